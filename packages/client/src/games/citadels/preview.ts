import type { Draft } from '@cloak/kernel'
import type { Preview } from '../../ask/things.tsx'
import { fieldsOf } from '../../ask/ways.ts'
import type { Say } from '../../words/language.ts'
import { costOf, typeOf } from './districts.ts'
import type { CitadelsTable } from './table.ts'

/** What a district costs its builder: the factory makes other special districts cheaper. */
export function priceOf(
  { view, isOlder }: Pick<CitadelsTable, 'view' | 'isOlder'>,
  seat: number,
  card: string,
): number {
  const hasFactory = view.players[seat]!.city.some(built => built.card === 'factory')
  return Math.max(0, (costOf(card, isOlder) ?? 0) - (hasFactory && typeOf(card) === 'unique' ? 1 : 0))
}

/** What the Warlord pays for a district: 1 less than its cost, 1 more in the shadow of another Great Wall. */
export function ruinOf({ view, isOlder }: Pick<CitadelsTable, 'view' | 'isOlder'>, id: string): number {
  const [seat, card] = id.split('.')
  const { city } = view.players[Number(seat)]!
  const built = city.find(each => each.card === card)
  const walls = city.some(each => each.card === 'great-wall') && card !== 'great-wall' ? 1 : 0
  return Math.max(0, (costOf(card ?? '', isOlder) ?? 0) + (built?.beautified ? 1 : 0) - 1 + walls)
}

/** What a costly answer does, said before it is given. */
export function previewer(table: CitadelsTable, say: Say): Preview {
  const { view, seat } = table
  if (seat === null) return () => null
  const me = view.players[seat]!
  const pays = (price: number): string => say('client.citadels.pays', { price, gold: me.gold, left: me.gold - price })
  return (draft: Draft) => {
    const { do: what, with: on } = fieldsOf(draft)
    if (what === 'build' && typeof on === 'string') {
      const city = say('client.citadels.will-stand', { n: me.city.length + 1, of: view.citySize })
      return `${pays(priceOf(table, seat, on))} ${city}`
    }
    if (what === 'destroy' && typeof on === 'string') return pays(ruinOf(table, on))
    if (what === 'smithy') return pays(2)
    if (what === 'beautify') return pays(1)
    if (what === 'armory') return say('client.citadels.gives-up', { card: table.name('card', 'armory') })
    if (what === 'framework') return say('client.citadels.gives-up', { card: table.name('card', 'framework') })
    if (what === 'end' && view.turn) return say('client.citadels.ends', { gold: me.gold, n: me.handSize })
    return null
  }
}
