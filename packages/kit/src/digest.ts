import { canonical } from '@cloak/kernel'

const PRIME = 0x1b3
const WORD = 0x1_0000_0000

/** FNV-1a, 64 bits, of the bytes of a text. It tells states apart; it keeps nothing secret. */
export function fnv1a(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0
    // The prime is 2^40 + 0x1b3: one small product for each half, and the low half moved up by 40 bits.
    const product = low * PRIME
    high = (high * PRIME + Math.floor(product / WORD) + low * 256) % WORD
    low = product % WORD
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

/** A short mark by which equal data are known. */
export const digest = (x: unknown): string => fnv1a(canonical(x))
