import type { Speaker } from '@cloak/words'
import type { Shown } from './book.ts'

/** Where a game keeps what is printed on a thing: `power.assassin`, `decree-text.calm`. */
const TEXTS: { readonly [kind: string]: (id: string) => string } = {
  character: id => `power.${id}`,
  district: id => `effect.${id}`,
  decree: id => `decree-text.${id}`,
  intrigue: id => `intrigue-text.${id}`,
  action: id => `card-text.${id}`,
}
/** What the book calls otherwise than the game's words do. */
const KINDS: { readonly [kind: string]: string } = { district: 'card', action: 'card' }
/** The buyouts share one text; their own name is that of the kind. */
const isBuyout = ({ kind, id }: Shown): boolean => kind === 'action' && id === 'buyout'

/** A thing's name, and its text where it has one. */
export function aboutOf(speaker: Speaker, shown: Shown): { name: string; text: string | null } {
  const kind = isBuyout(shown) ? 'kind' : (KINDS[shown.kind] ?? shown.kind)
  const key = TEXTS[shown.kind]?.(shown.id)
  const name = speaker.say({ key: `ref.${kind}`, args: { id: shown.id } })
  return {
    name: name.charAt(0).toLocaleUpperCase(speaker.language) + name.slice(1),
    text: key === undefined ? null : speaker.say({ key }),
  }
}
