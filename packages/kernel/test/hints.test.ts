import { answersTo, junkFor, openDecisions } from '@cloak/kit'
import {
  amount,
  type Answer,
  type Decision,
  type Draft,
  each,
  countOf,
  faultIn,
  form,
  type Hint,
  hints,
  inOrder,
  inWords,
  type Key,
  menu,
  nameOf,
  oneOf,
  seatOption,
  someOf,
  split,
  type Why,
} from '@cloak/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const barred: Why = { rule: 'TOY-1', key: 'toy.why.one' }
type Listing = Extract<Decision, { kind: 'someOf' | 'inOrder' }>
const isListing = (d: Decision): d is Listing => d.kind === 'someOf' || d.kind === 'inOrder'
const options = (d: Decision, draft: Draft): Hint[] => {
  const h = hints(d, draft)
  return 'of' in h ? h.of : []
}

describe('hints', () => {
  test('done says whether the draft could be given as it is', () => {
    fc.assert(
      fc.property(
        openDecisions.chain(d => fc.tuple(fc.constant(d), fc.oneof(answersTo(d), junkFor(d)))),
        ([d, draft]) => {
          expect(hints(d, draft as Draft).done).toBe(faultIn(d, draft) === null)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('of a list: an option may be chosen next exactly when some legal answer goes on from there', () => {
    const some = openDecisions.filter(isListing).filter(d => countOf(d) <= 300)
    fc.assert(
      fc.property(
        some.chain(d => fc.tuple(fc.constant(d), answersTo(d), fc.nat({ max: 3 }))),
        ([d, answer, n]) => {
          const draft = (answer as Key[]).slice(0, n)
          const all = [...each(d)] as Key[][]
          for (const { id, chosen, why } of options(d, draft)) {
            expect(chosen).toBe(draft.includes(id))
            const wanted = [...draft, id]
            if (!chosen) expect(why === null).toBe(all.some(a => wanted.every(part => a.includes(part))))
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('of heaps: no heap offers more than some legal answer takes of it', () => {
    const heaps = openDecisions.filter(d => d.kind === 'split').filter(d => countOf(d) <= 300)
    fc.assert(
      fc.property(
        heaps.chain(d => fc.tuple(fc.constant(d), answersTo(d))),
        ([d, answer]) => {
          const taken = answer as { [id: string]: number }
          const found = hints(d, taken)
          if (found.kind !== 'heaps') throw new Error(found.kind)
          const all = [...each(d)] as { [id: string]: number }[]
          for (const heap of found.of) {
            const others = found.of.filter(o => o.id !== heap.id)
            const most = Math.max(
              ...all.filter(a => others.every(o => (a[o.id] ?? 0) >= o.taken)).map(a => a[heap.id] ?? 0),
            )
            expect([heap.id, heap.taken, heap.max]).toEqual([heap.id, taken[heap.id] ?? 0, most])
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('say why not: barred by its rule, or full by the rule of the bound', () => {
    const d = someOf(['a', 'b', { id: 'c', barred }], 0, 1)
    expect(options(d, ['a'])).toEqual([
      { id: 'a', chosen: true, why: null },
      { id: 'b', chosen: false, why: { rule: 'kernel.too-many', key: 'kernel.too-many', args: { max: 1 } } },
      { id: 'c', chosen: false, why: barred },
    ])
    expect(options({ ...d, rule: 'TOY-2' }, ['a'])[1]!.why!.rule).toBe('TOY-2')
  })

  test('count what is missing', () => {
    expect(hints(oneOf(['a']), undefined)).toMatchObject({ done: false, missing: 1 })
    expect(hints(someOf(['a', 'b', 'c'], 2), ['b'])).toMatchObject({ done: false, missing: 1 })
    expect(hints(inOrder(['a', 'b', 'c']), ['b'])).toMatchObject({ done: false, missing: 2 })
    expect(hints(split({ wood: 2 }, 2, 2), { wood: 1 })).toMatchObject({ done: false, missing: 1 })
    expect(hints(amount(1, 3), undefined)).toEqual({ kind: 'amount', done: false, min: 1, max: 3 })
  })

  test('go into forms and menus', () => {
    const d = form({ a: oneOf(['x', 'y']), b: amount(0, 2) })
    expect(hints(d, { a: 'x' })).toMatchObject({
      kind: 'fields',
      done: false,
      fields: { a: { done: true }, b: { done: false } },
    })
    const m = menu([
      { do: 'build', with: oneOf(['tavern']) },
      { do: 'end', with: null },
      { do: 'fly', with: null, barred },
    ])
    expect(hints(m, undefined)).toMatchObject({ kind: 'actions', done: false, with: null })
    expect(hints(m, { do: 'build' })).toMatchObject({
      done: false,
      of: [{ id: 'build', chosen: true }, { id: 'end' }, { id: 'fly', why: barred }],
      with: { kind: 'options', done: false },
    })
    expect(hints(m, { do: 'end' })).toMatchObject({ done: true, with: null })
  })
})

describe('in words', () => {
  test('every legal answer is said, one message a choice, none of them empty', () => {
    fc.assert(
      fc.property(
        openDecisions.chain(d => fc.tuple(fc.constant(d), answersTo(d))),
        ([d, answer]) => {
          const said = inWords(d, answer)
          expect(said.length).toBeGreaterThanOrEqual(d.kind === 'form' || d.kind === 'inOrder' ? 0 : 1)
          for (const { key } of said) expect(key).toMatch(/^[a-z]/)
        },
      ),
    )
  })

  test.each<[string, Decision, Answer, unknown]>([
    ['an option by its id', oneOf(['doubt']), 'doubt', [{ key: 'option.doubt' }]],
    ['an option by its thing', oneOf([seatOption(2)]), 2, [{ key: 'ref.seat', args: { id: 2 } }]],
    ['an option by its label', oneOf([{ id: 1, label: { key: 'toy.first' } }]), 1, [{ key: 'toy.first' }]],
    ['several', someOf(['a', 'b'], 0, 2), ['b', 'a'], [{ key: 'option.b' }, { key: 'option.a' }]],
    ['none', someOf(['a', 'b'], 0, 2), [], [{ key: 'kernel.none' }]],
    [
      'an order',
      inOrder(['a', 'b']),
      ['b', 'a'],
      [
        { key: 'kernel.in-place', args: { what: 'b', place: 1, kind: 'place', of: 'option' } },
        { key: 'kernel.in-place', args: { what: 'a', place: 2, kind: 'place', of: 'option' } },
      ],
    ],
    ['a number', amount(0, 9), 4, [{ key: 'kernel.amount', args: { n: 4 } }]],
    [
      'heaps',
      split({ wood: 2, stone: 2 }),
      { wood: 2, stone: 0 },
      [{ key: 'kernel.so-many', args: { what: 'wood', n: 2 } }],
    ],
    ['no heap', split({ wood: 2 }), {}, [{ key: 'kernel.none' }]],
    [
      'a form',
      form({ price: amount(0, 9) }),
      { price: 1 },
      [{ key: 'field.price' }, { key: 'kernel.amount', args: { n: 1 } }],
    ],
    ['an action', menu([{ do: 'end', with: null }]), { do: 'end' }, [{ key: 'do.end' }]],
    [
      'an action with more',
      menu([{ do: 'build', with: oneOf(['tavern']) }]),
      { do: 'build', with: 'tavern' },
      [{ key: 'do.build' }, { key: 'option.tavern' }],
    ],
  ])('%s', (_, d, answer, said) => expect(inWords(d, answer)).toEqual(said))

  test('an unknown option is still named', () => expect(nameOf([], 'x')).toEqual({ key: 'option.x' }))
})
