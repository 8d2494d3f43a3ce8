import {
  type Action,
  type Answer,
  type Decision,
  type Game,
  type GameTypes,
  isOpen,
  type Key,
  type Option,
  Rng,
  sample,
  type Setup,
  type Why,
} from '@cloak/kernel'
import fc, { type Arbitrary } from 'fast-check'
import { junk } from './junk.ts'

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,4}$/)
const why: Arbitrary<Why> = word.map(key => ({ rule: `TOY-${key}`, key: `toy.why.${key}` }))
const barred: Arbitrary<{ barred?: Why }> = fc
  .option(why, { nil: null, freq: 3 })
  .map(found => (found ? { barred: found } : {}))

const optionsBy = <Id extends Key>(id: Arbitrary<Id>, maxLength: number): Arbitrary<Option<Id>[]> =>
  fc
    .uniqueArray(id, { maxLength })
    .chain(ids => fc.tuple(...ids.map(id => fc.tuple(fc.constant(id), barred, fc.boolean()))))
    .map(of => of.map(([id, bar, thing]) => ({ id, ...bar, ...(thing ? { ref: { kind: 'card', id } } : {}) })))
const key: Arbitrary<Key> = fc.oneof(word, fc.nat({ max: 30 }))
const few = fc.nat({ max: 4 })
const slots = fc.nat({ max: 3 }).map(n => Array.from({ length: n }, (_, i) => ({ kind: 'place', id: i + 1 })))

/** Decisions of all seven kinds, nested; some of them with barred options, some that nobody can answer. */
export const decisions: Arbitrary<Decision> = fc.letrec<{ any: Decision; leaf: Decision }>(tie => ({
  leaf: fc.oneof(
    optionsBy(key, 5).map((of): Decision => ({ kind: 'oneOf', of })),
    fc.tuple(optionsBy(key, 5), few, few).map(([of, min, max]): Decision => ({ kind: 'someOf', of, min, max })),
    fc.tuple(optionsBy(key, 5), slots).map(([of, slots]): Decision => ({ kind: 'inOrder', of, slots })),
    fc
      .tuple(fc.integer({ min: -2, max: 3 }), few)
      .map(([min, n]): Decision => ({ kind: 'amount', min, max: min + n - 1 })),
    fc
      .tuple(optionsBy(word, 4), fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }), few, few)
      .map(([of, max, least, most]): Decision => ({
        kind: 'split',
        of: of.map((o, i) => ({ ...o, max: max[i]! })),
        min: least,
        max: most,
      })),
  ),
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc
      .dictionary(word, tie('any'), { maxKeys: 3, noNullPrototype: true })
      .map((fields): Decision => ({ kind: 'form', fields })),
    fc
      .uniqueArray(word, { maxLength: 4 })
      .chain(names => fc.tuple(...names.map(name => fc.tuple(fc.constant(name), fc.option(tie('any')), barred))))
      .map((of): Decision => ({
        kind: 'menu',
        actions: of.map(([name, inner, bar]): Action => ({ do: name, with: inner, ...bar })),
      })),
  ),
})).any

/** Decisions that can be answered. */
export const openDecisions: Arbitrary<Decision> = decisions.filter(isOpen)

/** A generator of chance. */
export const chance: Arbitrary<Rng> = fc.noShrink(fc.nat()).map(seed => Rng.from(String(seed)))

/** Legal answers to a decision that can be answered. */
export const answersTo = (d: Decision): Arbitrary<Answer> => chance.map(rng => sample(d, rng))

/** Answers that are most probably none. */
export const junkFor = (d: Decision): Arbitrary<unknown> =>
  fc.oneof(
    chance.map(rng => junk(d, rng)),
    fc.jsonValue(),
    fc.anything(),
  )

/** Setups that a game can be started with. */
export const setups = <G extends GameTypes>(game: Game<G>): Arbitrary<Setup<G['options']>> =>
  fc.tuple(fc.constantFrom(...game.seats), fc.string(), chance).map(([seats, seed, rng]) => ({
    game: game.id,
    rules: game.rules,
    seats,
    options: sample(game.options(seats), rng) as G['options'],
    seed,
  }))
