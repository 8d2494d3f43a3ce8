import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Found {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

/** What axe finds at AA, text wider than its box, a page wider than the screen, a raw message key. */
export async function faultsIn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<Found>(`axe.run(document, { runOnly: ${JSON.stringify(TAGS)} })`)
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
  const cut = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the screen'] : []
    const found = [...document.querySelectorAll('.rulebook *, .book-contents *, .chronicler *')].filter(
      element =>
        element instanceof HTMLElement &&
        // Made to scroll, or written for ears alone.
        element.closest('.rulebook-table, .unseen') === null &&
        element.textContent?.trim() !== '' &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).display !== 'inline',
    )
    return [...wide, ...found.map(element => `${element.className}: ${element.textContent?.slice(0, 60)}`)]
  })
  const text = await page.evaluate(() => document.body.innerText)
  const key = /\b(?:client|citadels|chytrogrod|pact|learn|kernel)\.[a-z-]+\.\S*/.exec(text)?.[0]
  return [...barriers, ...cut, ...(key === undefined ? [] : [`raw key ${key}`])]
}
