import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export interface Measured {
  address: string
  pid: number
  /** `about` is for questions that need more than their name. */
  ask<R>(what: string, about?: string): Promise<R>
  stop(): Promise<void>
}

/** The server, or the bare broadcast, in a process of its own. */
export async function launch(file: string, env: { [name: string]: string }): Promise<Measured> {
  const child: ChildProcess = fork(here(file), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const said = <R>(): Promise<R> => new Promise(settle => child.once('message', said => settle(said as R)))
  const { address } = await said<{ address: string }>()
  return {
    address,
    pid: child.pid!,
    ask(what, about) {
      const answer = said<never>()
      child.send({ what, about })
      return answer
    },
    async stop() {
      const gone = new Promise(settle => child.once('exit', settle))
      child.kill()
      await gone
    },
  }
}

/** Seconds of the processor that the server has used: all of it, and its event loop alone. */
export interface Cpu {
  seconds: number
  main: number
  /** How long the event loop had to wait for a core; null where that is not told. */
  waited: number | null
}
