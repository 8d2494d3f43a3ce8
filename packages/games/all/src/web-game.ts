import type { BoardEntry } from '@cloak/parts/board/entry.ts'
import type { LessonEntry } from '@cloak/parts/lesson/lesson.ts'
import type { Catalogue, Language } from '@cloak/words'
import type { GameEntry } from './contract.ts'

type InEach<T> = { readonly [L in Language]: T }
type Load<T> = () => Promise<T>

/** A game as the browser knows it: facts for the lists, and loaders for the rest. */
export interface WebGame {
  readonly id: string
  readonly seats: readonly number[]
  readonly emblem: string
  readonly prefix: string
  readonly title: InEach<string>
  readonly blurb: InEach<string>
  readonly entry: Load<GameEntry>
  readonly words: InEach<Load<Catalogue>>
  readonly board?: Load<BoardEntry>
  readonly lesson?: Load<LessonEntry>
  /** The players' rulebook. */
  readonly book?: InEach<Load<string>>
  /** The full rules text, in English. */
  readonly letter?: Load<string>
}
