import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a browser is given for a new passkey, and to sign in with one; as much of it as is needed. */
export interface MakeOptions {
  challenge: string
  rp: { id: string }
  user: { id: string; name: string }
  excludeCredentials: { id: string }[]
  authenticatorSelection: { residentKey: string; userVerification: string }
  attestation: string
}
export interface ProveOptions {
  challenge: string
  rpId: string
  allowCredentials?: unknown
  userVerification: string
}

const b64 = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** CBOR, as much of it as an authenticator speaks. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([k, v]) => [cbor(k), cbor(v)])])
}

const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64]

/** How a device may misbehave. */
export interface Lies {
  origin?: string
  rpId?: string
  counter?: number
  userHandle?: string
  type?: string
  flags?: number
}

/** A device with one passkey on it (ES256), at the page of an origin. */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(20)
  const part = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, part(x)],
    [-3, part(y)],
  ])
  let counter = 0
  let owner = ''
  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? origin, crossOrigin: false }),
    )
  const authData = (rpId: string, flags: number, lies: Lies, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([lies.flags ?? flags]), count, rest])
  }
  return {
    id: b64(id),
    /** What `navigator.credentials.create` would give. */
    make({ challenge, rp, user }: MakeOptions, lies: Lies = {}) {
      owner = user.id
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)])
      const data = authData(rp.id, PRESENT | VERIFIED | ATTESTED, lies, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, lies)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    /** What `navigator.credentials.get` would give. */
    prove({ challenge, rpId }: ProveOptions, lies: Lies = {}) {
      counter++
      const client = clientData('webauthn.get', challenge, lies)
      const data = authData(rpId, PRESENT | VERIFIED, lies)
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lies.userHandle ?? owner,
        },
      }
    },
  }
}
