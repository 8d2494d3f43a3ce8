import type { Page } from 'playwright-core'

const open = new Set<Page>()

/** Remembers a page until it is closed. */
export function keepOpen(page: Page): void {
  open.add(page)
  page.on('close', () => open.delete(page))
}

/** Takes a picture of every page that is open, for the person who looks into a failure; says where each is. */
export async function pictureOpenPages(pathOf: (n: number) => string): Promise<string[]> {
  return Promise.all(
    [...open].map(async (page, i) => {
      const path = pathOf(i)
      // A page that hangs is a failure already, and has no picture.
      const isTaken = await page.screenshot({ path, timeout: 5000 }).then(
        () => true,
        () => false,
      )
      return `${page.url()}${isTaken ? ` in ${path}` : ''}`
    }),
  )
}

/** Closes the pages that a test has left open, so that they play on beside no other test. */
export async function closePages(): Promise<void> {
  await Promise.all([...open].map(page => page.context().close()))
}
