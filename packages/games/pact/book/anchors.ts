import type { Heard, Ref } from '@cloak/kernel'

/** The kinds of things that the rulebook tells of one by one. */
const TOLD: ReadonlySet<string> = new Set(['good', 'courtier', 'inquisitor', 'card'])

export const anchorOf = ({ kind, id }: Ref): string | null => (TOLD.has(kind) ? `${kind}.${id}` : null)

export function anchorOfHeard({ all }: Heard): string | null {
  const { card } = all as { card?: string }
  return card === undefined ? null : `card.${card}`
}
