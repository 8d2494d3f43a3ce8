export type Key = string | number
/** A sentence to be said in the reader's language. Rules contain keys, never prose. */
export interface Msg {
  key: string
  args?: { [name: string]: Key | readonly Key[] }
}
/** Why something cannot be done. `rule` is an id of the rulebook or a `kernel.*` one; `path` names the part of the answer. */
export interface Why extends Msg {
  rule: string
  path?: string
}
/** The thing on the table that an option stands for: clicking it chooses the option. */
export interface Ref {
  kind: string
  id: Key
}
export interface Option<Id extends Key = Key> {
  id: Id
  ref?: Ref
  label?: Msg
  barred?: Why | undefined
}

interface Common {
  /** The rule that sets the bounds; refusals of too few, too many and out of range cite it. */
  rule?: string
  /** The rules' own answer for a seat whose clock has run out, and the default of a form nobody touched. */
  lapse?: Answer
}
/** Exactly one of these. */
export interface OneOf<Id extends Key = Key> extends Common {
  kind: 'oneOf'
  of: readonly Option<Id>[]
}
/** Between min and max of these. */
export interface SomeOf<Id extends Key = Key> extends Common {
  kind: 'someOf'
  of: readonly Option<Id>[]
  min: number
  max: number
}
/** One of these for each slot, no two alike: an order (who acts first), or an assignment (which card to whom). */
export interface InOrder<Id extends Key = Key> extends Common {
  kind: 'inOrder'
  of: readonly Option<Id>[]
  slots: readonly Ref[]
}
/** A whole number. */
export interface Amount extends Common {
  kind: 'amount'
  min: number
  max: number
}
/** How many from each heap, and how many in all. */
export interface Split<Id extends string = string> extends Common {
  kind: 'split'
  of: readonly (Option<Id> & { max: number })[]
  min: number
  max: number
}
/** Several decisions, answered together. */
export interface Form<F = { [field: string]: Decision }> extends Common {
  kind: 'form'
  fields: F
}
/** One way on, perhaps with a decision of its own. */
export interface Action<A extends string = string, D extends Decision | null = Decision | null> {
  do: A
  with: D
  ref?: Ref
  barred?: Why | undefined
}
/** One of several actions. */
export interface Menu<A extends Action = Action> extends Common {
  kind: 'menu'
  actions: readonly A[]
}

/** Five leaves, a product and a sum. Plain data: stored, sent, drawn, enumerated, explained. */
export type Decision = OneOf | SomeOf | InOrder | Amount | Split | Form | Menu

/** The type of a legal answer; a step's continuation is checked against it. */
export type AnswerOf<D> =
  D extends OneOf<infer Id>
    ? Id
    : D extends SomeOf<infer Id>
      ? Id[]
      : D extends InOrder<infer Id>
        ? Id[]
        : D extends Amount
          ? number
          : D extends Split<infer Id>
            ? { [K in Id]?: number }
            : D extends Form<infer F>
              ? { [K in keyof F]: AnswerOf<F[K]> }
              : D extends Menu<infer A>
                ? Deed<A>
                : never
type Deed<A> =
  A extends Action<infer Do, infer D>
    ? [D] extends [null]
      ? { do: Do }
      : Decision extends D
        ? { do: Do; with?: Answer }
        : { do: Do; with: AnswerOf<D> }
    : never
/** An answer as it travels: untrusted until `faultIn` has passed it. */
export type Answer = Key | Key[] | { [k: string]: Answer | undefined }
