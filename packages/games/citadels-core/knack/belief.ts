import type { Character, View } from '../src/types.ts'
import type { Seat } from '@cloak/kernel'
import type { Almanac } from './almanac.ts'
import { desireFor } from './desire.ts'
import type { Habits } from './habits.ts'
import { rankOf, rivalsOf, type Sight, sightOf } from './sight.ts'

/** How strongly players are believed to follow what would bring them most. */
const BENT = 0.8

/** For each rival, how likely it holds each character: by what this seat saw pass, and by what would serve that rival. */
export function beliefs(s: Sight): Map<Seat, Map<Character, number>> {
  const out = new Map<Seat, Map<Character, number>>()
  for (const rival of rivalsOf(s)) out.set(rival, likely(s, rival))
  return out
}

function likely(s: Sight, rival: Seat): Map<Character, number> {
  const { v } = s
  const { revealed } = v.players[rival]!
  const out = new Map<Character, number>()
  const held = v.draft.picks.filter(pick => (v.draft.from + pick.place) % v.players.length === rival).length
  const hidden = held - revealed.length
  if (hidden <= 0) return out
  const could = possible(s, rival)
  let sum = 0
  for (const character of could) {
    const weight = Math.exp(BENT * desireFor(s, rival, character))
    out.set(character, weight)
    sum += weight
  }
  for (const [character, weight] of out) out.set(character, Math.min(1, (hidden * weight) / sum))
  return out
}

/** What a rival can still hold: cards this seat passed on lie with those who chose later, cards it never saw with the others. */
function possible(s: Sight, rival: Seat): Character[] {
  const { v, me } = s
  const { characters, picks, exchanged } = v.players[me]!
  const own = picks?.[0]
  const place = (seat: Seat): number => (seat - v.draft.from + v.players.length) % v.players.length
  const later = place(rival) > place(me)
  const gone = new Set([...v.draft.faceUp, ...(characters ?? []), ...v.players.flatMap(p => p.revealed)])
  if (exchanged) gone.delete(exchanged.gave)
  const twice = v.players.length <= 3
  return v.cast.filter(character => {
    if (gone.has(character)) return false
    if (rankOf(s, character) <= v.called && character !== v.killed) return false
    if (twice || !own || exchanged) return !picks?.some(pick => pick.discarded === character)
    return own.saw.includes(character) === later
  })
}

/** Is it plain to this seat that no rival holds this character? */
export const isHeldByNobody = (s: Sight, character: Character): boolean =>
  !rivalsOf(s).some(rival => possible(s, rival).includes(character))

/** What it is worth to name this character, when `gain` says what it is worth to hit a rival who holds it. */
export function worthOfNaming(
  s: Sight,
  held: Map<Seat, Map<Character, number>>,
  character: Character,
  gain: (rival: Seat) => number,
): number {
  let sum = 0
  for (const [rival, chances] of held) sum += (chances.get(character) ?? 0) * gain(rival)
  return sum
}

/** Would these players have chosen these characters? Nobody has forgotten what they are good for. */
export function likelihood(viewOf: (seat: Seat) => View, a: Almanac, habits: Habits): number {
  let sum = 0
  const s = sightOf(viewOf(0), 0, a)
  for (let seat = 0; seat < s.v.players.length; seat++) {
    const { players } = seat === 0 ? s.v : viewOf(seat)
    for (const character of players[seat]!.characters ?? [])
      sum += desireFor(s, seat, character) + habits.leaning(seat, character)
  }
  return Math.exp(BENT * sum)
}
