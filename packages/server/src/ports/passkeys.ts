/** A key that a device of somebody's keeps; here is only the half of it that proves the other. */
export interface KeptPasskey {
  /** The credential's id, which the device made. */
  id: string
  person: string
  name: string
  /** The public key, COSE as base64url. */
  key: string
  /** How often it has been used, by its own count; 0 if it does not count. */
  counter: number
  transports: string[]
  made: number
  used: number | null
}

/** Passkeys, and the challenges they answer. Any node may take what another gave out. */
export interface Passkeys {
  /** Keeps a challenge until then, for a new passkey of this person, or for whoever signs in. */
  challenge(challenge: string, person: string | null, now: number, until: number): Promise<void>
  /** Takes a challenge away, so that it is good once; false if there was no such one, or its time is over. */
  take(challenge: string, person: string | null, now: number): Promise<boolean>
  /** False: somebody has it already. */
  add(passkey: KeptPasskey): Promise<boolean>
  byId(id: string): Promise<KeptPasskey | null>
  of(person: string): Promise<KeptPasskey[]>
  /** Counts a use. False: it is gone, or was used meanwhile. */
  use(id: string, before: number, after: number, now: number): Promise<boolean>
  rename(person: string, id: string, name: string): Promise<boolean>
  remove(person: string, id: string): Promise<boolean>
}
