import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: { [name: string]: string }
}
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The folder of the npm package that a module is of; null for one of ours. */
export function packageOf(module: string): string | null {
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))
  return found?.[1] ?? null
}

/** The folders of all npm packages that a package of ours depends on to run, those of its dependencies too. */
export function dependenciesOf(folder: string, root: string): string[] {
  const seen = new Set<string>()
  const foreign = new Set<string>()
  const follow = (at: string): void => {
    if (seen.has(at)) return
    seen.add(at)
    for (const name of Object.keys(manifestIn(at).dependencies ?? {})) {
      const found = [join(at, 'node_modules', name), join(root, 'node_modules', name)].find(each => existsSync(each))
      if (found === undefined) throw new Error(`${name}, which ${at} depends on, is not installed`)
      if (!name.startsWith('@cloak/')) foreign.add(found)
      follow(found)
    }
  }
  follow(folder)
  return [...foreign]
}

const RULE = '-'.repeat(80)
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/** The licences of these packages in one text, each under the package's name and version. */
export function licenceText(folders: Iterable<string>): string {
  const parts = new Map<string, string>()
  for (const folder of folders) {
    const { name, version, license } = manifestIn(folder)
    if (license === undefined) throw new Error(`${name} does not say its licence`)
    const texts = readdirSync(folder)
      .filter(file => LICENCE_FILE.test(file))
      .sort()
      .map(file => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    parts.set(`${name} ${version}`, [`${name} ${version}: ${license}`, ...texts].join('\n\n'))
  }
  const sorted = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part)
  return `This release contains parts of the following packages, under their own licences.\n\n${RULE}\n${sorted.join(`\n\n${RULE}\n`)}\n`
}
