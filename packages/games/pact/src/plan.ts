import {
  type Action,
  by,
  type Form,
  form,
  type InOrder,
  inOrder,
  type Menu,
  menu,
  type AnswerOf,
  type OneOf,
  oneOf,
  type Option,
  orElse,
  type Ref,
  type Seat,
  type SomeOf,
  someOf,
} from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { available } from './courtiers.ts'
import type { BuildingId } from './data/buildings/index.ts'
import { type Courtier, STORAGE_PLACES, TOKENS } from './data/pieces.ts'
import type { Open, OpenPlayer, Plan } from './types.ts'
import { why } from './why.ts'

type Tokens = Form<{ builds: OneOf<string>; old: InOrder<BuildingId>; recruit: OneOf<Courtier | 'none'> }>
export type Planning = Form<{
  event: OneOf<'none' | 'left' | 'right'>
  stable: SomeOf<BuildingId>
  tokens: Menu<Action<string, Tokens>>
}>

/** A card to be used as soon as it stands carries this mark. */
const USE = '*'
/** The first none, one or two of the storage places. */
const PLACES: readonly (readonly Ref[])[] = [0, 1, 2].map(n =>
  [1, 2].slice(0, n).map((id): Ref => ({ kind: 'place', id })),
)

/** What plans are made with that lies before everybody. */
type Shown = Pick<Open, 'house' | 'round'> & {
  readonly players: readonly Pick<OpenPlayer, 'built' | 'tokensLost'>[]
}

/** How many tokens a player has this round (DWD-9.3, 22.8). */
export const tokensOf = (t: Shown, seat: Seat): number => TOKENS - t.players[seat]!.tokensLost
/** How many tokens a plan needs; what is used from under a Stable needs none (DWD-9.3). */
export const tokensIn = ({ old, builds, recruit }: Omit<Plan, 'stable'>): number =>
  old.length + tokensOn(builds) + (recruit ? 1 : 0)
function tokensOn(builds: Plan['builds']): number {
  let tokens = 0
  for (const { use } of builds) tokens += use ? 2 : 1
  return tokens
}

/** Action buildings of earlier rounds that are not tucked away (DWD-9.2, 9.25). */
export function oldOf(t: Shown, seat: Seat): BuildingId[] {
  const { cards } = bookOf(t)
  const old: BuildingId[] = []
  for (const b of t.players[seat]!.built)
    if (b.round < t.round && b.under === null && cards[b.card].action) old.push(b.card)
  return old
}
export const tuckedOf = (t: Shown, seat: Seat): BuildingId[] =>
  t.players[seat]!.built.filter(b => b.under !== null).map(b => b.card)

/** The ways to put 0, 1, 2, 3 or 4 tokens on new buildings: one card or two in order, each perhaps used at once. */
function buildsOf(t: Open, seat: Seat, lean: boolean): Option<string>[][] {
  const { cards } = bookOf(t)
  const { hand } = t.players[seat]!
  const ways: Option<string>[][] = [[{ id: 'none' }], [], [], [], []]
  const uses = hand.map(card => cards[card].action !== null)
  const add = (tokens: number, id: string, key: string, card: BuildingId, second?: BuildingId) =>
    ways[tokens]!.push(
      lean ? { id } : { id, label: { key: `pact.plan.${key}`, args: second ? { card, second } : { card } } },
    )
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    add(1, card, 'one', card)
    if (uses[i]) add(2, card + USE, 'one-used', card)
    for (let j = 0; j < hand.length; j++) {
      if (i === j) continue
      const second = hand[j]!
      add(2, `${card} ${second}`, 'two', card, second)
      if (uses[i]) add(3, `${card + USE} ${second}`, 'two-first-used', card, second)
      if (uses[j]) add(3, `${card} ${second + USE}`, 'two-second-used', card, second)
      if (uses[i] && uses[j]) add(4, `${card + USE} ${second + USE}`, 'two-used', card, second)
    }
  }
  return ways
}

