import { escaped } from './escape.ts'
import type { Preview, Previews } from './preview.ts'
import type { Say } from './words.ts'

const LINES = '<div class="shell-lines" aria-hidden="true"><span></span><span></span><span></span></div>'

/** What is on the page until the client draws it, in the places where the client will draw it. */
export function shellOf(preview: Preview, previews: Previews, wide: boolean, say: Say): string {
  const words = `<h1>${escaped(preview.heading)}</h1><p>${escaped(preview.description)}</p>${LINES}${withoutScript(previews, say)}`
  return preview === previews.home
    ? `<main class="page-main wide"><section class="welcome"><div class="welcome-words">${words}</div><div class="home-court"></div></section></main>`
    : `<main class="page-main${wide ? ' wide' : ''}"><div class="coming">${words}</div></main>`
}

/** For a browser that runs no scripts: what this is, what it needs, what there is to play, and where programs come in. */
function withoutScript({ games }: Previews, say: Say): string {
  const list = games.map(({ title, blurb }) => `<dt><strong>${escaped(title)}</strong></dt><dd>${escaped(blurb)}</dd>`)
  return `<noscript><p><strong>${escaped(say('web.noscript.needs'))}</strong></p><h2>${escaped(say('web.noscript.games'))}</h2><dl>${list.join('')}</dl><p>${escaped(say('web.noscript.programs'))} <a href="/api/openapi.json">OpenAPI</a></p></noscript>`
}
