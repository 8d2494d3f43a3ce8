import type { Game, GameTypes } from '@cloak/kernel'
import { expect } from 'vitest'
import { type Given, LAWS, type LawName, play } from '../../src/index.ts'

const GAMES = 12

/** What a law finds in a dozen random games. */
export function findings<G extends GameTypes>(game: Game<G>, law: LawName, about: Given<G>): string {
  const found: string[] = []
  for (let n = 0; n < GAMES; n++) {
    const seats = game.seats[n % game.seats.length]!
    const fault = LAWS[law](game, play(game, { seats, seed: `canary ${n}`, most: about.bound }), about)
    if (fault) found.push(fault.what)
  }
  return found.join('\n\n')
}

/** The planted fault is found by this law, which has nothing to say against the sound game. */
export function expectCaught<G extends GameTypes>(
  sound: Game<G>,
  broken: Game<G>,
  law: LawName,
  about: Given<G>,
  what: RegExp,
): void {
  expect(findings(sound, law, about)).toBe('')
  expect(findings(broken, law, about)).toMatch(what)
}

/** A step of the kind it is known to be. */
export function only<S extends { kind: string }, K extends S['kind']>(step: S, kind: K): Extract<S, { kind: K }> {
  if (step.kind !== kind) throw new Error(`a step of kind ${step.kind}`)
  return step as Extract<S, { kind: K }>
}

/** The same step but for this. */
export const altered = <S extends object>(step: S, change: NoInfer<Partial<S>>): S => ({ ...step, ...change })
