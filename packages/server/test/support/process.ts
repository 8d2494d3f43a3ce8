import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EASY } from './server.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Process {
  address: string
  /** All that it has written so far, to standard output and to standard error. */
  said(): string
  /** Kills it as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end, and waits until it has, with all that it had still to write. */
  stop(): Promise<void>
}

/** What is left of a server that could not start. */
export interface Ended {
  code: number | null
  /** All that it wrote as errors. */
  said: string
}

/** The server as a process of its own, started as `npm start` starts it. */
export function launched(env: { [name: string]: string }): Promise<Process> {
  const child = started(env)
  const gone = new Promise<void>(settle => child.once('close', () => settle()))
  const ends = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await gone
  }
  return new Promise((settle, fail) => {
    let said = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      said += String(chunk)
      process.stderr.write(chunk)
    })
    child.stdout!.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const address = /http:\S+/.exec(said)?.[0]
      if (address === undefined) return
      settle({
        address,
        said: () => said,
        kill: () => ends('SIGKILL'),
        stop: () => ends('SIGTERM'),
      })
    })
    void gone.then(() => fail(new Error(`the server ended: ${said}`)))
  })
}

/** The same, with settings it cannot start with: it ends by itself, or the test does. */
export function ended(env: { [name: string]: string }): Promise<Ended> {
  const child = started(env)
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => void (said += String(chunk)))
  return new Promise((settle, fail) => {
    child.stdout!.once('data', () => {
      child.kill('SIGKILL')
      fail(new Error('the server started'))
    })
    child.once('close', code => settle({ code, said }))
  })
}

const started = (env: { [name: string]: string }): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...EASY, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
