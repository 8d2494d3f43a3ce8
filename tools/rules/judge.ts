import type { RulesText } from './read-rules.ts'

/** A rules text and the game packages that claim to play by it. */
export interface Text extends RulesText {
  name: string
  /** Where it lies, seen from the root of the repository. */
  path: string
  claimedBy: string[]
}

export interface Count {
  text: Text
  toCite: number
  uncited: string[]
}

/**
 * Holds the rules against the citations (id → where). A text is binding once a game claims it; ids that do not exist
 * are a fault in any case.
 */
export function judge(
  texts: readonly Text[],
  cited: ReadonlyMap<string, string>,
  notTestable: { readonly [id: string]: string },
): { counts: Count[]; faults: string[] } {
  const known = new Set(texts.flatMap(text => text.rules.map(rule => rule.id)))
  const faults = texts.flatMap(text => text.faults.map(fault => `${text.path}, ${fault}`))

  for (const [id, where] of cited) {
    if (!known.has(id)) faults.push(`${where} cites ${id}, which no rules text contains`)
    if (id in notTestable) faults.push(`${where} cites ${id}, which docs/rules/not-testable.json says cannot be tested`)
  }
  for (const [id, reason] of Object.entries(notTestable)) {
    if (!known.has(id)) faults.push(`docs/rules/not-testable.json: no rules text contains ${id}`)
    if (!reason.trim()) faults.push(`docs/rules/not-testable.json: ${id} has no reason`)
  }

  const counts = texts.map(text => {
    const testable = text.rules.map(rule => rule.id).filter(id => !(id in notTestable))
    return { text, toCite: testable.length, uncited: testable.filter(id => !cited.has(id)) }
  })
  for (const { text, uncited } of counts)
    if (text.claimedBy.length && uncited.length)
      faults.push(`${text.name}: no test cites ${uncited.length} of its rules: ${inShort(uncited)}`)
  return { counts, faults }
}

const inShort = (ids: readonly string[]): string =>
  ids.length <= 20 ? ids.join(' ') : `${ids.slice(0, 20).join(' ')} … (all of them: npm run rules -- --report)`
