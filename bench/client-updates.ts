import { gameNamed } from '@cloak/games'
import type { CDPSession, Page } from 'playwright-core'
import { openStage, stagedGame } from '../packages/client/e2e/staged.ts'
import { DESK, openBrowser, startServer } from '../packages/client/e2e/support.ts'

const SEATS = 8
const WARM = 40
const MEASURED = 200
/** The same updates are measured this many times: what comes of the update comes again, what came of the machine does not. */
const TIMES = 3
const FRAME = 1000 / 60

/** Milliseconds of the page's own processor time; other programs on the machine do not count. */
interface Work {
  /** Script, style and layout: all that an update takes until it can be painted. */
  update: number
  /** Everything: painting and motion of two frames, and the measuring itself. */
  all: number
}

/** How long the browser works on one update of a table of eight until it can be painted, motion included. */
export async function updates(): Promise<void> {
  const { game } = gameNamed('citadels-2016')!
  const staged = stagedGame(game, SEATS, 'bench')
  const first = Math.max(0, staged.moments.length - WARM - MEASURED)
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: DESK, baseURL: server.address })
    const page = await context.newPage()
    const stage = await openStage(page, staged, 0)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taken: Work[][] = []
    for (let time = 0; time < TIMES; time++) {
      stage.show(0)
      await page.goto('/table/staged')
      await page.locator('.track').waitFor()
      for (let n = first; n < staged.moments.length - 1; n++) {
        const before = await workDone(session)
        stage.show(n)
        await twoFrames(page)
        const after = await workDone(session)
        if (n >= first + WARM)
          (taken[n - first - WARM] ??= []).push({ update: after.update - before.update, all: after.all - before.all })
      }
    }
    const updates = taken.map(each => each.map(({ update }) => update))
    console.log(`\nmilliseconds of script, style and layout an update; table of ${SEATS}, ${taken.length} updates`)
    console.log(`${told(updates.map(middle))}   (a frame has ${FRAME.toFixed(1)}; each the middle of ${TIMES} times)`)
    console.log(`${told(updates.flat())}   (every time by itself)`)
    const slowest = updates.map(middle).reduce((worst, each, i, all) => (each > all[worst]! ? i : worst), 0)
    const events = staged.moments[first + WARM + slowest]!.told.map(({ event }) => event)
    console.log(`the slowest: ${events.join(', ')}`)
    console.log(
      `${told(taken.flat().map(({ all }) => all))}   (all that the page does in two frames, painting included)`,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

const sorted = (of: readonly number[]): number[] => of.toSorted((a, b) => a - b)
const middle = (of: readonly number[]): number => sorted(of)[of.length >> 1]!
function told(of: readonly number[]): string {
  const at = (share: number): string => sorted(of)[Math.floor((of.length - 1) * share)]!.toFixed(1)
  return `median ${at(0.5)}   95 % ${at(0.95)}   worst ${at(1)}`
}

const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

async function workDone(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const sum = (names: readonly string[]): number =>
    metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0)
  return { update: sum(WORK), all: sum(['TaskDuration']) }
}
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate('new Promise(settle => requestAnimationFrame(() => requestAnimationFrame(settle)))')
