import type { Answer, Decision, Key, Msg, Option } from './types.ts'

/**
 * A legal answer as it is said in the chronicle and to a screen reader, one message a choice.
 * An option without a label is named by its thing (`ref.<kind>` with the id) or by its own id (`option.<id>`).
 */
export function inWords(d: Decision, a: Answer): Msg[] {
  switch (d.kind) {
    case 'oneOf':
      return [nameOf(d.of, a as Key)]
    case 'someOf':
      return (a as Key[]).length > 0 ? (a as Key[]).map(id => nameOf(d.of, id)) : [{ key: 'kernel.none' }]
    case 'inOrder':
      return (a as Key[]).map((id, i) => ({
        key: 'kernel.in-place',
        args: {
          what: id,
          place: d.slots[i]!.id,
          kind: d.slots[i]!.kind,
          of: d.of.find(o => o.id === id)?.ref?.kind ?? 'option',
        },
      }))
    case 'amount':
      return [{ key: 'kernel.amount', args: { n: a as number } }]
    case 'split': {
      const taken = Object.entries(a as { [id: string]: number }).filter(([, n]) => n > 0)
      if (taken.length === 0) return [{ key: 'kernel.none' }]
      return taken.map(([id, n]) => ({ key: 'kernel.so-many', args: { what: id, n } }))
    }
    case 'form':
      return Object.entries(d.fields).flatMap(([k, f]) => [
        { key: `field.${k}` },
        ...inWords(f, (a as { [field: string]: Answer })[k]!),
      ])
    case 'menu': {
      const deed = a as { do: string; with?: Answer }
      const action = d.actions.find(o => o.do === deed.do)
      const name: Msg = { key: `do.${deed.do}` }
      return action?.with ? [name, ...inWords(action.with, deed.with!)] : [name]
    }
  }
}

/** What an option is called. */
export function nameOf(of: readonly Option[], id: Key): Msg {
  const o = of.find(o => o.id === id)
  if (o?.label) return o.label
  return o?.ref ? { key: `ref.${o.ref.kind}`, args: { id: o.ref.id } } : { key: `option.${id}` }
}
