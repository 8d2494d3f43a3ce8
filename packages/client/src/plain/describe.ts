import type { Speaker } from '@cloak/words'
import type { GameId } from '../games/registry.ts'
import type { Say } from '../words/say.ts'
import { describeChytrogrod } from './chytrogrod.ts'
import { describeCitadels } from './citadels.ts'
import type { Listed } from '@cloak/parts/text-view/lists.ts'
import { describePact } from './pact.ts'

/** A part of the table in words: what it is, and line by line what is there. */
export interface Described {
  title: string
  lines: { label: string; text: string | Listed }[]
}
export interface Describing {
  view: object
  seat: number | null
  names: readonly string[]
  speaker: Speaker
  say: Say
}

const describers: { readonly [G in GameId]: (about: Describing) => Described[] } = {
  'citadels-2016': describeCitadels,
  'citadels-classic': describeCitadels,
  chytrogrod: describeChytrogrod,
  pact: describePact,
}

/** The table in words, as the reader sees it. */
export const describe = (game: GameId, about: Describing): Described[] => describers[game](about)
