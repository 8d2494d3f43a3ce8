import type { Character } from '../src/types.ts'
import { type Answer, type Decision, type Rng, sample } from '@cloak/kernel'
import { openIds, priceOf, useful, worthOfCard } from './cards.ts'
import { desireFor } from './desire.ts'
import { missing, rankOf, type Sight, threatOf } from './sight.ts'

/** Half a gold piece of caprice: whoever always takes the best is always found. */
const CAPRICE = 0.9

/** What this seat would gain as a character; it knows its own hand, which the public reckoning does not. */
function worthAs(s: Sight, character: Character): number {
  const { v, me } = s
  const { gold, handSize } = v.players[me]!
  const plans = useful(s)
  let worth = desireFor(s, me, character)
  if (character === 'architect' || character === 'scholar') {
    const limit = character === 'architect' ? 3 : 2
    let [purse, builds] = [gold + 2, 0]
    for (const card of [...plans].sort((one, other) => priceOf(s, one) - priceOf(s, other)))
      if (builds < limit && priceOf(s, card) <= purse) {
        purse -= priceOf(s, card)
        builds++
      }
    worth += builds >= missing(s, me) && builds > 1 ? 6 : 0.7 * Math.max(0, builds - 1) - (builds === 0 ? 0.3 : 0)
  }
  if (character === 'magician' && plans.length === 0) worth += 1
  if (character === 'magician' && plans.length > 1 && worthOfCard(s, plans[0]!) > 4) worth -= 1
  if (character === 'alchemist' && plans.length === 0) worth -= 1
  if (character === 'navigator' && plans.some(card => priceOf(s, card) <= gold + 2)) worth -= 0.8
  // Whoever is about to finish is safest early, or behind the Bishop.
  const finishing = missing(s, me) <= 1 && plans.some(card => priceOf(s, card) <= gold + 2)
  if (finishing) worth += rankOf(s, character) === 1 ? 1.5 : character === 'navigator' ? -4 : 0
  // A full purse draws the Thief; rank 1 is beyond his reach.
  if (gold >= 5 && rankOf(s, character) === 1) worth += 0.15 * gold
  return worth + (handSize === 0 && character === 'patrician' ? 0.5 : 0)
}

/** What it would mean to leave a character to the players who choose later. */
function dangerOf(s: Sight, character: Character): number {
  let most = 0
  for (let rival = 0; rival < s.v.players.length; rival++)
    if (rival !== s.me) most = Math.max(most, desireFor(s, rival, character) * threatOf(s, rival))
  return most
}

export function keep(s: Sight, d: Decision, rng: Rng): Answer {
  if (d.kind !== 'oneOf' && d.kind !== 'inOrder') return sample(d, rng)
  const ranked = openIds(d.of)
    .map(String)
    .map(character => ({
      character,
      worth: worthAs(s, character) + 0.15 * dangerOf(s, character) + (CAPRICE * rng.below(1000)) / 1000,
    }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ character }) => character)
  if (d.kind === 'oneOf') return ranked[0]!
  const rest = ranked.slice(1).sort((one, other) => dangerOf(s, other) - dangerOf(s, one))
  return [ranked[0]!, rest[0]!]
}
