import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultInFairness } from '../src/fairness.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const secret = 'a secret of the server'
const salts = ['ann', '', 'cid']
const fairness = { scheme: 'cloak-seed-1', commitment: sha256(secret), secret, salts }
const seed = sha256(['cloak-seed-1', secret, ...salts].join('\n'))

test("a seed made of the committed secret and the seats' salts holds", () => {
  expect(faultInFairness(fairness, seed)).toBeNull()
})

test.each([
  ['another secret', { ...fairness, secret: 'another' }, 'committed'],
  ['another commitment', { ...fairness, commitment: sha256('another') }, 'committed'],
  ['another salt', { ...fairness, salts: ['ann', 'bea', 'cid'] }, 'do not make the seed'],
  ['a salt too few', { ...fairness, salts: ['ann', ''] }, 'do not make the seed'],
  ['another scheme', { ...fairness, scheme: 'none' }, 'scheme'],
  ['no salts', { ...fairness, salts: 7 }, 'lacks'],
  ['nothing', null, 'not an object'],
])('%s does not', (_, claimed, why) => {
  expect(faultInFairness(claimed, seed)).toContain(why)
})
