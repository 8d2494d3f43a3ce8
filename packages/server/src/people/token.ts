import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt)
const COST = { N: 2 ** 15, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32

export const newToken = (): string => randomBytes(32).toString('base64url')
/** Tokens are stored hashed; a bad one costs the same hash and the same lookup as a good one. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A password as it is stored: salt and scrypt of it. */
export async function sealPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(password, salt, LENGTH, COST)).toString('base64url')}`
}

/** Nobody's password: compared with when there is no such login, so that both take as long. */
const NOBODYS = `${'A'.repeat(22)}.${'A'.repeat(43)}`

export async function isPassword(password: string, sealed: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (sealed ?? NOBODYS).split('.')
  const own = await derive(password, Buffer.from(salt, 'base64url'), LENGTH, COST)
  const same = timingSafeEqual(own, Buffer.from(key, 'base64url'))
  return same && sealed !== null
}
