import { z } from 'zod'
import { Name } from './parts.ts'

/** Bytes as the browser's own JSON has them. */
const Bytes = z.string().regex(/^[\w-]{1,8192}$/, 'must be base64url')
const Transport = z.string().regex(/^[a-z-]{1,20}$/, 'must be a transport')
/** What extensions and attachments say is not asked for, and not read. */
const credential = <S extends z.core.$ZodLooseShape>(response: S) =>
  z.object({ id: Bytes, rawId: Bytes, type: z.literal('public-key'), response: z.object(response) })

/** Where passkeys work: the one address of this server that they belong to; null if it has not been set. */
export const PasskeyPlace = z.strictObject({ at: z.string().nullable() })
/** As the device that made it calls it. */
export const PasskeyId = Bytes
/** One's own passkey. */
export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  made: z.number(),
  /** When it was last signed in with. */
  used: z.number().nullable(),
})
/** `RegistrationResponseJSON` of WebAuthn, and what the passkey shall be called. */
export const NewPasskey = z.strictObject({
  name: Name,
  credential: credential({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(Transport).max(10).optional(),
  }),
})
/** `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyProof = credential({
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  userHandle: Bytes.nullish(),
})
/** `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for the browser. */
export const PasskeyWish = z.looseObject({ challenge: z.string() })

export type PasskeyPlace = z.infer<typeof PasskeyPlace>
export type Passkey = z.infer<typeof Passkey>
export type NewPasskey = z.infer<typeof NewPasskey>
export type PasskeyProof = z.infer<typeof PasskeyProof>
