import { type Speaker, speaker } from '@cloak/words'
import { useEffect, useState } from 'react'
import { type Language, useLanguage } from '../words/language.ts'
import { cardAnchor, idsOn, landingOf, type Leaf, leavesOf } from './book.ts'
import { type BookId, bookOf, letterOf, spoken } from './books.ts'

export interface Opened {
  language: Language
  leaves: readonly Leaf[]
  speaker: Speaker
}

/** The player's book in the reader's language; null while it is on its way. */
export function useBook(game: BookId | null): Opened | null {
  const language = useLanguage(({ language }) => language)
  const [book, setBook] = useState<Opened | null>(null)
  useEffect(() => {
    if (game === null) return
    let stale = false
    const all = Promise.all([bookOf(game, language), spoken(game, language), spoken(game, 'en')])
    void all.then(([text, own, english]) => {
      if (stale) return
      const catalogues = { en: english.locale, [language]: own.locale }
      setBook({
        language,
        leaves: leavesOf(text),
        speaker: speaker({ locale: language, catalogues, words: own.words, names: [] }),
      })
    })
    return () => {
      stale = true
    }
  }, [game, language])
  return book
}

/** The letter of the rules, once it is wanted. */
export function useLetter(game: BookId | null, isWanted: boolean): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    if (game !== null && isWanted) void letterOf(game).then(setText)
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
