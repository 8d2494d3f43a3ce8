import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  name: string
  rules?: string
  cloak?: {
    /** Where it stands in the lists; games without a number follow in the order of their names. */
    order?: number
    /** The package whose `locales` it speaks with, if not its own. */
    locales?: string
  }
}
/** A game, as its folder shows it. */
export interface GameFolder {
  /** The folder, seen from the root of the repository. */
  folder: string
  name: string
  /** The rules text, seen from the root of the repository. */
  rules: string | null
  /** The package that has its words, and that package's folder. */
  locales: { name: string; folder: string }
  has: { board: boolean; knack: boolean; lesson: boolean; book: boolean }
}

const LAST = 1_000_000

/** Every folder of `packages/games` that has an `entry.ts`. */
export function gameFolders(root: string): GameFolder[] {
  const read = (folder: string): Manifest =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  const packages = globSync('packages/games/*/package.json', { cwd: root })
    .map(path => dirname(path).replaceAll('\\', '/'))
    .map(folder => ({ folder, manifest: read(folder) }))
  const order = ({ manifest: { cloak, name } }: (typeof packages)[number]) => [cloak?.order ?? LAST, name] as const
  return packages
    .filter(({ folder }) => existsSync(join(root, folder, 'entry.ts')))
    .toSorted((a, b) => order(a)[0] - order(b)[0] || order(a)[1].localeCompare(order(b)[1], 'en'))
    .map(({ folder, manifest: { name, rules, cloak } }) => {
      const speaks = cloak?.locales ?? name
      const words = packages.find(({ manifest }) => manifest.name === speaks)
      if (!words) throw new Error(`${folder}/package.json: there is no package ${speaks} to take the words from`)
      const has = (part: string): boolean => existsSync(join(root, folder, part))
      return {
        folder,
        name,
        rules: rules === undefined ? null : has(rules) ? `${folder}/${rules}` : `docs/rules/${rules}`,
        locales: { name: speaks, folder: words.folder },
        has: {
          board: has('board'),
          knack: has('knack'),
          lesson: has('lesson'),
          book: has('book/en.md'),
        },
      }
    })
}
