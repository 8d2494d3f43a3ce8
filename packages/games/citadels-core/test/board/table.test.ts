import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import type { View } from '@cloak/citadels-core'
import { type Decision, type Draft, type Ref, see, type Seen, start } from '@cloak/kernel'
import { setupOf, walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { askedAt } from '../../board/pointing/asked-at.ts'
import { cueOf } from '../../board/telling/cue-list.ts'
import { cardsIn, type CitadelsId } from '../../board/pieces/districts.ts'
import { previewer, tolledFor } from '../../board/pointing/preview.ts'
import { seatRefs } from '../../board/pointing/seat-refs.ts'
import { shared } from '@cloak/parts/table/shared.ts'
import { stageOf } from '../../board/telling/stage-of.ts'
import { fieldsOf, waysOf } from '@cloak/parts/ask/ways.ts'

const EDITIONS = [
  ['2016', citadels2016, 'citadels-2016'],
  ['older', citadelsClassic, 'citadels-classic'],
] as const
const DEVIOUS = {
  cards: { do: 'devious-dignitaries', with: { fourth: 'king', ninth: 'none' } },
  crown: 'random',
  overruled: [],
} as const
const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F']

/** What the preview of an answer says: keys and numbers. */
function said(game: CitadelsId, seen: Seen<View>, seat: number, draft: Draft): string | null {
  const table = { seat, cards: cardsIn(game), names: NAMES, name: (_: string, id: string | number) => String(id) }
  const say = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`
  const asked = { view: seen.view, decision: seen.mine?.decision ?? null }
  return previewer(table, asked, say, [])(draft)
}

test.each(EDITIONS)('the preview of the %s edition says what the answer then costs', (_, game, id) => {
  const compared: { [deed: string]: number } = {}
  for (const seed of seeds)
    for (const { before, state, log, told } of walk(game, { seats: 6, seed })) {
      const last = log.at(-1)
      if (!before?.table.turn || !last || !('answer' in last)) continue
      if (told.some(({ event }) => event === 'taxed')) continue
      const { seat, answer } = last
      const deed = fieldsOf(answer)['do']
      if (deed !== 'build' && deed !== 'destroy' && deed !== 'exchange' && deed !== 'beautify') continue
      const gold = before.table.players[seat]!.gold
      const left = state.table.players[seat]!.gold
      const pays = `citadels.board.pays ${JSON.stringify({ price: gold - left, gold, left })}`
      expect(said(id, see(game, before, { at: seat }), seat, answer)).toMatch(new RegExp(`^${RegExp.escape(pays)}`))
      compared[deed] = (compared[deed] ?? 0) + 1
    }
  expect(Object.keys(compared).sort()).toEqual(['beautify', 'build', 'destroy', 'exchange'])
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
      const stage = stageOf(seen, view, 0, cardsIn('citadels-2016'))
      kinds.add(stage.kind)
      if (seen.mine && view.draft.passing) expect(stage.kind).toBe('choose')
      if (stage.kind === 'cards' && stage.of === 'drawn') expect(stage.cards).toEqual(view.players[0]!.drawn)
      if (stage.kind === 'called' && view.turn) expect(stage.by).toBe(view.turn.seat)
    }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['called', 'cards', 'choose', 'pass']))
})

/** What of a question has no thing that stands for it. */
function loose(d: Decision): string[] {
  if (d.kind === 'oneOf') return d.of.flatMap(({ id, ref }) => (ref ? [] : [String(id)]))
  if (d.kind === 'menu' && !d.actions.some(action => action.do === 'end'))
    return d.actions.flatMap(action => (action.with || action.ref ? [] : [action.do]))
  return []
}

test.each(EDITIONS)(
  'in the %s edition bribes, warrants, wakes and greetings are answered at a thing of the table',
  (_, game) => {
    const asked = new Set<string>()
    for (const seats of [2, 4, 7])
      for (const seed of seeds) {
        for (const { state } of walk(game, { seats, seed }))
          for (let seat = 0; seat < seats; seat++) {
            const seen = see(game, state, { at: seat })
            if (!seen.mine) continue
            const { decision } = seen.mine
            const top = seen.script.at(-1)
            const isTribute = top?.step === 'card.asks' && 'ask' in top.p && top.p.ask === 'emperor.tribute'
            const apart = loose(decision).filter(id => isTribute || (id !== 'gold' && id !== 'cards'))
            const { answers, things } = askedAt(seen, seen.view, seat)
            expect(answers.map(({ id }) => id)).toEqual(apart)
            if (apart.length === 0) continue
            asked.add(seen.script.at(-1)!.step)
            expect(things.some(thing => isOnTable(thing, seen.view))).toBe(true)
            for (const ref of answers) expect(waysOf(decision, undefined, ref)).toHaveLength(1)
          }
      }
    expect(asked.size).toBeGreaterThan(0)
  },
)

const isOnTable = (
  { kind, id }: Ref,
  { cast, players }: { cast: readonly string[]; players: { city: readonly { card: string }[] }[] },
): boolean => {
  if (kind === 'character') return cast.includes(String(id))
  if (kind === 'pile' || kind === 'purse') return true
  const [seat, card] = String(id).split('.')
  return players[Number(seat)]!.city.some(built => built.card === card)
}

test('[CLA-6.5] the preview names who pays the Abbot', () => {
  let paid = 0
  for (let seed = 0; seed < 12; seed++)
    for (const { before, told, log } of walk(citadelsClassic, { seats: 4, seed: `tithe ${seed}` }))
      for (const { event, all } of told) {
        const last = log.at(-1)
        if (!before || !last || event !== 'paidGold' || !('source' in all) || all.source !== 'abbot') continue
        const seen = see(citadelsClassic, before, { at: last.seat })
        const name = NAMES[Number('seat' in all && all.seat)]
        expect(said('citadels-classic', seen, last.seat, { do: 'tithe' })).toBe(
          `citadels.board.tithe ${JSON.stringify({ name })}`,
        )
        paid++
      }
  expect(paid).toBeGreaterThan(5)
})

test('[CIT-6.1.3c, CIT-6.1.3l] the preview warns of a warrant just when the build is held up for the Magistrate', () => {
  const found = { held: 0, free: 0 }
  for (const seed of seeds)
    for (const { before, state, log } of walk(citadels2016, { seats: 5, seed: `warrant ${seed}`, options: DEVIOUS })) {
      const last = log.at(-1)
      if (!before || !last || !('answer' in last) || fieldsOf(last.answer)['do'] !== 'build') continue
      const isHeld = state.script.at(-1)?.step === 'build.warrant'
      const preview = said('citadels-2016', see(citadels2016, before, { at: last.seat }), last.seat, last.answer)
      expect(preview?.includes('citadels.board.warranted')).toBe(isHeld)
      found[isHeld ? 'held' : 'free']++
    }
  expect(Math.min(found.held, found.free)).toBeGreaterThan(5)
})

test('[CLA-7.20] the preview says whether the Bell Tower ends the game, and through whom', () => {
  const tolls = (...sizes: readonly number[]) => {
    const { state } = start(citadelsClassic, setupOf(citadelsClassic, { seats: 3, seed: 'bell' }))
    sizes.forEach((n, seat) => {
      state.table.players[seat]!.city = Array.from({ length: n }, () => ({
        card: 'tavern',
        beautified: false,
        round: 1,
      }))
    })
    return tolledFor(cardsIn('citadels-classic'), see(citadelsClassic, state, { at: 0 }).view, 0)
  }
  expect(tolls(7, 2, 7)).toBe('me')
  expect(tolls(6, 7, 2)).toBe('others')
  expect(tolls(6, 6, 6)).toBe('nobody')
})

test('the crown of the Emperor is given with its price at the player who gets it', () => {
  let seen = 0
  for (const seed of seeds)
    for (const { state } of walk(citadels2016, { seats: 5, seed }))
      for (let seat = 0; seat < 5; seat++) {
        const at = see(citadels2016, state, { at: seat })
        const refs = [0, 1, 2, 3, 4].flatMap(each => seatRefs(at, each)).filter(({ kind }) => kind === 'answer')
        if (refs.length === 0 || !at.mine) continue
        seen++
        for (const ref of refs) expect(waysOf(at.mine.decision, undefined, ref)).toHaveLength(1)
      }
  expect(seen).toBeGreaterThan(0)
})

test('what has not changed stays the same object, and what has is what it became', () => {
  const before = { city: [{ card: 'tavern' }, { card: 'keep' }], gold: 2 }
  const now = { city: [{ card: 'tavern' }, { card: 'keep' }], gold: 3 }
  const next = shared(before, now)
  expect(next).toEqual(now)
  expect(next.city).toBe(before.city)
  expect(shared(before, structuredClone(before))).toBe(before)
  expect(shared({ city: [1, 2] }, { city: [1] })).toEqual({ city: [1] })
  expect(shared<object>([], {})).toEqual({})
})
