import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EASY } from './server.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Process {
  address: string
  /** Kills it as a power cut would. */
  kill(): Promise<void>
}

/** The server as a process of its own, started as `npm start` starts it. */
export function launched(env: { [name: string]: string }): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...EASY, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>(settle => child.once('exit', () => settle()))
  return new Promise((settle, fail) => {
    let said = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const address = /http:\S+/.exec(said)?.[0]
      if (address === undefined) return
      settle({
        address,
        async kill() {
          child.kill('SIGKILL')
          await gone
        },
      })
    })
    void gone.then(() => fail(new Error(`the server ended: ${said}`)))
  })
}
