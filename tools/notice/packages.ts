import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '../lock/place.ts'

/** One entry of a lockfile, as far as we look into it. */
interface Entry {
  version?: string
  os?: string[]
  cpu?: string[]
  dependencies?: { [name: string]: string }
  optionalDependencies?: { [name: string]: string }
}
type Entries = { [path: string]: Entry }

/** A package by another author that some of our programs run with. */
export interface Credited {
  name: string
  version: string
  licence: string
  /** Which of our programs contain it. */
  usedBy: string[]
  copyright: string[]
  /** The licence without its copyright lines; null if the package contains no licence file. */
  text: string | null
}

const LICENCE_FILES = [/^licen[cs]e-mit/i, /^licen[cs]e/i, /^copying/i]
const COPYRIGHT =
  /^\s*(Copyright (?!Holder|Owner|License)(\(c\)|\(C\)|©|\d{4}|[A-Z]).*|Author \d{4}.*|All rights reserved\.?)$/
const NAMELESS = /^Copyright \(c\) [\d-]+$/
/** How to apply the Apache licence to one's own work: not part of its terms. */
const APPENDIX = /(?<=END OF TERMS AND CONDITIONS)[^]*/
const TITLE = /^\W*(the )?(mit|isc|bsd-3-clause|bsd 3-clause)( license)?( \(mit\))?\W*$/i

/** The lockfile paths of everything that a workspace runs with. Packages of one platform only are left out. */
function reachedFrom(entries: Entries, workspace: string, own: ReadonlyMap<string, string>): Set<string> {
  const reached = new Set([workspace])
  for (const path of reached) {
    const { dependencies, optionalDependencies } = entries[path]!
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = own.get(name) ?? placeOf(entries, path, name)
      if (next !== null && !entries[next]!.os && !entries[next]!.cpu) reached.add(next)
    }
  }
  return reached
}

/** Splits a licence file into its copyright lines and the text that other packages share. */
export function splitLicence(file: string): { copyright: string[]; text: string } {
  const lines = file.replaceAll('\r', '').replaceAll(/[“”]/g, '"').split('\n')
  const copyright = lines.filter(line => COPYRIGHT.test(line)).map(line => line.trim())
  const rest = lines.filter(line => !COPYRIGHT.test(line) && !TITLE.test(line)).map(line => line.trimEnd())
  const text = rest
    .join('\n')
    .replace(APPENDIX, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { copyright, text }
}

function credited(root: string, path: string, usedBy: string[]): Credited {
  const folder = join(root, path)
  if (!existsSync(folder)) throw new Error(`${path} is not installed: run npm ci first`)
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license: string
    author?: string | { name: string }
  }
  const files = readdirSync(folder)
  const file = LICENCE_FILES.flatMap(kind => files.filter(name => kind.test(name)))[0]
  const { copyright, text } = file
    ? splitLicence(readFileSync(join(folder, file), 'utf8'))
    : { copyright: [], text: null }
  const author = (typeof own.author === 'string' ? own.author : own.author?.name)?.replace(/ *[<(].*/, '')
  return {
    name: own.name,
    version: own.version,
    licence: own.license,
    usedBy,
    copyright: [
      ...copyright,
      ...(author !== undefined && copyright.every(line => NAMELESS.test(line)) ? [`By ${author}`] : []),
    ],
    text,
  }
}

/** Every package by other authors that one of these workspaces runs with, by name. */
export function creditedPackages(root: string, workspaces: readonly string[]): Credited[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Entries }
  const own = new Map(
    Object.entries(packages)
      .filter(([path]) => path !== '' && !path.includes('node_modules/'))
      .map(([path]) => [
        (JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { name: string }).name,
        path,
      ]),
  )
  const users = new Map<string, string[]>()
  for (const workspace of workspaces)
    for (const path of reachedFrom(packages, workspace, own))
      if (path.includes('node_modules/')) users.set(path, [...(users.get(path) ?? []), workspace.split('/').at(-1)!])
  return [...users]
    .map(([path, usedBy]) => credited(root, path, usedBy))
    .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1))
}
