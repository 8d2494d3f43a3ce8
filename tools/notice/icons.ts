import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawingsIn, icons } from '../../packages/client/vite-emblems.ts'

/** Who drew which icons. */
export interface IconAuthors {
  [author: string]: { home?: string; icons: string[] }
}
const PATH = / d="([^"]+)"/
const PATHS = new RegExp(PATH, 'g')

const EMBLEMS = [
  'packages/client/src/emblem/*.ts',
  'packages/parts/src/emblem/*.ts',
  'packages/games/*/art/emblems.ts',
  'packages/games/all/src/web.ts',
]

/** The icons of game-icons.net that the client contains: those its emblems name, and those in its public pictures. */
export function iconsUsed(root: string): string[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const named = globSync(EMBLEMS, { cwd: root }).flatMap(file => Object.keys(drawingsIn(read(file))))
  const nameOf = new Map(Object.entries(icons).map(([name, { body }]) => [PATH.exec(body)?.[1], name]))
  const drawn = globSync('packages/client/public/**/*.svg', { cwd: root }).flatMap(file =>
    [...read(file).matchAll(PATHS)].flatMap(([, path]) => nameOf.get(path) ?? []),
  )
  return [...new Set([...named, ...drawn])].sort()
}

/** The same authors with the icons in use alone; throws if an icon has no author, or more than one. */
export function authorsOf(used: readonly string[], known: IconAuthors): IconAuthors {
  for (const icon of used) {
    const count = Object.values(known).filter(({ icons }) => icons.includes(icon)).length
    if (count !== 1)
      throw new Error(`the icon '${icon}' has ${count} authors in packages/client/icon-authors.json, not 1`)
  }
  return Object.fromEntries(
    Object.entries(known)
      .map(([author, about]) => [author, { ...about, icons: about.icons.filter(icon => used.includes(icon)) }] as const)
      .filter(([, { icons }]) => icons.length > 0),
  )
}
