import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { ROOT } from './places.ts'

/** What a clone does not have. */
const MADE = new Set(['.git', 'node_modules', 'dist'])
const MADE_AT_ROOT = ['artefacts', 'data', 'coverage'].map(name => join(ROOT, name))
const OWN = '@cloak'

export interface ScratchClone {
  root: string
  /** Runs a program of the clone: what it said if it failed, or null. */
  faultOf(command: string, ...args: string[]): string | null
  remove(): void
}

/** A copy of this repository whose packages are found among themselves; what others made is shared with this one. */
export function scratchClone(change: (root: string) => void): ScratchClone {
  const root = mkdtempSync(join(tmpdir(), 'cloak-clone-'))
  cpSync(ROOT, root, {
    recursive: true,
    filter: path => path === ROOT || !(MADE.has(basename(path)) || MADE_AT_ROOT.includes(path)),
  })
  change(root)
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, OWN), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OWN && name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  for (const folder of ['packages', 'packages/games'])
    for (const name of readdirSync(join(root, folder)))
      if (name !== 'games') symlinkSync(join(root, folder, name), join(modules, OWN, name === 'all' ? 'games' : name))
  return {
    root,
    faultOf(command, ...args) {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, PATH: [join(modules, '.bin'), process.env['PATH']].join(delimiter) },
      })
      return status === 0 ? null : `${command} ${args.join(' ')}\n${stdout}${stderr}`
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
