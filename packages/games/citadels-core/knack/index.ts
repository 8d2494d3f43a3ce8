import type { View } from '../src/types.ts'
import { type Answer, type Decision, type Frame, type Rng, sample } from '@cloak/kernel'
import type { Asked, Knack } from '@cloak/bots/knack'
import type { Almanac } from './almanac.ts'
import { baseline } from './baselines/baseline.ts'
import { builderOpportunist } from './baselines/builder-opportunist.ts'
import { richard } from './baselines/richard.ts'
import { bribe, confiscate, reply, unmask } from './asks.ts'
import { gathers, hoards } from './build.ts'
import { likelihood } from './belief.ts'
import { bestOf, takeCards, worthOfHolding } from './cards.ts'
import { act, leavesLying, putsOff } from './deeds.ts'
import { keep } from './draft.ts'
import { habitsIn } from './habits.ts'
import { idles } from './idle.ts'
import { shares } from './outlook.ts'
import { pointsOf, rivalsOf, type Sight, sightOf } from './sight.ts'
import { NAMING, plainlyVain, slip } from './slips.ts'
import type { Features } from '@cloak/bots/knack'

export { CLASSIC, EDITION_2016 } from './almanac.ts'

/** Citadels: either edition, any cast, any number of seats. */
export const citadels = (a: Almanac): Knack<View> => ({
  choose: ({ view, me, decision, frame }, rng) => answer(sightOf(view, me, a), { decision, frame }, rng),
  wasteful({ view, me, decision }, given) {
    const s = sightOf(view, me, a)
    return (
      leavesLying(s, decision, given) || putsOff(s, decision, given) || hoards(s, decision, given) || idles(s, given)
    )
  },
  slip({ view, me, decision, frame }, rng) {
    const s = sightOf(view, me, a)
    const slipped = slip(decision, frame, answer(s, { decision, frame }, rng), rng)
    return slipped !== undefined && plainlyVain(s, slipped) ? undefined : slipped
  },
  guesses: ({ decision }) => names(decision),
  hides: ({ decision, frame }) => frame.step.startsWith('draft.') || names(decision),
  // A hundredth is much where most of the win is still open.
  near: 0.005,
  shares: viewOf => shares(viewOf, a),
  forPoints: 0.05,
  features: (viewOf, me) => features(sightOf(viewOf(me), me, a)),
  believes(heard) {
    const habits = habitsIn(heard)
    return { likelihood: viewOf => likelihood(viewOf, a, habits) }
  },
  rests(script) {
    const { step, p } = script.at(-1)!
    return step.startsWith('draft.') && 'pick' in p && p.pick === 0
  },
  horizon: 2,
  baselines: { richard: baseline(richard, a), 'builder-opportunist': baseline(builderOpportunist, a) },
})

function answer(s: Sight, { decision: d, frame }: Pick<Asked, 'decision' | 'frame'>, rng: Rng): Answer {
  switch (frame.step) {
    case 'draft.keep':
    case 'draft.keepAndDiscard':
      return keep(s, d, rng)
    case 'turn.act':
      return d.kind === 'menu' ? act(s, d, rng) : sample(d, rng)
    case 'gather.must':
      return gathers(s)
    case 'gather.keep':
      return (d.kind === 'oneOf' && bestOf(d.of, card => worthOfHolding(s, String(card)))?.id) || sample(d, rng)
    case 'gather.keepSome':
      return d.kind === 'split' ? takeCards(d, d.max, card => worthOfHolding(s, card)) : sample(d, rng)
    case 'threat.bribe':
      return bribe(s, d, rng)
    case 'threat.reveal':
      return unmask(s, d, detail(frame, 'as'))
    case 'build.warrant':
      return confiscate(s, d)
    case 'card.asks':
      return reply(s, detail(frame, 'ask'), d, rng)
    default:
      return sample(d, rng)
  }
}

const names = (d: Decision): boolean =>
  d.kind === 'menu' && d.actions.some(({ do: action, barred }) => !barred && NAMING.has(action))

const detail = ({ p }: Frame, name: string): string => {
  const value: unknown = Object.entries(p).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

/** What a person would look at: own gold, hand and city, the rivals' points, and whether this turn was lost. */
function features(s: Sight): Features {
  const { v, me } = s
  const { gold, handSize, city, revealed } = v.players[me]!
  const rivals = rivalsOf(s)
  const own = v.players[me]!.characters ?? []
  return {
    gold,
    cards: handSize,
    districts: city.length,
    points: pointsOf(s, me),
    'rival-points': Math.max(...rivals.map(rival => pointsOf(s, rival))),
    'rival-gold': rivals.reduce((sum, rival) => sum + v.players[rival]!.gold, 0) / rivals.length,
    'chance-first': v.completed[0] === me ? 1 : 0,
    'chance-beaten': v.completed.length > 0 && v.completed[0] !== me ? 1 : 0,
    'chance-murdered': v.killed !== null && [...own, ...revealed].includes(v.killed) ? 1 : 0,
    'chance-crown': v.crown === me ? 1 : 0,
  }
}
