import type { Key, Ref } from '@cloak/kernel'
import type { Find } from './catalogue.ts'
import { withMinus } from './minus.ts'
import type { Tell } from './tell.ts'
import type { Words } from './types.ts'

export type Args = { readonly [argument: string]: unknown }
/** A message with arguments as the game gave them. */
export type Message = (key: string, args: Args) => string

/** What things are called. */
export interface Names {
  /** The whole key of what a game may name in short: `do.build` → `citadels.do.build`; null if there is no such message. */
  resolve(key: string): string | null
  thing(kind: string, id: Key): string
  heap(what: string, n: number): string
  inPlace(what: string, slot: Ref): string
  nothing(kind: string): string
  listed(names: readonly string[]): string
}

const isNumber = (id: Key): boolean => /^-?\d+$/.test(String(id))

export function namesIn(
  language: string,
  { words, players }: { words: Words; players: readonly string[] },
  { find, tell, message }: { find: Find; tell: Tell; message: Message },
): Names {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })

  const resolve = (key: string): string | null =>
    [key, ...words.namespaces.map(ns => `${ns}.${key}`)].find(each => find(each).length > 0) ?? null

  /** `2.tavern` by its parts, where the game says what they are. */
  function composite(kind: string, id: string): string | null {
    const made = words.ids?.[kind]
    const parts = id.split('.')
    if (!made || parts.length !== made.parts.length) return null
    return message(made.key, Object.fromEntries(made.parts.map((argument, i) => [argument, parts[i]])))
  }

  function thing(kind: string, id: Key): string {
    if (kind === 'seat' && isNumber(id)) return players[Number(id)] ?? tell('kernel.seat', { n: Number(id) + 1 })
    const plain = String(id).replace(/#\d+$/, '') // the second of a kind is called as the first
    const key = resolve(`${kind}.${plain}`)
    if (key !== null) return tell(key)
    return (
      composite(kind, plain) ?? (isNumber(plain) ? withMinus(plain) : tell(`${words.namespaces[0]}.${kind}.${plain}`))
    )
  }

  return {
    resolve,
    thing,
    heap: (what, n) => tell('kernel.so-many', { what, n }),
    inPlace: (what, { kind, id }) =>
      tell('kernel.in-place', { what, kind, place: kind === 'place' ? id : thing(kind, id) }),
    nothing: kind => tell(kind === 'seat' ? 'kernel.nobody' : 'kernel.none'),
    listed: names => list.format(names),
  }
}
