import type { Msg, Ref } from '@cloak/kernel'

/** The kinds whose things have a text of their own, and where their names lie if not under the kind. */
const TEXTS: { readonly [kind: string]: { readonly name?: string; readonly text: string } } = {
  decree: { text: 'decree-text' },
  intrigue: { text: 'intrigue-text' },
  action: { name: 'card', text: 'card-text' },
}

/** The name of a thing in the rulebook, and what is printed on it. */
export function printedOn({ kind, id }: Ref): { name: Msg; text: Msg | null } {
  const own = TEXTS[kind]
  // The buyouts share one text; their name is that of the kind of card.
  const named = kind === 'action' && id === 'buyout' ? 'kind' : (own?.name ?? kind)
  return { name: { key: `ref.${named}`, args: { id } }, text: own ? { key: `${own.text}.${id}` } : null }
}
