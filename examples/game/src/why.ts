import type { Why } from '@cloak/kernel'

/** Why something cannot be done, in the words of this game. */
export const why = (rule: string, key: string, args?: Why['args']): Why =>
  args ? { rule, key: `dawn.why.${key}`, args } : { rule, key: `dawn.why.${key}` }
