import type { Me, Passkey, PasskeyPlace } from '@cloak/protocol'
import { ask, beSomebody, become, Refusal } from '../connection/api.ts'

/** Where passkeys work: here, at another address, or nowhere, and why. */
export type Place = 'here' | 'insecure' | 'unsupported' | 'unset' | { at: string }

export async function placeOfPasskeys(): Promise<Place> {
  if (!window.isSecureContext) return 'insecure'
  if (!('PublicKeyCredential' in window)) return 'unsupported'
  const { at } = await ask<PasskeyPlace>('GET', '/api/passkeys')
  if (at === null) return 'unset'
  return at === location.origin ? 'here' : { at }
}

/** Not needed by anybody who has no passkeys. */
const library = () => import('@simplewebauthn/browser')

export const myPasskeys = (): Promise<Passkey[]> => ask('GET', '/api/me/passkeys')

/** Somebody is at the device now, because of a button. A quiet offer would take it out of their hands. */
let asking = 0
async function atTheDevice<T>(ceremony: () => Promise<T>): Promise<T> {
  asking++
  try {
    return await ceremony()
  } finally {
    asking--
  }
}

/** This device, or another that it can reach, makes a passkey for who one is now. */
export async function addPasskey(name: string): Promise<Passkey> {
  await beSomebody()
  const { startRegistration } = await library()
  const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    '/api/me/passkeys/challenge',
  )
  const credential = await atTheDevice(() => startRegistration({ optionsJSON }))
  return ask('POST', '/api/me/passkeys', { name, credential })
}
export const renamePasskey = (id: string, name: string): Promise<object> =>
  ask('PATCH', `/api/me/passkeys/${id}`, { name })
export const removePasskey = (id: string): Promise<object> => ask('DELETE', `/api/me/passkeys/${id}`)

async function signIn(useBrowserAutofill: boolean): Promise<Me> {
  const { startAuthentication } = await library()
  const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    '/api/passkeys/challenge',
  )
  const proof = await startAuthentication({ optionsJSON, useBrowserAutofill })
  return become(await ask<Me>('POST', '/api/passkeys/login', proof))
}
export const signInByPasskey = (): Promise<Me> => atTheDevice(() => signIn(false))

/** The browser offers passkeys where a login is typed in, and waits until one is taken; null if it cannot. */
export async function offerPasskeys(): Promise<Me | null> {
  const { browserSupportsWebAuthnAutofill } = await library()
  return asking === 0 && (await browserSupportsWebAuthnAutofill()) ? signIn(true) : null
}
/** Waits no longer. */
export const stopOffering = async (): Promise<void> => {
  if (asking === 0) (await library()).WebAuthnAbortService.cancelCeremony()
}

const WHY = {
  cancelled: 'client.passkeys.cancelled',
  known: 'client.passkeys.known',
  enough: 'client.passkeys.enough',
  strange: 'client.passkeys.strange',
  slow: 'client.passkeys.slow',
  program: 'client.account.program',
  server: 'parts.trouble.server',
} as const

/** What to say of what went wrong. */
export function whyNot(error: unknown): (typeof WHY)[keyof typeof WHY] {
  if (error instanceof Refusal) {
    const { code, field } = error.failure
    if (code === 'forbidden' && field === 'token') return WHY.program
    if (code === 'conflict') return field === 'passkeys' ? WHY.enough : WHY.known
    return code === 'unauthorised' ? WHY.strange : code === 'too-many' ? WHY.slow : WHY.server
  }
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return WHY.known
  return name === 'NotAllowedError' || name === 'AbortError' ? WHY.cancelled : WHY.server
}
