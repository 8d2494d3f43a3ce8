import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultInFairness } from '../src/fairness.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const secret = 'a secret of the server'
const salts = ['ann', '', 'cid']
const fairness = { scheme: 'cloak-seed-1', commitment: sha256(secret), secret, salts }
const setup = { seats: 3, seed: sha256(['cloak-seed-1', secret, ...salts].join('\n')) }

test("a seed made of the committed secret and the seats' salts holds", () => {
  expect(faultInFairness(fairness, setup)).toBeNull()
})

test.each([
  ['another secret', { ...fairness, secret: 'another' }, 'committed'],
  ['another commitment', { ...fairness, commitment: sha256('another') }, 'committed'],
  ['no commitment', { ...fairness, commitment: undefined }, 'committed'],
  ['another salt', { ...fairness, salts: ['ann', 'bea', 'cid'] }, 'do not make the seed'],
  ['salts in another order', { ...fairness, salts: ['cid', '', 'ann'] }, 'do not make the seed'],
  ['a salt too few', { ...fairness, salts: ['ann', ''] }, 'the salts are 2, the seats 3'],
  ['a salt too many', { ...fairness, salts: [...salts, ''] }, 'the salts are 4, the seats 3'],
  ['two salts in one', { ...fairness, salts: ['ann\n', 'cid'] }, 'the salts are 2, the seats 3'],
  ['a salt with a line break', { ...fairness, salts: ['ann', '', 'cid\n'] }, 'salt of seat 2'],
  ['a salt longer than any', { ...fairness, salts: ['ann', 'b'.repeat(65), 'cid'] }, 'salt of seat 1'],
  ['a salt of other letters', { ...fairness, salts: ['änn', '', 'cid'] }, 'salt of seat 0'],
  ['another scheme', { ...fairness, scheme: 'none' }, 'scheme'],
  ['no salts', { ...fairness, salts: 7 }, 'lacks'],
  ['a salt that is no text', { ...fairness, salts: ['ann', null, 'cid'] }, 'lacks'],
  ['nothing', null, 'not an object'],
])('%s does not', (_, claimed, why) => {
  expect(faultInFairness(claimed, setup)).toContain(why)
})

test('what makes the seed only with a line break in a salt does not hold', () => {
  const [salts, text] = [['ann\nbea', 'cid'], ['cloak-seed-1', secret, 'ann', 'bea', 'cid'].join('\n')]
  expect(faultInFairness({ ...fairness, salts }, { seats: 2, seed: sha256(text) })).toContain('salt of seat 0')
})
