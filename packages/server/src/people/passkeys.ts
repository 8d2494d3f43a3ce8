import { randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@cloak/protocol'
import type { Person } from '../ports/accounts.ts'
import type { KeptPasskey, Passkeys } from '../ports/passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

const MINUTE = 60_000
/** So long a challenge is good. */
export const CHALLENGE_FOR = 5 * MINUTE
/** More passkeys than this nobody needs. */
export const MOST_PASSKEYS = 10

/** Slow to load, and not needed until somebody wants a passkey. */
const library = () => import('@simplewebauthn/server')
const newChallenge = (): string => randomBytes(32).toString('base64url')
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

/** The challenge that a device says it has answered; empty if what it says cannot be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null
    return /^[\w-]{1,100}$/.exec(String(said?.challenge))?.[0] ?? ''
  } catch {
    return ''
  }
}

/** Nobody's key, of P-256: tried when there is no such passkey, so that both take as long. */
const NOBODYS: Pick<KeptPasskey, 'key' | 'counter'> = {
  key: 'pQECAyYgASFYIH0gQpF51-vP_va59rJ15Ytj2jY4nHYrkKnRtak9c1lOIlggHeha1S9uIIe6W4RviupztwOXIp46yZ6MvBfEdZR24rQ',
  counter: 0,
}

/** What is put to the device that shall keep a new passkey. */
export async function askForPasskey(passkeys: Passkeys, party: RelyingParty, person: Person, now: number) {
  const { generateRegistrationOptions } = await library()
  const kept = await passkeys.of(person.id)
  const challenge = newChallenge()
  await passkeys.challenge(challenge, person.id, now, now + CHALLENGE_FOR)
  return generateRegistrationOptions({
    rpName: 'Cloak & Crown',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.login ?? person.name,
    userDisplayName: person.name,
    challenge: bytes(challenge),
    timeout: CHALLENGE_FOR,
    attestationType: 'none',
    excludeCredentials: kept.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** The passkey a device has made; null if that is not what was asked for. */
export async function newPasskey(
  passkeys: Passkeys,
  party: RelyingParty,
  person: Person,
  { name, credential }: NewPasskey,
  now: number,
): Promise<KeptPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const { transports = [] } = credential.response
  const isFresh = await passkeys.take(challengeIn(credential.response.clientDataJSON), person.id, now)
  const made = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports }, clientExtensionResults: {} },
    expectedChallenge: () => isFresh,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null)
  if (!made?.verified) return null
  const { id, publicKey, counter } = made.registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return { id, person: person.id, name, key, counter, transports, made: now, used: null }
}

/** What is put to a device of somebody who wants to sign in; which passkey they have is theirs to say. */
export async function askWho(passkeys: Passkeys, party: RelyingParty, now: number) {
  const { generateAuthenticationOptions } = await library()
  const challenge = newChallenge()
  await passkeys.challenge(challenge, null, now, now + CHALLENGE_FOR)
  const { id: rpID } = party
  return generateAuthenticationOptions({
    rpID,
    challenge: bytes(challenge),
    timeout: CHALLENGE_FOR,
    userVerification: 'preferred',
  })
}

/** Whose device this is: a person's id, or null. An unknown passkey costs as much as a known one with a wrong proof. */
export async function whoProves(
  passkeys: Passkeys,
  party: RelyingParty,
  proof: PasskeyProof,
  now: number,
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await library()
  const isFresh = await passkeys.take(challengeIn(proof.response.clientDataJSON), null, now)
  const found = await passkeys.byId(proof.id)
  const { key, counter } = found ?? NOBODYS
  const { userHandle, ...response } = proof.response
  const checked = await verifyAuthenticationResponse({
    response: {
      ...proof,
      response: userHandle ? { ...response, userHandle } : response,
      clientExtensionResults: {},
    },
    expectedChallenge: () => isFresh,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: proof.id, publicKey: bytes(key), counter },
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified || !found) return null
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== found.person) return null
  const { newCounter } = checked.authenticationInfo
  return (await passkeys.use(found.id, counter, newCounter, now)) ? found.person : null
}
