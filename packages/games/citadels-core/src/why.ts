import type { Why } from '@cloak/kernel'

/** Joined to one text: a text put together with `+` stays two in memory, and what holds one is encoded in twice the time. */
export const why = (rule: string, key: string): Why => ({ rule, key: ['citadels', 'why', key].join('.') })
