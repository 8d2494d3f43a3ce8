import type { Speaker } from '@cloak/words'
import { useEffect, useMemo, useState } from 'react'
import { boardOf, type GameId, gameOf } from '../games/registry.ts'
import type { BookPictures } from './Picture.tsx'
import { useGameSpeaker } from '../words/game-words.ts'
import type { Language } from '@cloak/words'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { cardAnchor, idsOn, landingOf, type Leaf, leavesOf } from './book.ts'

export interface Opened {
  language: Language
  leaves: readonly Leaf[]
  speaker: Speaker
  pictures: BookPictures
}
type Bound = Omit<Opened, 'speaker'>

/** The book in this language, with what draws its pictures, so that nothing moves when they come. */
async function open(game: GameId, language: Language): Promise<Bound> {
  const [text = '', board] = await Promise.all([gameOf(game).book?.[language](), boardOf(game)])
  const Plate = (await board.Plate?.()) ?? null
  return { language, leaves: leavesOf(text), pictures: { Plate, board } }
}

const NOBODY: readonly string[] = []

/** The player's book in the reader's language; null while it is on its way. */
export function useBook(game: GameId | null): Opened | null {
  const language = useLanguage(({ language }) => language)
  const speaker = useGameSpeaker(game ?? undefined, NOBODY)
  const [book, setBook] = useState<Bound | null>(null)
  useEffect(() => {
    if (game === null) return
    let stale = false
    void open(game, language).then(bound => !stale && setBook(bound))
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
    if (game !== null && isWanted) void gameOf(game).letter?.().then(setText)
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
