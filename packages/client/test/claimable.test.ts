import { gameNamed, games, type InstalledGame } from '@cloak/games'
import { answer, awaited, decisionFor, Rng, sample, see, start } from '@cloak/kernel'
import { TALK_ABOUT } from '@cloak/protocol'
import { speaker } from '@cloak/words'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Claimable } from '@cloak/games/contract'
import { claimText } from '../src/table/claims.ts'
import { speak, useLanguage } from '@cloak/parts/language/language.ts'
import '../src/words/say.ts'

const EYES_EVERY = 7

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {}, fonts: { load: async () => [] } })
  return speak('en')
})

/** What may be claimed at a game dealt at random: by every eye, and again and again until the game is over. */
function offered({ game, claimable }: InstalledGame, seed: string): Claimable[] {
  const rng = Rng.from(seed)
  const seats = game.seats.at(-1)!
  const options = sample(game.options(seats), rng) as never
  let { state } = start(game, { game: game.id, rules: game.rules, seats, options, seed })
  const all: Claimable[] = []
  for (let n = 0; ; n++) {
    const eyes = n % EYES_EVERY === 0 ? [null, ...Array.from({ length: seats }, (_, i) => i)] : []
    all.push(...eyes.map(at => claimable!(see(game, state, { at }).view)))
    const [seat] = awaited(game, state)
    if (seat === undefined) return all
    const next = answer(game, state, state.at, seat, sample(decisionFor(game, state, seat)!, rng))
    if (!('state' in next)) throw new Error(`a sampled answer was refused: ${JSON.stringify(next)}`)
    ;({ state } = next)
  }
}

test.each(games.map(entry => [entry.game.id, entry] as const))(
  'whatever anybody holds, the same may be claimed from the first card to the last (%s)',
  (_, entry) => {
    for (const seed of ['one', 'two']) {
      const [first, ...others] = offered(entry, seed)
      expect(Object.values(first!).flat().length).toBeGreaterThan(10)
      for (const each of others) expect(each).toEqual(first)
    }
  },
)

test.each(games.map(entry => [entry.game.id, entry] as const))(
  'every claim that is offered is a thing the server knows, and is said in each language (%s)',
  (_, entry) => {
    const { words, locales } = entry
    const { say } = useLanguage.getState()
    const [first] = offered(entry, 'three')
    for (const [locale, own] of Object.entries(locales)) {
      const missing: unknown[] = []
      const speaks = speaker({ locale, catalogues: { [locale]: own }, words, onMissing: lack => missing.push(lack) })
      for (const key of TALK_ABOUT)
        for (const { kind, id } of first![key] ?? []) {
          expect(words.namespaces.some(ns => Object.hasOwn(own, `${ns}.${kind}.${id}`))).toBe(true)
          const name = words.namespaces.map(ns => own[`${ns}.${kind}.${id}`]).find(each => each !== undefined)!
          expect(claimText(say, speaks, { key, args: { kind, id } })).toContain(`${name}.`)
        }
      expect(missing).toEqual([])
    }
  },
)

test('in Citadels one may claim to be anybody of this cast, and nobody else', () => {
  const cast = ['witch', 'thief', 'wizard', 'king', 'abbot', 'merchant', 'architect', 'warlord']
  const { 'talk.i-am': am, 'talk.i-have': have } = gameNamed('citadels-classic')!.claimable!({
    cast,
    uniques: ['keep', 'keep'],
  } as never)
  expect(am!.map(({ id }) => id)).toEqual(cast)
  expect(have!.filter(({ id }) => id === 'keep')).toHaveLength(1)
  expect(have!.some(({ id }) => id === 'library')).toBe(false)
})
