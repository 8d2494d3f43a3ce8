import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { TableSummary } from '../ports/records.ts'
import { type Page, readBuilt } from './built.ts'
import { type Preview, type Previews, previewsIn } from './preview.ts'
import { builtFiles } from './files.ts'
import { headOf } from './head.ts'
import { type Language, LANGUAGES } from '@cloak/words'
import { languageOf } from './language.ts'
import { shellOf } from './shell.ts'
import { contentPolicy, styleHashes } from './policy.ts'
import { preloads } from './preload.ts'
import { renderings } from './renderings.ts'
import { send } from './sent.ts'
import { template } from './template.ts'
import { sayIn } from './words.ts'

/** What rendering a page needs to know besides the build. */
export interface PageWorld {
  summary(table: string): Promise<TableSummary | null>
  /** How readers reach this server, by one of their requests; null if that cannot be told. */
  origin(c: Context): string | null
}

const FOREVER = 'public, max-age=31536000, immutable'
const CHECKED = 'no-cache'
const THEMES = ['light', 'dark']

/**
 * Serves the built client out of memory: nothing but the files that were there at the start can be asked for. Pages are
 * rendered for their reader, as far as anybody may know what they show.
 */
export function client(http: Hono, folder: string, world: PageWorld): void {
  const built = readBuilt(folder)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const fill = template(html)
  const rendered = renderings()
  const policy = contentPolicy(styleHashes(html))
  const previews = new Map<Language, Previews>(LANGUAGES.map(language => [language, previewsIn(language, built)]))

  async function previewOf(c: Context, page: Page, of: Previews): Promise<Preview> {
    if (page.of !== 'table') return of.of(page, c.req.param('game'))
    const summary = await world.summary(c.req.param('id') ?? '')
    return summary ? of.table(page, summary) : of.neutral
  }
  async function show(c: Context, page: Page | null): Promise<Response> {
    const language = languageOf(c.req.query('lang'), getCookie(c, 'cloak.language'), c.req.header('accept-language'))
    const of = previews.get(language)!
    const preview = page ? await previewOf(c, page, of) : of.missing
    const { files, fonts } = built.languages[language]
    const around = { language, origin: world.origin(c), path: c.req.path }
    const chosen = getCookie(c, 'cloak.theme')
    const filled = fill({
      lang: language,
      theme: THEMES.find(theme => theme === chosen) ?? null,
      head: headOf(preview, around),
      files: preloads([...files, ...(page?.files ?? []), ...fonts]),
      main: shellOf(preview, of, page?.wide ?? false, sayIn(language)),
    })
    c.status(preview.status)
    c.header('content-security-policy', policy)
    return send(c, rendered(filled), CHECKED, 'accept-language, accept-encoding, cookie')
  }

  for (const [path, file] of builtFiles(folder))
    http.get(path, c => send(c, file, path.startsWith('/assets/') ? FOREVER : CHECKED))
  for (const page of built.pages) http.get(page.path, c => show(c, page))
  // The client says itself that there is no such page.
  http.get('*', (c, next) => {
    if (c.req.path.startsWith('/api/') || !c.req.header('accept')?.includes('text/html')) return next()
    return show(c, null)
  })
}
