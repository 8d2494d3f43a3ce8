import type { View } from '../../src/types.ts'
import { cardAskIn, type Cards, rankOf } from '../../src/reading/index.ts'
import type { Seen } from '@cloak/kernel'
import { chooserOf } from '../table.ts'

/** What the middle of the table is for at the moment. */
export type StageOf =
  /** The reader chooses a character. */
  | { kind: 'choose'; characters: readonly string[] }
  /** Somebody else does. */
  | { kind: 'pass'; chooser: number }
  /** Cards lie open before the reader: drawn ones, somebody's hand, the deck. */
  | { kind: 'cards'; of: 'drawn' | 'deck' | { hand: number }; cards: readonly string[]; offered: boolean }
  /** A character has been called. */
  | { kind: 'called'; character: string; by: number | null }
  | { kind: 'quiet' }

export function stageOf(seen: Seen<object>, view: View, seat: number | null, cards: Cards): StageOf {
  const chooser = chooserOf(view)
  if (chooser !== null) {
    const { passing } = view.draft
    return passing && chooser === seat
      ? { kind: 'choose', characters: passing.toSorted((a, b) => rankOf(cards, a) - rankOf(cards, b)) }
      : { kind: 'pass', chooser }
  }
  const me = seat === null ? null : view.players[seat]!
  const { mine, script } = seen
  const ask = cardAskIn(script)?.ask
  if (me?.drawn && me.drawn.length > 0) {
    const of = ask === 'lighthouse.take' ? 'deck' : 'drawn'
    return { kind: 'cards', of, cards: me.drawn, offered: mine !== null }
  }
  if (me?.looked && me.looked.hand.length > 0 && view.turn?.seat === seat)
    return { kind: 'cards', of: { hand: me.looked.of }, cards: me.looked.hand, offered: ask === 'wizard.take' }
  if (view.called === 0) return { kind: 'quiet' }
  const character = view.turn?.as ?? view.cast[view.called - 1]!
  const holder = view.players.findIndex(({ revealed }) => revealed.includes(character))
  return { kind: 'called', character, by: view.turn?.seat ?? (holder < 0 ? null : holder) }
}

/** Do the cards of the reader's own hand answer the question? Not while it is about cards that lie open. */
export const isHandOffered = (stage: StageOf): boolean => stage.kind !== 'cards' || !stage.offered
