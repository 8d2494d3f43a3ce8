import type { Character, Citadels, T } from '@cloak/citadels-core'
import { copyState, decisionFor, Rng, type Seat } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { type Scene, scene } from '@cloak/kit'
import { citadels2016 } from '../src/index.ts'

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
/** Chance that goes through every outcome there is, one after the other. */
export class EveryOutcome extends Rng {
  #drawn: { n: number; of: number }[] = []
  #next = 0
  constructor() {
    super([0, 0, 0, 0])
  }
  override below(of: number): number {
    if (of <= 1) return 0
    if (this.#next === this.#drawn.length) this.#drawn.push({ n: 0, of })
    return this.#drawn[this.#next++]!.n
  }
  /** Turns to the next outcome; false when all have been. */
  turn(): boolean {
    this.#next = 0
    for (let i = this.#drawn.length - 1; i >= 0; i--) {
      if (++this.#drawn[i]!.n < this.#drawn[i]!.of) return true
      this.#drawn.pop()
    }
    return false
  }
}

type StepName = keyof Citadels['steps']
/** Lets one step happen by itself, with this chance. */
export function happens<K extends StepName>(name: K, { t, rng }: { t: T; rng: Rng }, p: Citadels['steps'][K]): void {
  const step = citadels2016.steps[name]
  if (step.kind !== 'does') throw new Error(`${name} does not happen by itself`)
  step.does({ t, rng, next: () => {}, tell: () => {} }, p)
}
