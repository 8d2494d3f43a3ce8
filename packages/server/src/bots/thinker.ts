import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Answer, Heard } from '@cloak/kernel'
import type { Thought } from './brain.ts'
import { eachLine } from './lines.ts'

/** What the process reads, one line for each thought, and what it answers, one line for each. */
export type Given = Omit<Thought, 'heard'> & { heard: Heard[] }
export type Said = { answer: Answer } | { fault: string }

/** A process that thinks for bots, one thought after the other. */
export interface Thinker {
  ask(thought: Thought): void
  end(): Promise<void>
}

/** Where the process finds the sign of the right of way, after its input, output and faults: it is told so, if there is one. */
const SIGN = 3
const THINK = fileURLToPath(new URL('./think.ts', import.meta.url))

interface Kind {
  onlyWhenIdle: boolean
  /** A file that says when it is to give way. */
  sign: number | null
}

/**
 * A process and not a thread, because V8 collects and compiles for all threads of a process in threads that they share, which
 * step behind nobody. It ends with the server, however that ends: then nothing more can come from its input. It is told
 * nothing of the server's settings, among which are secrets.
 */
export function thinker({ onlyWhenIdle, sign }: Kind, heard: (said: Said) => void, gone: () => void): Thinker {
  const think = [process.execPath, THINK, ...(sign === null ? [] : [String(SIGN)])] as const
  const [command, ...args] = onlyWhenIdle ? [...WHEN_IDLE, ...think] : think
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'ignore', ...(sign === null ? [] : [sign])],
    env: { PATH: process.env['PATH'] },
    windowsHide: true,
  })
  const { pid, stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('a bot process without pipes')
  const ended = new Promise<void>(settle => {
    child.once('error', () => settle())
    child.once('exit', () => settle())
  })
  void ended.then(gone)
  if (pid !== undefined) stepBehind(pid)
  // Whoever is asked nothing more because it has ended is gone, and that is told.
  stdin.on('error', () => {})
  eachLine(stdout, line => {
    const said = saidIn(line)
    if (said) heard(said)
    else child.kill('SIGKILL')
  })
  child.unref()
  for (const pipe of [stdin, stdout]) if (pipe instanceof Socket) pipe.unref()
  return {
    // What was heard is JSON already: it is passed on as it is, a whole game in 0.04 ms.
    ask: ({ heard, ...thought }) => void stdin.write(`${JSON.stringify(thought).slice(0, -1)},"heard":${heard}}\n`),
    end() {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/**
 * A process of the lowest priority may keep its core for a while though somebody else has woken; one that runs only when a core
 * is idle lets go at once. Node cannot ask for that, but on Linux `chrt` can. It cannot be taken back without privileges.
 */
const WHEN_IDLE = process.platform === 'linux' ? ['chrt', '-i', '0'] : []

/** Before the process has made a thread: on Linux each has a priority of its own, that of the one that made it. */
function stepBehind(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already.
  }
}

/** An answer; V8 writes other things to the output when it runs out of memory. */
function saidIn(line: string): Said | null {
  try {
    return JSON.parse(line) as Said
  } catch {
    return null
  }
}
