import type { View } from '../../src/types.ts'
import {
  type Cards,
  completedByBell,
  type Deed,
  incomeNow,
  mayBeStopped,
  payerOfDeed,
  priceOfDeed,
} from '../../src/reading/index.ts'
import type { Answer, Decision, Draft } from '@cloak/kernel'
import type { Preview } from '@cloak/parts/ask/things.tsx'
import { fieldsOf, isWhole } from '@cloak/parts/ask/ways.ts'
import type { Say } from '../words.ts'
import type { CitadelsTable } from '../table.ts'

/** CLA-7.20: whether the Bell Tower's announcement ends the game with this round, and through whose city. */
export function tolledFor(cards: Cards, view: View, seat: number): 'me' | 'others' | 'nobody' {
  const seats = completedByBell(cards, view)
  return seats.includes(seat) ? 'me' : seats.length > 0 ? 'others' : 'nobody'
}

type Known = Pick<CitadelsTable, 'seat' | 'cards' | 'names' | 'name'>
interface Asked {
  view: View
  /** What the reader is asked now. */
  decision: Decision | null
}

/** What a costly answer does, said before it is given. */
export function previewer(table: Known, asked: Asked, say: Say, undone: readonly string[]): Preview {
  const { seat, cards } = table
  const { view, decision } = asked
  if (seat === null) return () => null
  const me = view.players[seat]!
  const pays = (price: number): string => say('citadels.board.pays', { price, gold: me.gold, left: me.gold - price })
  return (draft: Draft) => {
    const { do: what, with: on } = fieldsOf(draft)
    const named = typeof draft === 'string' ? draft : on
    if (typeof named === 'string' && view.draft.faceUp.includes(named)) return say('citadels.board.nobody-has')
    const deed = decision?.kind === 'menu' && isWhole(decision, draft) ? deedOf(draft) : null
    const price = deed && priceOfDeed(cards, view, deed)
    if (price !== null && what === 'build') {
      const city = say('citadels.board.will-stand', { n: me.city.length + 1, of: view.citySize })
      const warrant = mayBeStopped(cards, view) ? ` ${say('citadels.board.warranted')}` : ''
      return `${pays(price)} ${city}${warrant}`
    }
    if (price !== null) return pays(price)
    if (what === 'conjure') {
      const { do: how, with: whom } = fieldsOf(on)
      if (how === 'swap' && typeof whom === 'number')
        return say('citadels.board.swaps', { lost: me.handSize, won: view.players[whom]!.handSize })
    }
    const payer = deed && payerOfDeed(cards, view, deed)
    if (payer !== null) return say('citadels.board.tithe', { name: table.names[payer] ?? '' })
    if (draft === 'announce') return say('citadels.board.tolls', { whose: tolledFor(cards, view, seat) })
    if (what === 'collect') {
      const income = incomeNow({ e: cards, t: view })
      if (typeof on === 'number') return say('citadels.board.income-mixed', { gold: on, cards: (income?.n ?? on) - on })
      return income && say('citadels.board.income', { n: income.n, cards: income.what === 'cards' ? 'yes' : 'no' })
    }
    if (what === 'armory') return say('citadels.board.gives-up', { card: table.name('card', 'armory') })
    if (what === 'framework') return say('citadels.board.gives-up', { card: table.name('card', 'framework') })
    if (what === 'end' && view.turn) {
      const ends = say('citadels.board.ends', { gold: me.gold, n: me.handSize })
      return undone.length === 0 ? ends : `${ends} ${say('citadels.board.undone', { deeds: undone.join(' · ') })}`
    }
    return null
  }
}

/** An answer to the menu of a turn. */
const deedOf = (answer: Answer): Deed | null => {
  if (typeof answer !== 'object' || Array.isArray(answer)) return null
  const { do: what, with: on } = answer
  return typeof what !== 'string' ? null : on === undefined ? { do: what } : { do: what, with: on }
}
