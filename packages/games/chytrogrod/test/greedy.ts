import type { View } from '@cloak/chytrogrod'
import { type Answer, type Decision, type Rng, sample, type Seat, type Seen } from '@cloak/kernel'
import { STANDARD } from '../src/data/house.ts'
import {
  type Card,
  type Colour,
  COLOURS,
  type Good,
  GOODS,
  kindOf,
  type Size,
  TOKENS,
  worthOf,
} from '../src/data/pieces.ts'

type Purse = { [G in Good]: number }

/** A player of a few lines: closes the deals it can pay, buys the goods it lacks, and favours itself. */
export function greedy({ view, mine, script }: Seen<View>, me: Seat, rng: Rng): Answer {
  const decision = mine!.decision
  switch (script.at(-1)!.step) {
    case 'action.play':
      return play(view, me, rng)
    case 'tie.one':
      return decision.kind === 'oneOf'
        ? (kindest(
            view,
            me,
            decision.of.map(({ id }) => Number(id)),
          )[0] ?? 0)
        : 0
    case 'tie.order':
      return decision.kind === 'inOrder'
        ? kindest(
            view,
            me,
            decision.of.map(({ id }) => Number(id)),
          )
        : []
    case 'sabotage.target':
      return target(view, me, decision, rng)
    case 'deal.pay':
      return pay(decision)
    case 'overflow.return':
      return surplus(view, me)
    default:
      return decision.lapse ?? sample(decision, rng)
  }
}

/** Itself first, then whoever has the fewest points. */
const kindest = (view: View, me: Seat, seats: Seat[]): Seat[] =>
  [...seats].sort((a, b) => Number(b === me) - Number(a === me) || view.players[a]!.score - view.players[b]!.score)

function play(view: View, me: Seat, rng: Rng): Answer {
  let best: { card: Card; district: Colour; worth: number } | null = null
  for (const card of view.players[me]!.hand!)
    for (const district of COLOURS) {
      const worth = worthOfPlaying(view, me, card, district) + rng.below(100) / 50
      if (!best || worth > best.worth) best = { card, district, worth }
    }
  return { card: best!.card, district: best!.district }
}

function worthOfPlaying(view: View, me: Seat, card: Card, district: Colour): number {
  const d = view.districts[district]
  const rivals = d.laid.filter(({ by }) => by !== me).length
  switch (card) {
    case 'big':
    case 'small': {
      const lack = d.stack.top ? lackFor(view, me, d.stack.top, card, purse(view, me)) : 9
      const points = d.stack.top ? STANDARD.deals[d.stack.top][card].points : 0
      return lack === 0 ? points - rivals : lack === 1 ? points / 6 : 0
    }
    case 'takeover':
      return view.players[me]!.supporter === null ? 4 - rivals : 0
    case 'sabotage':
      return rivals
    default: {
      const here = d.laid.filter(({ by, card: laid }) => by === me && laid !== null && kindOf(laid) === 'buyout')
      const already = here.reduce((sum, { card: laid }) => sum + worthOf(laid!), 0)
      const chance = (sum: number) => sum / (sum + 1 + 2 * rivals)
      return lootOf(view, me, district) * (chance(already + worthOf(card)) - chance(already))
    }
  }
}

/** What is on the board and not meant for a deal that is already played. */
function purse(view: View, me: Seat): Purse {
  const left = { ...view.players[me]!.board }
  for (const colour of COLOURS) {
    const { laid, stack } = view.districts[colour]
    for (const { by, card } of laid)
      if (by === me && stack.top && (card === 'big' || card === 'small'))
        for (const good of GOODS) left[good] = Math.max(0, left[good] - STANDARD.deals[stack.top][card].cost[good])
  }
  return left
}

function lackFor(view: View, me: Seat, deal: keyof typeof STANDARD.deals, size: Size, own: Purse): number {
  const { cost } = STANDARD.deals[deal][size]
  const { secret } = view.players[me]!
  const lack = GOODS.reduce((sum, good) => sum + Math.max(0, cost[good] - own[good]), 0)
  const helps =
    secret &&
    !secret.spent &&
    GOODS.some(good => cost[good] > own[good] && (secret.good === good || secret.good === 'any'))
  return helps ? lack - 1 : lack
}

/** Influence by its points, goods by how many open offers still ask for them. */
function lootOf(view: View, me: Seat, district: Colour): number {
  const { tokens } = view.districts[district]
  const { board } = view.players[me]!
  let loot = 5 * tokens.influence5 + 10 * tokens.influence10
  for (const good of GOODS) loot += tokens[good] * (wanted(view, good) > board[good] ? 6 : 2)
  return loot
}
const wanted = (view: View, good: Good): number =>
  Math.max(
    ...COLOURS.map(colour => {
      const { top } = view.districts[colour].stack
      return top ? STANDARD.deals[top].big.cost[good] : 0
    }),
  )

/** A rival's card, of the leading rival if there are several; else a rival's supporter; else whatever must be. */
function target(view: View, me: Seat, decision: Decision, rng: Rng): Answer {
  if (decision.kind !== 'oneOf') return 0
  const score = (label: (typeof decision.of)[number]['label']): number => {
    const seat = Number(label?.args?.['seat'] ?? me)
    return seat === me ? -1 : view.players[seat]!.score
  }
  const open = decision.of.filter(({ barred }) => !barred)
  return open.toSorted((a, b) => score(b.label) - score(a.label))[0]?.id ?? sample(decision, rng)
}

/** With the secret good only what could not be paid otherwise. */
function pay(decision: Decision): Answer {
  if (decision.kind !== 'oneOf') return 'fail'
  const open = decision.of.flatMap(({ id, barred }) => (barred ? [] : [id]))
  if (open.includes('board')) return 'board'
  return open.find(id => id !== 'fail') ?? 'fail'
}

/** The goods it has most of; never influence while there are goods. */
function surplus(view: View, me: Seat): Answer {
  const left = { ...view.players[me]!.board }
  const back: { [token: string]: number } = {}
  const count = (): number => TOKENS.reduce((sum, token) => sum + left[token], 0)
  while (count() > 10) {
    const most = GOODS.toSorted((a, b) => left[b] - left[a])[0]!
    const token = left[most] > 0 ? most : left.influence5 > 0 ? 'influence5' : 'influence10'
    left[token]--
    back[token] = (back[token] ?? 0) + 1
  }
  return back
}
