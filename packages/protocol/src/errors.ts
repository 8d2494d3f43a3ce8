import { z } from 'zod'

/** What can go wrong besides the rules' own refusals. */
export const ErrorCode = z.enum([
  'bad-request',
  'unauthorised',
  'forbidden',
  'not-found',
  'conflict',
  'too-many',
  'too-large',
  'paused',
  'unavailable',
  'fault',
])
/** A typed error; `field` names the part of the request that is wrong. */
export const Failure = z.strictObject({ code: ErrorCode, message: z.string(), field: z.string().optional() })

export type ErrorCode = z.infer<typeof ErrorCode>
export type Failure = z.infer<typeof Failure>

export const failure = (code: ErrorCode, message: string, field?: string): Failure =>
  field === undefined ? { code, message } : { code, message, field }

/** The first thing that is wrong with a request, by the name of the field. */
export function badRequest(error: z.ZodError): Failure {
  const [issue] = error.issues
  if (!issue) return failure('bad-request', 'not understood')
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const path = [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.')
  return failure('bad-request', issue.message, path)
}
