import { chancellorFor } from './counsel-games.ts'
import type { CounselAsked, CounselSpoken } from './counsel-messages.ts'

/** What the chancellor says to what was asked. It is loaded when it is first asked, and none of it before. */
export async function takeCounsel(asked: CounselAsked, speak: (spoken: CounselSpoken) => void): Promise<void> {
  const chancellor = await chancellorFor(asked.kind === 'advise' ? asked.game : asked.finished.setup.game)
  if (!chancellor) return speak({ kind: 'broken' })
  if (asked.kind === 'advise') return speak({ kind: 'advice', advice: chancellor.advise(asked) })
  const chances = chancellor.study(asked.finished, share => speak({ kind: 'progress', share }))
  speak(chances ? { kind: 'chances', chances } : { kind: 'broken' })
}
