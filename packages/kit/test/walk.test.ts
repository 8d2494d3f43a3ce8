import { canonical, faultIn, faultInSetup, isOpen, replay } from '@cloak/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersTo, decisions, digest, junkFor, openDecisions, setups, walk } from '../src/index.ts'
import { fnv1a } from '../src/digest.ts'
import { liars } from './toys/liars.ts'
import { market } from './toys/market.ts'

describe('a walk', () => {
  test('is a game from its first question to its end, each moment after the one before', () => {
    const moments = [...walk(market, { seats: 4, seed: 'w' })].map(m => ({ ...m, entries: m.log.length }))
    expect(moments.at(-1)!.state.script).toEqual([])
    moments.forEach((moment, i) => expect(moment.before).toBe(moments[i - 1]?.state ?? null))
    const { log, setup, state } = moments.at(-1)!
    expect(replay(market, setup, log)).toMatchObject({ state })
    expect(log.length).toBe(moments.length - 1)
  })

  test('is the same for the same seed, and another for another', () => {
    const end = (seed: string) => digest([...walk(liars, { seats: 3, seed })].at(-1)!.state)
    expect(end('a')).toBe(end('a'))
    expect(end('a')).not.toBe(end('b'))
  })

  test('lets several seats answer in any order', () => {
    const firsts = new Set(
      Array.from({ length: 30 }, (_, n) => [...walk(market, { seats: 3, seed: `${n}`, most: 1 })].at(-1)!.log[0]!.seat),
    )
    expect(firsts).toEqual(new Set([0, 1, 2]))
  })

  test('draws the options unless they are given, and stops where it is told', () => {
    const rounds = new Set(
      Array.from(
        { length: 30 },
        (_, n) => [...walk(market, { seats: 3, seed: `${n}`, most: 0 })][0]!.setup.options.rounds,
      ),
    )
    expect(rounds).toEqual(new Set([1, 2, 3, 4]))
    const [first, ...rest] = walk(market, { seats: 3, seed: 'x', options: { rounds: 2 }, most: 5 })
    expect(first!.setup.options).toEqual({ rounds: 2 })
    expect(rest).toHaveLength(5)
  })
})

describe('arbitraries', () => {
  test('decisions are of all seven kinds, open and closed, nested', () => {
    const some = fc.sample(decisions, { numRuns: 400, seed: 7 })
    expect(new Set(some.map(d => d.kind))).toEqual(
      new Set(['oneOf', 'someOf', 'inOrder', 'amount', 'split', 'form', 'menu']),
    )
    expect(new Set(some.map(isOpen))).toEqual(new Set([true, false]))
    expect(some.some(d => d.kind === 'form' && Object.values(d.fields).some(f => f.kind === 'menu'))).toBe(true)
  })

  test('answers are legal; junk is so by chance alone', () => {
    fc.assert(
      fc.property(
        openDecisions.chain(d => fc.tuple(fc.constant(d), answersTo(d))),
        ([d, answer]) => {
          expect(faultIn(d, answer)).toBeNull()
        },
      ),
    )
    const judged = fc.sample(
      openDecisions.chain(d => junkFor(d).map(junk => faultIn(d, junk) === null)),
      { numRuns: 400, seed: 7 },
    )
    expect(judged.filter(legal => legal).length).toBeGreaterThan(0)
    expect(judged.filter(legal => legal).length).toBeLessThan(judged.length / 3)
  })

  test('setups can be started with', () => {
    fc.assert(
      fc.property(setups(market), setup => {
        expect(faultInSetup(market, setup)).toBeNull()
      }),
    )
  })
})

describe('a digest', () => {
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('is FNV-1a of 64 bits: %j', (text, hash) => expect(fnv1a(text)).toBe(hash))

  test('of many bytes is what plain arithmetic gives', () => {
    const slow = (text: string) => {
      let hash = 0xcbf29ce484222325n
      for (const byte of new TextEncoder().encode(text))
        hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
      return hash.toString(16).padStart(16, '0')
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        expect(fnv1a(text)).toBe(slow(text))
      }),
    )
  })

  test('is the same for the same data, however its fields are ordered, and not for other data', () => {
    expect(digest({ a: 1, b: [2, { c: null, d: undefined }] })).toBe(digest({ b: [2, { c: null }], a: 1 }))
    expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }))
    expect(digest([1, 2])).not.toBe(digest([2, 1]))
    expect(canonical({ b: 'x', a: [true] })).toBe('{"a":[true],"b":"x"}')
  })
})
