import type { GameFile } from '@cloak/record'
import type { CounselAsked, CounselSpoken } from './counsel-messages.ts'
import { rulesNamed } from './games.ts'
import type { Keeper } from './keep.ts'
import type { Asked, Spoken } from './messages.ts'

/** Keeps one table, gives counsel, or verifies a saved game: one program, so that the device stores the rules once. */
let keeper: Keeper | null = null
const speak = (spoken: Spoken | CounselSpoken): void => self.postMessage(spoken, { transfer: [] })

async function take(asked: Asked | CounselAsked): Promise<void> {
  if (asked.kind === 'command') return keeper?.take(asked.command)
  if (asked.kind === 'advise' || asked.kind === 'study')
    return (await import('./counsel-taken.ts')).takeCounsel(asked, speak)
  if (asked.kind === 'verify') return verify(asked.file)
  const rules = await rulesNamed(asked.kind === 'options' ? asked.game : asked.record.game)
  if (!rules) return speak({ kind: 'broken' })
  if (asked.kind === 'options') return speak({ kind: 'options', rules: rules.rules, ...rules.options(asked.seats) })
  if (asked.kind === 'look-back') {
    const replay = rules.lookBack(asked.record, asked.name, asked.at)
    return speak(replay ? { kind: 'look-back', replay } : { kind: 'broken' })
  }
  keeper = rules.keep(asked.record, asked, {
    notice: notice => speak({ kind: 'notice', notice }),
    save: record => speak({ kind: 'save', record }),
  })
  if (!keeper) speak({ kind: 'broken' })
}

async function verify(file: GameFile): Promise<void> {
  try {
    const rules = await rulesNamed(file.setup.game)
    speak({ kind: 'verify', holds: rules && (await rules.verify(file)) })
  } catch {
    speak({ kind: 'broken' })
  }
}

/** One after the other: a command waits until the table is laid. */
let last: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<Asked | CounselAsked>) => {
  last = last.then(() => take(data))
})
