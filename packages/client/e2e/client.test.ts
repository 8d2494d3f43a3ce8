import { afterAll, beforeAll } from 'vitest'
import { games } from './game.ts'
import { openBrowser, startServer, type World } from './support.ts'

/** One server and one browser serve all the tests; each test brings people of its own. */
const world = {} as World
beforeAll(async () => {
  world.server = await startServer()
  world.browser = await openBrowser()
})
afterAll(async () => {
  await world.browser.close()
  await world.server.stop()
})

games(world)
