import { Refusal } from '../../connection/api.ts'

const WHY = {
  conflict: 'client.account.taken',
  unauthorised: 'client.account.wrong',
  'bad-request': 'client.account.odd',
} as const
const isKnown = (code: string): code is keyof typeof WHY => Object.hasOwn(WHY, code)

/** Which words say why somebody was not let in, or got no login. */
export function whyNoLogin(error: unknown) {
  if (!(error instanceof Refusal)) return 'parts.trouble.server'
  const { code, field } = error.failure
  if (code === 'forbidden' && field === 'token') return 'client.account.program'
  return isKnown(code) ? WHY[code] : 'parts.trouble.server'
}
