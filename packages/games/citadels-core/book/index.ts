import type { Heard, Ref } from '@cloak/kernel'

/**
 * Where a rulebook of Citadels tells of a thing: a character and a unique district have a place of their own, all ordinary
 * districts share the rule `plain`.
 */
export function anchorsOf(ordinary: readonly string[], plain: string) {
  const known: ReadonlySet<string> = new Set(ordinary)
  return {
    anchorOf({ kind, id }: Ref): string | null {
      if (kind === 'character') return `character.${id}`
      if (kind !== 'card' && kind !== 'district') return null
      // A district in a city is named with its owner and its copy: `2.tavern#2`.
      const card = String(id)
        .replace(/^\d+\./, '')
        .split('#')[0]!
      return known.has(card) ? plain : `district.${card}`
    },
    anchorOfHeard({ event, all }: Heard): string | null {
      const { character } = all as { character?: string }
      return event === 'revealed' && character !== undefined ? `character.${character}` : null
    },
  }
}
