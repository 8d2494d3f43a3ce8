import type { Failure } from '@cloak/protocol'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Person } from '../ports/accounts.ts'

/** Parts of a request by their names, each with the form it must have. */
export interface Forms {
  readonly [name: string]: z.ZodType
}
type Read<F extends Forms> = { [N in keyof F]: z.output<F[N]> }

/** A request as a route gets it: everything in it is checked. */
export interface Call<B = unknown, P = unknown, Q = unknown> {
  body: B
  /** What stands in the path. */
  parameters: P
  query: Q
  person: Person | null
  /** Whose request it is; a route that needs somebody refuses others. */
  need(): Person
  /** The address it came from. */
  address: string
  c: Context
}
/** What the documentation says of one thing that can be asked over HTTP. */
export interface Described {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  says: string
  /** Of every name in the path: what is not of its form is not there. */
  parameters: Forms
  query: Forms
  body?: z.ZodType
  answer: z.ZodType
  /** How the answer is written, if not as JSON. */
  type?: string
}
/** One thing that can be asked. */
export interface Route extends Described {
  /** Counts against the limit on guests and log-ins. */
  costly?: boolean
  /** A whole game is gone through for it: counts against a limit of its own. */
  long?: boolean
  does(call: Call): Promise<unknown>
}
/** A request that cannot be granted. */
export class Refused extends Error {
  override name = 'Refused'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Of a request that changes something and has nothing to tell. */
export const Nothing = z.strictObject({})

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never
type Given<B extends z.ZodType | undefined> = B extends z.ZodType ? z.output<B> : undefined
type Named<Path extends string> = { readonly [N in NamesIn<Path>]: z.ZodType<string> }

/** Writes a route down; what it gets and what it answers is typed by its schemas, and no name in the path goes without one. */
export const route = <
  const Path extends string,
  A extends z.ZodType,
  P extends Named<Path>,
  Q extends Forms = { readonly [name: string]: never },
  B extends z.ZodType | undefined = undefined,
>(
  of: Omit<Route, 'path' | 'parameters' | 'query' | 'body' | 'answer' | 'does'> & {
    path: Path
    query?: Q
    body?: B
    answer: A
    does(call: Call<Given<B>, Read<P>, Read<Q>>): Promise<z.input<A>>
  } & ([NamesIn<Path>] extends [never] ? { parameters?: P } : { parameters: P }),
): Route => {
  const { body, parameters = {}, query = {}, does, ...rest } = of
  return {
    ...rest,
    parameters,
    query,
    ...(body && { body }),
    does: call => does(call as Call<Given<B>, Read<P>, Read<Q>>),
  } as Route
}
