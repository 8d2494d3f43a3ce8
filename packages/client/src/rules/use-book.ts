import type { Speaker } from '@cloak/words'
import { useEffect, useMemo, useState } from 'react'
import { entryOf, type GameId } from '../games/registry.ts'
import { useGameSpeaker } from '../words/game-words.ts'
import type { Language } from '@cloak/words'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { cardAnchor, idsOn, landingOf, type Leaf, leavesOf } from './book.ts'
import { bookOf } from './books.ts'

export interface Opened {
  language: Language
  leaves: readonly Leaf[]
  speaker: Speaker
}

const NOBODY: readonly string[] = []

/** The player's book in the reader's language; null while it is on its way. */
export function useBook(game: GameId | null): Opened | null {
  const language = useLanguage(({ language }) => language)
  const speaker = useGameSpeaker(game ?? undefined, NOBODY)
  const [book, setBook] = useState<{ language: Language; leaves: readonly Leaf[] } | null>(null)
  useEffect(() => {
    if (game === null) return
    let stale = false
    void bookOf(game, language).then(text => !stale && setBook({ language, leaves: leavesOf(text) }))
    return () => {
      stale = true
    }
  }, [game, language])
  return useMemo(() => (book && speaker?.language === book.language ? { ...book, speaker } : null), [book, speaker])
}

/** The letter of the rules, once it is wanted. */
export function useLetter(game: GameId | null, isWanted: boolean): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (game !== null && isWanted) void entryOf(game).rulebook().then(setText)
  }, [game, isWanted])
  return text
}

/** The leaf that tells the rule, or shows the card, that an address names. */
export function leafNamed(leaves: readonly Leaf[], id: string): { id: string; leaf: Leaf } | null {
  const card = leaves.find(leaf => leaf.kind === 'card' && cardAnchor(leaf.shown) === id)
  if (card) return { id, leaf: card }
  if (!/^[A-Z]{3}-\d/.test(id)) return null
  const told = new Set(leaves.flatMap(idsOn))
  const at = landingOf(id, told)
  const leaf = at === null ? undefined : leaves.find(each => idsOn(each).includes(at))
  return leaf ? { id, leaf } : null
}
