import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { startServer } from './server.ts'
import type { World } from './support.ts'

/** One server and one browser for all the tests of a file; each test brings people of its own. */
export function useWorld(): World {
  const world = {} as World
  let close = async (): Promise<void> => {}
  beforeAll(async () => {
    world.server = await startServer()
    close = () => world.server.stop()
    const { browser, close: closeBrowser } = await openBrowser(inject('browser'))
    world.browser = browser
    close = async () => {
      await closeBrowser()
      await world.server.stop()
    }
  })
  // After a failed start only what has started is closed: the report shows the failure alone.
  afterAll(() => close())
  return world
}
