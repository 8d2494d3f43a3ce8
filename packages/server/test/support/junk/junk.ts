import fc from 'fast-check'
import { ODD } from '../odd.ts'

/** Anything at all that JSON can say, and some of what trips those who read it. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(...ODD, '\uD800', 'x\uDFFFy', null, true, -1, 0.5, 1e308, 2 ** 53, '', [], {}),
  fc.constantFrom('__proto__', 'constructor', 'toJSON').map(name => JSON.parse(`{"${name}":{"a":1}}`) as unknown),
  fc.nat({ max: 4000 }).map(depth => JSON.parse('['.repeat(depth + 1) + ']'.repeat(depth + 1)) as unknown),
)

type Fields = { readonly [field: string]: unknown }

/** Something right with one thing wrong: a field that is missing, of another kind, or not known. */
export const nearly = (right: Fields): fc.Arbitrary<unknown> => {
  const fields = Object.keys(right)
  const field = fc.constantFrom(...fields)
  return fc.oneof(
    fc.tuple(field, junk).map(([name, value]) => ({ ...right, [name]: value })),
    field.map(name => Object.fromEntries(Object.entries(right).filter(([each]) => each !== name))),
    fc.tuple(fc.string({ unit: 'binary' }), junk).map(([name, value]) => ({ ...right, [name]: value })),
    fc.array(fc.constant(right), { maxLength: 3 }),
  )
}

/** A text that was cut off, or has something in it that does not belong there. */
export const spoilt = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.tuple(text, fc.double({ min: 0, max: 1, noNaN: true })).map(([all, part]) => all.slice(0, all.length * part)),
    fc
      .tuple(
        text,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      )
      .map(([all, part, odd]) => all.slice(0, all.length * part) + odd + all.slice(all.length * part)),
  )
