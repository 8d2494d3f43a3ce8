import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Where a file is memory and nothing else: whoever writes to a disk may have to wait for it. */
const MEMORY = '/dev/shm'
const [CLEAR, TAKEN] = [Uint8Array.of(0), Uint8Array.of(1)]

/** People go first: while a command of theirs is under way, whoever thinks for bots waits, and the cores are free for it. */
export interface RightOfWay {
  take(): void
  /** As often as it was taken. */
  leave(): void
}
/** The same as bots see it: a file of one byte, which says something only while any of them thinks. */
export interface Way extends RightOfWay {
  /** What a process is given to look at; null where there is no such file, and nobody gives way. */
  readonly sign: number | null
  thinks(): void
  /** As often as anybody began to think. */
  rests(): void
  close(): void
}

export function rightOfWay(memory = MEMORY): Way {
  let file = fileIn(memory)
  let [underWay, thinking] = [0, 0]
  let shown = CLEAR
  function show(): void {
    const now = underWay > 0 && thinking > 0 ? TAKEN : CLEAR
    if (!file || now === shown) return
    shown = now
    writeSync(file.written, now, 0, 1, 0)
  }
  const counted = (change: () => void) => (): void => {
    change()
    show()
  }
  return {
    sign: file?.read ?? null,
    take: counted(() => underWay++),
    leave: counted(() => underWay--),
    thinks: counted(() => thinking++),
    rests: counted(() => thinking--),
    close() {
      if (file) for (const each of [file.read, file.written]) closeSync(each)
      file = null
    },
  }
}

/**
 * A file that is nobody's but its holders', once to be written and once only to be read. It has its byte from the beginning:
 * where there is no room for it, nobody finds out in the middle of a command.
 */
function fileIn(memory: string): { read: number; written: number } | null {
  const path = join(memory, `cloak-${randomUUID()}`)
  try {
    writeFileSync(path, CLEAR, { flag: 'wx', mode: 0o600 })
    return { read: openSync(path, 'r'), written: openSync(path, 'r+') }
  } catch {
    return null
  } finally {
    rmSync(path, { force: true })
  }
}
