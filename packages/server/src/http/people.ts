import { Credentials, failure, Id, Me, NewBot, NewGuest, NewName, Profile } from '@cloak/protocol'
import { deleteCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { COOKIE, shownIn } from '../people/who.ts'
import { isPassword, newToken, sealPassword, tokenHash } from '../people/token.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { Records } from '../ports/records.ts'
import { newId } from '../random.ts'
import { ratingOf } from './ratings.ts'
import { Nothing, Refused, type Route, route } from './route.ts'
import { meOf, needPerson, type SignIn } from './sign-in.ts'

const tokenIn = (c: Context): string => shownIn(c.req.header('authorization'), c.req.header('cookie')).token

/** Guests, log-ins, profiles. */
export function peopleRoutes(accounts: Accounts, records: Records, { remember, admit }: SignIn): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/guests',
      says: 'Play at once: a guest with a name. Sets the cookie.',
      body: NewGuest,
      answer: Me,
      costly: true,
      async does({ body, c }) {
        const [person, token] = [{ id: newId(), name: body.name, bot: false, login: null }, newToken()]
        await accounts.add(person, tokenHash(token))
        remember(c, token)
        return meOf(person)
      },
    }),
    route({
      method: 'post',
      path: '/api/bots',
      says: 'A bot of one’s own, with the token it connects with. The token is shown this once.',
      body: NewGuest,
      answer: NewBot,
      costly: true,
      async does({ body }) {
        const [person, token] = [{ id: newId(), name: body.name, bot: true, login: null }, newToken()]
        await accounts.add(person, tokenHash(token))
        return { id: person.id, name: person.name, token }
      },
    }),
    route({ method: 'get', path: '/api/me', says: 'Who one is.', answer: Me, does: async call => meOf(call.need()) }),
    route({
      method: 'patch',
      path: '/api/me',
      says: 'A new name, for tables one sits down at from now on.',
      body: NewName,
      answer: Me,
      async does(call) {
        const me = call.need()
        await accounts.rename(me.id, call.body.name)
        return meOf({ ...me, name: call.body.name })
      },
    }),
    route({
      method: 'post',
      path: '/api/me/claim',
      says: 'Makes a guest into somebody who can log in from another device. Not for bots, which have their token.',
      body: Credentials,
      answer: Me,
      costly: true,
      async does(call) {
        const me = needPerson(call)
        const { login, password } = call.body
        if (!(await accounts.claim(me.id, login, await sealPassword(password))))
          throw new Refused(failure('conflict', 'this login is taken, or you have one', 'login'))
        return meOf({ ...me, login })
      },
    }),
    route({
      method: 'post',
      path: '/api/login',
      says: 'Logs in. Sets the cookie.',
      body: Credentials,
      answer: Me,
      costly: true,
      async does({ body, c }) {
        const found = await accounts.byLogin(body.login)
        if (!(await isPassword(body.password, found?.password ?? null)) || !found)
          throw new Refused(failure('unauthorised', 'login and password do not go together'))
        return admit(c, found.person)
      },
    }),
    route({
      method: 'post',
      path: '/api/logout',
      says: 'Forgets this device.',
      answer: Nothing,
      async does({ c }) {
        await accounts.forget(tokenHash(tokenIn(c)))
        deleteCookie(c, COOKIE, { path: '/' })
        return {}
      },
    }),
    route({
      method: 'get',
      path: '/api/people/:id',
      says: 'Somebody’s results and ratings.',
      parameters: { id: Id },
      answer: Profile,
      async does(call) {
        const person = await accounts.byId(call.parameters.id)
        if (!person) throw new Refused(failure('not-found', 'there is nobody of this id', 'id'))
        const { id, name, bot } = person
        const reader = call.person?.id ?? null
        const [skills, outcomes] = await Promise.all([records.skills({ who: id }), records.outcomesOf(id, reader)])
        // A table's id is its key, and leads on to the rematch: what was played behind a link stays behind it.
        const results = outcomes.map(({ table, open, game, place, score, of, ended, rated }) => ({
          table: open ? table : null,
          game,
          place,
          score,
          of,
          ended,
          rated,
        }))
        return { id, name, bot, ratings: skills.map(ratingOf), results }
      },
    }),
  ]
}
