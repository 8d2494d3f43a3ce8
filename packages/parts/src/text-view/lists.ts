import type { Ref } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import type { PartsKey, Say } from '../language/language.ts'

/** Things one after another, each as often as it is there: «Tavern, 2 × Market». */
export type Listed = readonly { of: Ref; text: string }[]

export function namer(speaker: Speaker, say: Say<PartsKey>) {
  const name = (kind: string, id: string): string => speaker.say({ key: `ref.${kind}`, args: { id } })
  const heaped = (kind: string, of: { readonly [id: string]: number }): Listed =>
    Object.entries(of)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => ({ of: { kind, id }, text: n === 1 ? name(kind, id) : `${n} × ${name(kind, id)}` }))
  const counted = (kind: string, of: { readonly [id: string]: number }): string =>
    heaped(kind, of)
      .map(({ text }) => text)
      .join(', ') || say('parts.text.nothing')
  const all = (kind: string, ids: readonly string[]): Listed => {
    const heaps: { [id: string]: number } = {}
    for (const id of ids) heaps[id] = (heaps[id] ?? 0) + 1
    return heaped(kind, heaps)
  }
  return { name, counted, all }
}
