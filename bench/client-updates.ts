import { gameNamed } from '@cloak/games'
import type { CDPSession, Page } from 'playwright-core'
import { openStage, stagedGame } from '../packages/client/e2e/staged.ts'
import { DESK, openBrowser, startServer } from '../packages/client/e2e/support.ts'

const SEATS = 8
const WARM = 40
const MEASURED = 200
const FRAME = 1000 / 60

/** How long the browser works on one update of a table of eight until it can be painted, motion included. */
export async function updates(): Promise<void> {
  const { game } = gameNamed('citadels-2016')!
  const staged = stagedGame(game, SEATS, 'bench')
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: DESK, baseURL: server.address })
    const page = await context.newPage()
    const stage = await openStage(page, staged, 0)
    await page.goto('/table/staged')
    await page.locator('.track').waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taken: number[] = []
    const first = Math.max(0, staged.moments.length - WARM - MEASURED)
    for (let n = first; n < staged.moments.length - 1; n++) {
      const before = await workDone(session)
      stage.show(n)
      await twoFrames(page)
      if (n >= first + WARM) taken.push(((await workDone(session)) - before) * 1000)
    }
    taken.sort((a, b) => a - b)
    const at = (share: number): string => taken[Math.floor((taken.length - 1) * share)]!.toFixed(1)
    console.log(`\nmilliseconds of script, style and layout an update; table of ${SEATS}, ${taken.length} updates`)
    console.log(`median ${at(0.5)}   95 % ${at(0.95)}   worst ${at(1)}   (a frame has ${FRAME.toFixed(1)})`)
  } finally {
    await browser.close()
    await server.stop()
  }
}

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/** Seconds of processor time that the page has spent on updates so far; other programs on the machine do not count. */
async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? value : 0), 0)
}
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate('new Promise(settle => requestAnimationFrame(() => requestAnimationFrame(settle)))')
