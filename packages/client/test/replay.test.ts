import { citadels2016 } from '@cloak/citadels-2016'
import { afterwards, type Seen } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import type { GameFile, ServedGameFile } from '@cloak/record'
import { commitmentTo, newRecording, seedOf } from '@cloak/record/node'
import { expect, test } from 'vitest'
import { allEyes, both } from '../src/replay/all-eyes.ts'
import { checkFairness } from '../src/replay/fairness.ts'
import { rulesNamed } from '../src/solo/games.ts'
import { momentsOf, sameTime, type Watched } from '../src/replay/moments.ts'

const about = {} as Watched['about']
const seen = (at: number, view: object = {}, given: Seen<object>['given'] = null): Seen<object> => ({
  at,
  view,
  given,
  mine: null,
  waiting: [],
  script: [],
})
const heard = (event: string, some?: object) => [{ event, all: {}, ...(some && { some }) }]
const replay = (seat: number | null, steps: Watched['steps']): Watched => ({ about, seat, steps })

test('a moment ends with a decision; talk belongs to the moment before, and what came before the game to none', () => {
  const said = { seat: 0, name: 'Odo', time: 0, text: 'Greetings.' }
  const moments = momentsOf(
    replay(0, [
      { n: 1, seen: null },
      { n: 2, heard: heard('began'), seen: seen(0) },
      { n: 3, said, seen: seen(0) },
      { n: 4, seen: seen(0, {}, 'mine') },
      { n: 5, heard: heard('chose'), seen: seen(1) },
      { n: 6, seen: seen(1) },
    ]),
  )
  expect(moments.map(({ upTo, seen }) => [upTo, seen.at, seen.given])).toEqual([
    [3, 0, null],
    [4, 0, 'mine'],
    [6, 1, null],
  ])
  expect([sameTime(moments, 0), sameTime(moments, 1), sameTime(moments, 9)]).toEqual([1, 2, 2])
})

test('two looks at one thing are put together where one knows nothing', () => {
  expect(both({ hand: null, gold: 2 }, { hand: ['tavern'], gold: 2 })).toEqual({ hand: ['tavern'], gold: 2 })
  expect(both([{ a: null }, { a: 1 }], [{ a: 3 }, { a: null }])).toEqual([{ a: 3 }, { a: 1 }])
  expect(both(['a'], ['b', 'c'])).toEqual(['a'])
  expect(both(null, 0)).toBe(0)
})

test('all eyes see every hand and hear every private word, at the same time', () => {
  const hands = (zero: unknown, one: unknown) => ({ players: [{ hand: zero }, { hand: one }] })
  const onlooker = replay(null, [
    { n: 1, heard: heard('drew'), seen: seen(0, hands(null, null)) },
    { n: 2, heard: heard('drew'), seen: seen(1, hands(null, null)) },
  ])
  const zero = replay(0, [
    { n: 1, heard: heard('drew', { card: 'tavern' }), seen: seen(0, hands(['tavern'], null)) },
    { n: 2, heard: heard('drew'), seen: seen(1, hands(['tavern'], null)) },
  ])
  const one = replay(1, [
    { n: 1, heard: heard('drew'), seen: seen(0, hands(null, [])) },
    { n: 2, seen: seen(0, hands(null, []), 'covert') },
    { n: 3, heard: heard('drew', { card: 'castle' }), seen: seen(1, hands(null, ['castle'])) },
  ])
  const { steps } = allEyes(onlooker, [zero, one])
  expect(steps.map(({ seen }) => (seen as { view: unknown }).view)).toEqual([
    hands(['tavern'], []),
    hands(['tavern'], ['castle']),
  ])
  expect(steps.map(({ heard }) => heard?.[0]?.some)).toEqual([{ card: 'tavern' }, { card: 'castle' }])
})

test('the fairness check names what holds, what is broken and what it cannot know', async () => {
  const secret = 'the server’s secret'
  const salts = ['mine', '']
  const seed = seedOf(secret, salts)
  const commitment = commitmentTo(secret)
  const file: ServedGameFile = {
    format: 'cloak-game',
    version: 1,
    setup: { game: 'citadels-2016', rules: 1, seats: 2, options: {}, seed },
    log: [],
    digests: [],
    digest: '',
    standing: null,
    fairness: { scheme: 'cloak-seed-1', commitment, secret, salts },
  }
  const verdicts = async (of: ServedGameFile, witness: object, seat: number | null) =>
    (await checkFairness(of, witness, seat, async () => true)).slice(0, 4).map(({ verdict }) => verdict)
  const game = async (follows: boolean | null) =>
    (await checkFairness(file, {}, null, async () => follows)).find(({ name }) => name === 'game')?.verdict
  expect([await game(true), await game(false), await game(null)]).toEqual(['holds', 'broken', 'unknown'])
  const own = { commitment, offered: 'mine', taken: true }
  expect(await verdicts(file, own, 0)).toEqual(['holds', 'holds', 'holds', 'holds'])
  expect(await verdicts(file, {}, null)).toEqual(['holds', 'unknown', 'holds', 'unknown'])
  expect(await verdicts(file, { commitment: 'another', offered: 'another', taken: true }, 0)).toEqual([
    'holds',
    'broken',
    'holds',
    'broken',
  ])
  // A salt that was not acknowledged is claimed only where it is found, and missed nowhere.
  expect((await verdicts(file, { commitment, offered: 'mine' }, 0))[3]).toBe('holds')
  expect((await verdicts(file, { commitment, offered: 'mine' }, 1))[3]).toBe('unknown')
  expect((await verdicts(file, { commitment, offered: 'mine', taken: true }, 1))[3]).toBe('broken')
  expect((await verdicts(file, { commitment }, 0))[3]).toBe('unknown')
  const other = { ...file, fairness: { ...file.fairness, secret: 'another' } }
  expect(await verdicts(other, {}, null)).toEqual(['broken', 'unknown', 'broken', 'unknown'])
  const fewer = { ...file, fairness: { ...file.fairness, salts: ['mine'] } }
  expect(await verdicts(fewer, {}, null)).toEqual(['holds', 'unknown', 'broken', 'unknown'])
})

/** A random game as a server would record it. */
function recorded(seed: string): GameFile {
  let file: GameFile | null = null
  let recording: ReturnType<typeof newRecording> | null = null
  for (const { state, log, setup } of walk(citadels2016, { seats: 2, seed })) {
    if (recording) recording.entered(log.at(-1)!, state)
    else (recording = newRecording(setup)).began(state)
    const table = afterwards(state)
    file = recording.file(table ? citadels2016.standing(table) : null)
  }
  return file!
}

const followsFromSeed = async (file: GameFile): Promise<boolean | null> =>
  (await rulesNamed(file.setup.game))?.verify(file) ?? null

test('a recorded game is played again, and whatever was changed in it shows', async () => {
  const game = recorded('a')
  const { setup } = game
  expect(game.standing).not.toBeNull()
  expect(await followsFromSeed(game)).toBe(true)
  expect(await followsFromSeed({ ...game, setup: { ...setup, seed: 'b' } })).toBe(false)
  expect(await followsFromSeed({ ...game, log: game.log.slice(1) })).toBe(false)
  expect(await followsFromSeed({ ...game, digest: game.digests[0]! })).toBe(false)
  expect(await followsFromSeed({ ...game, standing: [] })).toBe(false)
  expect(await followsFromSeed({ ...game, setup: { ...setup, rules: setup.rules + 1 } })).toBeNull()
  expect(await followsFromSeed({ ...game, setup: { ...setup, game: 'chess' } })).toBeNull()
})
