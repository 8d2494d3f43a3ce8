import type { View } from '../src/types.ts'
import { GOODS, SPACES, TARGET } from '../src/data/pieces.ts'
import { goodsIn, supporterOn, tokensIn } from '../src/reading/index.ts'
import { type Answer, type Decision, type Option, type Rng, sample, type Seat } from '@cloak/kernel'
import type { Asked, Knack } from '@cloak/bots/knack'
import type { Features } from '@cloak/bots/knack'
import { placements, playCard } from './play.ts'
import { prospectOf } from './sight.ts'

/** Chytrogród: closes the deals it can pay, buys the goods it lacks, and favours itself. */
export const knack: Knack<View> = {
  choose: answer,
  ideas: (asked, rng) =>
    asked.frame.step === 'action.play' ? [answer(asked, rng), ...placements(asked.view, asked.me)] : undefined,
  // Any card anywhere: a deal that cannot be paid may pass for a bluff. Ties and payments nobody gets wrong.
  slip: ({ decision, frame }, rng) => (frame.step === 'action.play' ? sample(decision, rng) : undefined),
  hides: ({ frame }) => frame.step === 'action.play',
  shares,
  features,
  rests: script => script.at(-1)!.step === 'wake.decree',
  horizon: 2,
  // The cards of a round are one plan, laid one by one.
  learnsAfter: 6,
}

function answer({ view, me, decision, frame }: Asked<View>, rng: Rng): Answer {
  switch (frame.step) {
    case 'action.play':
      return playCard(view, me, rng)
    case 'tie.one':
      return decision.kind === 'oneOf' ? kindest(view, me, decision.of)[0]! : sample(decision, rng)
    case 'tie.order':
      return decision.kind === 'inOrder' ? kindest(view, me, decision.of) : sample(decision, rng)
    case 'sabotage.target':
      return target(view, me, decision, districtOf(frame.p), rng)
    case 'deal.pay':
      return pay(decision, rng)
    case 'overflow.return':
      return surplus(view, me)
    default:
      return decision.lapse ?? sample(decision, rng)
  }
}

/** Itself first, then whoever has the fewest points. */
const kindest = (view: View, me: Seat, of: readonly Option[]): Seat[] =>
  of
    .map(({ id }) => Number(id))
    .sort((a, b) => Number(b === me) - Number(a === me) || view.players[a]!.score - view.players[b]!.score)

const districtOf = (p: object): keyof View['districts'] | null => {
  const district: unknown = 'district' in p ? p.district : null
  return district === 'red' ||
    district === 'yellow' ||
    district === 'green' ||
    district === 'blue' ||
    district === 'black'
    ? district
    : null
}

/** A rival's card, of the leading rival if there are several; else a rival's supporter; else whatever must be. */
function target(view: View, me: Seat, d: Decision, district: keyof View['districts'] | null, rng: Rng): Answer {
  if (d.kind !== 'oneOf' || !district) return sample(d, rng)
  const { laid } = view.districts[district]
  const score = ({ id }: Option): number => {
    const seat = typeof id === 'number' ? laid[id]!.by : supporterOn(view, district)
    return seat === me || seat === null ? -1 : view.players[seat]!.score + (typeof id === 'number' ? 1 : 0)
  }
  const open = d.of.filter(({ barred }) => !barred)
  return open.sort((a, b) => score(b) - score(a))[0]?.id ?? sample(d, rng)
}

/** With the secret good only what could not be paid otherwise. */
function pay(d: Decision, rng: Rng): Answer {
  if (d.kind !== 'oneOf') return sample(d, rng)
  const open = d.of.flatMap(({ id, barred }) => (barred ? [] : [id]))
  if (open.includes('board')) return 'board'
  return open.find(id => id !== 'fail') ?? 'fail'
}

/** The goods it has most of; never influence while there are goods. */
function surplus(view: View, me: Seat): Answer {
  const left = { ...view.players[me]!.board }
  const back: { [token: string]: number } = {}
  while (tokensIn(left) > SPACES) {
    const most = GOODS.toSorted((a, b) => left[b] - left[a])[0]!
    const token = left[most] > 0 ? most : left.influence5 > 0 ? 'influence5' : 'influence10'
    left[token]--
    back[token] = (back[token] ?? 0) + 1
  }
  return back
}

/** What a person would look at: points, goods for deals to come, the best rival, and whether the supporter stands. */
function features(viewOf: (seat: Seat) => View, me: Seat): Features {
  const { players } = viewOf(me)
  const { board, score, supporter } = players[me]!
  return {
    points: score,
    goods: goodsIn(board),
    'rival-points': Math.max(...players.filter((_, seat) => seat !== me).map(other => other.score)),
    'chance-supporter': supporter === null ? 0 : 1,
  }
}

/** Points and goods, the surer the nearer somebody is to the end. */
function shares(viewOf: (seat: Seat) => View): number[] {
  const view = viewOf(0)
  const most = Math.max(...view.players.map(p => p.score))
  const heat = 8 + 12 * Math.max(0, 1 - most / TARGET)
  const weights = view.players.map((_, seat) => Math.exp(prospectOf(view, seat) / heat))
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map(weight => weight / sum)
}
