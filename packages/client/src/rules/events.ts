import type { Heard } from '@cloak/kernel'
import type { GameId } from '../games/registry.ts'
import { EVENT_RULES } from './event-rules.ts'

const RULES: { readonly [G in GameId]: { readonly [event: string]: string } } = EVENT_RULES

/** Whose own place in the book a line leads to rather than to the rule of its event. */
function cardIn(game: GameId, { event, all }: Heard): string | null {
  const { character, decree, card } = all as { character?: string; decree?: string; card?: string }
  if (game === 'pact' && card !== undefined) return `card.${card}`
  if (game.startsWith('citadels') && character !== undefined && event === 'revealed') return `character.${character}`
  return event === 'decreeTurnedUp' && decree !== undefined ? `decree.${decree}` : null
}

/** Where the rulebook tells what a line of the chronicle says. */
export function pageOfHeard(game: GameId, heard: Heard): string | null {
  const place = cardIn(game, heard) ?? RULES[game][heard.event]
  return place === undefined ? null : `/rules/${game}#${place}`
}
