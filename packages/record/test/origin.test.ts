import { faultInCommitment, originOf } from '@cloak/record'
import { fairnessOf } from '@cloak/record/node'
import { expect, test } from 'vitest'

const fairness = fairnessOf('secret', ['ann', '', 'cid'])
const { commitment } = fairness

test('a seed is proven by the commitment that was shown, claimed without it, and unproven without a fairness part', () => {
  expect(originOf(fairness, commitment)).toEqual({ kind: 'proven', commitment, salts: 2 })
  expect(originOf(fairness, null)).toEqual({ kind: 'claimed', commitment, salts: 2 })
  expect(originOf(null, null)).toEqual({ kind: 'unproven' })
  expect(originOf(fairnessOf('secret', ['', '']), null)).toEqual({ kind: 'claimed', commitment, salts: 0 })
})

test('a file keeps to the commitment that was shown, if anybody knows it', () => {
  expect(faultInCommitment(fairness, commitment)).toBeNull()
  expect(faultInCommitment(fairness, null)).toBeNull()
  expect(faultInCommitment(null, null)).toBeNull()
  expect(faultInCommitment(null, commitment)).toEqual({ kind: 'no-fairness' })
  expect(faultInCommitment(fairness, 'x')).toEqual({ kind: 'other-commitment', shown: 'x', recorded: commitment })
})
