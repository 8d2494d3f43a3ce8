import type {
  Action,
  Amount,
  AnswerOf,
  Decision,
  Form,
  InOrder,
  Key,
  Menu,
  OneOf,
  Option,
  Ref,
  SomeOf,
  Split,
} from './types.ts'

type Choice<Id extends Key> = Id | Option<Id>
const optionOf = <Id extends Key>(o: Choice<Id>): Option<Id> => (typeof o === 'object' ? o : { id: o })
const isOption = <Id extends Key>(o: Choice<Id>): o is Option<Id> => typeof o === 'object'
const options = <Id extends Key>(of: readonly Choice<Id>[]): readonly Option<Id>[] =>
  of.every(isOption) ? of : of.map(optionOf)

export const oneOf = <const Id extends Key>(of: readonly Choice<Id>[]): OneOf<Id> => ({
  kind: 'oneOf',
  of: options(of),
})

export const someOf = <const Id extends Key>(of: readonly Choice<Id>[], min: number, max = min): SomeOf<Id> => ({
  kind: 'someOf',
  of: options(of),
  min,
  max,
})

export const inOrder = <const Id extends Key>(
  of: readonly Choice<Id>[],
  slots: readonly Ref[] = of.map((_, i) => ({ kind: 'place', id: i + 1 })),
): InOrder<Id> => ({ kind: 'inOrder', of: options(of), slots })

export const amount = (min: number, max: number): Amount => ({ kind: 'amount', min, max })

export function split<const Id extends string>(
  heaps: { readonly [K in Id]: number },
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
): Split<Id> {
  const of = (Object.keys(heaps) as Id[]).map(id => ({ id, max: heaps[id] }))
  return {
    kind: 'split',
    of,
    min,
    max: Math.min(
      max,
      of.reduce((sum, o) => sum + o.max, 0),
    ),
  }
}

export const form = <F extends { [field: string]: Decision }>(fields: F): Form<F> => ({ kind: 'form', fields })

export const menu = <const A extends Action>(actions: readonly A[]): Menu<A> => ({ kind: 'menu', actions })

/** The decision, with the answer it lapses to. */
export const orElse = <D extends Decision>(d: D, lapse: AnswerOf<NoInfer<D>>): D => ({ ...d, lapse })

/** The decision, with the rule that sets its bounds. */
export const by = <D extends Decision>(rule: string, d: D): D => ({ ...d, rule })

/** A seat, as an option that is chosen by clicking whoever sits there. */
export const seatOption = (seat: number): Option<number> => ({ id: seat, ref: { kind: 'seat', id: seat } })
