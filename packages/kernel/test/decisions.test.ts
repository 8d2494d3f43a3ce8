import { answersTo, chance, decisions, junkFor, openDecisions } from '@cloak/kit'
import {
  amount,
  type Answer,
  by,
  canon,
  countOf,
  type Decision,
  each,
  faultIn,
  form,
  inOrder,
  isOpen,
  menu,
  oneOf,
  orElse,
  Rng,
  sample,
  seatOption,
  someOf,
  split,
  type Why,
} from '@cloak/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const barred: Why = { rule: 'TOY-1', key: 'toy.why.one' }
const MANY = 400
const small = (d: Decision) => countOf(d) <= MANY

describe('for any decision', () => {
  test('it is open exactly when it has an answer', () => {
    fc.assert(
      fc.property(decisions, d => {
        expect(isOpen(d)).toBe(countOf(d) > 0)
      }),
    )
  })

  test('each gives as many answers as countOf says, all legal, no two alike', () => {
    fc.assert(
      fc.property(decisions.filter(small), d => {
        const all = [...each(d)]
        expect(all.length).toBe(countOf(d))
        for (const answer of all) expect(faultIn(d, answer)).toBeNull()
        expect(new Set(all.map(answer => canon(d, answer))).size).toBe(all.length)
      }),
    )
  })

  test('each gives the same in the same order every time', () => {
    fc.assert(
      fc.property(decisions.filter(small), d => {
        expect([...each(d)]).toEqual([...each(d)])
      }),
    )
  })

  test('a sampled answer is legal, and one of each', () => {
    fc.assert(
      fc.property(openDecisions.filter(small), chance, (d, rng) => {
        const answer = sample(d, rng)
        expect(faultIn(d, answer)).toBeNull()
        expect([...each(d)].map(a => canon(d, a))).toContain(canon(d, answer))
      }),
    )
  })

  test('whatever faultIn passes, each gives', () => {
    fc.assert(
      fc.property(
        openDecisions.filter(small).chain(d => fc.tuple(fc.constant(d), junkFor(d))),
        ([d, junk]) => {
          if (faultIn(d, junk) === null) expect([...each(d)].map(a => canon(d, a))).toContain(canon(d, junk as Answer))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('a fault has a rule and a key, and junk never throws', () => {
    fc.assert(
      fc.property(
        decisions.chain(d => fc.tuple(fc.constant(d), junkFor(d))),
        ([d, junk]) => {
          const why = faultIn(d, junk)
          if (why) expect([why.rule, why.key]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('what passes survives JSON, and passes again', () => {
    fc.assert(
      fc.property(
        openDecisions.chain(d => fc.tuple(fc.constant(d), fc.oneof(answersTo(d), junkFor(d)))),
        ([d, answer]) => {
          if (faultIn(d, answer) !== null) return
          const again = JSON.parse(JSON.stringify(answer)) as Answer
          expect(again).toStrictEqual(answer)
          expect(faultIn(d, again)).toBeNull()
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('equal answers have equal canons, in whatever order they are written', () => {
    fc.assert(
      fc.property(
        openDecisions.chain(d => fc.tuple(fc.constant(d), answersTo(d))),
        ([d, answer]) => {
          expect(canon(d, shuffledFields(answer))).toBe(canon(d, answer))
        },
      ),
    )
    const some = someOf(['a', 'b', 'c'], 0, 3)
    expect(canon(some, ['c', 'a'])).toBe(canon(some, ['a', 'c']))
    const heaps = split({ wood: 2, stone: 2 })
    expect(canon(heaps, { stone: 1, wood: 0 })).toBe(canon(heaps, { stone: 1 }))
    const order = inOrder(['a', 'b'])
    expect(canon(order, ['a', 'b'])).not.toBe(canon(order, ['b', 'a']))
    expect(canon(oneOf([1, '1']), 1)).not.toBe(canon(oneOf([1, '1']), '1'))
  })
})

function shuffledFields(answer: Answer): Answer {
  if (typeof answer !== 'object' || Array.isArray(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer)
      .reverse()
      .map(([k, v]) => [k, v === undefined ? v : shuffledFields(v)]),
  )
}

describe('how many, by hand', () => {
  test.each<[string, Decision, number]>([
    ['one of three, one barred', oneOf(['a', { id: 'b', barred }, 'c']), 2],
    ['none to three of three', someOf(['a', 'b', 'c'], 0, 3), 8],
    ['two of four, one barred', someOf(['a', 'b', 'c', { id: 'd', barred }], 2), 3],
    ['three in order', inOrder(['a', 'b', 'c']), 6],
    ['two places for four', inOrder(['a', 'b', 'c', 'd'], [seatOption(0).ref!, seatOption(1).ref!]), 12],
    ['nobody in no order', inOrder([]), 1],
    ['a number from -1 to 2', amount(-1, 2), 4],
    ['two of two heaps of two', split({ wood: 2, stone: 2 }, 2, 2), 3],
    ['any of two heaps', split({ wood: 1, stone: 2 }), 6],
    ['a form: the product', form({ a: oneOf([1, 2]), b: amount(1, 3) }), 6],
    ['an empty form', form({}), 1],
    [
      'a menu: the sum',
      menu([
        { do: 'a', with: amount(1, 3) },
        { do: 'b', with: null },
        { do: 'c', with: null, barred },
      ]),
      4,
    ],
    [
      'a menu whose way on is closed',
      menu([
        { do: 'a', with: oneOf([]) },
        { do: 'b', with: null },
      ]),
      1,
    ],
    [
      'fifty cards, ten of them',
      someOf(
        Array.from({ length: 50 }, (_, i) => i),
        10,
      ),
      10272278170,
    ],
  ])('%s', (_, d, count) => expect(countOf(d)).toBe(count))

  test.each<[string, Decision]>([
    ['nothing to choose', oneOf([])],
    ['all barred', oneOf([{ id: 'a', barred }])],
    ['too few', someOf(['a'], 2)],
    ['bounds crossed', someOf(['a', 'b'], 2, 1)],
    ['more places than things', inOrder(['a'], [seatOption(0).ref!, seatOption(1).ref!])],
    ['no number', amount(1, 0)],
    ['heaps too small', split({ wood: 1 }, 2, 3)],
    ['a closed field', form({ a: oneOf([]), b: amount(0, 1) })],
    [
      'only closed ways on',
      menu([
        { do: 'a', with: oneOf([]) },
        { do: 'b', with: null, barred },
      ]),
    ],
    ['an empty menu', menu([])],
  ])('not open: %s', (_, d) => {
    expect(isOpen(d)).toBe(false)
    expect(countOf(d)).toBe(0)
    expect([...each(d)]).toEqual([])
  })

  test('each answer of a small decision is sampled sooner or later', () => {
    const rng = Rng.from('all of them')
    const ds: Decision[] = [
      oneOf(['a', { id: 'b', barred }, 'c']),
      someOf(['a', 'b', 'c'], 1, 2),
      inOrder(['a', 'b', 'c']),
      amount(3, 6),
      split({ wood: 2, stone: 1 }, 1, 2),
      form({ a: amount(0, 1), b: oneOf(['x', 'y']) }),
      menu([
        { do: 'a', with: amount(0, 1) },
        { do: 'b', with: null },
      ]),
    ]
    for (const d of ds) {
      const found = new Set(Array.from({ length: 300 }, () => canon(d, sample(d, rng))))
      expect(found.size).toBe(countOf(d))
    }
  })
})

describe('what is wrong with an answer', () => {
  const d = menu([
    { do: 'build', with: oneOf(['tavern', { id: 'castle', barred }]) },
    { do: 'pay', with: form({ gold: amount(0, 3), cards: someOf(['a', 'b', 'c'], 1, 2) }) },
    { do: 'give', with: split({ wood: 2, stone: 1 }, 1, 2) },
    { do: 'line-up', with: inOrder(['x', 'y']) },
    { do: 'end', with: null },
    { do: 'fly', with: null, barred },
  ])
  test.each<[unknown, string, string | undefined]>([
    [null, 'kernel.malformed', undefined],
    ['end', 'kernel.malformed', undefined],
    [['end'], 'kernel.malformed', undefined],
    [{}, 'kernel.no-such-option', 'do'],
    [{ do: 'dance' }, 'kernel.no-such-option', 'do'],
    [{ do: 'end', now: 1 }, 'kernel.no-such-option', 'now'],
    [{ do: 'end', with: 1 }, 'kernel.malformed', 'end'],
    [{ do: 'end', with: undefined }, 'kernel.malformed', 'end'],
    [{ do: 'pay', with: { gold: -0, cards: ['a'] } }, 'kernel.out-of-range', 'pay.gold'],
    [{ do: 'give', with: { wood: -0, stone: 1 } }, 'kernel.out-of-range', 'give.wood'],
    [{ do: 'fly' }, 'TOY-1', undefined],
    [{ do: 'build' }, 'kernel.no-such-option', 'build'],
    [{ do: 'build', with: 'castle' }, 'TOY-1', 'build'],
    [{ do: 'build', with: 'tower' }, 'kernel.no-such-option', 'build'],
    [{ do: 'pay', with: { gold: 4, cards: ['a'] } }, 'kernel.out-of-range', 'pay.gold'],
    [{ do: 'pay', with: { gold: 1.5, cards: ['a'] } }, 'kernel.out-of-range', 'pay.gold'],
    [{ do: 'pay', with: { gold: '1', cards: ['a'] } }, 'kernel.malformed', 'pay.gold'],
    [{ do: 'pay', with: { gold: 1 } }, 'kernel.malformed', 'pay.cards'],
    [{ do: 'pay', with: { gold: 1, cards: [] } }, 'kernel.too-few', 'pay.cards'],
    [{ do: 'pay', with: { gold: 1, cards: ['a', 'b', 'c'] } }, 'kernel.too-many', 'pay.cards'],
    [{ do: 'pay', with: { gold: 1, cards: ['a', 'a'] } }, 'kernel.twice', 'pay.cards'],
    [{ do: 'pay', with: { gold: 1, cards: ['a', 'z'] } }, 'kernel.no-such-option', 'pay.cards.1'],
    [{ do: 'pay', with: { gold: 1, cards: ['a'], tip: 1 } }, 'kernel.no-such-option', 'pay.tip'],
    [{ do: 'give', with: {} }, 'kernel.too-few', 'give'],
    [{ do: 'give', with: { wood: 2, stone: 1 } }, 'kernel.too-many', 'give'],
    [{ do: 'give', with: { wood: 3 } }, 'kernel.out-of-range', 'give.wood'],
    [{ do: 'give', with: { wood: -1 } }, 'kernel.out-of-range', 'give.wood'],
    [{ do: 'give', with: { gold: 1 } }, 'kernel.no-such-option', 'give.gold'],
    [{ do: 'give', with: ['wood'] }, 'kernel.malformed', 'give'],
    [{ do: 'line-up', with: ['x'] }, 'kernel.too-few', 'line-up'],
    [{ do: 'line-up', with: ['x', 'x'] }, 'kernel.twice', 'line-up'],
  ])('%j', (answer, rule, path) =>
    expect(faultIn(d, answer)).toMatchObject(path === undefined ? { rule } : { rule, path }),
  )

  test.each<[Answer]>([
    [{ do: 'end' }],
    [{ do: 'build', with: 'tavern' }],
    [{ do: 'pay', with: { gold: 0, cards: ['c', 'a'] } }],
    [{ do: 'give', with: { wood: 0, stone: 1 } }],
    [{ do: 'line-up', with: ['y', 'x'] }],
  ])('nothing: %j', answer => expect(faultIn(d, answer)).toBeNull())

  test('bounds cite the rule that sets them', () => {
    expect(faultIn(by('TOY-7', amount(0, 3)), 4)).toEqual({
      rule: 'TOY-7',
      key: 'kernel.out-of-range',
      args: { min: 0, max: 3 },
    })
    expect(faultIn(by('TOY-7', someOf(['a', 'b'], 1)), [])).toMatchObject({ rule: 'TOY-7', key: 'kernel.too-few' })
    expect(faultIn(by('TOY-7', split({ a: 2 }, 1, 1)), { a: 2 })).toMatchObject({
      rule: 'TOY-7',
      key: 'kernel.too-many',
    })
  })

  test('a barred heap may be left alone, and not be touched', () => {
    const heaps: Decision = {
      kind: 'split',
      of: [
        { id: 'wood', max: 2, barred },
        { id: 'stone', max: 2 },
      ],
      min: 0,
      max: 2,
    }
    expect(faultIn(heaps, { wood: 0, stone: 1 })).toBeNull()
    expect(faultIn(heaps, { wood: 1 })).toMatchObject({ rule: 'TOY-1', path: 'wood' })
  })

  test('names that every object inherits are no options', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(faultIn(form({ a: amount(0, 1) }), JSON.parse(`{"a":0,"${name}":1}`))).toMatchObject({ path: name })
      expect(faultIn(split({ a: 1 }), JSON.parse(`{"${name}":1}`))).toMatchObject({ path: name })
      expect(faultIn(oneOf(['a']), name)).not.toBeNull()
      expect(faultIn(menu([{ do: 'a', with: null }]), { do: name })).not.toBeNull()
    }
  })
})

test('constructors: plain ids become options, a split never asks for more than there is, a lapse is kept', () => {
  expect(oneOf(['a', { id: 'b', barred }])).toEqual({ kind: 'oneOf', of: [{ id: 'a' }, { id: 'b', barred }] })
  expect(someOf(['a', 'b'], 1)).toMatchObject({ min: 1, max: 1 })
  expect(split({ wood: 2, stone: 1 })).toMatchObject({ min: 0, max: 3 })
  expect(split({ wood: 2, stone: 1 }, 0, 2)).toMatchObject({ min: 0, max: 2 })
  expect(inOrder(['a', 'b'])).toMatchObject({
    slots: [
      { kind: 'place', id: 1 },
      { kind: 'place', id: 2 },
    ],
  })
  expect(orElse(amount(0, 3), 2)).toEqual({ kind: 'amount', min: 0, max: 3, lapse: 2 })
  expect(seatOption(2)).toEqual({ id: 2, ref: { kind: 'seat', id: 2 } })
})
