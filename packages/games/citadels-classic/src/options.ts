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
  type SomeOf,
  type Why,
} from '@cloak/kernel'
import { base, bonus } from './characters/index.ts'
import { fixed, type Ruling, rulingNames } from './rulings.ts'
import { baseSpecials, bonusSpecials } from './specials/index.ts'

type Cast = { [rank: string]: Character }
type Removed = { do: 'random' } | { do: 'choose'; with: string[] }
type Districts =
  | { do: 'base' }
  | { do: 'add'; with: Card[] }
  | { do: 'replace'; with: { do: string; with: { bonus: Card[]; removed: Removed } } }
export interface Options {
  cast: Cast
  length: { do: 'full' | 'short'; with: Districts }
  crown: 'random' | number
  /** Rulings that the host has turned the other way. */
  overruled: Ruling[]
}

const NINTH = why('CLA-2.3', 'eight-need-ninth')
const NO_NINTH = why('CLA-2.3', 'ninth-needs-four')
const QUEEN = why('CLA-2.3', 'queen-needs-five')
const EMPEROR = why('CLA-2.4', 'emperor-needs-three')
const NO_BELL = why('CLA-2.7', 'no-bell-in-short-game')

/** The twelve base cards as a host removes them: both Keeps count (CLA-2.5c). */
const baseCards: readonly string[] = baseSpecials.flatMap(d => (d.copies > 1 ? [d.key, `${d.key}#2`] : [d.key]))
const kindOf = (copy: string): Card => copy.split('#')[0]!

export const options = (seats: number): Decision =>
  orElse(
    form({
      cast: casts(seats),
      length: menu([
        { do: 'full' as const, with: districts(false) },
        { do: 'short' as const, with: districts(true) },
      ]),
      crown: oneOf<'random' | number>([
        'random',
        ...Array.from({ length: seats }, (_, i) => ({ id: i, ref: { kind: 'seat', id: i } })),
      ]),
      overruled: someOf(rulingNames, 0, rulingNames.length),
    }),
    {
      cast: { ...Object.fromEntries(base.map(c => [c.rank, c.key])), 9: seats === 8 ? 'artist' : 'none' },
      length: { do: 'full', with: { do: 'base' } },
      crown: 'random',
      overruled: [],
    },
  )

/** CLA-2.2 to 2.4: a bonus character may stand in for the base one of its rank. */
const casts = (seats: number) =>
  form(
    Object.fromEntries([
      ...base.map(({ rank }) => [rank, oneOf(ofRank(rank).map(c => option(c, whyNotCast(seats, c))))] as const),
      [9, ninths(seats)] as const,
    ]),
  )
const ofRank = (rank: number) => [...base, ...bonus].filter(c => c.rank === rank)
const option = ({ key }: CharacterCard, barred: Why | undefined): Option<string> => ({
  id: key,
  ref: { kind: 'character', id: key },
  barred,
})
const ninths = (seats: number): OneOf<string> =>
  oneOf([
    { id: 'none', barred: seats === 8 ? NINTH : undefined },
    ...ofRank(9).map(c => option(c, whyNotCast(seats, c))),
  ])

function whyNotCast(seats: number, { key, rank }: CharacterCard): Why | undefined {
  if (rank === 9 && seats < 4) return NO_NINTH
  if (key === 'queen' && seats < 5) return QUEEN
  return key === 'emperor' && seats === 2 ? EMPEROR : undefined
}

/** CLA-2.5: up to three are simply added; with more, one base card goes for each. */
const districts = (short: boolean) =>
  menu([
    { do: 'base' as const, with: null },
    { do: 'add' as const, with: by('CLA-2.5a', bonusCards(short, 1, 3)) },
    {
      do: 'replace' as const,
      with: menu(
        Array.from({ length: short ? 10 : 11 }, (_, i) => i + 4).map(n => ({
          do: String(n),
          with: form({ bonus: by('CLA-2.5b', bonusCards(short, n, n)), removed: removals(Math.min(n, 12)) }),
        })),
      ),
    },
  ])

const bonusCards = (short: boolean, min: number, max: number): SomeOf<string> =>
  someOf(
    bonusSpecials.map(({ key }) => ({
      id: key,
      ref: { kind: 'card', id: key },
      barred: short && key === 'bell-tower' ? NO_BELL : undefined,
    })),
    min,
    max,
  )

/** CLA-2.5b: at random, unless the host chooses. */
const removals = (n: number) =>
  orElse(
    menu([
      { do: 'random' as const, with: null },
      {
        do: 'choose' as const,
        with: by(
          'CLA-2.5b',
          someOf(
            baseCards.map(id => ({ id, ref: { kind: 'card', id: kindOf(id) } })),
            n,
          ),
        ),
      },
    ]),
    { do: 'random' },
  )

/** The cast, the special districts and the crown that a setup stands for. */
export function choose(setup: Setup, rng: Rng): Chosen {
  const { cast, length, crown, overruled } = setup.options as Options
  const characters = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank => cast[rank]!).filter(c => c !== 'none')
  return {
    cast: characters,
    uniques: specialsOf(length.with, characters.includes('diplomat'), rng),
    citySize: length.do === 'short' ? 7 : 8, // CLA-9.5
    crown: crown === 'random' ? rng.below(setup.seats) : crown,
    rulings: {
      ...fixed,
      ...Object.fromEntries(rulingNames.map(name => [name, !overruled.includes(name)])),
      keepIsNotGiven: overruled.includes('keepMayBeGiven'),
    },
  }
}

/** CLA-2.6: with the Diplomat the Graveyard stays out; it may be one of those that go anyway. */
function specialsOf(chosen: Districts, diplomat: boolean, rng: Rng): Card[] {
  const all = diplomat ? baseCards.filter(card => card !== 'graveyard') : [...baseCards]
  if (chosen.do === 'base') return all.map(kindOf)
  if (chosen.do === 'add') return [...all.map(kindOf), ...chosen.with]
  const { bonus, removed } = chosen.with.with
  const gone = removed.do === 'choose' ? removed.with : rng.shuffle([...baseCards]).slice(0, Math.min(bonus.length, 12))
  if (diplomat && removed.do === 'random' && !gone.includes('graveyard')) gone[0] = 'graveyard'
  return [...all.filter(card => !gone.includes(card)).map(kindOf), ...bonus]
}
