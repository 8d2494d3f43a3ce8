import type { About } from '@cloak/protocol'
import { type Guide, guide, type Hearing } from './guide.ts'
import { type Lesson, lessonIn, type Moment } from './lesson.ts'

type Play = (about: About, said: { moments: readonly Moment[]; pause: number }, hearing: Hearing) => Guide
interface Ready {
  lesson: Lesson
  play: Play
}

/** The lessons, each loaded with the rules of its game. */
export const lessons = {
  'citadels-2016': async () => {
    const [{ citadels2016 }, { default: recorded }] = await Promise.all([
      import('@cloak/citadels-2016'),
      import('./lessons/citadels-2016.json'),
    ])
    return ready(recorded, lesson => (about, said, hearing) => guide(citadels2016, about, { lesson, ...said }, hearing))
  },
  'citadels-classic': async () => {
    const [{ citadelsClassic }, { default: recorded }] = await Promise.all([
      import('@cloak/citadels-classic'),
      import('./lessons/citadels-classic.json'),
    ])
    return ready(
      recorded,
      lesson => (about, said, hearing) => guide(citadelsClassic, about, { lesson, ...said }, hearing),
    )
  },
  chytrogrod: async () => {
    const [{ chytrogrod }, { default: recorded }] = await Promise.all([
      import('@cloak/chytrogrod'),
      import('./lessons/chytrogrod.json'),
    ])
    return ready(recorded, lesson => (about, said, hearing) => guide(chytrogrod, about, { lesson, ...said }, hearing))
  },
  pact: async () => {
    const [{ pact }, { default: recorded }] = await Promise.all([import('@cloak/pact'), import('./lessons/pact.json')])
    return ready(recorded, lesson => (about, said, hearing) => guide(pact, about, { lesson, ...said }, hearing))
  },
} as const satisfies { [game: string]: () => Promise<Ready> }

export type LessonId = keyof typeof lessons
export const isLessonId = (id: string): id is LessonId => Object.hasOwn(lessons, id)

function ready(recorded: object, play: (lesson: Lesson) => Play): Ready {
  const lesson = lessonIn(recorded)
  return { lesson, play: play(lesson) }
}
