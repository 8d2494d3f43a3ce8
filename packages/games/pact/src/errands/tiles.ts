import { oneOf, orElse, type Seat, type Step, steps } from '@cloak/kernel'
import { automatic, isMinor, MAJOR_COURTIER, MAJOR_REWARDS, reaches, reachId } from '../achievements.ts'
import { bookOf } from '../data/book.ts'
import { isPayable } from '../cost.ts'
import { dismiss, welcome } from '../courtiers.ts'
import type { BuildingId } from '../data/buildings/index.ts'
import { type Minor, MINORS } from '../data/pieces.ts'
import type { Errands, Lane, Open } from '../types.ts'
import { why } from '../why.ts'

const { does, asks } = steps<Lane>()
type Own = 'takeTile' | 'placeTile' | 'dropTile' | 'tuck' | 'useTucked' | 'achieve' | 'spendCourtiers' | 'claim'

/** Achievements (DWD-3.23 to 3.29), and the cards that move tiles and buildings (DWD-22.5, 22.7). */
export const tiles: { [K in Own]: Step<Lane, Errands[K]> } = {
  takeTile: asks({
    who: (t, { seat }) => (unclaimed(t, seat).length > 0 ? seat : null),
    prompt: (_, { by }) => ({ key: 'pact.prompt.take-tile', args: { source: by } }),
    what: (t, { seat }) => orElse(oneOf(unclaimed(t, seat).map(tileOption)), unclaimed(t, seat)[0]!),
    does: (x, { seat, by }, tile) => x.next('placeTile', { seat, tile, by }),
  }),

  placeTile: asks({
    who: (_, { seat }) => seat,
    prompt: (_, { tile }) => ({ key: 'pact.prompt.place-tile', args: { tile } }),
    what: (t, { seat }) => {
      const free = freeFields(t, seat)
      return orElse(oneOf(free.map(id => ({ id, ref: { kind: 'field', id } }))), free[0]!)
    },
    does(x, { seat, tile }, field) {
      const p = x.t.players[seat]!
      p.minors[tile] = field
      p.fields[field] = 2
      x.tell('tilePlaced', { seat, tile, field })
    },
  }),

  dropTile: asks({
    who: (t, { seat }) => (droppable(t, seat).length > 0 ? seat : null),
    prompt: 'pact.prompt.drop-tile',
    what: (t, { seat }) => orElse(oneOf(droppable(t, seat).map(tileOption)), droppable(t, seat)[0]!),
    does(x, { seat }, tile) {
      const p = x.t.players[seat]!
      const place = p.minors[tile]
      if (typeof place === 'number') p.fields[place] = 1
      p.minors[tile] = 'gone'
      x.tell('tileDropped', { seat, tile })
    },
  }),

  tuck: asks({
    who: (t, { seat }) => (tuckable(t, seat).length > 0 ? seat : null),
    prompt: 'pact.prompt.tuck',
    what: (t, { seat }) => orElse(oneOf(tuckable(t, seat).map(cardOption)), tuckable(t, seat)[0]!),
    does(x, { seat, stable }, card) {
      const built = x.t.players[seat]!.built.find(b => b.card === card)!
      built.under = stable
      x.tell('tucked', { seat, card, stable })
      x.next('useTucked', { seat, card })
    },
  }),

  // DWD-9.25: this use was not planned, so one that cannot be paid is simply not available.
  useTucked: asks({
    who: (_, { seat }) => seat,
    prompt: (_, { card }) => ({ key: 'pact.prompt.use-tucked', args: { card } }),
    what: (t, { seat, card }, _, lean) => {
      const deed = bookOf(t).cards[card].action
      const open = deed !== null && isPayable(t, seat, deed.cost)
      const use = open
        ? [{ id: 'use' as const }]
        : lean
          ? []
          : [{ id: 'use' as const, barred: why('DWD-9.25', 'cannot-pay') }]
      return orElse(oneOf([...use, { id: 'leave' as const }]), 'leave')
    },
    does(x, { seat, card }, choice) {
      if (choice === 'use') x.next('act', { seat, card, token: false })
    },
  }),

  achieve: does((x, { seat }) => {
    const achievement = automatic(x.t, seat)
    if (achievement) {
      x.next('claim', { seat, achievement, spent: [] })
      return x.next('achieve', { seat })
    }
    if (reaches(x.t, seat).length > 0) x.next('spendCourtiers', { seat })
  }),

  spendCourtiers: asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.spend-courtiers',
    what: (t, { seat }) => {
      const of = reaches(t, seat).map(reach => ({
        id: reachId(reach),
        label: { key: 'pact.reach', args: { achievement: reach.achievement, courtiers: reach.spent } },
      }))
      return orElse(oneOf<string>([{ id: 'none' }, ...of]), 'none')
    },
    does(x, { seat }, chosen) {
      const reach = reaches(x.t, seat).find(each => reachId(each) === chosen)
      if (!reach) return
      x.next('claim', { seat, achievement: reach.achievement, spent: reach.spent })
      x.next('achieve', { seat })
    },
  }),

  claim: does((x, { seat, achievement, spent }) => {
    x.tell('achieved', { seat, achievement, spent: [...spent] })
    for (const courtier of spent) dismiss(x, seat, courtier)
    if (isMinor(achievement)) return x.next('placeTile', { seat, tile: achievement, by: achievement })
    x.t.players[seat]!.majors[achievement] = true
    x.next('run', { seat, list: MAJOR_REWARDS[achievement], by: achievement })
    const courtier = MAJOR_COURTIER[achievement]
    if (courtier) welcome(x, seat, courtier)
  }),
}

const tileOption = (id: Minor) => ({ id, ref: { kind: 'tile', id } })
const cardOption = (id: BuildingId) => ({ id, ref: { kind: 'card', id } })

const unclaimed = (t: Open, seat: Seat): Minor[] => MINORS.filter(m => t.players[seat]!.minors[m] === 'unclaimed')
/** DWD-22.7: an unclaimed tile or one on a field, as the builder likes. */
const droppable = (t: Open, seat: Seat): Minor[] => MINORS.filter(m => t.players[seat]!.minors[m] !== 'gone')
const freeFields = (t: Open, seat: Seat): number[] => [0, 1, 2, 3].filter(f => t.players[seat]!.fields[f] === 1)
const tuckable = (t: Open, seat: Seat): BuildingId[] =>
  t.players[seat]!.built.filter(b => b.under === null && bookOf(t).cards[b.card].action).map(b => b.card)
