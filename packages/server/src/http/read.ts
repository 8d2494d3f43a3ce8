import { badRequest, failure } from '@cloak/protocol'
import type { Context } from 'hono'
import { z } from 'zod'
import { type Call, type Described, type Forms, Refused } from './route.ts'

/** What a request says, each part judged by its form before anybody acts on it; refused if it has another. */
export async function readCall(
  c: Context,
  { parameters, query, body }: Described,
): Promise<Pick<Call, 'parameters' | 'query' | 'body'>> {
  const named = parsed(parameters, name => c.req.param(name))
  // What cannot be anything's id is nothing's id.
  if (!named.success)
    throw new Refused(failure('not-found', 'there is nothing of this id', badRequest(named.error).field))
  const asked = parsed(query, name => c.req.query(name))
  if (!asked.success) throw new Refused(badRequest(asked.error))
  const given = body?.safeParse(await c.req.json().catch(() => undefined))
  if (given && !given.success) throw new Refused(badRequest(given.error))
  return { parameters: named.data, query: asked.data, body: given?.data }
}

const parsed = (forms: Forms, read: (name: string) => string | undefined) =>
  z.object(forms).safeParse(Object.fromEntries(Object.keys(forms).map(name => [name, read(name)])))
