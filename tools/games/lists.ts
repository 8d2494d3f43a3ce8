import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameEntry } from '@cloak/games/contract'
import { LANGUAGES } from '@cloak/words'
import type { GameFolder } from './workspaces.ts'

const HEAD = '// Written by tools/list-games.ts from the folders of packages/games. Do not edit.\n'

/** The languages that a game has words in; English serves for the others. */
const spoken = (root: string, { locales: { folder } }: GameFolder) =>
  LANGUAGES.map(language => ({
    language,
    from: existsSync(join(root, folder, `locales/${language}.json`)) ? language : 'en',
  }))

/** Every game with its rules and words, for programs that run on Node. */
export function installedList(root: string, games: readonly GameFolder[]): string {
  const imports = games.flatMap((game, i) => [
    `import { entry as entry${i} } from '${game.name}/entry'`,
    `import * as rules${i} from '${game.name}'`,
    ...[...new Set(spoken(root, game).map(({ from }) => from))].map(
      language => `import ${language}${i} from '${game.locales.name}/locales/${language}.json' with { type: 'json' }`,
    ),
  ])
  const rows = games.map((game, i) => {
    const locales = spoken(root, game).map(({ language, from }) => `${language}: ${from}${i}`)
    return `  installed(entry${i}, rules${i}, { ${locales.join(', ')} }),`
  })
  return `${HEAD}import { installed } from './installed.ts'
${imports.join('\n')}

export const games = [
${rows.join('\n')}
]
`
}

/** How bots judge each game that has a knack. */
export function knackList(games: readonly GameFolder[], ids: readonly string[]): string {
  const own = games.flatMap((game, i) => (game.has.knack ? [{ name: game.name, id: ids[i]! }] : []))
  return `${HEAD}import { anyKnack, type Knack } from '@cloak/bots/knack'
${own.map(({ name }, i) => `import { knack as knack${i} } from '${name}/knack'`).join('\n')}

export const knacks: { readonly [game: string]: Knack } = {
${own.map(({ id }, i) => `  '${id}': anyKnack(knack${i}),`).join('\n')}
}
`
}

/** The rules of each game, loaded when they are wanted: for workers, which draw nothing. */
export const rulesList = (games: readonly GameFolder[], ids: readonly string[]): string =>
  `${HEAD}import { type AnyGame, anyGame } from './contract.ts'

export const rules: { readonly [game: string]: () => Promise<AnyGame> } = {
${games.map(({ name }, i) => `  '${ids[i]!}': async () => anyGame((await import('${name}')).game),`).join('\n')}
}
`

type Messages = { readonly [key: string]: string }

/** What the browser knows of each game at once, and how it loads the rest. */
export function webList(root: string, games: readonly GameFolder[], entries: readonly GameEntry[]): string {
  const rows = games.map((game, i) => {
    const { id, seats, emblem, book, title, blurb } = entries[i]!
    const messages = (language: string): Messages =>
      JSON.parse(readFileSync(join(root, game.locales.folder, `locales/${language}.json`), 'utf8')) as Messages
    const said = (key: string) =>
      JSON.stringify(
        Object.fromEntries(spoken(root, game).map(({ language, from }) => [language, messages(from)[key] ?? id])),
      )
    const text = (path: string): string => `async () => (await import('${path}?raw')).default`
    const lines = [
      `id: '${id}'`,
      `seats: ${JSON.stringify(seats)}`,
      `emblem: '${emblem}'`,
      `prefix: '${book.prefix}'`,
      `title: ${said(title)}`,
      `blurb: ${said(blurb)}`,
      `entry: async () => (await import('${game.name}/entry')).entry`,
      `words: {\n${spoken(root, game)
        .map(
          ({ language, from }) =>
            `      ${language}: async () => (await import('${game.locales.name}/locales/${from}.json')).default,`,
        )
        .join('\n')}\n    }`,
      ...(game.has.board ? [`board: async () => (await import('${game.name}/board')).board`] : []),
      ...(game.has.lesson ? [`lesson: async () => (await import('${game.name}/lesson')).lesson`] : []),
      ...(game.has.book
        ? [
            `book: {\n${LANGUAGES.map(language => {
              const from = existsSync(join(root, game.folder, `book/${language}.md`)) ? language : 'en'
              return `      ${language}: ${text(`${game.name}/book/${from}.md`)},`
            }).join('\n')}\n    }`,
          ]
        : []),
      ...(game.rules === null ? [] : [`letter: ${text(`../../../../${game.rules}`)}`]),
    ]
    return `  {\n${lines.map(line => `    ${line},`).join('\n')}\n  },`
  })
  return `${HEAD}import type { WebGame } from './web-game.ts'

export const webGames = [
${rows.join('\n')}
] as const satisfies readonly WebGame[]
`
}

/** The entry of each game, read from its folder. */
export const readEntries = (root: string, games: readonly GameFolder[]): Promise<GameEntry[]> =>
  Promise.all(
    games.map(async ({ folder }) => {
      const { entry } = (await import(pathToFileURL(join(root, folder, 'entry.ts')).href)) as { entry: GameEntry }
      return entry
    }),
  )
