import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import { type Answer, see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { cueOf } from '../src/games/citadels/cue-list.ts'
import { priceOf, ruinOf } from '../src/games/citadels/preview.ts'
import { stageOf } from '../src/games/citadels/stage-of.ts'
import { isOlderEdition } from '../src/games/citadels/table.ts'

const EDITIONS = [
  ['2016', citadels2016, false],
  ['older', citadelsClassic, true],
] as const
const seeds = ['a', 'b', 'c', 'd', 'e', 'f']

interface Deed {
  do: string
  with: string
}
const isDeed = (answer: Answer): answer is { do: string; with: string } =>
  typeof answer === 'object' && 'do' in answer && 'with' in answer && typeof answer['with'] === 'string'

test.each(EDITIONS)('the preview of the %s edition names the price that the rules take', (_, game, isOlder) => {
  const compared = { build: 0, destroy: 0 }
  for (const seed of seeds)
    for (const { before, log, told } of walk(game, { seats: 5, seed })) {
      const last = log.at(-1)
      if (!before || !last || !('answer' in last) || !isDeed(last.answer)) continue
      const deed: Deed = last.answer
      const table = { view: see(game, before, { at: last.seat }).view, isOlder }
      const paid = (event: string): number | undefined =>
        told.filter(each => each.event === event).map(({ all }) => ('gold' in all ? Number(all.gold) : 0))[0]
      const built = paid('built')
      const destroyed = paid('destroyed')
      if (deed.do === 'build' && built !== undefined) {
        expect([deed.with, priceOf(table, last.seat, deed.with)]).toEqual([deed.with, built])
        compared.build++
      }
      if (deed.do === 'destroy' && destroyed !== undefined) {
        expect([deed.with, ruinOf(table, deed.with)]).toEqual([deed.with, destroyed])
        compared.destroy++
      }
    }
  expect(compared.build).toBeGreaterThan(50)
  expect(compared.destroy).toBeGreaterThan(3)
})

test.each(EDITIONS)('a view of the %s edition tells which edition it is', (_, game, isOlder) => {
  const [first] = walk(game, { seats: 4, seed: 'a', most: 1 })
  expect(isOlderEdition(see(game, first!.state, { at: 0 }).view)).toBe(isOlder)
})

test.each(EDITIONS)('in the %s edition coins fly only between purses, bank, plate and city', (_, game) => {
  const ends = new Set<string>()
  for (const seed of seeds)
    for (const { told } of walk(game, { seats: 6, seed }))
      for (const event of told)
        for (const { token, from, to, count } of cueOf(event).flights) {
          expect(count ?? 1).toBeGreaterThan(0)
          if (token === 'coin') ends.add(from.replace(/\d/, 'n')).add(to.replace(/\d/, 'n'))
        }
  expect([...ends].filter(end => !['bank', 'plate', 'seat.n.gold', 'seat.n.city'].includes(end))).toEqual([])
  expect(ends.size).toBeGreaterThan(1)
})

test('what the middle of the table shows follows what is asked', () => {
  const kinds = new Set<string>()
  for (const seed of seeds)
    for (const { state } of walk(citadels2016, { seats: 4, seed })) {
      const seen = see(citadels2016, state, { at: 0 })
      const view = seen.view
      const stage = stageOf(seen, view, 0)
      kinds.add(stage.kind)
      if (seen.mine && view.draft.passing) expect(stage.kind).toBe('choose')
      if (stage.kind === 'cards' && stage.of === 'drawn') expect(stage.cards).toEqual(view.players[0]!.drawn)
      if (stage.kind === 'called' && view.turn) expect(stage.by).toBe(view.turn.seat)
    }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['called', 'cards', 'choose', 'pass']))
})
