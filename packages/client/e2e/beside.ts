import type { Page } from 'playwright-core'

/** Clicks links at a table; which of them would open beside it. Whatever takes the click away from the browser leaves the table. */
export async function besideTheTable(page: Page, links: readonly string[]): Promise<boolean[]> {
  await page.evaluate(() => {
    const left = Object.assign(window, { beside: [] as boolean[] })
    // No window is really opened.
    addEventListener('click', event => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      left.beside.push(link?.target === '_blank' && !event.defaultPrevented)
      event.preventDefault()
    })
  })
  for (const link of links) await page.locator(link).first().click()
  return page.evaluate<boolean[]>('beside')
}
