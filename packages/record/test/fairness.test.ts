import { createHash } from 'node:crypto'
import { SALT_PATTERN } from '@cloak/record'
import { commitmentTo, fairnessOf, seedOf } from '@cloak/record/node'
import { expect, test } from 'vitest'
import { type FairnessFault, faultInFairness } from '../src/fairness.ts'
import { hashNow } from '../src/hashing.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const secret = 'a secret of the server'
const salts = ['ann', '', 'cid']
const fairness = { scheme: 'cloak-seed-1', commitment: sha256(secret), secret, salts }
const setup = { seats: 3, seed: sha256(['cloak-seed-1', secret, ...salts].join('\n')) }
const faultIn = (claimed: unknown, of = setup): FairnessFault | null =>
  hashNow(faultInFairness(claimed, of), pieces => sha256(pieces.join('')))

test('the commitment is the hash of the secret; the seed is made of it and every salt in order, a line each', () => {
  expect(commitmentTo(secret)).toBe(sha256(secret))
  expect(seedOf('s', ['a', '', 'c'])).toBe(sha256('cloak-seed-1\ns\na\n\nc'))
  expect(fairnessOf(secret, salts)).toEqual(fairness)
})

test("a seed made of the committed secret and the seats' salts holds", () => {
  expect(faultIn(fairness)).toBeNull()
})

const count = (salts: number): FairnessFault => ({ kind: 'salt-count', salts, seats: 3 })
const impossible = (seat: number): FairnessFault => ({ kind: 'impossible-salt', seat })
const cases: [string, unknown, FairnessFault][] = [
  ['another secret', { ...fairness, secret: 'another' }, { kind: 'other-secret' }],
  ['another commitment', { ...fairness, commitment: sha256('another') }, { kind: 'other-secret' }],
  ['no commitment', { ...fairness, commitment: undefined }, { kind: 'other-secret' }],
  ['another salt', { ...fairness, salts: ['ann', 'bea', 'cid'] }, { kind: 'other-seed' }],
  ['salts in another order', { ...fairness, salts: ['cid', '', 'ann'] }, { kind: 'other-seed' }],
  ['a salt too few', { ...fairness, salts: ['ann', ''] }, count(2)],
  ['a salt too many', { ...fairness, salts: [...salts, ''] }, count(4)],
  ['two salts in one', { ...fairness, salts: ['ann\n', 'cid'] }, count(2)],
  ['a salt with a line break', { ...fairness, salts: ['ann', '', 'cid\n'] }, impossible(2)],
  ['a salt longer than any', { ...fairness, salts: ['ann', 'b'.repeat(65), 'cid'] }, impossible(1)],
  ['a salt of other letters', { ...fairness, salts: ['änn', '', 'cid'] }, impossible(0)],
  ['another scheme', { ...fairness, scheme: 'none' }, { kind: 'unknown-scheme' }],
  ['no salts', { ...fairness, salts: 7 }, { kind: 'missing-parts' }],
  ['a salt that is no text', { ...fairness, salts: ['ann', null, 'cid'] }, { kind: 'missing-parts' }],
  ['nothing', null, { kind: 'not-an-object' }],
]
test.each(cases)('%s does not', (_, claimed, fault) => {
  expect(faultIn(claimed)).toEqual(fault)
})

test('what makes the seed only with a line break in a salt does not hold', () => {
  const [salts, text] = [['ann\nbea', 'cid'], ['cloak-seed-1', secret, 'ann', 'bea', 'cid'].join('\n')]
  expect(faultIn({ ...fairness, salts }, { seats: 2, seed: sha256(text) })).toEqual(impossible(0))
})

test('a salt is short and plain, and holds no line break', () => {
  const salt = new RegExp(SALT_PATTERN)
  for (const fine of ['a', 'A_9-', 'x'.repeat(64)]) expect(fine).toMatch(salt)
  for (const odd of ['', 'a\n', '\na', 'a\nb', 'a b', 'é', 'x'.repeat(65)]) expect(odd).not.toMatch(salt)
})
