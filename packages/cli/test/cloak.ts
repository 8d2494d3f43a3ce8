import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Io, run } from '@cloak/cli'
import type { GameFile } from '@cloak/record'
import { afterAll } from 'vitest'

export interface Ran {
  code: number
  out: string
  err: string
}

/** Runs a command here, and hears what it says. */
export function cloak(...argv: string[]): Ran {
  return cloakOn({}, ...argv)
}
export function cloakOn(io: Partial<Io>, ...argv: string[]): Ran {
  const { ran, own } = listening()
  const code = run(argv, { ...own, ...io })
  if (typeof code !== 'number') throw new Error('on one thread nothing is waited for')
  return { ...ran, code }
}
/** The same for what works on several threads. */
export async function cloakSoon(io: Partial<Io>, ...argv: string[]): Promise<Ran> {
  const { ran, own } = listening()
  const code = await run(argv, { ...own, ...io })
  return { ...ran, code }
}
function listening() {
  const ran = { code: 0, out: '', err: '' }
  const own: Io = { out: text => (ran.out += text), err: text => (ran.err += text), tty: false, now: () => 0, cores: 1 }
  return { ran, own }
}

/** A folder of its own, gone when the tests are done. */
export function scratch(): { path: string; write(name: string, text: string): string; list(): string[] } {
  const path = mkdtempSync(join(tmpdir(), 'cloak-'))
  afterAll(() => rmSync(path, { recursive: true, force: true }))
  return {
    path,
    list: () => readdirSync(path).sort(),
    write(name, text) {
      writeFileSync(join(path, name), text)
      return join(path, name)
    },
  }
}

/** The shortest of a few saved games, to be read and tampered with. */
export function savedGame(folder: string, ...more: string[]): { path: string; text: string; game: GameFile } {
  const ran = cloak('simulate', '--game', 'citadels-2016', '--games', '8', '--save', folder, ...more)
  if (ran.code !== 0) throw new Error(ran.err)
  const saved = readdirSync(folder).map(name => {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    return { path, text, game: JSON.parse(text) as GameFile }
  })
  return saved.reduce((one, other) => (one.game.log.length <= other.game.log.length ? one : other))
}
