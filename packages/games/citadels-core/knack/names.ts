import type { Character } from '../src/types.ts'
import type { Answer, Decision, Rng } from '@cloak/kernel'
import { beliefs, worthOfNaming } from './belief.ts'
import { bestOf, openIds, worthOfCard } from './cards.ts'
import { desireFor } from './desire.ts'
import type { Deed } from './deed.ts'
import { rankOf, type Sight, threatOf } from './sight.ts'

/** A little caprice, so that nobody can reckon with the answer. */
const whim = (rng: Rng): number => 0.75 + rng.below(1000) / 2000

/** Characters by what it would hurt their likely holders to lose the turn. */
export function byHarm(s: Sight, characters: readonly Character[], rng: Rng): Character[] {
  const held = beliefs(s)
  return ranked(
    characters,
    c => worthOfNaming(s, held, c, rival => threatOf(s, rival) * (1.5 + desireFor(s, rival, c))) * whim(rng),
  )
}

/** Characters by the gold of their likely holders. */
function byGold(s: Sight, characters: readonly Character[], rng: Rng): Character[] {
  const held = beliefs(s)
  return ranked(
    characters,
    c => worthOfNaming(s, held, c, rival => s.v.players[rival]!.gold * (0.7 + 0.3 * threatOf(s, rival))) * whim(rng),
  )
}

const ranked = <T>(of: readonly T[], worth: (x: T) => number): T[] =>
  of
    .map(x => ({ x, worth: worth(x) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ x }) => x)

const charactersIn = (d: Decision | null): Character[] =>
  d?.kind === 'oneOf' || d?.kind === 'inOrder' ? openIds(d.of).map(String) : []

const first = (answer: Answer | undefined, worth: number): Deed | null =>
  answer === undefined ? null : { with: answer, worth }

export const kill = (s: Sight, inner: Decision | null, rng: Rng): Deed | null =>
  first(byHarm(s, charactersIn(inner), rng)[0], 80)

export const rob = (s: Sight, inner: Decision | null, rng: Rng): Deed | null =>
  first(byGold(s, charactersIn(inner), rng)[0], 80)

/** The signed warrant for the likeliest builder, the others for show. */
export function warrants(s: Sight, inner: Decision | null, rng: Rng): Deed | null {
  if (inner?.kind !== 'inOrder') return null
  return { with: byHarm(s, charactersIn(inner), rng).slice(0, inner.slots.length), worth: 80 }
}

/** The flower goes where the gold is; but not always, or everybody would know. */
export function threaten(s: Sight, inner: Decision | null, rng: Rng): Deed | null {
  if (inner?.kind !== 'inOrder') return null
  const two = byGold(s, charactersIn(inner), rng).slice(0, inner.slots.length)
  return { with: rng.below(4) === 0 ? two.reverse() : two, worth: 80 }
}

/** The witch takes over the turn that would bring her most. */
export function bewitch(s: Sight, characters: readonly Character[], rng: Rng): Character | undefined {
  const held = beliefs(s)
  return ranked(
    characters,
    c =>
      worthOfNaming(s, held, c, rival => 1 + threatOf(s, rival) + desireFor(s, s.me, c)) *
      whim(rng) *
      (rankOf(s, c) > s.v.called ? 1 : 0),
  )[0]
}

/** Full hands and full purses are worth spying on; trade is the commonest type. */
export function spy(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'form') return null
  const { seat, type } = inner.fields
  if (seat?.kind !== 'oneOf' || type?.kind !== 'oneOf') return null
  const best = bestOf(seat.of, id => {
    const { gold, handSize } = s.v.players[Number(id)]!
    return handSize + Math.min(gold, handSize / 3)
  })
  return best && { with: { seat: best.id, type: 'trade' }, worth: 80 }
}

/** The Magician: a fuller hand for a poorer one, else new cards for those that are of no use. */
export function conjure(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'menu') return null
  const { v, me } = s
  const own = v.players[me]!.handSize
  const swap = inner.actions.find(action => action.do === 'swap')?.with
  const best =
    swap?.kind === 'oneOf'
      ? bestOf(swap.of, id => v.players[Number(id)]!.handSize - own + 0.5 * threatOf(s, Number(id)))
      : null
  if (best && best.worth >= 1.5) return { with: { do: 'swap', with: best.id }, worth: 86 }
  const redraw = inner.actions.find(action => action.do === 'redraw')?.with
  if (redraw?.kind !== 'split') return null
  const idle: { [card: string]: number } = {}
  let n = 0
  for (const { id, max } of redraw.of) {
    const useless = worthOfCard(s, id) < 0.5 ? max : worthOfCard(s, id) < 2.2 && own > 2 ? 1 : 0
    const spare = Math.max(useless, max - 1)
    if (spare > 0) idle[id] = spare
    n += spare
  }
  return n > 0 ? { with: { do: 'redraw', with: idle }, worth: 86 } : null
}

/** The Wizard looks into the fullest hand, once he has the gold to build from it. */
export const look = (s: Sight, inner: Decision | null): Deed | null =>
  inner?.kind === 'oneOf'
    ? first(bestOf(inner.of, id => s.v.players[Number(id)]!.handSize + threatOf(s, Number(id)))?.id, 60)
    : null

/** The most dangerous rival. */
export const aim = (s: Sight, inner: Decision, worth: number): Deed | null =>
  inner.kind === 'oneOf' ? first(bestOf(inner.of, id => threatOf(s, Number(id)))?.id, worth) : null

/** The crown goes to whom it helps least; a gold piece is surer than a card. */
export function crowns(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'menu') return null
  let best: Deed | null = null
  for (const { do: heir, with: spoils, barred } of inner.actions) {
    if (barred || spoils?.kind !== 'oneOf') continue
    const what = openIds(spoils.of)[0]
    const worth = 82 - threatOf(s, Number(heir)) + (what === 'nothing' ? -1 : 0)
    if (what !== undefined && (!best || worth > best.worth)) best = { with: { do: heir, with: what }, worth }
  }
  return best
}
