/** sfc32: four signed 32-bit words of plain data, integer arithmetic only, so every engine draws the same numbers. */
export type RngState = [number, number, number, number]

/** A seed is absorbed in blocks, the first of so many characters and the others of eight. */
const FIRST_BLOCK = 40
const BLOCK = 8

/**
 * The generator that a seed stands for. Each block adds 32 bits: the sixty-four hexadecimal digits of a server's seed fill all
 * 128 bits of state. With fewer, somebody could try every deal against the hand they hold.
 */
export function seedRng(seed: string): RngState {
  const s = stirred(wordsOf(seed.slice(0, FIRST_BLOCK)))
  for (let i = FIRST_BLOCK; i < seed.length; i += BLOCK) {
    const [a, b, c, d] = wordsOf(seed.slice(i, i + BLOCK))
    s[0] ^= a
    s[1] ^= b
    s[2] ^= c
    s[3] ^= d
    stirred(s)
  }
  return s
}

function wordsOf(block: string): RngState {
  let h = 1779033703 ^ block.length
  for (let i = 0; i < block.length; i++) {
    h = Math.imul(h ^ block.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  const word = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    return (h ^= h >>> 16) | 0
  }
  return [word(), word(), word(), word()]
}

function stirred(s: RngState): RngState {
  for (let i = 0; i < 15; i++) next32(s)
  return s
}

function next32(s: RngState): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0
  s[3] = (s[3] + 1) | 0
  s[0] = s[1] ^ (s[1] >>> 9)
  s[1] = (s[2] + (s[2] << 3)) | 0
  s[2] = (s[2] << 21) | (s[2] >>> 11)
  s[2] = (s[2] + t) | 0
  return t
}

/** Chance. It moves the state it was given, in place. */
export class Rng {
  private readonly s: RngState
  constructor(state: RngState) {
    this.s = state
  }
  /** Chance from a seed, for those who hold no game: bots, tests, lobbies. */
  static from(seed: string): Rng {
    return new Rng(seedRng(seed))
  }
  /** A signed 32-bit word. */
  word(): number {
    return next32(this.s)
  }
  /** A whole number in [0, n), without bias; n is at most 2^31. Nothing is drawn when there is nothing to choose. */
  below(n: number): number {
    if (n <= 1) return 0
    const mask = -1 >>> Math.clz32(n - 1)
    for (;;) {
      const r = next32(this.s) & mask
      if (r < n) return r
    }
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!
  }
  /** Takes one at random out of the pile. */
  draw<T>(pile: T[]): T {
    return pile.splice(this.below(pile.length), 1)[0]!
  }
  /** In place. */
  shuffle<T>(pile: T[]): T[] {
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const t = pile[i]!
      pile[i] = pile[j]!
      pile[j] = t
    }
    return pile
  }
  /** A generator of its own, seeded by this one. */
  fork(): RngState {
    return [this.word(), this.word(), this.word(), this.word()]
  }
}
