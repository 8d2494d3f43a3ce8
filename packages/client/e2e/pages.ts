import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Found {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}
/** What axe finds at AA, each as rule and place. `only` narrows it down to some rules. */
export async function faultsOf(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate<Found>(
    `axe.run(document, { runOnly: ${JSON.stringify(only ?? TAGS)}, resultTypes: ['violations'] })`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
}

/** Text that is wider or higher than its box, and pages wider than the screen. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Made to scroll, or not made to be seen. */
    const SCROLLS =
      '.home-court, .rivals, .spread, .hand, .own-city, .rulebook-table, .bar, .unseen, select, input, svg'
    const hasText = (element: HTMLElement): boolean =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, display, clipPath } = getComputedStyle(element)
      // Written for ears alone; and on a board things may hang over the edge of others, but not words.
      if (display === 'inline' || element.clientWidth === 0 || clipPath === 'inset(50%)') return false
      if (element.closest('.frame-board') && !hasText(element)) return false
      const isWide = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto'
      return isWide || (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2)
    }
    const cut = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
      element =>
        element instanceof HTMLElement &&
        element.textContent?.trim() !== '' &&
        !element.closest(SCROLLS) &&
        isCut(element),
    )
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the screen'] : []
    return [...wide, ...cut.map(each => `cut: ${each.tagName}.${each.className}: ${each.textContent?.slice(0, 60)}`)]
  })

/** Texts of a page, or of a part of it, that lie over one another. What sticks or floats is meant to. */
export const overlaps = (page: Page, part = '#root'): Promise<string[]> =>
  page.evaluate(part => {
    const FLOATS =
      '.new-foot, .home-court, .cast-rank, .unseen, select, option, svg, details:not([open]) > :not(summary)'
    const texts: { text: string; rect: DOMRect; owner: Element }[] = []
    const walker = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      if (!owner || node.textContent?.trim() === '' || owner.closest(FLOATS)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) texts.push({ text: node.textContent ?? '', rect, owner })
    }
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 7
    return texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter(b => a.owner !== b.owner && over(a.rect, b.rect))
        .map(b => `overlap: «${a.text.slice(0, 40)}» and «${b.text.slice(0, 40)}»`),
    )
  }, part)

const LOCALES = ['client', 'protocol', 'words', 'games/citadels-core', 'games/chytrogrod', 'games/pact'] as const
type Catalogue = { readonly [key: string]: string }
const catalogue = (language: string): Catalogue =>
  Object.assign(
    {},
    ...LOCALES.map(
      folder =>
        JSON.parse(
          readFileSync(new URL(`../../${folder}/locales/${language}.json`, import.meta.url), 'utf8'),
        ) as Catalogue,
    ),
  ) as Catalogue
const english = catalogue('en')
const NAMESPACES = [...new Set(Object.keys(english).map(key => key.split('.', 1)[0]!))]
const KEY = new RegExp(String.raw`(?<![\w./@-])(?:${NAMESPACES.join('|')})\.(?!md\b)[a-z][\w-]*(?:\.[\w-]+)*`)

/** Everything a reader meets in words: what is written, and what is read out. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
    const said = [...document.querySelectorAll('*')].flatMap(each =>
      ATTRIBUTES.flatMap(name => each.getAttribute(name) ?? []),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('[lang]:not(html), script, style')) said.push(node.textContent?.trim() ?? '')
    return [document.title, ...said].filter(text => text !== '')
  })

/** Messages that were not said in the reader's language: keys, and English where there is something else to say. */
export async function unsaid(page: Page, language: string): Promise<string[]> {
  const said = await words(page)
  const keys = said.flatMap(text => KEY.exec(text)?.[0] ?? []).map(key => `raw key: ${key}`)
  if (language === 'en') return keys
  const own = catalogue(language)
  const known = new Set(Object.values(own))
  const foreign = new Set(
    Object.entries(english)
      .filter(([key, text]) => own[key] !== text && !known.has(text))
      .map(([, text]) => text),
  )
  return [...keys, ...said.filter(text => foreign.has(text)).map(text => `in English: ${text}`)]
}
