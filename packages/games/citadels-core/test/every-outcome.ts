import { Rng } from '@cloak/kernel'

/** Chance that goes through every outcome there is, one after the other. */
export class EveryOutcome extends Rng {
  #drawn: { n: number; of: number }[] = []
  #next = 0
  constructor() {
    super([0, 0, 0, 0])
  }
  get likelihood(): number {
    return this.#drawn.reduce((p, { of }) => p / of, 1)
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