/** All of a player's plan as one form; what its tokens lie on is one choice, for there are only so many (DWD-9.2, 9.3). */
export function planning(t: Open, seat: Seat, lean: boolean): Planning {
  const old = oldOf(t, seat)
  const builds = buildsOf(t, seat, lean)
  const recruits = available(t, seat)
  const tokens = tokensOf(t, seat)
  const buildings = builds.map(of => oneOf(of))
  const oldOptions = lean ? old : old.map(id => ({ id, ref: { kind: 'card', id } }))
  const places = [0, 1, 2].map(o => inOrder<BuildingId>(o > 0 ? oldOptions : [], PLACES[o]))
  const courtiers = oneOf<Courtier | 'none'>(
    lean ? recruits : recruits.map(id => ({ id, ref: { kind: 'courtier', id } })),
  )
  const actions: Action<string, Tokens>[] = []
  for (let b = 0; b < builds.length; b++) {
    if (builds[b]!.length === 0) continue
    for (let o = 0; o <= Math.min(STORAGE_PLACES, old.length); o++)
      for (let r = 0; r <= Math.min(1, recruits.length); r++) {
        const used = b + o + r
        if (used > TOKENS || (lean && used > tokens)) continue
        const lie = form({ builds: buildings[b]!, old: places[o]!, recruit: r > 0 ? courtiers : NOBODY })
        const barred = used > tokens ? why('DWD-9.3', 'too-many-tokens', { n: tokens }) : undefined
        const deed = DEEDS[b]![o]![r]!
        if (lean) actions.push({ do: deed, with: lie })
        else actions.push({ do: deed, with: lie, ref: { kind: 'tokens', id: `${b}.${o}.${r}` }, barred })
      }
  }
  const tucked = tuckedOf(t, seat)
  return orElse(
    form({
      event: t.players[seat]!.events.length > 0 ? EITHER : NEITHER,
      stable: tucked.length > 0 ? stableOf(tucked, lean) : NO_STABLE,
      tokens: menu(actions),
    }),
    NOTHING,
  )
}
const stableOf = (tucked: readonly BuildingId[], lean: boolean): SomeOf<BuildingId> =>
  by('DWD-22.5', someOf(lean ? tucked : tucked.map(id => ({ id, ref: { kind: 'card', id } })), 0, tucked.length))
const NO_STABLE = stableOf([], true)
/** What an allocation is called: tokens on new buildings, on earlier ones, on a courtier. */
const DEEDS = [0, 1, 2, 3, 4].map(b => [0, 1, 2].map(o => [0, 1].map(r => `tokens-${b}-${o}-${r}`)))
const NOBODY: OneOf<Courtier | 'none'> = oneOf<Courtier | 'none'>(['none'])
const NEITHER: OneOf<'none' | 'left' | 'right'> = oneOf<'none' | 'left' | 'right'>(['none'])
const EITHER: OneOf<'none' | 'left' | 'right'> = oneOf<'none' | 'left' | 'right'>(['none', 'left', 'right'])
const NOTHING: AnswerOf<Planning> = {
  event: 'none',
  stable: [],
  tokens: { do: 'tokens-0-0-0', with: { builds: 'none', old: [], recruit: 'none' } },
}

/** The answer that stands for a plan. */
export const planAnswer = ({ event, old, builds, recruit, stable }: Plan): AnswerOf<Planning> => ({
  event: event ?? 'none',
  stable: [...stable],
  tokens: {
    do: `tokens-${tokensOn(builds)}-${old.length}-${recruit ? 1 : 0}`,
    with: {
      builds: builds.length === 0 ? 'none' : builds.map(({ card, use }) => (use ? card + USE : card)).join(' '),
      old: [...old],
      recruit: recruit ?? 'none',
    },
  },
})
/** The plan that an answer stands for. */
export function planOf({ event, stable, tokens }: AnswerOf<Planning>): Plan {
  const { builds, old, recruit } = tokens.with
  return {
    event: event === 'none' ? null : event,
    old,
    builds:
      builds === 'none'
        ? []
        : builds.split(' ').map(name => ({ card: name.replace(USE, '') as BuildingId, use: name.endsWith(USE) })),
    recruit: recruit === 'none' ? null : recruit,
    stable,
  }
}
