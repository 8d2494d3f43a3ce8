import type { Citadels, T } from '@cloak/citadels-core'
import { awaited, decisionFor, Rng, sample, type Seat, type Setup, start, take, type Told } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { type Scene, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016, presetNames, presets, rulings } from '../src/index.ts'
import { city, hand, holds as held, laid, onTop, turnOf } from './help.ts'
import { holds, kept } from './invariants.ts'

const SEATS = [2, 3, 4, 5, 6, 7, 8]

/** LONG=1 plays ten thousand games for each number of seats. */
const GAMES = process.env['LONG'] ? 10_000 : 24
const BOUND = 4000

/** Every list in turn, with rank 9 where it may be; then random casts, some rulings the other way. */
function optionsOf(seats: number, i: number, rng: Rng): object {
  const name = presetNames[i % (2 * presetNames.length)]
  const overruled = name ? [] : Object.keys(rulings).filter(() => rng.below(4) === 0)
  if (!name) return { cards: { do: 'random' }, crown: 'random', overruled }
  const { cast, ninth } = presets[name]
  const fourth = cast[3] === 'emperor' && seats === 2 ? 'patrician' : cast[3]!
  const nine = ninth === 'queen' && seats < 5 ? 'tax-collector' : ninth
  const optional = seats !== 3 && seats !== 8 && (seats === 2 || rng.below(2) === 0)
  return { cards: { do: name, with: { fourth, ninth: optional ? 'none' : nine } }, crown: 'random', overruled }
}

/** What never holds false; gold at every answer, all else now and then and at the end. */
function faultIn(t: T, all: boolean): string | null {
  if (t.plate < 0 || t.players.some(p => p.gold < 0)) return 'gold below nothing'
  return all ? (Object.entries(holds).find(([, rule]) => !rule(t))?.[0] ?? null) : null
}

function playOne(setup: Setup): { answers: number; t: T } {
  const { state } = start(citadels2016, setup)
  const rng = Rng.from(`answers ${setup.seed}`)
  const { table: t } = opened(state)
  const cards = kept['district cards'](t).join()
  let answers = 0
  for (; state.script.length > 0; answers++) {
    const [seat] = awaited(citadels2016, state)
    take(citadels2016, state, seat!, sample(decisionFor(citadels2016, state, seat!, true)!, rng))
    const fault = faultIn(t, answers % 50 === 0)
    if (fault || answers > BOUND)
      throw new Error(`${fault ?? 'no end'} after ${answers} answers of ${JSON.stringify(setup)}`)
  }
  expect(faultIn(t, true)).toBeNull()
  expect(kept['district cards'](t).join()).toBe(cards)
  return { answers, t }
}

describe('random games come to an end, and nothing is made or lost', () => {
  test.each(SEATS)(
    '%i seats',
    seats => {
      for (let i = 0; i < GAMES; i++) {
        const options = optionsOf(seats, i, Rng.from(`options ${i}`))
        const { t } = playOne({ game: 'citadels-2016', rules: 1, seats, options, seed: `random ${seats}.${i}` })
        expect(t.completed.length).toBeGreaterThan(0)
        const places = citadels2016.standing(t).map(({ place }) => place)
        expect(Math.min(...places)).toBe(1)
      }
    },
    3_600_000,
  )
})

