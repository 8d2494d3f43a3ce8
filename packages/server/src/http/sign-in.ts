import { failure, type Me } from '@cloak/protocol'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { newToken, tokenHash } from '../people/token.ts'
import { COOKIE } from '../people/who.ts'
import type { Accounts, Person } from '../ports/accounts.ts'
import { type Call, Refused } from './route.ts'

const YEAR = 365 * 24 * 3600
export const meOf = ({ id, name, login, bot }: Person): Me => ({ id, name, login, bot })

/** Who asks, and may be known by something else than a token: never a program. */
export function needPerson(call: Call): Person {
  const me = call.need()
  if (me.bot) throw new Refused(failure('forbidden', 'a bot has a token, and neither login nor passkeys', 'token'))
  return me
}

/** Lets a device be known as somebody's. */
export interface SignIn {
  /** Sets the cookie. */
  remember(c: Context, token: string): void
  /** Gives the device a token of its own, and says who it belongs to. */
  admit(c: Context, person: Person): Promise<Me>
}

export function signIn(accounts: Accounts, isSecure: (c: Context) => boolean): SignIn {
  const remember = (c: Context, token: string): void =>
    setCookie(c, COOKIE, token, { httpOnly: true, sameSite: 'Lax', secure: isSecure(c), path: '/', maxAge: YEAR })
  return {
    remember,
    async admit(c, person) {
      const token = newToken()
      await accounts.admit(person.id, tokenHash(token))
      remember(c, token)
      return meOf(person)
    },
  }
}
