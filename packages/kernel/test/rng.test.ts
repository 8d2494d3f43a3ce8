import { Rng, type RngState, seedRng } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'

/** sfc32 written once more, in numbers of any size, after its author's definition. */
function* reference(seed: readonly number[]): Generator<number> {
  const WORD = 1n << 32n
  let [a, b, c, d] = seed.map(n => BigInt.asUintN(32, BigInt(n))) as [bigint, bigint, bigint, bigint]
  for (;;) {
    const out = (a + b + d) % WORD
    d = (d + 1n) % WORD
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) % WORD
    c = ((((c << 21n) | (c >> 11n)) % WORD) + out) % WORD
    yield Number(BigInt.asIntN(32, out))
  }
}

describe('the generator', () => {
  test.each<[RngState]>([
    [[0, 0, 0, 0]],
    [[1, 2, 3, 4]],
    [[-1, -1, -1, -1]],
    [[0x7fffffff, -0x80000000, 12345, -54321]],
  ])('is sfc32: %j', seed => {
    const rng = new Rng([...seed])
    const expected = reference(seed)
    for (let i = 0; i < 1000; i++) expect(rng.word()).toBe(expected.next().value)
  })

  test('gives these words for these seeds, in every engine and for ever', () => {
    const words = (seed: string) => {
      const rng = Rng.from(seed)
      return [rng.word(), rng.word(), rng.word()]
    }
    expect(seedRng('')).toEqual(KNOWN.empty)
    expect(words('cloak')).toEqual(KNOWN.cloak)
    expect(words('Chytrogród')).toEqual(KNOWN.chytrogrod)
  })

  test('every part of a long seed counts, beyond what 32 bits could hold', () => {
    const seed = '0123456789abcdef'.repeat(4)
    const states = new Set([seedRng(seed).join()])
    for (let i = 0; i < seed.length; i++) states.add(seedRng(`${seed.slice(0, i)}x${seed.slice(i + 1)}`).join())
    expect(states.size).toBe(seed.length + 1)
    // The tail alone: three blocks, each of which moves all four words.
    for (const at of [40, 48, 56]) {
      const other = seedRng(`${seed.slice(0, at)}x${seed.slice(at + 1)}`)
      seedRng(seed).forEach((word, i) => expect(other[i]).not.toBe(word))
    }
  })

  test('moves the state it was given, and nothing else', () => {
    const state = seedRng('x')
    const before = [...state]
    new Rng(state).word()
    expect(state).not.toEqual(before)
    expect(seedRng('x')).toEqual(before)
  })

  test('stays within 32-bit words, so that JSON keeps it', () => {
    const state = seedRng('words')
    const rng = new Rng(state)
    for (let i = 0; i < 1000; i++) {
      rng.word()
      for (const word of state) expect(word).toBe(word | 0)
    }
  })
})

describe('below', () => {
  /** From [w, 0, 0, 0] the first word drawn is w; the last part of the state counts the draws. */
  const first = (w: number, n: number) => {
    const state: RngState = [w, 0, 0, 0]
    return { value: new Rng(state).below(n), draws: state[3] }
  }

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 17, 54, 65, 100, 128, 129])(
    '%i: every number by exactly one word, the rest are drawn again',
    n => {
      const words = 2 ** Math.ceil(Math.log2(n))
      const counts = Array<number>(n).fill(0)
      for (let w = 0; w < words; w++) {
        const { value, draws } = first(w, n)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(n)
        expect(draws === 1).toBe(w < n)
        if (draws === 1) counts[value]!++
      }
      expect(counts).toEqual(Array<number>(n).fill(1))
    },
  )

  test('looks at the low bits only, whatever the high ones are', () => {
    for (const w of [0x100, 0x7fffff00, -0x100, -0x80000000]) expect(first(w | 5, 8)).toEqual({ value: 5, draws: 1 })
  })

  test('draws nothing when there is nothing to choose', () => {
    expect(first(7, 1)).toEqual({ value: 0, draws: 0 })
    expect(first(7, 0)).toEqual({ value: 0, draws: 0 })
  })

  test('reaches up to 2^31', () => {
    expect(first(0x7fffffff, 2 ** 31)).toEqual({ value: 0x7fffffff, draws: 1 })
    expect(first(-1, 2 ** 31)).toEqual({ value: 0x7fffffff, draws: 1 })
  })
})

/** Goes through every way in which chance could fall, once each. */
class EveryWay extends Rng {
  readonly #plan: number[] = []
  #at = 0
  constructor() {
    super([0, 0, 0, 0])
  }
  readonly #sizes: number[] = []
  override below(n: number): number {
    this.#sizes[this.#at] = n
    return (this.#plan[this.#at++] ??= 0)
  }
  /** False when all ways have been gone. */
  next(): boolean {
    this.#at = 0
    for (let i = this.#plan.length - 1; i >= 0; i--) {
      if (++this.#plan[i]! < this.#sizes[i]!) return true
      this.#plan.pop()
      this.#sizes.pop()
    }
    return false
  }
}
function countWays(play: (rng: Rng) => string): Map<string, number> {
  const rng = new EveryWay()
  const counts = new Map<string, number>()
  do {
    const result = play(rng)
    counts.set(result, (counts.get(result) ?? 0) + 1)
  } while (rng.next())
  return counts
}

describe('what is made of it', () => {
  test('shuffle: every order of five in exactly one way', () => {
    const counts = countWays(rng => rng.shuffle(['a', 'b', 'c', 'd', 'e']).join(''))
    expect(counts.size).toBe(120)
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  test('shuffle works in place', () => {
    const pile = [1, 2, 3]
    expect(Rng.from('x').shuffle(pile)).toBe(pile)
    expect(pile.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })

  test('pick: every one in exactly one way', () => {
    expect([...countWays(rng => rng.pick(['a', 'b', 'c']))]).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ])
  })

  test('draw: every one in exactly one way, and it is gone from the pile', () => {
    const counts = countWays(rng => {
      const pile = ['a', 'b', 'c']
      const drawn = rng.draw(pile)
      expect(pile).toEqual(['a', 'b', 'c'].filter(card => card !== drawn))
      return drawn
    })
    expect([...counts]).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ])
  })

  test('fork: a generator of its own', () => {
    const rng = Rng.from('x')
    const one = new Rng(rng.fork())
    const other = new Rng(rng.fork())
    expect([one.word(), one.word()]).not.toEqual([other.word(), other.word()])
    expect(Rng.from('x').fork()).toEqual(Rng.from('x').fork())
  })
})

/** Written down once; a change here breaks every log ever kept. */
const KNOWN = {
  empty: [778939277, -776346707, -1973104739, 1351578285],
  cloak: [-1873945239, 1340326685, 1456494784],
  chytrogrod: [-1859527834, 1136234212, -2021890636],
}
