import { isIP } from 'node:net'
import { tokenHash } from './token.ts'

const isOwnMachine = (address: string): boolean => isIP(address) > 0 && /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Is it whoever runs the server who asks? By the token, or without one by asking on the machine itself, past any proxy. */
export function isKeeper(
  remote: string | undefined,
  authorization: string | undefined,
  forwarded: string | undefined,
  { METRICS_TOKEN: token }: { readonly METRICS_TOKEN: string },
): boolean {
  if (token !== '') return tokenHash(authorization ?? '') === tokenHash(`Bearer ${token}`)
  return forwarded === undefined && isOwnMachine(remote ?? '')
}
