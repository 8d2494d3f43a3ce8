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

/** Closes what was opened since now, when it is called: a page that a test has left open plays on beside no other test. */
export function closerOfNewPages(): () => Promise<void> {
  const old = new Set(open)
  return async () => {
    await Promise.all([...open].filter(page => !old.has(page)).map(page => page.context().close()))
  }
}
