import type { Why } from '@cloak/kernel'

export const why = (rule: string, key: string): Why => ({ rule, key: `citadels.why.${key}` })
