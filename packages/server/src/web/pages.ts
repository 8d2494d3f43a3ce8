import { readFileSync } from 'node:fs'
import { gameNamed } from '@cloak/games'
import type { Hono } from 'hono'
import type { Listed, Records } from '../ports/records.ts'
import { type Language, languageOf, LANGUAGES, WORDS } from './words.ts'

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
const ENTITIES: { [c: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, c => ENTITIES[c]!)

/** A page for whoever opens the address in a browser: what is played here, and how to connect. No script. */
export function pages(http: Hono, records: Records): void {
  http.get('/style.css', c => {
    c.header('content-type', 'text/css; charset=utf-8')
    c.header('cache-control', 'max-age=3600')
    return c.body(STYLE)
  })
  http.get('/', async c => {
    const lang = languageOf(c.req.query('lang'), c.req.header('accept-language'))
    c.header('vary', 'accept-language')
    return c.html(page(lang, c.req.header('host') ?? 'localhost', await records.listed(Date.now())))
  })
}

function page(lang: Language, host: string, tables: readonly Listed[]): string {
  const w = WORDS[lang]
  const others = LANGUAGES.map(each =>
    each === lang
      ? `<li aria-current="true">${WORDS[each].language}</li>`
      : `<li><a href="/?lang=${each}" lang="${each}" hreflang="${each}">${WORDS[each].language}</a></li>`,
  )
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cloak &amp; Crown</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<h1>Cloak &amp; Crown</h1>
<nav aria-label="${w.languages}"><ul>${others.join('')}</ul></nav>
</header>
<main>
<p>${w.blurb}</p>
<h2>${w.tables}</h2>
${tables.length > 0 ? listing(lang, tables) : `<p>${w.none}</p>`}
<h2>${w.bots}</h2>
<p>${w.connect}</p>
<pre><code>curl -H 'content-type: application/json' -d '{"name":"Alberich"}' ${escaped(host)}/api/bots
ws://${escaped(host)}/socket   Authorization: Bearer …</code></pre>
<p><a href="/api/openapi.json">OpenAPI</a></p>
</main>
</body>
</html>
`
}

function listing(lang: Language, tables: readonly Listed[]): string {
  const w = WORDS[lang]
  const rows = tables.map(({ id, game, status, seats, taken }) => {
    const found = gameNamed(game)
    const title = found?.locales[lang][found.title] ?? game
    const how = status === 'playing' ? w.playing : w.gathering
    return `<tr><td>${escaped(title)}</td><td>${how}</td><td>${taken}/${seats}</td><td><code>${escaped(id)}</code></td></tr>`
  })
  return `<table>
<thead><tr><th scope="col">${w.game}</th><th scope="col">${w.status}</th><th scope="col">${w.seats}</th><th scope="col">${w.id}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`
}
