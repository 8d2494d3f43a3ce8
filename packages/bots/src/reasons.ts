import type { Msg } from '@cloak/kernel'
import type { Features } from './knack.ts'

/** One play-out: the answer it began with, what it brought, and what could be measured then. */
export interface Outcome {
  label: string
  share: number
  features: Features
}

/** So many reasons are given at most, and none that moves the chance of winning by less. */
const REASONS = 3
const WORTH_SAYING = 0.004

/**
 * Why one answer does better or worse than the others: for each feature how much more of it there is after this answer, times
 * how much of it goes with winning. Both are measured over the same play-outs.
 */
export function reasonsFor(label: string, outcomes: readonly Outcome[]): Msg[] {
  const own = outcomes.filter(outcome => outcome.label === label)
  const others = outcomes.filter(outcome => outcome.label !== label)
  if (own.length === 0 || others.length === 0) return []
  const share = (of: readonly Outcome[]): number => mean(of.map(outcome => outcome.share))
  const better = share(own) >= share(others)
  return Object.keys(own[0]!.features)
    .map(feature => {
      const more = mean(valuesOf(own, feature)) - mean(valuesOf(others, feature))
      const steep = slope(outcomes, feature)
      // Fewer cards go with winning because they were built: that is no reason anybody would give.
      return { feature, more, moves: steep > 0 === isWelcome(feature) ? more * steep : 0 }
    })
    .filter(({ moves }) => Math.abs(moves) >= WORTH_SAYING && moves > 0 === better)
    .sort((one, other) => Math.abs(other.moves) - Math.abs(one.moves))
    .slice(0, REASONS)
    .map(({ feature, more }) => ({
      key: `bots.reason.${feature}`,
      args: { way: more > 0 ? 'more' : 'less', n: sayable(feature, Math.abs(more)) },
    }))
}

/** Chances are said in hundredths, amounts to the tenth. */
const sayable = (feature: string, n: number): number =>
  isChance(feature) ? Math.round(100 * n) : Math.round(10 * n) / 10
/** Is more of it better? */
const isWelcome = (feature: string): boolean => !feature.startsWith('rival-') && !UNWELCOME.has(feature)
const UNWELCOME = new Set(['debt', 'chance-beaten', 'chance-murdered'])
const isChance = (feature: string): boolean => feature.startsWith('chance-')

const valuesOf = (of: readonly Outcome[], feature: string): number[] => of.map(({ features }) => features[feature] ?? 0)
const mean = (of: readonly number[]): number => of.reduce((sum, x) => sum + x, 0) / Math.max(1, of.length)

/** How much the share grows with the feature: the slope of a line through all play-outs. */
function slope(outcomes: readonly Outcome[], feature: string): number {
  const xs = valuesOf(outcomes, feature)
  const ys = outcomes.map(({ share }) => share)
  const [mx, my] = [mean(xs), mean(ys)]
  let [with1, own] = [0, 0]
  for (let i = 0; i < xs.length; i++) {
    with1 += (xs[i]! - mx) * (ys[i]! - my)
    own += (xs[i]! - mx) ** 2
  }
  return own > 1e-9 ? with1 / own : 0
}
