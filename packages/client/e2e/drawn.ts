import type { Page } from 'playwright-core'

/** Waits until the page has drawn what it was sent, in its own typefaces. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))
  })
