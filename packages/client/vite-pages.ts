import type { Plugin, Rolldown } from 'vite'
import { type Language, LANGUAGES } from '@cloak/words'
import { messages } from './vite-locales.ts'

/** Every address that the client finds its way by: what it names, what its tab says, how wide it is, and what is loaded for it alone. */
const PAGES = [
  { path: '/', of: null, title: null, wide: true, source: null },
  { path: '/new/:game?', of: null, title: 'client.new.title', wide: true, source: 'src/pages/new-table/NewTable.tsx' },
  { path: '/table/:id', of: 'table', title: null, wide: true, source: 'src/table/TablePage.tsx' },
  { path: '/rules/:game', of: 'game', title: 'client.rules.title', wide: true, source: 'src/pages/Rules.tsx' },
  { path: '/learn/:game', of: 'game', title: 'client.learn.title', wide: true, source: 'src/learn/LearnPage.tsx' },
  { path: '/replay/:id', of: 'table', title: 'client.replay.title', wide: false, source: 'src/replay/ReplayPage.tsx' },
  { path: '/people/:id', of: null, title: 'client.nav.profile', wide: false, source: 'src/pages/Profile.tsx' },
  { path: '/settings', of: null, title: 'client.nav.settings', wide: false, source: 'src/pages/Settings.tsx' },
  {
    path: '/chest-keeper',
    of: null,
    title: 'client.keeper.title',
    wide: false,
    source: 'src/chest-keeper/ChestKeeper.tsx',
  },
  { path: '/about', of: null, title: 'client.nav.about', wide: false, source: 'src/pages/About.tsx' },
  // What the service worker keeps, to show without a connection.
  { path: '/offline', of: null, title: null, wide: true, source: null },
] as const

/** The words that the server puts on the page before the script has run. */
const SAID =
  /^client\.(?:game\.unknown|home\.title|home\.blurb|missing\.(?:title|text)|(?:new|rules|learn|replay|keeper)\.title|nav\.(?:profile|settings|about))$/
const FONTS = {
  en: /\/(?:alegreya-latin-wght|almendra-latin-400)-normal-[\w-]+\.woff2$/,
  pl: /\/(?:alegreya-latin(?:-ext)?-wght|almendra-latin(?:-ext)?-400)-normal-[\w-]+\.woff2$/,
  hu: /\/(?:alegreya-latin(?:-ext)?-wght|almendra-latin(?:-ext)?-400)-normal-[\w-]+\.woff2$/,
} as const

/** The files that have to be there before this module runs, those of the first page left out. */
function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const root = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(source)))
  if (!root) throw new Error(`no file of the build has ${source}`)
  const found = new Set<string>()
  const waiting = [root.fileName]
  for (const name of waiting) {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') continue
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    waiting.push(...chunk.imports)
  }
  return [...found]
}

const saidIn = (language: Language): { [key: string]: string } =>
  Object.fromEntries(Object.entries(messages(language)).filter(([key]) => SAID.test(key)))

/** `pages.json`: what the server has to know to draw each page before the script runs. It is not served itself. */
export function pages(): Plugin {
  return {
    name: 'cloak-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // A style sheet in the head would hold back the first sight of the page; after it, only the script waits.
      handler(html) {
        const sheets = html.match(/^ *<link rel="stylesheet".*\n/gm) ?? []
        return sheets
          .reduce((rest, each) => rest.replace(each, ''), html)
          .replace('  </body>', `${sheets.join('')}  </body>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const first = new Set(filesOf(bundle, 'src/main.tsx'))
        const beyond = (source: string): string[] =>
          filesOf(bundle, source)
            .filter(name => !first.has(name))
            .map(name => `/${name}`)
        const names = Object.keys(bundle).map(name => `/${name}`)
        const languages = LANGUAGES.map(language => [
          language,
          {
            words: saidIn(language),
            files: beyond(`src/words/said/${language}.ts`),
            fonts: names.filter(name => FONTS[language].test(name)),
          },
        ])
        const facts = {
          pages: PAGES.map(({ source, ...rest }) => ({ ...rest, files: source === null ? [] : beyond(source) })),
          languages: Object.fromEntries(languages) as object,
        }
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(facts) })
      },
    },
  }
}
