import {
  failure,
  Me,
  NewName,
  NewPasskey,
  Passkey,
  PasskeyId,
  PasskeyPlace,
  PasskeyProof,
  PasskeyWish,
} from '@cloak/protocol'
import type { Context } from 'hono'
import { z } from 'zod'
import { askForPasskey, askWho, MOST_PASSKEYS, newPasskey, whoProves } from '../people/passkeys.ts'
import { type RelyingParty, relyingParty } from '../people/relying-party.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { KeptPasskey, Passkeys } from '../ports/passkeys.ts'
import { type Call, Nothing, Refused, type Route, route } from './route.ts'
import { needPerson, type SignIn } from './sign-in.ts'

const shown = ({ id, name, made, used }: KeptPasskey): Passkey => ({ id, name, made, used })
const noSuchPasskey = failure('not-found', 'you have no such passkey', 'id')
const tooMany = failure('conflict', `at most ${MOST_PASSKEYS} passkeys`, 'passkeys')

/** Passkeys: made, named, removed, and signed in with. */
export function passkeyRoutes(
  accounts: Accounts,
  passkeys: Passkeys,
  { admit }: SignIn,
  publicUrl: URL | null,
): Route[] {
  const placeOf = (c: Context) => relyingParty(publicUrl, c.req.header('host'))
  function party({ c }: Call): RelyingParty {
    const found = placeOf(c)
    if (!found) throw new Refused(failure('forbidden', 'passkeys do not work at this address', 'origin'))
    return found
  }
  return [
    route({
      method: 'get',
      path: '/api/passkeys',
      says: 'At which address of this server passkeys work.',
      answer: PasskeyPlace,
      does: async ({ c }) => ({ at: placeOf(c)?.origin ?? null }),
    }),
    route({
      method: 'post',
      path: '/api/passkeys/challenge',
      says: 'What to put to a device to sign in with a passkey: `PublicKeyCredentialRequestOptionsJSON`. Good once, for five minutes.',
      answer: PasskeyWish,
      costly: true,
      does: async call => ({ ...(await askWho(passkeys, party(call), Date.now())) }),
    }),
    route({
      method: 'post',
      path: '/api/passkeys/login',
      says: 'Signs in with a passkey. Sets the cookie.',
      body: PasskeyProof,
      answer: Me,
      costly: true,
      async does(call) {
        const id = await whoProves(passkeys, party(call), call.body, Date.now())
        const person = id === null ? null : await accounts.byId(id)
        if (!person) throw new Refused(failure('unauthorised', 'this passkey is not known, or came too late'))
        return admit(call.c, person)
      },
    }),
    route({
      method: 'get',
      path: '/api/me/passkeys',
      says: 'One’s own passkeys, the oldest first.',
      answer: z.array(Passkey),
      does: async call => (await passkeys.of(needPerson(call).id)).map(shown),
    }),
    route({
      method: 'post',
      path: '/api/me/passkeys/challenge',
      says: 'What to put to a device to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. Good once, for five minutes.',
      answer: PasskeyWish,
      costly: true,
      does: async call => ({ ...(await askForPasskey(passkeys, party(call), needPerson(call), Date.now())) }),
    }),
    route({
      method: 'post',
      path: '/api/me/passkeys',
      says: 'Keeps a passkey that a device has made, under a name.',
      body: NewPasskey,
      answer: Passkey,
      costly: true,
      async does(call) {
        const me = needPerson(call)
        const made = await newPasskey(passkeys, party(call), me, call.body, Date.now())
        if (!made) throw new Refused(failure('unauthorised', 'not what was asked for, or too late', 'credential'))
        if ((await passkeys.of(me.id)).length >= MOST_PASSKEYS) throw new Refused(tooMany)
        if (!(await passkeys.add(made))) throw new Refused(failure('conflict', 'it is known already', 'credential'))
        return shown(made)
      },
    }),
    route({
      method: 'patch',
      path: '/api/me/passkeys/:id',
      says: 'A new name for a passkey.',
      parameters: { id: PasskeyId },
      answer: Nothing,
      body: NewName,
      async does(call) {
        if (!(await passkeys.rename(needPerson(call).id, call.parameters.id, call.body.name)))
          throw new Refused(noSuchPasskey)
        return {}
      },
    }),
    route({
      method: 'delete',
      path: '/api/me/passkeys/:id',
      says: 'Removes a passkey: nobody signs in with it any more.',
      parameters: { id: PasskeyId },
      answer: Nothing,
      async does(call) {
        if (!(await passkeys.remove(needPerson(call).id, call.parameters.id))) throw new Refused(noSuchPasskey)
        return {}
      },
    }),
  ]
}
