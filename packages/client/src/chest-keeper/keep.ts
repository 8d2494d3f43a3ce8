import { Rng } from '@cloak/kernel'
import type { Keeping } from './chest-keeper.ts'

const KEPT = 'cloak.chest-keeper'

/** Text that an eye cannot read, and back: each character is shifted by chance from a seed that lies beside it. */
function veil(text: string, seed: string): string {
  const rng = Rng.from(seed)
  return Array.from(text, each => String.fromCharCode(each.charCodeAt(0) ^ rng.below(256))).join('')
}

/** The game outlives a reload, but nobody who looks into the storage reads in it whose chest is whose. */
export function keep(keeping: Keeping | null): void {
  if (keeping === null) return localStorage.removeItem(KEPT)
  const seed = crypto.randomUUID()
  const bytes = new TextEncoder().encode(JSON.stringify(keeping))
  const plain = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  localStorage.setItem(KEPT, `${seed} ${btoa(veil(plain, seed))}`)
}

export function kept(): Keeping | null {
  const [seed, veiled] = (localStorage.getItem(KEPT) ?? '').split(' ')
  if (!seed || !veiled) return null
  try {
    const plain = veil(atob(veiled), seed)
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(plain, each => each.charCodeAt(0)))) as Keeping
  } catch {
    return null
  }
}
