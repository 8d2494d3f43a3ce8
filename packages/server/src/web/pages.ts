import { readFileSync } from 'node:fs'
import { gameNamed } from '@cloak/games'
import type { Hono } from 'hono'
import type { Listed, Records } from '../ports/records.ts'
import { escaped } from './escape.ts'
import { NAME } from './preview.ts'
import { type Language, LANGUAGES } from '@cloak/words'
import { languageOf } from './language.ts'
import { type Say, sayIn, type WordKey } from './words.ts'

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8')

/** The home page of a server without the client: what is played here, and how a program connects. No script. */
export function pages(http: Hono, records: Records): void {
  http.get('/style.css', c => {
    c.header('content-type', 'text/css; charset=utf-8')
    c.header('cache-control', 'max-age=3600')
    return c.body(STYLE)
  })
  http.get('/', async c => {
    const lang = languageOf(c.req.query('lang'), undefined, c.req.header('accept-language'))
    c.header('vary', 'accept-language')
    return c.html(page(lang, c.req.header('host') ?? 'localhost', await records.listed(Date.now())))
  })
}

const written = (say: Say, key: WordKey): string => escaped(say(key))

function page(lang: Language, host: string, tables: readonly Listed[]): string {
  const say = sayIn(lang)
  const others = LANGUAGES.map(each =>
    each === lang
      ? `<li aria-current="true">${written(say, 'web.language')}</li>`
      : `<li><a href="/?lang=${each}" lang="${each}" hreflang="${each}">${written(sayIn(each), 'web.language')}</a></li>`,
  )
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(NAME)}</title>
<meta name="description" content="${written(say, 'web.blurb')}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<h1>${escaped(NAME)}</h1>
<nav aria-label="${written(say, 'web.languages')}"><ul>${others.join('')}</ul></nav>
</header>
<main>
<p>${written(say, 'web.blurb')}</p>
<h2>${written(say, 'web.tables')}</h2>
${tables.length > 0 ? listing(lang, tables) : `<p>${written(say, 'web.none')}</p>`}
<h2>${written(say, 'web.bots')}</h2>
<p>${written(say, 'web.connect')}</p>
<pre><code>curl -H 'content-type: application/json' -d '{"name":"Alberich"}' ${escaped(host)}/api/bots
ws://${escaped(host)}/socket   Authorization: Bearer …</code></pre>
<p><a href="/api/openapi.json">OpenAPI</a></p>
</main>
</body>
</html>
`
}

const COLUMNS = ['web.game', 'web.status', 'web.seats', 'web.id'] as const

function listing(lang: Language, tables: readonly Listed[]): string {
  const say = sayIn(lang)
  const rows = tables.map(({ id, game, status, seats, taken }) => {
    const found = gameNamed(game)
    const title = found?.locales[lang][found.title] ?? game
    const how = written(say, status === 'playing' ? 'web.playing' : 'web.gathering')
    return `<tr><td>${escaped(title)}</td><td>${how}</td><td>${taken}/${seats}</td><td><code>${escaped(id)}</code></td></tr>`
  })
  return `<table>
<thead><tr>${COLUMNS.map(key => `<th scope="col">${written(say, key)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`
}
