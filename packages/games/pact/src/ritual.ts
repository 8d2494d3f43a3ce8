import {
  type Action,
  type Amount,
  amount,
  type AnswerOf,
  by,
  type Form,
  form,
  type InOrder,
  inOrder,
  type Menu,
  menu,
  type OneOf,
  oneOf,
  type Seat,
  seatOption,
  type Split,
  split,
} from '@cloak/kernel'
import type { Resource } from './data/pieces.ts'
import { EVERYONE } from './seats.ts'
import type { Fill, Guess, Open, OpenPlayer } from './types.ts'
import { why } from './why.ts'

type Guessing = Menu<
  Action<'none', null> | Action<'devil', OneOf<Seat>> | Action<'cultist', OneOf<Seat>> | Action<'both', InOrder<Seat>>
>
type Bribe = Form<{ coins: Amount; goods: Split<Resource> }>
export type Filling = Action<'fill', Form<{ bribe: Bribe; souls: Split<'plain' | 'marked'>; guesses: Guessing }>>

/** What a seat may put into its chest (DWD-13.4); all of it is optional but the devil's marked fragments in round 3. */
export function filling(t: Open, seat: Seat, lean: boolean): Filling {
  const p = t.players[seat]!
  const { wood, stone, grain, glass, marble, coin } = p.goods
  const resources = t.variants.resources ? { wood, stone, grain, glass, marble } : NO_RESOURCES
  const bribe = form({ coins: by('DWD-13.4', amount(0, coin)), goods: by('DWD-16.3', split<Resource>(resources)) })
  return { do: 'fill', with: form({ bribe, souls: by('DWD-13.4', soulsFor(t, p)), guesses: guessing(t, seat, lean) }) }
}
const NO_RESOURCES = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0 }

function soulsFor(t: Open, { kind, souls }: OpenPlayer): Split<'plain' | 'marked'> {
  if (kind !== 'devil') return split({ plain: 0, marked: 0 })
  // DWD-13.4, 22.27: in round 3 marked fragments cannot be held back, so only plain ones are a choice.
  return t.round === 3 ? split({ plain: souls.plain, marked: 0 }) : split({ plain: souls.plain, marked: souls.marked })
}

function guessing(t: Open, seat: Seat, lean: boolean): Guessing {
  const { kind } = t.players[seat]!
  const mine = t.locked.filter(guess => guess.by === kind)
  const rings = EVERYONE.filter(other => other !== seat).map(other =>
    mine.some(guess => guess.on === other)
      ? { ...seatOption(other), barred: why('DWD-13.5', 'ring-locked') }
      : seatOption(other),
  )
  const open = rings.filter(o => !('barred' in o))
  const of = lean ? open : rings
  const noDevil =
    kind === 'devil'
      ? why('DWD-13.4', 'no-token')
      : mine.some(guess => guess.role === 'devil')
        ? why('DWD-13.5', 'token-locked')
        : t.known.includes('devil')
          ? why('DWD-13.5', 'devil-exposed')
          : open.length === 0
            ? why('DWD-13.5', 'ring-locked')
            : undefined
  const noCultist =
    kind === 'devil' || kind === 'cultist'
      ? why('DWD-13.4', 'no-token')
      : mine.some(guess => guess.role === 'cultist')
        ? why('DWD-13.5', 'token-locked')
        : open.length === 0
          ? why('DWD-13.5', 'ring-locked')
          : undefined
  const noBoth = noDevil ?? noCultist ?? (open.length < 2 ? why('DWD-13.4', 'one-ring-each') : undefined)
  const actions: Guessing['actions'][number][] = [{ do: 'none', with: null }]
  if (!noDevil || !lean) actions.push({ do: 'devil', with: oneOf(of), barred: noDevil })
  if (!noCultist || !lean) actions.push({ do: 'cultist', with: oneOf(of), barred: noCultist })
  if (!noBoth || !lean) actions.push({ do: 'both', with: inOrder(of, BOTH), barred: noBoth })
  return menu(actions)
}
const BOTH = [
  { kind: 'guess', id: 'devil' },
  { kind: 'guess', id: 'cultist' },
]

export function fillOf(t: Open, seat: Seat, { bribe, souls, guesses }: AnswerOf<Filling['with']>): Fill {
  const p = t.players[seat]!
  const forced = t.round === 3 && p.kind === 'devil'
  return {
    coin: bribe.coins,
    resources: { ...NO_RESOURCES, ...bribe.goods },
    plain: souls.plain ?? 0,
    marked: forced ? p.souls.marked : (souls.marked ?? 0),
    guesses: guessesOf(guesses),
  }
}

function guessesOf(said: AnswerOf<Guessing>): Guess[] {
  switch (said.do) {
    case 'none':
      return []
    case 'devil':
    case 'cultist':
      return [{ role: said.do, on: said.with }]
    case 'both':
      return [
        { role: 'devil', on: said.with[0]! },
        { role: 'cultist', on: said.with[1]! },
      ]
  }
}

/** Nothing but what must go in. */
export const leastFill = (): AnswerOf<Filling['with']> => ({
  bribe: { coins: 0, goods: {} },
  souls: {},
  guesses: { do: 'none' },
})
