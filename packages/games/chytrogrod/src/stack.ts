import type { FaceUp } from '@cloak/kernel'
import type { Deal } from './data/pieces.ts'
import type { Stack } from './types.ts'

type OpenStack = FaceUp<Stack>

/** Takes the top token away; the next one is now seen. */
export function takeTop(stack: OpenStack): Deal | null {
  const deal = stack.top
  stack.top = stack.unseen.shift() ?? stack.bottom.shift() ?? null
  return deal
}

/** Puts the top token under the stack; alone it stays where it is (CHY-13.26). Says which token moved. */
export function turnStack(stack: OpenStack): Deal | null {
  if (stack.top === null || stack.unseen.length + stack.bottom.length === 0) return null
  const deal = stack.top
  stack.bottom.push(deal)
  takeTop(stack)
  return deal
}
