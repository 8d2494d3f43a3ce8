/** Several who compete: what each has of every thing, and each one's share in the win. */
export interface Contest {
  held: readonly (readonly number[])[]
  won: readonly number[]
}

const STEPS = 400
const PACE = 0.5

/**
 * What each thing weighs: with these weights, the chances `exp(weight · held)`, made to add up to 1, explain best who won
 * (a conditional logit, by gradient ascent on things of one spread).
 */
export function winningWeights(contests: readonly Contest[]): number[] {
  const spread = spreadsOf(contests)
  const scaled = contests.map(({ held, won }) => ({ won, held: held.map(of => of.map((x, i) => x / spread[i]!)) }))
  let weights = spread.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeAt(weights, scaled)
    weights = weights.map((weight, i) => weight + (PACE * slope[i]!) / contests.length)
  }
  return weights.map((weight, i) => weight / spread[i]!)
}

export function chancesOf(weights: readonly number[], held: Contest['held']): number[] {
  const odds = held.map(of => Math.exp(of.reduce((sum, x, i) => sum + x * weights[i]!, 0)))
  const sum = odds.reduce((one, other) => one + other, 0)
  return odds.map(each => each / sum)
}

function slopeAt(weights: readonly number[], contests: readonly Contest[]): number[] {
  const slope = weights.map(() => 0)
  for (const { held, won } of contests)
    for (const [who, chance] of chancesOf(weights, held).entries())
      for (const [i, x] of held[who]!.entries()) slope[i]! += (won[who]! - chance) * x
  return slope
}

function spreadsOf(contests: readonly Contest[]): number[] {
  const all = contests.flatMap(({ held }) => held)
  return (all[0] ?? []).map((_, i) => {
    const mean = all.reduce((sum, of) => sum + of[i]!, 0) / all.length
    return Math.sqrt(all.reduce((sum, of) => sum + (of[i]! - mean) ** 2, 0) / all.length) || 1
  })
}
