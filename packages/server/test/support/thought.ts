import { gameNamed } from '@cloak/games'
import { question, see, start } from '@cloak/kernel'
import type { Level } from '@cloak/protocol'
import type { Thought } from '../../src/bots/brain.ts'

/** What the first seat to be asked in a new game may think about. */
export function thoughtOf(level: Level, budget: number): Thought {
  const { game } = gameNamed('citadels-2016')!
  const options = game.options(4).lapse as object
  const { state } = start(game, { game: game.id, rules: game.rules, seats: 4, options, seed: 'thought' })
  const seat = Number(Object.keys(question(game, state)!.to)[0])
  return { game: game.id, seen: see(game, state, { at: seat }), heard: '[]', seat, level, budget }
}
