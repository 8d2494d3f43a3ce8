import { afterAll, beforeAll } from 'vitest'
import { openBrowser, startServer, type World } from './support.ts'

/** One server and one browser for all the tests of a file; each test brings people of its own. */
export function useWorld(): World {
  const world = {} as World
  beforeAll(async () => {
    world.server = await startServer()
    world.browser = await openBrowser()
  })
  afterAll(async () => {
    await world.browser.close()
    await world.server.stop()
  })
  return world
}
