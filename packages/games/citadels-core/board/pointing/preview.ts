import type { DistrictType, View } from '../../src/types.ts'
import type { Draft } from '@cloak/kernel'
import type { Preview } from '@cloak/parts/ask/things.tsx'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import type { Say } from '../words.ts'
import { costOf, typeOf } from '../pieces/districts.ts'
import type { CitadelsTable } from '../table.ts'

interface Printed {
  view: View
  isOlder: boolean
}
/** What a district costs its builder: the factory makes other special districts cheaper. */
export function priceOf({ view, isOlder }: Printed, seat: number, card: string): number {
  const hasFactory = view.players[seat]!.city.some(built => built.card === 'factory')
  return Math.max(0, (costOf(card, isOlder) ?? 0) - (hasFactory && typeOf(card) === 'unique' ? 1 : 0))
}

/** What a standing district costs now, and what another Great Wall in its city adds for whoever reaches for it. */
function standing({ view, isOlder }: Printed, id: string): { cost: number; wall: number } {
  const [seat, card, copy = '1'] = id.split(/[.#]/)
  const { city } = view.players[Number(seat)]!
  const built = city.filter(each => each.card === card)[Number(copy) - 1]
  const wall = city.some(each => each.card === 'great-wall') && card !== 'great-wall' ? 1 : 0
  return { cost: (costOf(card ?? '', isOlder) ?? 0) + (built?.beautified ? 1 : 0), wall }
}
/** What the Marshal pays for a district. */
export function seizureOf(printed: Printed, id: string): number {
  const { cost, wall } = standing(printed, id)
  return cost + wall
}
/** What the Warlord pays for a district: 1 less than its cost. */
export const ruinOf = (printed: Printed, id: string): number => Math.max(0, seizureOf(printed, id) - 1)
/** What the Diplomat pays: the difference, if theirs is dearer. */
export function exchangeOf(printed: Printed, mine: string, theirs: string): number {
  const { cost, wall } = standing(printed, theirs)
  const difference = cost - standing(printed, mine).cost
  return printed.view.rulings['wallOnEvenExchange'] ? Math.max(0, difference) + wall : Math.max(0, difference + wall)
}

type Income = readonly [type: DistrictType, what: 'gold' | 'cards']
/** Which districts bring a character something, and what; the Abbot of 2016 chooses, and is asked how much. */
const INCOMES: { readonly [character: string]: Income } = {
  king: ['noble', 'gold'],
  emperor: ['noble', 'gold'],
  patrician: ['noble', 'cards'],
  bishop: ['religious', 'gold'],
  abbot: ['religious', 'gold'],
  cardinal: ['religious', 'cards'],
  merchant: ['trade', 'gold'],
  trader: ['trade', 'gold'],
  warlord: ['military', 'gold'],
  diplomat: ['military', 'gold'],
  marshal: ['military', 'gold'],
}
/** What the districts of the city bring the character in whose name the turn is played. */
export function incomeOf({ players, turn }: View): { n: number; what: 'gold' | 'cards' } | null {
  const income = turn && INCOMES[turn.as]
  if (!income) return null
  const [type, what] = income
  const n = players[turn.seat]!.city.filter(({ card }) => typeOf(card) === type || card === 'school-of-magic').length
  return { n, what }
}

/** CIT-6.1.3c: whether the next district paid for may be confiscated, as far as anybody but the Magistrate can tell. */
export function mayBeConfiscated({ turn, warrants }: View): boolean {
  if (!turn || !warrants || warrants.shown || warrants.of === turn.seat) return false
  return turn.paidBuilds === 0 && warrants.on.includes(turn.as)
}

/** CLA-6.5: who pays the Abbot of the older edition, one player with more gold than everybody else. */
export function titheFrom({ players }: View): number {
  const gold = players.map(each => each.gold)
  return gold.indexOf(Math.max(...gold))
}

/** CLA-7.20: whether the Bell Tower's announcement ends the game with this round, and through whose city. */
export function tolledFor({ players }: View, seat: number): 'me' | 'others' | 'nobody' {
  const isEnough = players.map(({ city }) => city.length >= 7)
  return isEnough[seat] ? 'me' : isEnough.includes(true) ? 'others' : 'nobody'
}

/** What a costly answer does, said before it is given. */
export function previewer(table: CitadelsTable, view: View, say: Say, undone: readonly string[]): Preview {
  const { seat, isOlder } = table
  if (seat === null) return () => null
  const me = view.players[seat]!
  const pays = (price: number): string => say('citadels.board.pays', { price, gold: me.gold, left: me.gold - price })
  return (draft: Draft) => {
    const { do: what, with: on } = fieldsOf(draft)
    const named = typeof draft === 'string' ? draft : on
    if (typeof named === 'string' && view.draft.faceUp.includes(named)) return say('citadels.board.nobody-has')
    if (what === 'build' && typeof on === 'string') {
      const city = say('citadels.board.will-stand', { n: me.city.length + 1, of: view.citySize })
      const warrant = mayBeConfiscated(view) ? ` ${say('citadels.board.warranted')}` : ''
      return `${pays(priceOf({ view, isOlder }, seat, on))} ${city}${warrant}`
    }
    if (what === 'destroy' && typeof on === 'string') return pays(ruinOf({ view, isOlder }, on))
    if (what === 'seize' && typeof on === 'string') return pays(seizureOf({ view, isOlder }, on))
    if (what === 'exchange') {
      const { do: mine, with: theirs } = fieldsOf(on)
      if (typeof mine === 'string' && typeof theirs === 'string')
        return pays(exchangeOf({ view, isOlder }, mine, theirs))
    }
    if (what === 'conjure') {
      const { do: how, with: whom } = fieldsOf(on)
      if (how === 'swap' && typeof whom === 'number')
        return say('citadels.board.swaps', { lost: me.handSize, won: view.players[whom]!.handSize })
    }
    if (what === 'tithe') return say('citadels.board.tithe', { name: table.names[titheFrom(view)] ?? '' })
    if (draft === 'announce') return say('citadels.board.tolls', { whose: tolledFor(view, seat) })
    if (what === 'smithy') return pays(2)
    if (what === 'collect') {
      const income = incomeOf(view)
      if (typeof on === 'number') return say('citadels.board.income-mixed', { gold: on, cards: (income?.n ?? on) - on })
      return income && say('citadels.board.income', { n: income.n, cards: income.what === 'cards' ? 'yes' : 'no' })
    }
    if (what === 'beautify') return pays(1)
    if (what === 'armory') return say('citadels.board.gives-up', { card: table.name('card', 'armory') })
    if (what === 'framework') return say('citadels.board.gives-up', { card: table.name('card', 'framework') })
    if (what === 'end' && view.turn) {
      const ends = say('citadels.board.ends', { gold: me.gold, n: me.handSize })
      return undone.length === 0 ? ends : `${ends} ${say('citadels.board.undone', { deeds: undone.join(' · ') })}`
    }
    return null
  }
}
