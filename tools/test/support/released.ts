import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { isPlatform } from '../../release/platforms.ts'
import { release } from '../../release/release.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

export interface Ended {
  code: number | null
  out: string
  err: string
}
export interface Server {
  address: string
  kill(): Promise<void>
  stop(): Promise<void>
}
export type Settings = { readonly [name: string]: string }

/** Limits out of the way, and bots as quick as they may be. */
const EASY: Settings = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_PAUSE: '3-3',
  BOT_BUDGET: '1',
  COMMANDS_PER_SECOND: '100000',
  REQUESTS_PER_SECOND: '100000',
  GUESTS_PER_MINUTE: '100000',
}

/** A release that was made and unpacked now, in an empty folder. */
export interface Released {
  /** The unpacked archive. */
  folder: string
  /** Where it is started. */
  place: string
  /** Starts a server, with these settings and nothing else in its environment. */
  serve(settings?: Settings): Promise<Server>
  /** Runs a command to its end. */
  run(command: readonly string[], settings?: Settings, uid?: number): Promise<Ended>
  remove(): void
}

/** Makes the archive for this machine by the recipe of a release, but hardly compressed, and unpacks it. */
export async function released(): Promise<Released> {
  const top = mkdtempSync(join(tmpdir(), 'cloak-release-'))
  // Another user must be able to start it.
  chmodSync(top, 0o755)
  const platform = `${process.platform}-${process.arch}`
  if (!isPlatform(platform)) throw new Error(`no release is made for ${platform}`)
  const [archive] = await release({ root: ROOT, out: join(top, 'out'), platforms: [platform], say: () => {}, level: 1 })
  const [unpacked, place] = [join(top, 'unpacked'), join(top, 'place')]
  for (const folder of [unpacked, place]) mkdirSync(folder)
  execFileSync('tar', ['-xzf', archive!, '-C', unpacked])
  const folder = join(unpacked, basename(archive!, '.tar.gz'))
  const started = (command: readonly string[], settings: Settings, uid?: number): ChildProcess => {
    const given = Object.entries({ ...EASY, ...settings }).map(([name, value]) => `${name}=${value}`)
    const args = ['-i', ...given, join(folder, 'cloak-and-crown'), ...command]
    return spawn('env', args, { cwd: place, stdio: ['ignore', 'pipe', 'pipe'], ...(uid !== undefined && { uid }) })
  }
  return {
    folder,
    place,
    serve: (settings = {}) => listening(started([], settings)),
    run: (command, settings = {}, uid) => ended(started(command, settings, uid)),
    remove: () => rmSync(top, { recursive: true, force: true }),
  }
}

async function ended(child: ChildProcess): Promise<Ended> {
  const closed = new Promise<number | null>(settle => child.once('close', settle))
  const [code, out, err] = await Promise.all([closed, text(child.stdout!), text(child.stderr!)])
  return { code, out, err }
}

function listening(child: ChildProcess): Promise<Server> {
  const gone = new Promise<void>(settle => child.once('close', () => settle()))
  const ends = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await gone
  }
  return new Promise((settle, fail) => {
    let said = ''
    child.stderr!.on('data', (chunk: Buffer) => void (said += String(chunk)))
    child.stdout!.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const address = /http:\S+/.exec(said)?.[0]
      if (address !== undefined) settle({ address, kill: () => ends('SIGKILL'), stop: () => ends('SIGTERM') })
    })
    void gone.then(() => fail(new Error(`the server ended: ${said}`)))
  })
}
