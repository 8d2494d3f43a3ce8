import type { Page } from 'playwright-core'

/** The chronicle, and all else that is told beside the table, comes a few frames after it. */
export const told = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })
