/** A place at the table, numbered clockwise from 0. */
export type Seat = number
/** Who is looking: somebody at a seat, or somebody who only watches (`at: null`). */
export interface Eye {
  readonly at: Seat | null
}

declare const sealed: unique symbol

/** Something not everybody may see. It exists in types only: at run time a Secret<T> *is* the T. */
export type Secret<T> = { readonly [sealed]: T }

/** The same data as the rules see it, every Secret open. */
export type FaceUp<S> = S extends Secret<infer T> ? FaceUp<T> : S extends object ? { [K in keyof S]: FaceUp<S[K]> } : S

/** Opens a secret for `eye` if it sits at `owner`; otherwise undefined. The only way to open one outside the rules. */
export const shown = <T>(secret: Secret<T>, eye: Eye, owner: Seat): FaceUp<T> | undefined =>
  eye.at === owner ? (secret as unknown as FaceUp<T>) : undefined

/** The size of a hidden pile, which anybody can count. */
export const sizeOf = (pile: Secret<readonly unknown[]>): number => (pile as unknown as readonly unknown[]).length
