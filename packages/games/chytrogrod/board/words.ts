import { type PartsKey, type Say as SayOf, useLanguage } from '@cloak/parts/language/language.ts'
import type en from '../locales/en.json'

/** The messages of this game, the board's own under `chytrogrod.board`. */
export type WordKey = keyof typeof en | PartsKey
export type Say = SayOf<WordKey>
export const useSay = (): Say => useLanguage(({ say }) => say)
