import type { Option, OneOf, Why } from '@cloak/kernel'
import { type Colour, COLOURS } from './data/pieces.ts'

/** Why something cannot be done, in the words of this game. */
export const why = (rule: string, key: string): Why => ({ rule, key: `chytrogrod.why.${key}` })

/** An option that is chosen by clicking the thing it names. */
export function option<Id extends string>(kind: string, id: Id, barred?: Why): Option<Id> {
  const ref = { kind, id }
  return barred ? { id, ref, barred } : { id, ref }
}

/** Asked lean, a choice is its legal options, bare. */
export const choice = <Id extends string | number>(of: Option<Id>[], lean: boolean): OneOf<Id> => ({
  kind: 'oneOf',
  of: lean ? of.filter(o => !o.barred) : of,
})

/** One of the five districts, but for those that are barred. */
export const districts = (lean: boolean, barred: (district: Colour) => Why | undefined): OneOf<Colour> =>
  choice(
    COLOURS.map(id => option('district', id, barred(id))),
    lean,
  )

export const ANY_DISTRICT: OneOf<Colour> = { kind: 'oneOf', of: COLOURS.map(id => option('district', id)) }
