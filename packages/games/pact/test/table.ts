import type { Answer } from '@cloak/kernel'
import { type Scene, scene } from '@cloak/kit'
import { type Open, type OpenPlayer, type Options, type Pact, pact } from '@cloak/pact'
import type { Goods, Kind } from '@cloak/pact/data/pieces'

/** The kinds of the worked example: red mortal, blue devil, green cultist, yellow mortal. */
export const KINDS: readonly Kind[] = ['mortal1', 'devil', 'cultist', 'mortal2']
const SOULS = { devil: [0, 0], cultist: [0, 2], mortal1: [3, 0], mortal2: [3, 0] } as const
export const OFF: Options = {
  jesters: 'off',
  indulgences: 'off',
  resources: 'off',
  learning: 'off',
  preferences: 'off',
}
export const NONE: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }

/** The table as it would be somewhere in a game: this round, this phase, the four kinds, nobody holding anything. */
export function lay(t: Open, round: number, phase: number, kinds: readonly Kind[] = KINDS): void {
  t.round = round
  t.phase = phase
  t.pass = phase > 3 ? 3 : 0
  const drawn = phase >= 3 ? round : round - 1
  t.decks.forEach((deck, pile) => {
    if ((pile < 4 ? 1 : pile - 2) <= drawn) deck.length = 0
  })
  t.eventDecks.A.length = 8 - 4 * Math.min(2, drawn)
  t.eventDecks.B.length = Math.min(12, 12 - 4 * Math.max(0, drawn - 2))
  const moments = 4 * (phase > 3 ? round : round - 1) + (round > 3 ? 2 : 0)
  t.players.forEach((p, seat) => {
    const kind = kinds[seat]!
    p.kind = kind
    p.souls = { plain: SOULS[kind][0], marked: SOULS[kind][1] }
    p.hand = []
    p.events = []
    p.discards = []
    p.passed = []
    p.deals = []
    p.sights = []
    p.todo = []
    p.received = []
    p.pardons = Array.from({ length: moments + 1 }, () => 0)
    p.lows = Array.from({ length: moments + 1 }, () => ({ ...NONE }))
    hold(p, {})
  })
}

/** What a player holds, all of it seen by everybody. */
export function hold(p: OpenPlayer, some: Partial<Goods>): void {
  p.goods = { ...NONE, ...some }
  p.ledger = { ...NONE, ...some }
  p.lows[p.lows.length - 1] = { ...NONE, ...some }
}

export const build = (p: OpenPlayer, round: number, ...cards: OpenPlayer['built'][number]['card'][]): void =>
  void (p.built = cards.map(card => ({ card, round, under: null })))

/** A scene somewhere in a game; `change` sets the rest of the table. */
export const during = (
  round: number,
  phase: number,
  change: (t: Open) => unknown = () => {},
  options: Partial<Options> = {},
): Scene<Pact> =>
  scene(pact, { seats: 4, options: { ...OFF, ...options } }).table(t => {
    lay(t, round, phase)
    change(t)
  })

/** Everybody gives the same answer. */
export const all = (s: Scene<Pact>, answer: unknown, seats: readonly number[] = [0, 1, 2, 3]): Scene<Pact> =>
  seats.reduce((on, seat) => on.answers(seat, answer), s)
export const DONE = { do: 'done' }

/** A plan as it is sent. */
export function plan(
  some: {
    event?: 'left' | 'right'
    builds?: string
    old?: string[]
    recruit?: string
    stable?: string[]
  } = {},
): {
  event: string
  stable: string[]
  tokens: { do: string; with: { builds: string; old: string[]; recruit: string } }
} {
  const { event = 'none', builds = 'none', old = [], recruit = 'none', stable = [] } = some
  const tokens = builds === 'none' ? 0 : builds.split(' ').length + builds.split('*').length - 1
  return {
    event,
    stable,
    tokens: { do: `tokens-${tokens}-${old.length}-${recruit === 'none' ? 0 : 1}`, with: { builds, old, recruit } },
  }
}
/** The action phase with these plans: made, found ready, shown, and run to the first question. */
export function acted(s: Scene<Pact>, plans: { [seat: number]: Parameters<typeof plan>[0] }): Scene<Pact> {
  s.at('plan.begin')
  for (const seat of [0, 1, 2, 3]) s.answers(seat, plan(plans[seat]))
  return all(s, { do: 'ready' })
}
export const player = (t: Open, seat: number): OpenPlayer => t.players[seat]!

const trade = (deed: unknown) => ({ do: 'trade', with: deed })
export const buy = (good: string, n = 1) => trade({ do: 'buy', with: { do: good, with: n } })
export const sell = (goods: Partial<Goods>) => trade({ do: 'sell', with: goods })
export const loan = (n: number) => trade({ do: 'loan', with: n })
export const repay = (n: number) => trade({ do: 'repay', with: n })

const DEFAULT = { do: 'default' }
export const offer = (goods: Partial<Goods> & { indulgence?: number }, ask: { coins: number } | { souls: number }) => ({
  do: 'offer',
  with: { goods, ask: 'coins' in ask ? { do: 'coins', with: ask.coins } : { do: 'souls', with: ask.souls } },
})
export const NO_OFFER = { do: 'none' }
/** A loan and a sale of one's own choice, where coins are wanted. */
export const raise = (n: number, goods: Partial<Goods> = {}) => ({ do: 'choose', with: { loan: n, sell: goods } })
export const accept = (how: Answer = DEFAULT) => ({ do: 'accept', with: { trade: how } })
export const acceptFor = (souls: { plain?: number; marked?: number }) => ({
  do: 'acceptSouls',
  with: { trade: DEFAULT, souls },
})
export const decline = (how: Answer = DEFAULT) => ({ do: 'decline', with: { trade: how } })
export const look = (how: Answer = DEFAULT) => ({ do: 'see', with: { trade: how } })
export const fill = (
  some: {
    coins?: number
    resources?: Partial<Goods>
    souls?: { plain?: number; marked?: number }
    guesses?: Answer
  } = {},
) => ({
  do: 'fill',
  with: {
    bribe: { coins: some.coins ?? 0, goods: some.resources ?? {} },
    souls: some.souls ?? {},
    guesses: some.guesses ?? { do: 'none' },
  },
})
export const souls = (...stands: string[]) => ({ do: 'souls', with: stands })
export const indulgences = (...stands: string[]) => ({ do: 'indulgences', with: stands })
export const both = (n: number, ...stands: string[]) => ({
  do: 'both',
  with: { do: `${n}-${stands.length - n}`, with: stands },
})
