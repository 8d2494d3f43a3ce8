import type { Character, Citadels, T } from '@cloak/citadels-core'
import { copyState, decisionFor, type Rng, type Seat } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { type Scene, scene } from '@cloak/kit'
import { citadels2016 } from '../src/index.ts'

export { EveryOutcome } from '@cloak/citadels-core/test/every-outcome'

// Selection phases as they are really dealt and chosen.

export const EIGHT = ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord']
export const NINE = [...EIGHT, 'artist']
const firstGame = (ninth: string, crown: Seat = 0) => ({
  cards: { do: 'first-game', with: { fourth: 'king', ninth } },
  crown,
  overruled: [],
})
export const drafting = (seats: number, cast: number, crown: Seat = 0, seed = 'draft') =>
  scene(citadels2016, { seats, options: firstGame(cast === 9 ? 'artist' : 'none', crown), seed })

/** The cards in front of the chooser. */
export function before(s: Scene<Citadels>, seat: Seat): Character[] {
  const d = decisionFor(citadels2016, s.state, seat)
  return d?.kind === 'oneOf' || d?.kind === 'inOrder' ? d.of.map(({ id }) => String(id)) : []
}
/** The table, face up, to be changed at will. */
export const tableOf = (s: Scene<Citadels>): T => opened(copyState(citadels2016, s.state)).table
export const at = (crown: Seat, place: number, seats: number): Seat => (crown + place) % seats
export const eyes = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)]

type StepName = keyof Citadels['steps']
/** Lets one step happen by itself, with this chance. */
export function happens<K extends StepName>(name: K, { t, rng }: { t: T; rng: Rng }, p: Citadels['steps'][K]): void {
  const step = citadels2016.steps[name]
  if (step.kind !== 'does') throw new Error(`${name} does not happen by itself`)
  step.does({ t, rng, next: () => {}, tell: () => {} }, p)
}
