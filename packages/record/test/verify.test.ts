import type { AnyGame } from '@cloak/games'
import type { Entry } from '@cloak/kernel'
import type { ClaimedGame, FaultAt } from '@cloak/record'
import * as browser from '@cloak/record/browser'
import * as node from '@cloak/record/node'
import { expect, test } from 'vitest'
import { golden, goldenPaths } from './golden.ts'

const of = (name: string) => golden(goldenPaths('served').find(path => path.endsWith(name))!)
const { file, game } = of('/citadels-2016.json')
const fairness = file.fairness!
const LAST = file.log.length - 1
const AT = 20
const other = '0123456789abcdef'
const changed = (part: Partial<ClaimedGame>): ClaimedGame => ({ ...file, ...part })
const withEntry = (entry: unknown) => changed({ log: file.log.with(AT, entry as Entry) })
const withSetup = (part: object) => changed({ setup: { ...file.setup, ...part } })
const unfair = (kind: string) => ({ at: 'setup', fault: { kind: 'unfair', unfair: { kind } } })
const digest = (at: FaultAt['at'], recorded: unknown) => ({ at, fault: { kind: 'other-digest', recorded } })
const refused = (at: FaultAt['at'], rule: string) => ({ at, fault: { kind: 'refused', refusal: { rule } } })
const extra = (at: FaultAt['at']) => ({ at, fault: { kind: 'extra-field', field: 'cheat' } })

const inPlay: [string, ClaimedGame, object][] = [
  ['a setup with something else in it', withSetup({ cheat: 1 }), extra('setup')],
  ['a setup by other rules', withSetup({ rules: 99 }), refused('setup', 'kernel.other-rules')],
  ['another first link', changed({ digests: file.digests.with(0, other) }), digest('setup', other)],
  ['another link', changed({ digests: file.digests.with(AT + 1, other) }), digest(AT, other)],
  ['a link missing', changed({ digests: file.digests.slice(0, AT + 1) }), digest(AT, undefined)],
  ['an entry that is none', withEntry({ at: 0 }), { at: AT, fault: { kind: 'not-an-entry' } }],
  ['an entry with something else in it', withEntry({ ...file.log[AT], cheat: 1 }), extra(AT)],
  ['an answer to another question', withEntry({ ...file.log[AT], at: 3 }), refused(AT, 'kernel.stale')],
  ['the last entry removed', changed({ log: file.log.slice(0, -1) }), { at: LAST, fault: { kind: 'missing-entry' } }],
  ['another standing', changed({ standing: null }), { at: 'end', fault: { kind: 'other-standing' } }],
  ['another digest', changed({ digest: other }), digest('end', other)],
]
test.each(inPlay)('%s is found, in Node and in a browser', async (_, claimed, fault) => {
  expect(node.verifyGame(game, claimed)).toMatchObject(fault)
  expect(await browser.verifyPlay(game, claimed)).toMatchObject(fault)
})

const inSeed: [string, ClaimedGame, object][] = [
  ['another secret', changed({ fairness: { ...fairness, secret: 'x' } }), unfair('other-secret')],
  ['another salt', changed({ fairness: { ...fairness, salts: ['a', 'b', 'c'] } }), unfair('other-seed')],
  ['another seed', withSetup({ seed: 'x' }), unfair('other-seed')],
]
test.each(inSeed)('%s is found before the first link', (_, claimed, fault) => {
  expect(node.verifyGame(game, claimed)).toMatchObject(fault)
})

test('a setup that cannot be is found before its seed', () => {
  expect(node.verifyGame(game, withSetup({ seats: 9, seed: 'x' }))).toMatchObject(refused('setup', 'kernel.seats'))
})

test('in a browser the play is judged apart from the seed', async () => {
  const claimed = changed({ fairness: { ...fairness, secret: 'x' } })
  expect(await browser.verifyPlay(game, claimed)).toMatchObject({ digest: file.digest })
})

test('every state is shown with the number of its entry, until one does not hold', () => {
  const seen: number[] = []
  node.verifyGame(game, file, entry => void seen.push(entry))
  expect(seen).toEqual([-1, ...file.log.keys()])
  seen.length = 0
  node.verifyGame(game, changed({ digests: file.digests.with(3, other) }), entry => void seen.push(entry))
  expect(seen).toEqual([-1, 0, 1])
})

test('rules that throw are a fault of their own, where they throw', async () => {
  const error = new Error('a bug')
  const broken: AnyGame = {
    ...game,
    standing: () => {
      throw error
    },
  }
  expect(node.verifyGame(broken, file)).toEqual({ at: 'end', fault: { kind: 'crashed', error } })
  expect(await browser.verifyPlay(broken, file)).toEqual({ at: 'end', fault: { kind: 'crashed', error } })
})

test('an answer taken back and a game given up hold', () => {
  const undone = of('/pact.json')
  expect(undone.file.log.some(entry => 'undo' in entry)).toBe(true)
  expect(node.verifyGame(undone.game, undone.claimed)).toMatchObject({ digest: undone.file.digest })
  const abandoned = of('-abandoned.json')
  expect(node.verifyGame(abandoned.game, abandoned.claimed)).toMatchObject({ standing: null })
})
