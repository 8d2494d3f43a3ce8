import type { View } from '../src/types.ts'
import type { BuildingId } from '../src/data/buildings/index.ts'
import { BASICS, PHASE, SEATS } from '../src/data/pieces.ts'
import { type Answer, type Decision, faultIn, type Frame, type Rng, sample } from '@cloak/kernel'
import type { Knack } from '@cloak/bots/knack'
import { bestPlans } from './best-plans.ts'
import { fill, vote } from './dark.ts'
import { offer, reply } from './deals.ts'
import { errand } from './errands.ts'
import { ideas } from './ideas.ts'
import { overpays } from './overpays.ts'
import { planAnswer } from './plan.ts'
import { features, shares } from './prospect.ts'
import { type Sight, sightOf } from './sight.ts'
import { answersTo } from './souls.ts'
import { ratesFor, worthOfCard, worthOfEffects } from './worth.ts'

/** Deal with the Devil: plans by what they are worth, trades what is to spare, prices a soul, and names by belief. */
export const knack: Knack<View> = {
  choose: ({ view, me, decision, frame }, rng) => answer(sightOf(view, me), decision, frame, rng),
  ideas: ({ view, me, decision, frame }, rng) => {
    const s = sightOf(view, me)
    return ideas(s, decision, frame, answer(s, decision, frame, rng), rng)
  },
  slip({ view, me, decision, frame }, rng) {
    const s = sightOf(view, me)
    if (frame.step === 'plan.make') return planAnswer(s, bestPlans(s, 5, MUDDLED, rng)[0]!)
    const found = ideas(s, decision, frame, answer(s, decision, frame, rng), rng)?.filter(
      idea => !faultIn(decision, idea) && !overpays(s, idea),
    )
    return found && found.length > 0 ? rng.pick(found) : undefined
  },
  // What one asks for a soul, and whom one accuses, tells others who one is.
  hides: ({ frame }) => frame.step === 'deals.offer' || frame.step === 'hunt.vote',
  shares,
  features,
  // The market of a production, as it opens.
  rests(script) {
    const { step, p } = script.at(-1)!
    if (step !== 'market.trade' || script.at(-2)?.step !== 'cards.begin') return false
    return 'left' in p && Array.isArray(p.left) && p.left.length === SEATS
  },
  horizon: 1,
  obvious: ({ step }) => OBVIOUS.has(step),
}

/** By so many points whoever does not look twice mistakes the worth of a plan. */
const MUDDLED = 14

/** Where there is nothing to gain by thinking long. */
const OBVIOUS = new Set([
  'setup.prefer',
  'market.trade',
  'errands.do',
  'plan.ready',
  'plan.drop',
  'inquisition.wings',
  'hunt.plea',
])

function answer(s: Sight, d: Decision, frame: Frame, rng: Rng): Answer {
  switch (frame.step) {
    case 'market.trade':
      return repay(s, d) ?? sale(s, d) ?? { do: 'done' }
    case 'cards.keep':
      return keep(s, d) ?? sample(d, rng)
    case 'cards.pass':
      return pass(s, d) ?? sample(d, rng)
    case 'deals.offer':
      return offer(s, rng)
    case 'deals.reply':
      return reply(s, rng)
    case 'plan.drop':
      return drop(s, d) ?? sample(d, rng)
    case 'plan.make':
      return planAnswer(s, bestPlans(s, 2, 0.4, rng)[0]!)
    case 'plan.ready':
      return { do: 'ready' }
    case 'hunt.vote':
      return vote(s, d, rng)
    case 'inquisition.wings':
      return repay(s, d) ?? wings(s, d) ?? { do: 'done' }
    case 'ritual.fill':
      return fill(s, d)
    case 'inquisitors.answer':
      return answersTo(s)
    case 'errands.do':
      return errand(s, d, rng)
    default:
      return d.lapse ?? sample(d, rng)
  }
}

const tradeIn = (d: Decision, deed: string): Decision | undefined => {
  const trade = d.kind === 'menu' ? d.actions.find(({ do: name }) => name === 'trade')?.with : undefined
  return (
    (trade?.kind === 'menu' && trade.actions.find(action => action.do === deed && !action.barred)?.with) || undefined
  )
}

/** Debt is repaid as soon as it may be: a coin can be borrowed again, and what is not owed bears no interest. */
function repay(s: Sight, d: Decision): Answer | null {
  const most = tradeIn(d, 'repay')
  if (most?.kind !== 'amount') return null
  // The devil needs coins for his offers.
  const kept = s.kind === 'devil' && s.v.round < 5 && s.v.phase === PHASE.cards ? 5 : 0
  const n = Math.min(most.max, s.goods.coin - kept)
  return n >= most.min ? { do: 'trade', with: { do: 'repay', with: n } } : null
}

/** At the very end basics count a fifth of a point, and half a point as coins against debt. */
function sale({ v, p, goods }: Sight, d: Decision): Answer | null {
  if (v.round < 5 || v.phase !== PHASE.inquisition || p.debt === 0 || !p.answered) return null
  const heaps = tradeIn(d, 'sell')
  if (heaps?.kind !== 'split') return null
  const sold: { [good: string]: number } = {}
  let left = p.debt
  for (const basic of BASICS) {
    const n = Math.min(left, goods[basic])
    if (n > 0) sold[basic] = n
    left -= n
  }
  return Object.keys(sold).length > 0 ? { do: 'trade', with: { do: 'sell', with: sold } } : null
}

/** Wings are bought to make up an indulgence. */
function wings(s: Sight, d: Decision): Answer | null {
  const most = d.kind === 'menu' ? d.actions.find(({ do: deed, barred }) => deed === 'wings' && !barred)?.with : null
  if (most?.kind !== 'amount') return null
  const lacks = 3 - s.p.angel
  const dear = s.v.round === 3 ? 1 : 2
  return lacks <= dear && lacks <= most.max ? { do: 'wings', with: lacks } : null
}

function keep(s: Sight, d: Decision): Answer | undefined {
  if (d.kind !== 'oneOf') return undefined
  return [...(s.p.hand ?? [])].sort((one, other) => value(s, other) - value(s, one))[0]
}
const value = (s: Sight, id: BuildingId): number => worthOfCard(s, s.book.cards[id])

/** The two least wanted of the new cards go on. */
function pass(s: Sight, d: Decision): Answer | undefined {
  if (d.kind !== 'someOf') return undefined
  const drawn = (s.p.hand ?? []).filter(id => d.of.some(option => option.id === id))
  return drawn.sort((one, other) => value(s, one) - value(s, other)).slice(0, d.min)
}

/** The event that gives less. */
function drop(s: Sight, d: Decision): Answer | undefined {
  if (d.kind !== 'oneOf') return undefined
  const rates = ratesFor(1)
  return [...(s.p.events ?? [])].sort(
    (one, other) =>
      worthOfEffects(s, s.book.events[one].left.gain, rates) - worthOfEffects(s, s.book.events[other].left.gain, rates),
  )[0]
}
