import { type Card, type Character, type CharacterCard, type Chosen, why } from '@cloak/citadels-core'
import {
  by,
  type Decision,
  form,
  menu,
  oneOf,
  type OneOf,
  type Option,
  orElse,
  type Rng,
  type Setup,
  someOf,
  type Why,
} from '@cloak/kernel'
import { characters } from './characters/index.ts'
import { type PresetName, presetNames, presets } from './data/presets.ts'
import { type Ruling, rulingNames } from './rulings.ts'
import { uniques } from './uniques/index.ts'

/** By rank; `none` for no rank 9. */
type Cast = { [rank: string]: Character }
export interface Options {
  cards:
    | { do: PresetName; with: { fourth: Character; ninth: Character } }
    | { do: 'random' }
    | { do: 'custom'; with: { cast: Cast; uniques: Card[] } }
  crown: 'random' | number
  /** Rulings that the host has turned the other way. */
  overruled: Ruling[]
}

const NO_NINTH = why('CIT-2.4a', 'no-ninth')
const NINTH = why('CIT-2.4b', 'ninth-required')
const QUEEN = why('CIT-2.4d', 'queen-needs-five')
const EMPEROR = why('CIT-2.4e', 'emperor-needs-three')
const OTHER_FOURTH = why('CIT-2.7', 'not-in-preset')
const OTHER_NINTH = why('CIT-2.6', 'other-ninth')

/** Why this character cannot be in the cast of so many seats (CIT-2.4). */
function whyNotCast(seats: number, { key, rank }: CharacterCard): Why | undefined {
  if (rank === 9 && seats === 2) return NO_NINTH
  if (key === 'queen' && seats < 5) return QUEEN
  return key === 'emperor' && seats === 2 ? EMPEROR : undefined
}

const ofRank = (rank: number) => characters.filter(c => c.rank === rank)
const option = (card: CharacterCard, barred: Why | undefined): Option<string> => ({
  id: card.key,
  ref: { kind: 'character', id: card.key },
  barred,
})
const rankOptions = (seats: number, rank: number) => ofRank(rank).map(c => option(c, whyNotCast(seats, c)))
const needsNinth = (seats: number): boolean => seats === 3 || seats === 8
const ninths = (seats: number, whyNot?: (c: CharacterCard) => Why | undefined): OneOf<string> =>
  oneOf([
    { id: 'none', barred: needsNinth(seats) ? NINTH : undefined },
    ...ofRank(9).map(c => option(c, whyNotCast(seats, c) ?? whyNot?.(c))),
  ])

/** CIT-2.6: a list has its own rank 9; CIT-2.7a: others only for a Queen too few play with; CIT-2.3: the first game names none. */
function ninthsOf(seats: number, preset: PresetName): OneOf<string> {
  const own = presets[preset].ninth
  const free = preset === 'first-game' || (own === 'queen' && seats < 5)
  return ninths(seats, c => (free || c.key === own ? undefined : OTHER_NINTH))
}

/** CIT-2.7b: an Emperor played by two is replaced by the King or the Patrician; otherwise a list keeps its rank 4. */
function fourths(seats: number, preset: PresetName): OneOf<string> {
  const own = presets[preset].cast[3]!
  const replaced = own === 'emperor' && seats === 2
  const whyNot = (c: CharacterCard) => whyNotCast(seats, c) ?? (replaced || c.key === own ? undefined : OTHER_FOURTH)
  return oneOf(ofRank(4).map(c => option(c, whyNot(c))))
}

/** What a list is played with unless the host says otherwise (CIT-2.3, CIT-2.7). */
function defaults(seats: number, preset: PresetName): { fourth: Character; ninth: Character } {
  const { cast, ninth } = presets[preset]
  return {
    fourth: cast[3] === 'emperor' && seats === 2 ? 'king' : cast[3]!,
    ninth: !needsNinth(seats) ? 'none' : ninth === 'queen' && seats < 5 ? 'artist' : ninth,
  }
}

export const options = (seats: number): Decision =>
  orElse(
    form({
      cards: menu([
        ...presetNames.map(name => ({
          do: name,
          with: orElse(form({ fourth: fourths(seats, name), ninth: ninthsOf(seats, name) }), defaults(seats, name)),
        })),
        { do: 'random' as const, with: null },
        {
          do: 'custom' as const,
          with: form({ cast: casts(seats), uniques: by('CIT-2.5', someOf(uniqueOptions, 14)) }),
        },
      ]),
      crown: oneOf<'random' | number>([
        'random',
        ...Array.from({ length: seats }, (_, i) => ({ id: i, ref: { kind: 'seat', id: i } })),
      ]),
      overruled: someOf(rulingNames, 0, rulingNames.length),
    }),
    { cards: { do: 'first-game', with: defaults(seats, 'first-game') }, crown: 'random', overruled: [] },
  )

const uniqueOptions: Option<Card>[] = uniques.map(({ key }) => ({ id: key, ref: { kind: 'card', id: key } }))

/** CIT-2.4: exactly one character of each rank, perhaps one of rank 9. */
const casts = (seats: number) =>
  form(
    Object.fromEntries([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(rank => [rank, oneOf(rankOptions(seats, rank))] as const),
      [9, ninths(seats)] as const,
    ]),
  )

/** The cast, the special districts and the crown that a setup stands for. */
export function choose(setup: Setup, rng: Rng): Chosen {
  const { cards, crown, overruled } = setup.options as Options
  return {
    ...cardsOf(cards, setup.seats, rng),
    citySize: setup.seats <= 3 ? 8 : 7, // CIT-2.2
    crown: crown === 'random' ? rng.below(setup.seats) : crown, // CIT-2.1 step 6
    rulings: Object.fromEntries(rulingNames.map(name => [name, !overruled.includes(name)])),
  }
}

function cardsOf(cards: Options['cards'], seats: number, rng: Rng): Pick<Chosen, 'cast' | 'uniques'> {
  if (cards.do === 'random') return randomCards(seats, rng)
  if (cards.do === 'custom') return { cast: inOrder(cards.with.cast), uniques: [...cards.with.uniques] }
  const { cast, uniques } = presets[cards.do]
  const { fourth, ninth } = cards.with
  const all = cast.map((c, i) => (i === 3 ? fourth : c))
  return { cast: ninth === 'none' ? all : [...all, ninth], uniques: [...uniques] }
}

const inOrder = (cast: Cast): Character[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank => cast[rank]!).filter(c => c !== 'none')

/** Any legal cast and any fourteen special districts. */
function randomCards(seats: number, rng: Rng): Pick<Chosen, 'cast' | 'uniques'> {
  const cast = Array.from({ length: 9 }, (_, i) => {
    const open = (i === 8 ? [...ninths(seats).of] : rankOptions(seats, i + 1)).filter(o => !o.barred)
    return rng.pick(open).id
  })
  return { cast: cast.filter(c => c !== 'none'), uniques: rng.shuffle(uniques.map(d => d.key)).slice(0, 14) }
}
