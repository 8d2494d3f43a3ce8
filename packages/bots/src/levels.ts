import { type Answer, type Rng, sample, type Seat, type Seen } from '@cloak/kernel'
import { askedIn, type Sits } from './bot.ts'
import { greedy } from './greedy.ts'
import { knackFor } from './knacks.ts'
import { sly } from './searcher.ts'

export type LevelName = 'squire' | 'courtier' | 'chancellor'

/** How well a bot plays, for people who sit down with it. None of them sees more than its seat. */
export interface Level {
  name: LevelName
  /** The messages that name it and say what it is like. */
  title: string
  about: string
  sits: Sits
  /** Milliseconds it lets pass before it answers, at least and at most: people like to see a thought. */
  pause: readonly [least: number, most: number]
  /** Milliseconds it may think. */
  thinks: number
}

/** One answer of the squire in so many is a slip, and whatever it would have to read others for. */
const DISTRACTED = 2
/** Play-outs that the courtier makes, whatever time it has. */
const GLANCES = 40

/** Sensible, easily distracted, and no reader of others. */
const squire: Sits = (game, seat) => {
  const { decide } = greedy(game, seat)
  return {
    name: 'squire',
    decide(seen, heard, rng, budget) {
      return slip(game.id, seen, seat, rng) ?? decide(seen, heard, rng, budget)
    },
  }
}

/** A mistake as people make them, now and then; never in a trifle. */
function slip<V extends object>(game: string, seen: Seen<V>, me: Seat, rng: Rng): Answer | undefined {
  const { decision } = askedIn(seen)
  const knack = knackFor(game)
  const isDistracted = rng.below(DISTRACTED) === 0
  if (!knack) return isDistracted ? sample(decision, rng) : undefined
  const asked = { view: seen.view, me, decision, frame: seen.script.at(-1)! }
  if (knack.obvious?.(asked.frame) || !(isDistracted || knack.guesses?.(asked))) return undefined
  return knack.slip?.(asked, rng)
}

/** Looks ahead, but not for long. */
const courtier: Sits = (game, seat) => {
  const { decide } = sly(game, seat)
  return {
    name: 'courtier',
    decide: (seen, heard, rng, budget) =>
      decide(seen, heard, rng, { ...budget, iterations: Math.min(GLANCES, budget.iterations) }),
  }
}

/** Thinks for as long as it may. */
const chancellor: Sits = (game, seat) => ({ ...sly(game, seat), name: 'chancellor' })

export const levels: { readonly [L in LevelName]: Level } = {
  squire: {
    name: 'squire',
    title: 'bots.level.squire',
    about: 'bots.about.squire',
    sits: squire,
    pause: [700, 2200],
    thinks: 100,
  },
  courtier: {
    name: 'courtier',
    title: 'bots.level.courtier',
    about: 'bots.about.courtier',
    sits: courtier,
    pause: [900, 2800],
    thinks: 300,
  },
  chancellor: {
    name: 'chancellor',
    title: 'bots.level.chancellor',
    about: 'bots.about.chancellor',
    sits: chancellor,
    pause: [600, 3200],
    thinks: 1000,
  },
}
