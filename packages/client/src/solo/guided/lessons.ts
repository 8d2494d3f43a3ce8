import { rules } from '@cloak/games/rules'
import { type Lesson, type LessonEntry, lessonIn, type Moment } from '@cloak/parts/lesson/lesson.ts'
import type { About } from '@cloak/protocol'
import { type GameId, gameOf, isGameId } from '../../games/registry.ts'
import { type Guide, guide, type Hearing } from './guide.ts'

interface Ready extends Pick<LessonEntry, 'moments' | 'words'> {
  lesson: Lesson
  play(about: About, said: { moments: readonly Moment[]; pause: number }, hearing: Hearing): Guide
}

/** Whether this game has a guided game. */
export const isLessonId = (id: string): id is GameId => isGameId(id) && gameOf(id).lesson !== undefined

/** The guided game, loaded with the rules of its game. */
export async function loadLesson(id: GameId): Promise<Ready> {
  const [game, entry] = await Promise.all([rules[id]!(), gameOf(id).lesson!()])
  const lesson = lessonIn(entry.recorded)
  return { ...entry, lesson, play: (about, said, hearing) => guide(game, about, { lesson, ...said }, hearing) }
}
