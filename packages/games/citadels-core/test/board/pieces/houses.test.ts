import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import type { Built, View } from '@cloak/citadels-core'
import { type Decision, type Ref, see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { answerRef, waysOfAll } from '@cloak/parts/ask/ways.ts'
import { askedAt, NOTHING_ASKED } from '../../../board/pointing/asked-at.ts'
import { copyAt, houseRefs, isAnyHouse } from '../../../board/pieces/houses.ts'
import { districtRef } from '../../../board/pointing/refs.ts'

const EDITIONS = [
  ['2016', citadels2016],
  ['older', citadelsClassic],
] as const
const SEATS = [2, 4, 7]
const SEEDS = ['a', 'b', 'c', 'd']

const built = (...cards: string[]): Built[] => cards.map(card => ({ card, beautified: false, round: 1 }))

test('of two districts of a name the later one is another thing', () => {
  const city = built('tavern', 'market', 'tavern', 'tavern')
  expect(city.map((_, plot) => copyAt(city, plot))).toEqual([1, 1, 2, 3])
  const refs = city.map(({ card }, plot) => houseRefs({ seat: 3, card, copy: copyAt(city, plot) }, null, NOTHING_ASKED))
  expect(refs.map(([self]) => self?.id)).toEqual(['3.tavern', '3.market', '3.tavern#2', '3.tavern#3'])
})

test('a special district is pointed at for what it does, by its owner alone', () => {
  const at = (seat: number, card: string, own: number | null): Ref[] =>
    houseRefs({ seat, card, copy: 1 }, own, NOTHING_ASKED)
  expect(at(1, 'laboratory', 1)).toEqual([districtRef(1, 'laboratory'), answerRef('laboratory')])
  expect(at(1, 'laboratory', 0)).toEqual([districtRef(1, 'laboratory')])
  expect(at(1, 'laboratory', null)).toEqual([districtRef(1, 'laboratory')])
  expect(at(1, 'tavern', 1)).toEqual([districtRef(1, 'tavern')])
})

test('what is asked about a district is answered there, and at no other of its name', () => {
  const asked = { answers: [answerRef('salvage'), answerRef('pass')], things: [districtRef(0, 'graveyard')] }
  const at = (seat: number, card: string): Ref[] => houseRefs({ seat, card, copy: 1 }, 0, asked).slice(1)
  expect(at(0, 'graveyard')).toEqual([answerRef('graveyard'), ...asked.answers])
  expect(at(1, 'graveyard')).toEqual([])
  expect(at(0, 'tavern')).toEqual([])
})

/** Every standing district that a question lets be chosen, or bars, by its name. */
function districtsIn(decision: Decision | null): string[] {
  if (!decision) return []
  switch (decision.kind) {
    case 'oneOf':
    case 'someOf':
    case 'inOrder':
      return decision.of.flatMap(({ ref }) => (ref?.kind === 'district' ? [String(ref.id)] : []))
    case 'menu':
      return decision.actions.flatMap(action => districtsIn(action.with))
    case 'form':
      return Object.values(decision.fields).flatMap(districtsIn)
    default:
      return []
  }
}
const housesOf = ({ players }: View, own: number, asked = NOTHING_ASKED): Ref[][] =>
  players.flatMap(({ city }, seat) =>
    city.map(({ card }, plot) => houseRefs({ seat, card, copy: copyAt(city, plot) }, own, asked)),
  )

test.each(EDITIONS)('in the %s edition every district that is asked for stands somewhere, once', (_, game) => {
  const found = { asked: 0, powers: 0, none: 0 }
  for (const seats of SEATS)
    for (const seed of SEEDS)
      for (const { state } of walk(game, { seats, seed: `houses ${seed}` }))
        for (let seat = 0; seat < seats; seat++) {
          const seen = see(game, state, { at: seat })
          if (!seen.mine) continue
          const { decision } = seen.mine
          const asked = askedAt(seen, seen.view, seat)
          const houses = housesOf(seen.view, seat, asked)
          const standing = houses.map(([self]) => String(self!.id))
          expect(new Set(standing).size).toBe(standing.length)
          const wanted = new Set(districtsIn(decision))
          expect([...wanted].filter(id => !standing.includes(id))).toEqual([])
          found.asked += wanted.size
          const powers = decision.kind === 'menu' ? decision.actions.map(each => each.do) : []
          for (const power of powers.filter(each => seen.view.players[seat]!.city.some(({ card }) => card === each))) {
            expect(houses.flat()).toContainEqual(answerRef(power))
            found.powers++
          }
          const isOpen = (refs: readonly Ref[]) => waysOfAll(decision, undefined, refs).some(({ why }) => why === null)
          const isAny = isAnyHouse(seen.view, seat, asked, isOpen)
          expect(isAny).toBe(houses.some(isOpen))
          if (!isAny) found.none++
        }
  expect(Math.min(found.asked, found.powers, found.none)).toBeGreaterThan(0)
})
