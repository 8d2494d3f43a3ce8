import type { LessonEntry } from '@cloak/parts/lesson/lesson.ts'
import { pact } from './moments.ts'
import recorded from './recorded.json'

export const lesson: LessonEntry = {
  recorded,
  moments: pact,
  words: {
    en: async () => (await import('./locales/en.json')).default,
    pl: async () => (await import('./locales/pl.json')).default,
    hu: async () => (await import('./locales/hu.json')).default,
  },
}
