import type { Msg, Ref } from '@cloak/kernel'
import { typeOf } from './pieces/districts.ts'

/** The name of a thing in the rulebook, and what is printed on it: nothing on ordinary districts. */
export function printedOn({ kind, id }: Ref): { name: Msg; text: Msg | null } {
  if (kind === 'district')
    return {
      name: { key: 'ref.card', args: { id } },
      text: typeOf(String(id)) === 'unique' ? { key: `effect.${id}` } : null,
    }
  return { name: { key: `ref.${kind}`, args: { id } }, text: kind === 'character' ? { key: `power.${id}` } : null }
}
