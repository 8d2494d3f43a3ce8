import type { PlayerView, View } from '../src/types.ts'
import { BUY, type Kind, KINDS, RESOURCES } from '../src/data/pieces.ts'
import type { Seat } from '@cloak/kernel'
import type { Sight } from './sight.ts'

type Roles = readonly Kind[]

/** Every way to deal the four roles to the four seats. */
const DEALS: readonly Roles[] = deal([...KINDS])
function deal(kinds: readonly Kind[]): Roles[] {
  if (kinds.length === 0) return [[]]
  return kinds.flatMap(first => deal(kinds.filter(kind => kind !== first)).map(rest => [first, ...rest]))
}

/** Does a deal of roles agree with what everybody knows, and with this seat's own role? */
function agrees({ v, me, kind }: Sight, roles: Roles): boolean {
  if (roles[me] !== kind) return false
  for (let seat = 0; seat < roles.length; seat++) {
    const known = v.known[seat]
    if (known && known !== roles[seat]) return false
  }
  for (const { role, on, yes } of v.asked) if ((roles[on] === role) !== yes) return false
  // There is no ring of one's own colour: whoever guesses at a seat does not sit there.
  for (const { chests } of v.rituals)
    for (const owner of KINDS) if (chests[owner].guesses.some(({ on }) => roles[on] === owner)) return false
  return true
}

/** The coins' worth that a seat must have had from its chest and from deals: it paid it, and nobody saw it come. */
function unseenWealth({ lows }: PlayerView, moments: number): number {
  let most = 0
  for (const low of lows.slice(0, moments)) {
    let sum = Math.max(0, -low.coin)
    for (const r of RESOURCES) sum += Math.max(0, -low[r]) * (r === 'glass' || r === 'marble' ? BUY.luxury : BUY.basic)
    most = Math.max(most, sum)
  }
  return most
}

/** How well a seat's dealings fit a role. Wealth that nobody saw come was in the chest, or was bought with souls. */
function fits(p: PlayerView, kind: Kind): number {
  const early = unseenWealth(p, 2)
  const showed = p.shown.some(({ n }) => n >= 3)
  switch (kind) {
    case 'devil':
      return Math.exp(0.12 * Math.min(early, 20)) * (showed ? 0.6 : 1)
    case 'cultist':
      return Math.exp(0.05 * Math.min(early, 16)) * (showed ? 0.5 : 1)
    default:
      return (1 + 0.3 * p.debt) * (showed ? 1.6 : 1)
  }
}

/** How likely each rival has each role. */
export type Beliefs = readonly { readonly [K in Kind]: number }[]

export function beliefs(s: Sight): Beliefs {
  const { v } = s
  const held = v.players.map(() => ({ devil: 0, cultist: 0, mortal1: 0, mortal2: 0 }))
  let sum = 0
  for (const roles of DEALS) {
    if (!agrees(s, roles)) continue
    let weight = 1
    for (let seat = 0; seat < roles.length; seat++)
      if (seat !== s.me && !v.known[seat]) weight *= fits(v.players[seat]!, roles[seat]!)
    sum += weight
    for (let seat = 0; seat < roles.length; seat++) held[seat]![roles[seat]!] += weight
  }
  if (sum > 0) for (const each of held) for (const kind of KINDS) each[kind] /= sum
  return held
}

/** How likely a deal of roles is, by what everybody saw of each seat: for weighing imagined worlds. */
export const likelihood = (v: View, roles: Roles): number =>
  roles.reduce((product, kind, seat) => product * fits(v.players[seat]!, kind), 1)

/** The rival who most likely has this role, and how likely that is. */
export function suspect(
  s: Sight,
  held: Beliefs,
  role: Kind,
  not: readonly Seat[] = [],
): { seat: Seat; chance: number } {
  let best = { seat: -1, chance: -1 }
  for (let seat = 0; seat < held.length; seat++) {
    const chance = held[seat]![role]
    if (seat !== s.me && !not.includes(seat) && chance > best.chance) best = { seat, chance }
  }
  return best
}
