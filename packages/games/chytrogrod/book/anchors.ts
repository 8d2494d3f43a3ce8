import type { Heard, Ref } from '@cloak/kernel'

/** The kinds of things that the rulebook tells of one by one, and what it calls them. */
const TOLD: { readonly [kind: string]: string } = {
  good: 'good',
  guild: 'guild',
  card: 'action',
  decree: 'decree',
  intrigue: 'intrigue',
}

export function anchorOf({ kind, id }: Ref): string | null {
  const told = TOLD[kind]
  // One page tells of all buyouts.
  return told === undefined ? null : `${told}.${String(id).replace(/^buyout\d$/, 'buyout')}`
}

export function anchorOfHeard({ event, all }: Heard): string | null {
  const { decree } = all as { decree?: string }
  return event === 'decreeTurnedUp' && decree !== undefined ? `decree.${decree}` : null
}
