import { type Card, remembersTruly, type T } from '@cloak/citadels-core'
import { imagine, Rng, type Seat, see } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadelsClassic, editionClassic } from '../src/index.ts'
import { acting, city, gold, hand } from './help.ts'

type Scene = ReturnType<typeof acting>
const EYES = [null, 0, 1, 2, 3]

/** Many worlds as this eye imagines them. */
function worlds(s: Scene, at: Seat | null): T[] {
  const out: T[] = []
  s.sees(at, (_, seen) => {
    for (let i = 0; i < 40; i++) out.push(opened(imagine(citadelsClassic, seen, at, Rng.from(`world ${i}`))).table)
  })
  return out
}
const everyWorld = (s: Scene, eyes: readonly (Seat | null)[], holds: (t: T) => boolean): void => {
  for (const at of eyes) expect(worlds(s, at).filter(t => !holds(t))).toEqual([])
}
const someWorld = (s: Scene, at: Seat | null, holds: (t: T) => boolean): void =>
  expect(worlds(s, at).some(holds)).toBe(true)
const inHand = (t: T, seat: Seat, card: Card): boolean => t.players[seat]!.hand.includes(card)

/** The Warlord, at seat 0, destroys the Docks of seat 1; seat 2 has the Graveyard, and three cards nobody has seen. */
const ruining = () =>
  acting(4, 'warlord', t => {
    city(t, 1, 'library')
    city(t, 2, 'graveyard', 'laboratory')
    hand(t, 2, 'tavern', 'market', 'temple')
    gold(t, 0, 9)
    gold(t, 2, 3)
  }).answers(0, { do: 'destroy', with: '1.library' })

describe('[CLA-7.5, CLA-12.13] what is taken through the Graveyard', () => {
  const salvaged = () => ruining().answers(2, 'salvage')
  test('everybody knows to be in that hand', () => {
    everyWorld(salvaged(), EYES, t => inHand(t, 2, 'library'))
  })
  test('what is left lies at the bottom of the deck', () => {
    everyWorld(ruining().answers(2, 'leave'), EYES, t => t.deck[0] === 'library')
  })
})

describe('[CLA-5.3] hands that the Magician swaps', () => {
  const swapped = () =>
    acting(4, 'magician', t => {
      hand(t, 0, 'tavern', 'library')
      hand(t, 1, 'castle', 'docks', 'temple')
    }).answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
  test('each of the two knows what he gave', () => {
    everyWorld(swapped(), [0], t => t.players[1]!.hand.toSorted().join() === 'library,tavern')
    everyWorld(swapped(), [1], t => t.players[0]!.hand.toSorted().join() === 'castle,docks,temple')
  })
  test('nobody else does', () => {
    someWorld(swapped(), 2, t => !inHand(t, 1, 'library'))
    someWorld(swapped(), null, t => !inHand(t, 1, 'library'))
  })
})

describe('[CLA-4.2] the card not kept', () => {
  const gathered = () =>
    acting(
      4,
      'bishop',
      t => {
        t.deck.splice(t.deck.indexOf('library'), 1)
        t.deck.splice(t.deck.indexOf('tavern'), 1)
        t.deck.push('library', 'tavern')
      },
      { gathered: false },
    )
      .answers(0, { do: 'gather', with: 'cards' })
      .answers(0, 'tavern')
  test('whoever put it under the deck knows that it lies there', () => {
    everyWorld(gathered(), [0], t => t.deck[0] === 'library')
    someWorld(gathered(), 1, t => t.deck[0] !== 'library')
  })
})

describe('[CLA-10.1] in games of every size, whatever anybody imagines', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('agrees with all that was seen, %i seats', seats => {
    for (const { state, log } of walk(citadelsClassic, { seats, seed: `remembering ${seats}` })) {
      expect(remembersTruly(editionClassic, opened(state).table)).toBe(true)
      if (log.length % 9 > 0) continue
      for (const at of [null, ...Array(seats).keys()]) {
        const world = imagine(citadelsClassic, see(citadelsClassic, state, { at }), at, Rng.from(`${log.length}`))
        expect(remembersTruly(editionClassic, opened(world).table)).toBe(true)
      }
    }
  })
})