describe('[CIT-13] chance', () => {
  test('the same seed and the same answers give the same game; another seed another', () => {
    const course = (seed: string) =>
      [...walk(citadels2016, { seats: 4, seed, options: citadels2016.options(4).lapse as object, most: 60 })].map(
        ({ told }) => told,
      )
    expect(course('one')).toEqual(course('one'))
    expect(course('one')).not.toEqual(course('two'))
  })

  type Said = { seat: Seat; n: number; source: string; card: string }
  /** Does this event of CIT-13 need chance? Seen from the table as it was before. */
  const isChance = ({ event, all }: Told, t: T): boolean => {
    const { seat, n, source, card } = all as Said
    switch (event) {
      case 'roundBegan':
        return true
      case 'exchangedCharacters':
        return t.players.length <= 3
      case 'tookCard':
        return source === 'seer' || source === 'emperor'
      case 'keptCards':
        return source === 'scholar' || t.players[seat]!.drawn.length - n > 1
      case 'redrew':
      case 'discardedFor':
        return n > 1
      case 'destroyed':
        return card === 'museum' && t.players[seat]!.under.length > 0
      default:
        return false
    }
  }

  test.each(SEATS)('%i seats: chance is drawn for the things on the list and for nothing else', seats => {
    for (let i = 0; i < 6; i++) {
      const options = optionsOf(seats, i + 3, Rng.from(`chance ${i}`))
      for (const { state, told, before } of walk(citadels2016, { seats, seed: `chance ${seats}.${i}`, options })) {
        if (!before || opened(before).rng.join() === opened(state).rng.join()) continue
        const t = opened(before).table
        // With three players a card goes out at random after the third choice (CIT-3.9).
        const between = seats === 3 && before.script.at(-1)!.step === 'draft.keep' && t.draft.made === 2
        if (!between && !told.some(event => isChance(event, t))) expect(told).toBe('without chance')
      }
    }
  })

  /** The same position under many seeds: what comes of it. */
  const outcomes = <R>(of: (seed: string) => R): R[] => [
    ...new Set(Array.from({ length: 40 }, (_, i) => of(`seed ${i}`))),
  ]

  /** Seat 0 acts, under this seed. */
  const acting = (seed: string, as: string, change: (t: T) => void): Scene<Citadels> =>
    laid(
      4,
      t => {
        change(t)
        turnOf(t, 0, as, { gathered: true })
      },
      { seed },
    ).at('turn.act', { seat: 0, as })
  const tableOf = (s: Scene<Citadels>): T => opened(s.state).table

  test('the Theater’s card with 2 or 3 players', () => {
    const got = outcomes(seed => {
      const s = laid(
        3,
        t => {
          held(t, { 0: ['king', 'thief'], 1: ['bishop', 'merchant'] })
          city(t, 0, 'theater')
        },
        { seed },
      ).at('draft.done')
      return tableOf(s.answers(0, { do: 'exchange', with: { gives: 'king', with: 1 } })).players[0]!.exchanged!.got
    })
    expect(got.sort()).toEqual(['bishop', 'merchant'])
  })

  test('each card of the Seer', () => {
    const got = outcomes(seed => {
      const s = acting(seed, 'seer', t => {
        hand(t, 1, 'tavern', 'castle')
        hand(t, 2, 'temple', 'manor')
      })
      return tableOf(s.answers(0, { do: 'foresee' })).players[0]!.hand.join()
    })
    expect(got.sort()).toEqual(['castle,manor', 'castle,temple', 'tavern,manor', 'tavern,temple'])
  })

  test('the Emperor’s card', () => {
    const got = outcomes(seed => {
      const s = acting(seed, 'emperor', t => {
        t.crown = 2
        hand(t, 1, 'tavern', 'castle', 'manor')
      })
      return tableOf(s.answers(0, { do: 'crown', with: { do: '1', with: 'card' } })).players[0]!.hand.join()
    })
    expect(got.sort()).toEqual(['castle', 'manor', 'tavern'])
  })

  test('the Scholar’s reshuffle is of the whole deck', () => {
    const decks = outcomes(seed => {
      const s = acting(seed, 'scholar', t => {
        t.deck.sort()
        onTop(t, 'tavern', 'castle', 'manor', 'palace', 'temple', 'church', 'docks')
      })
      return tableOf(s.answers(0, { do: 'study' }).answers(0, 'tavern')).deck.join()
    })
    expect(decks).toHaveLength(40)
    expect(new Set(decks.map(deck => deck.split(',').sort().join())).size).toBe(1)
  })

  test('the order of several cards discarded together', () => {
    const bottoms = outcomes(seed => {
      const s = acting(seed, 'magician', t => hand(t, 0, 'tavern', 'castle'))
      const redraw = { do: 'conjure', with: { do: 'redraw', with: { tavern: 1, castle: 1 } } }
      return tableOf(s.answers(0, redraw)).deck.slice(0, 2).join()
    })
    expect(bottoms.sort()).toEqual(['castle,tavern', 'tavern,castle'])
  })
})
