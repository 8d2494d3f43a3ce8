import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Who may import whom; everything else is an error.
 * `all`: anything of it. `types`: types only. `facts`: types, and what lies under `/data`, `/reading`, `/locales` or `/words`.
 * `node` and `npm` say whether Node's own modules and packages that are not ours are open to it.
 */
export const mayImport = {
  kernel: {},
  kit: { all: ['@cloak/kernel', 'fast-check', 'vitest'], node: true },
  words: { all: ['@cloak/kernel', 'intl-messageformat'] },
  bots: { all: ['@cloak/kernel', '@cloak/games/knacks'] },
  record: { all: ['@cloak/kernel'] },
  protocol: { all: ['zod'], types: ['@cloak/kernel', '@cloak/record'] },
  parts: { all: ['@cloak/kernel', '@cloak/protocol', '@cloak/words'], npm: true },
  server: {
    all: ['@cloak/kernel', '@cloak/games', '@cloak/bots', '@cloak/protocol', '@cloak/record', '@cloak/words'],
    node: true,
    npm: true,
  },
  client: {
    all: [
      '@cloak/kernel',
      '@cloak/parts',
      '@cloak/protocol',
      '@cloak/words',
      '@cloak/record',
      '@cloak/games/web',
      '@cloak/games/web-game',
    ],
    types: ['@cloak/games'],
    npm: true,
  },
  launcher: { all: ['@cloak/server', '@cloak/cli'], node: true },
  cli: {
    all: ['@cloak/kernel', '@cloak/games', '@cloak/record', '@cloak/words', '@cloak/bots', 'openskill'],
    node: true,
  },
  // It is written by a tool, and names whatever games there are.
  'games/all': { all: ['@cloak/*'] },
}

/** The same for every game, by its folders: the rules know the kernel alone. Games whose packages it depends on are open to it. */
const game = {
  src: { all: ['@cloak/kernel'] },
  book: { all: ['@cloak/kernel', '@cloak/games/contract'], types: ['@cloak/words', '@cloak/protocol'] },
  knack: { all: ['@cloak/kernel', '@cloak/bots/knack'] },
  lesson: { all: ['@cloak/kernel', '@cloak/parts'] },
  board: { all: ['@cloak/kernel', '@cloak/parts', '@cloak/words'], types: ['@cloak/protocol'], npm: true },
}
const roomOf = path => {
  const [room] = path.split('/')
  return game[room] ?? (path === 'entry.ts' ? game.book : game.src)
}

/** Folders and files that may do more than the rest of their package; the first that fits counts. */
const corners = [
  // The board and the knack that both editions share read what is printed on the cards of either.
  {
    folder: 'games/citadels-core',
    path: /^(art|board|knack)\//,
    also: { facts: ['@cloak/citadels-2016', '@cloak/citadels-classic'] },
  },
  { folder: /^games\//, path: /^test\//, also: { all: ['@cloak/*'] } },
  { folder: 'record', path: /^src\/node\.ts$/, also: { node: true } },
  { folder: 'record', path: /^test\//, also: { all: ['@cloak/*'] } },
  { folder: 'bots', path: /^test\//, also: { all: ['@cloak/*'] } },
  {
    folder: 'client',
    path: /^src\/solo\//,
    also: { all: ['@cloak/games/rules', '@cloak/games/contract', '@cloak/bots'] },
  },
  // The chest-keeper is the companion of one game.
  { folder: 'client', path: /^src\/(solo\/chest-keeper|chest-keeper\/)/, also: { all: ['@cloak/pact'] } },
  { folder: 'client', path: /^(e2e\/|test\/|[^/]+$)/, also: { all: ['vitest', '@cloak/*'], node: true } },
]
const fits = (folder, named) => (typeof named === 'string' ? named === folder : named.test(folder))

const tests = { all: ['@cloak/kit', 'vitest', 'fast-check'], node: true }

/** The games that this one is built on, as its package.json says. */
function dependenciesOf(folder) {
  const path = join(ROOT, 'packages', folder, 'package.json')
  if (!existsSync(path)) return []
  const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8'))
  return Object.keys(dependencies).filter(name => name.endsWith('-core'))
}
const known = new Map()
function ownGrants({ folder, path }) {
  if (mayImport[folder]) return [mayImport[folder]]
  if (!folder.startsWith('games/')) return null
  if (!known.has(folder)) known.set(folder, { all: dependenciesOf(folder) })
  return [roomOf(path), known.get(folder)]
}

/** What the file at `place` may import, or null for a package that is not in the table. */
export function importsOf(place) {
  const own = ownGrants(place)
  if (!own) return null
  const corner = corners.find(({ folder, path }) => fits(place.folder, folder) && path.test(place.path))?.also
  const grants = [...own, corner, place.path.startsWith('test/') ? tests : undefined]
  const join = kind => grants.flatMap(grant => grant?.[kind] ?? [])
  const any = kind => grants.some(grant => grant?.[kind])
  return { all: join('all'), types: join('types'), facts: join('facts'), node: any('node'), npm: any('npm') }
}
