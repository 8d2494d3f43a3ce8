import type { Failure } from '@cloak/protocol'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Person } from '../ports/accounts.ts'

/** A request as a route gets it: everything in it is checked. */
export interface Call<B> {
  body: B
  person: Person | null
  /** Whose request it is; a route that needs somebody refuses others. */
  need(): Person
  param(name: string): string
  query(name: string): string | undefined
  /** The address it came from. */
  address: string
  c: Context
}
/** One thing that can be asked over HTTP. The documentation is made from it. */
export interface Route {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  says: string
  body?: z.ZodType
  answer?: z.ZodType
  /** Counts against the limit on guests and log-ins. */
  costly?: boolean
  /** A whole game is gone through for it: counts against a limit of its own. */
  long?: boolean
  does(call: Call<unknown>): Promise<unknown>
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

type Given<B extends z.ZodType | undefined> = B extends z.ZodType ? z.output<B> : undefined
/** Writes a route down; what it gets is typed by its schema. */
export const route = <B extends z.ZodType | undefined = undefined>(
  of: Omit<Route, 'does' | 'body'> & { body?: B; does(call: Call<Given<B>>): Promise<unknown> },
): Route => {
  const { body, does, ...rest } = of
  return { ...rest, ...(body && { body }), does: call => does(call as Call<Given<B>>) }
}
