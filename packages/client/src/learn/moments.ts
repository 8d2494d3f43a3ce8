import type { LessonId } from '../solo/guided/lessons.ts'
import type { Moment } from '../solo/guided/lesson.ts'
import { chytrogrod } from './moments/chytrogrod.ts'
import { citadels2016 } from './moments/citadels-2016.ts'
import { citadelsClassic } from './moments/citadels-classic.ts'
import { pact } from './moments/pact.ts'

/** What the chronicler says in each lesson. */
export const momentsOf: { readonly [G in LessonId]: readonly Moment[] } = {
  'citadels-2016': citadels2016,
  'citadels-classic': citadelsClassic,
  chytrogrod,
  pact,
}
