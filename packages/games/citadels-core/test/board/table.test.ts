import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import { type Answer, type Decision, type Ref, see, start } from '@cloak/kernel'
import { setupOf, walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { askedAt } from '../../board/pointing/asked-at.ts'
import { cueOf } from '../../board/telling/cue-list.ts'
import {
  exchangeOf,
  incomeOf,
  mayBeConfiscated,
  priceOf,
  ruinOf,
  seizureOf,
  titheFrom,
  tolledFor,
} from '../../board/pointing/preview.ts'
import { seatRefs } from '../../board/pointing/seat-refs.ts'
import { shared } from '@cloak/parts/table/shared.ts'
import { stageOf } from '../../board/telling/stage-of.ts'
import { isOlderEdition } from '../../board/table.ts'
import { fieldsOf, waysOf } from '@cloak/parts/ask/ways.ts'

const EDITIONS = [
  ['2016', citadels2016, false],
  ['older', citadelsClassic, true],
] as const
const DEVIOUS = {
  cards: { do: 'devious-dignitaries', with: { fourth: 'king', ninth: 'none' } },
  crown: 'random',
  overruled: [],
} as const
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

test('the preview names what the Marshal and the Diplomat pay', () => {
  const paid = new Set<string>()
  for (let seed = 0; seed < 30; seed++)
    for (const { before, log, told } of walk(citadels2016, { seats: 6, seed: `prices ${seed}` })) {
      const last = log.at(-1)
      const deed = told.find(({ event }) => event === 'seized' || event === 'exchanged')
      if (!before || !last || !('answer' in last) || !deed || !('gold' in deed.all)) continue
      const table = { view: see(citadels2016, before, { at: last.seat }).view, isOlder: false }
      const { with: on } = fieldsOf(last.answer)
      const { do: mine, with: theirs } = fieldsOf(on)
      if (typeof on === 'string') expect(seizureOf(table, on)).toBe(deed.all.gold)
      if (typeof mine === 'string' && typeof theirs === 'string')
        expect(exchangeOf(table, mine, theirs)).toBe(deed.all.gold)
      paid.add(deed.event)
    }
  expect([...paid].sort()).toEqual(['exchanged', 'seized'])
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

test.each(EDITIONS)('the preview of the %s edition names the income that the rules give', (_, game) => {
  let compared = 0
  for (const seed of seeds)
    for (const { before, log, told } of walk(game, { seats: 6, seed })) {
      const last = log.at(-1)
      if (!before || !last || !('answer' in last)) continue
      const { answer } = last
      if (typeof answer !== 'object' || !('do' in answer) || answer['do'] !== 'collect' || 'with' in answer) continue
      const income = incomeOf(see(game, before, { at: last.seat }).view)!
      const got = told.find(({ event }) => event === (income.what === 'gold' ? 'gainedGold' : 'gainedCards'))
      const all: { gold?: unknown; n?: unknown } = got?.all ?? {}
      expect(income.n).toBe(Number(all.gold ?? all.n ?? 0))
      compared++
    }
  expect(compared).toBeGreaterThan(20)
})

test.each(EDITIONS)('the preview of the %s edition names what an exchange costs', (_, game, isOlder) => {
  let compared = 0
  for (const seed of seeds.flatMap(seed => [seed, `${seed}1`, `${seed}2`]))
    for (const { before, log, told } of walk(game, { seats: 5, seed })) {
      const last = log.at(-1)
      const exchanged = told.find(({ event }) => event === 'exchanged')
      if (!before || !last || !('answer' in last) || !exchanged) continue
      const { answer } = last
      if (typeof answer !== 'object' || Array.isArray(answer) || !('with' in answer)) continue
      const deed = answer['with']
      if (deed === undefined || !isDeed(deed)) continue
      const table = { view: see(game, before, { at: last.seat }).view, isOlder }
      expect(exchangeOf(table, deed.do, deed.with)).toBe('gold' in exchanged.all && exchanged.all.gold)
      compared++
    }
  expect(compared).toBeGreaterThan(3)
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
    for (const { before, told } of walk(citadelsClassic, { seats: 4, seed: `tithe ${seed}` }))
      for (const { event, all } of told) {
        if (!before || event !== 'paidGold' || !('source' in all) || all.source !== 'abbot') continue
        expect('seat' in all && all.seat).toBe(titheFrom(see(citadelsClassic, before, { at: null }).view))
        paid++
      }
  expect(paid).toBeGreaterThan(5)
})

test('[CIT-6.1.3c, CIT-6.1.3l] the preview warns of a warrant just when the build is held up for the Magistrate', () => {
  const found = { held: 0, free: 0 }
  for (const seed of seeds)
    for (const { before, state, log } of walk(citadels2016, { seats: 5, seed: `warrant ${seed}`, options: DEVIOUS })) {
      const said = log.at(-1)
      if (!before || !said || !('answer' in said) || fieldsOf(said.answer)['do'] !== 'build') continue
      const isHeld = state.script.at(-1)?.step === 'build.warrant'
      expect(mayBeConfiscated(see(citadels2016, before, { at: said.seat }).view)).toBe(isHeld)
      found[isHeld ? 'held' : 'free']++
    }
  expect(Math.min(found.held, found.free)).toBeGreaterThan(5)
})

test('[CLA-7.20] the preview says whether the Bell Tower ends the game, and through whom', () => {
  const said = (...sizes: readonly number[]) => {
    const { state } = start(citadelsClassic, setupOf(citadelsClassic, { seats: 3, seed: 'bell' }))
    sizes.forEach((n, seat) => {
      state.table.players[seat]!.city = Array.from({ length: n }, () => ({
        card: 'tavern',
        beautified: false,
        round: 1,
      }))
    })
    return tolledFor(see(citadelsClassic, state, { at: 0 }).view, 0)
  }
  expect(said(7, 2, 7)).toBe('me')
  expect(said(6, 7, 2)).toBe('others')
  expect(said(6, 6, 6)).toBe('nobody')
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
