import type { Ref } from '@cloak/kernel'
import type { View } from '../types.ts'

const things = (kind: string, ids: Iterable<string>): Ref[] => [...ids].map(id => ({ kind, id }))

/** What may be claimed at a table of Citadels: its characters, and the districts that its edition is played with. */
export function claimable({ cast, uniques }: View, ordinary: readonly string[]) {
  const characters = things('character', cast)
  const districts = things('card', new Set([...ordinary, ...uniques]))
  return {
    'talk.i-am': characters,
    'talk.i-am-not': characters,
    'talk.i-have': districts,
    'talk.i-want': districts,
    'talk.beware': characters,
  }
}
