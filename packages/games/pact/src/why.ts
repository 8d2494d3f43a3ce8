import type { Why } from '@cloak/kernel'

/** Why not, by the rulebook. */
export const why = (rule: string, key: string, args?: Why['args']): Why =>
  args ? { rule, key: `pact.why.${key}`, args } : { rule, key: `pact.why.${key}` }
