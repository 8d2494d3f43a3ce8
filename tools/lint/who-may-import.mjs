const games = ['citadels-core', 'citadels-2016', 'citadels-classic', 'pact', 'chytrogrod'].map(game => `@cloak/${game}`)

/**
 * Who may import whom; everything else is an error.
 * `all`: anything of it. `types`: types only. `facts`: types, and what lies under `/data`, `/locales`, `/reading` or `/words`.
 * `node` and `npm` say whether Node's own modules and packages that are not ours are open to it.
 */
export const mayImport = {
  kernel: {},
  'games/citadels-core': { all: ['@cloak/kernel'] },
  'games/citadels-2016': { all: ['@cloak/kernel', '@cloak/citadels-core'] },
  'games/citadels-classic': { all: ['@cloak/kernel', '@cloak/citadels-core'] },
  'games/pact': { all: ['@cloak/kernel'] },
  'games/chytrogrod': { all: ['@cloak/kernel'] },
  'games/all': { all: ['@cloak/kernel', ...games] },
  kit: { all: ['@cloak/kernel', 'fast-check', 'vitest'], node: true },
  words: { all: ['@cloak/kernel', 'intl-messageformat'] },
  bots: { all: ['@cloak/kernel'] },
  protocol: { all: ['zod'], types: ['@cloak/kernel'] },
  server: { all: ['@cloak/kernel', '@cloak/games', '@cloak/bots', '@cloak/protocol', ...games], node: true, npm: true },
  client: { all: ['@cloak/kernel', '@cloak/protocol', '@cloak/words'], facts: ['@cloak/games', ...games], npm: true },
  cli: { all: ['@cloak/kernel', '@cloak/games', '@cloak/words', '@cloak/bots', 'openskill'], node: true },
}

/** Folders and files that may do more than the rest of their package; the first that fits counts. */
const corners = [
  { folder: 'bots', path: /^src\/games\//, also: { facts: games } },
  { folder: 'bots', path: /^test\//, also: { all: games } },
  { folder: 'bots', path: /^src\/(worker|pool|arena)\.ts$/, also: { node: true } },
  { folder: 'client', path: /^src\/solo\//, also: { all: ['@cloak/games', '@cloak/bots', ...games] } },
  { folder: 'client', path: /^(e2e\/|test\/|[^/]+$)/, also: { all: ['vitest', '@cloak/games', ...games], node: true } },
]

const tests = { all: ['@cloak/kit', 'vitest', 'fast-check'], node: true }

/** What the file at `place` may import, or null for a package that is not in the table. */
export function importsOf(place) {
  const own = mayImport[place.folder]
  if (!own) return null
  const corner = corners.find(({ folder, path }) => folder === place.folder && path.test(place.path))?.also
  const extra = [corner, place.path.startsWith('test/') ? tests : undefined]
  const join = kind => [own, ...extra].flatMap(grant => grant?.[kind] ?? [])
  const any = kind => [own, ...extra].some(grant => grant?.[kind])
  return { all: join('all'), types: join('types'), facts: join('facts'), node: any('node'), npm: any('npm') }
}
