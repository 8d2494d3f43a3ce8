import { type Card, remembersTruly, type T } from '@cloak/citadels-core'
import { imagine, Rng, type Seat, see } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016, edition2016 } from '../src/index.ts'
import { acting, city, gold, hand } from './help.ts'
import { all, type S } from './watching.ts'

/** Many worlds as this eye imagines them. */
function worlds(s: S, at: Seat | null): T[] {
  const out: T[] = []
  s.sees(at, (_, seen) => {
    for (let i = 0; i < 40; i++) out.push(opened(imagine(citadels2016, seen, at, Rng.from(`world ${i}`))).table)
  })
  return out
}
const everyWorld = (s: S, eyes: readonly (Seat | null)[], holds: (t: T) => boolean): void => {
  for (const at of eyes) expect(worlds(s, at).filter(t => !holds(t))).toEqual([])
}
const someWorld = (s: S, at: Seat | null, holds: (t: T) => boolean): void =>
  expect(worlds(s, at).some(holds)).toBe(true)
const isNoble = (card: Card): boolean => edition2016.districts.get(card)!.type === 'noble'

test('[CIT-8.1] a destroyed district lies at the bottom of the deck, and everybody knows', () => {
  const s = acting(4, 'warlord', t => {
    city(t, 1, 'tavern')
    gold(t, 0, 5)
  }).answers(0, { do: 'destroy', with: '1.tavern' })
  everyWorld(s, all, t => t.deck[0] === 'tavern')
})

describe('[CIT-6.2.2] a hand that the Spy has looked at', () => {
  const spied = () =>
    acting(4, 'spy', t => {
      hand(t, 1, 'manor', 'castle', 'tavern', 'temple')
    }).answers(0, { do: 'spy', with: { seat: 1, type: 'noble' } })
  const later = () => spied().answers(0, { do: 'end' })

  test('he remembers after his turn', () => {
    everyWorld(later(), [0], t => t.players[1]!.hand.toSorted().join() === 'castle,manor,tavern,temple')
  })
  test('the others know how many of that type there are, and no more', () => {
    everyWorld(later(), all, t => t.players[1]!.hand.filter(isNoble).length === 2)
    someWorld(later(), 2, t => !t.players[1]!.hand.includes('tavern'))
  })
})

test('[CIT-6.3.3] the Seer knows what he gave back, its receiver what was taken', () => {
  const s = acting(2, 'seer', t => {
    hand(t, 0, 'keep', 'library')
    hand(t, 1, 'tavern')
  })
    .answers(0, { do: 'foresee' })
    .answers(0, ['keep'])
  everyWorld(s, [0], t => t.players[1]!.hand.join() === 'keep')
  everyWorld(s, [1], t => t.players[0]!.hand.includes('tavern'))
})

test('[CIT-6.3.1] of cards discarded together the discarder knows that they are under the deck, not in which order', () => {
  const s = acting(4, 'magician', t => {
    hand(t, 0, 'keep', 'library')
  }).answers(0, { do: 'conjure', with: { do: 'redraw', with: { keep: 1, library: 1 } } })
  everyWorld(s, [0], t => t.deck.slice(0, 2).toSorted().join() === 'keep,library')
  someWorld(s, 0, t => t.deck[0] === 'keep')
  someWorld(s, 0, t => t.deck[0] === 'library')
})

describe('[CIT-8.6] in games of every size, whatever anybody imagines', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('agrees with all that was seen, %i seats', seats => {
    for (const { state, log } of walk(citadels2016, { seats, seed: `remembering ${seats}` })) {
      expect(remembersTruly(edition2016, opened(state).table)).toBe(true)
      if (log.length % 9 > 0) continue
      for (const at of [null, ...Array(seats).keys()]) {
        const world = imagine(citadels2016, see(citadels2016, state, { at }), at, Rng.from(`${log.length}`))
        expect(remembersTruly(edition2016, opened(world).table)).toBe(true)
      }
    }
  })
})
