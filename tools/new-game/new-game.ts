import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const TEMPLATE = join(import.meta.dirname, 'template')
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What is wrong with this id for a new game, or null. */
export function faultInId(root: string, id: string): string | null {
  if (!ID.test(id)) return `'${id}' is not an id: use small letters and digits, with single dashes between`
  if (id.endsWith('-core') || id === 'all') return `'${id}' is reserved`
  return existsSync(join(root, 'packages/games', id)) ? `packages/games/${id} exists` : null
}

/** The first three letters of the rule ids: those of the id that are free. */
export function prefixFor(root: string, id: string): string {
  const taken = globSync(['docs/rules/*.md', 'packages/games/*/rules.md'], { cwd: root }).map(
    path => /\*\*([A-Z]{3})-\d/.exec(readFileSync(join(root, path), 'utf8'))?.[1],
  )
  const letters = `${id.replaceAll(/[^a-z]/g, '')}xyz`.toUpperCase()
  for (let second = 1; second < letters.length; second++)
    for (let third = second + 1; third < letters.length; third++) {
      const prefix = `${letters[0]}${letters[second]}${letters[third]}`
      if (!taken.includes(prefix)) return prefix
    }
  throw new Error(`no prefix for the rules of '${id}' is free`)
}

/** Writes the folder of a new game: the template, with its names put in. */
export function writeGame(root: string, id: string, version: string): string {
  const folder = join(root, 'packages/games', id)
  const words = id.split('-').map(word => word[0]!.toUpperCase() + word.slice(1))
  const names: { readonly [placeholder: string]: string } = {
    GAME_ID: id,
    GAME_TYPE: words.join(''),
    GAME_TITLE: words.join(' '),
    GAME_PREFIX: prefixFor(root, id),
    GAME_VERSION: version,
  }
  for (const file of globSync('**/*.*', { cwd: TEMPLATE })) {
    const text = readFileSync(join(TEMPLATE, file), 'utf8').replaceAll(/GAME_[A-Z]+/g, name => names[name] ?? name)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}
