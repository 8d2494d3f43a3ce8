import type { Speaker } from '@cloak/words'
import type { Say } from '../words/language.ts'

/** Names things one after another, each as often as it is there: «Tavern, 2 × Market». */
export function namer(speaker: Speaker, say: Say) {
  const name = (kind: string, id: string): string => speaker.say({ key: `ref.${kind}`, args: { id } })
  const counted = (kind: string, of: { readonly [id: string]: number }): string =>
    Object.entries(of)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => (n === 1 ? name(kind, id) : `${n} × ${name(kind, id)}`))
      .join(', ') || say('client.plain.nothing')
  const all = (kind: string, ids: readonly string[]): string => {
    const heaps: { [id: string]: number } = {}
    for (const id of ids) heaps[id] = (heaps[id] ?? 0) + 1
    return counted(kind, heaps)
  }
  return { name, counted, all }
}
