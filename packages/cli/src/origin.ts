import type { Origin } from '@cloak/record'

/** Where the seed came from, as a sentence that leaves to the reader what was not proven. */
export function originInText(origin: Origin, seats: number): string {
  if (origin.kind === 'unproven') return 'seed unproven: the file does not say where it came from'
  const { kind, commitment, salts } = origin
  const salted =
    salts > 0
      ? `salts from ${salts} of ${seats} seats are in the seed`
      : 'no seat sent a salt, so the server could have chosen the seed'
  if (kind === 'proven') return `seed proven: the secret fits the commitment given; ${salted}`
  return `seed claimed: the secret fits the commitment in the file, ${commitment}; compare it with the one shown before the game; ${salted}`
}
