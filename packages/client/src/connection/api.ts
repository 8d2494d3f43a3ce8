import type { Failure, Me } from '@cloak/protocol'
import { keepName, keptName } from '../people/names.ts'

/** A request the server would not grant. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Asks the server; what it answers, or a Refusal. */
export async function ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const said = (await response.json()) as T & { error?: Failure }
  if (!response.ok) throw new Refusal(said.error ?? { code: 'fault', message: response.statusText })
  return said
}

/** Who one is; null for nobody yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await ask<Me>('GET', '/api/me')
  } catch (error) {
    if (error instanceof Refusal && error.failure.code === 'unauthorised') return null
    throw error
  }
}

let arriving: Promise<Me> | null = null
/** Who one is; whoever comes for the first time is a guest from now on. */
export function beSomebody(): Promise<Me> {
  arriving ??= arrive().catch((error: unknown) => {
    arriving = null
    throw error
  })
  return arriving
}
async function arrive(): Promise<Me> {
  const me = (await whoAmI()) ?? (await ask<Me>('POST', '/api/guests', { name: keptName() }))
  keepName(me.name)
  return me
}

/** Goes by another name from now on. */
export async function rename(name: string): Promise<Me> {
  await beSomebody()
  return become(await ask<Me>('PATCH', '/api/me', { name }))
}

/** Logs in as somebody else, or lets this device be known by a login from now on; the next page starts as who one now is. */
export async function enterAs(path: '/api/login' | '/api/me/claim', login: string, password: string): Promise<Me> {
  return become(await ask<Me>('POST', path, { login, password }))
}
/** Is this one from now on. */
export function become(me: Me): Me {
  arriving = Promise.resolve(me)
  keepName(me.name)
  return me
}
/** This device forgets who one is. */
export async function logOut(): Promise<void> {
  await ask('POST', '/api/logout')
  arriving = null
  localStorage.removeItem('cloak.my-tables')
}
