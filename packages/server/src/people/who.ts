import type { Accounts, Person } from '../ports/accounts.ts'
import { tokenHash } from './token.ts'

export const COOKIE = 'cloak'
/** A token as it came: a cookie is sent by any page, so pages of other origins must not use it. */
export interface Shown {
  token: string
  by: 'cookie' | 'bearer'
}

/** The token that headers carry; empty if none. */
export function shownIn(authorization: string | undefined, cookie: string | undefined): Shown {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return { token: bearer, by: 'bearer' }
  const found = (cookie ?? '').split(/; */).find(each => each.startsWith(`${COOKIE}=`))
  return { token: found?.slice(COOKIE.length + 1) ?? '', by: 'cookie' }
}

/** Whose token it is. */
export const whoShows = (accounts: Accounts, { token }: Shown): Promise<Person | null> =>
  accounts.byToken(tokenHash(token))

/** May a page of this origin use the cookie here? Programs send no origin. */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean => {
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
