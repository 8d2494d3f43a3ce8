import type { Character, Rank, View } from '../../src/types.ts'
import { type Cards, rankOf } from '../../src/reading/index.ts'

export type Mark = 'killed' | 'robbed' | 'bewitched' | 'warrant' | 'signed' | 'threat' | 'flower'

/** All that is drawn of a character on the track. */
export interface RankShown {
  character: Character
  rank: Rank
  state: 'past' | 'now' | 'ahead'
  isOut: boolean
  isOwn: boolean
  /** The reader has laid it aside, and nobody else knows. */
  isDropped: boolean
  /** Who has shown it; null while nobody has. */
  holder: number | null
  marks: readonly Mark[]
  /** Who acts now, and lays what is laid. */
  by: number | null
}

export function rankShown(view: View, seat: number | null, character: Character, cards: Cards): RankShown {
  const rank = rankOf(cards, character)
  const holder = view.players.findIndex(({ revealed }) => revealed.includes(character))
  return {
    character,
    rank,
    state: view.called === rank ? 'now' : view.called > rank ? 'past' : 'ahead',
    isOut: view.draft.faceUp.includes(character),
    isOwn: seat !== null && view.players[seat]!.characters?.includes(character) === true,
    isDropped: seat !== null && !!view.players[seat]!.picks?.some(({ discarded }) => discarded === character),
    holder: holder < 0 ? null : holder,
    marks: marksOn(view, seat, character),
    by: view.turn?.seat ?? null,
  }
}

/** All that lies on a character; the reader's own signed warrant and flower are drawn as such. */
export function marksOn(view: View, seat: number | null, character: Character): Mark[] {
  const { killed, robbed, bewitched, warrants, threats } = view
  const own = seat === null ? null : view.players[seat]!
  const marks: (Mark | false)[] = [
    killed === character && 'killed',
    robbed?.character === character && 'robbed',
    bewitched?.character === character && 'bewitched',
    !!warrants?.on.includes(character) && (own?.signed === character ? 'signed' : 'warrant'),
    !!threats?.on.includes(character) && (own?.flowered === character ? 'flower' : 'threat'),
  ]
  return marks.filter(mark => mark !== false)
}
