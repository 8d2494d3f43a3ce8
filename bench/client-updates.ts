import { setTimeout as pause } from 'node:timers/promises'
import { gameNamed } from '@cloak/games'
import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from '../packages/client/e2e/browser.ts'
import { preparedBrowser } from '../packages/client/e2e/prepare-browser.ts'
import { startServer } from '../packages/client/e2e/server.ts'
import { serverPart, stagedGame } from '../packages/client/e2e/staged.ts'
import { DESK } from '../packages/client/e2e/support.ts'
import { standBefore } from './client-stage.ts'

const SEATS = 8
const WARM = 40
const MEASURED = 200
/** The same updates are measured this many times: what comes of the update comes again, what came of the machine does not. */
const TIMES = 5
/** Milliseconds between two updates: far less than between two moves, so that motion of the last few is still under way. */
const APART = 50
const IDLE = 50
const FRAME = 1000 / 60

/** Milliseconds of the page's own processor time; other programs on the machine do not count. */
interface Work {
  /** All that its thread does until the update is painted, and what it takes to measure that. */
  all: number
  /** Script, style and layout among it. */
  drawing: number
}

/** How long the browser works on one update of a table of eight until it is painted. */
export async function updates(): Promise<void> {
  const { game } = gameNamed('citadels-2016')!
  const staged = stagedGame(game, SEATS, 'bench')
  const first = Math.max(0, staged.moments.length - WARM - MEASURED)
  const part = serverPart(staged, 0)
  const server = await startServer()
  const before = await standBefore(server.address, part)
  const { browser, close } = await openBrowser(await preparedBrowser())
  try {
    const context = await browser.newContext({ viewport: DESK, baseURL: before.address })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taken: Work[][] = []
    const nothing: Work[] = []
    for (let time = 0; time < TIMES; time++) {
      part.show(0)
      await page.goto('/table/staged')
      await page.locator('.track').waitFor()
      for (let n = first; n < staged.moments.length - 1; n++) {
        const work = await measured(page, session, () => part.show(n))
        if (n >= first + WARM) (taken[n - first - WARM] ??= []).push(work)
      }
    }
    for (let i = 0; i < IDLE; i++) nothing.push(await measured(page, session, () => touched(page)))
    console.log(
      `\nthe page's thread until an update is painted; table of ${SEATS}, ${taken.length} updates, milliseconds`,
    )
    console.log(`${told(taken.map(each => middle(each.map(({ all }) => all))))}   each the middle of ${TIMES} times`)
    console.log(`${told(taken.flat().map(({ all }) => all))}   every time by itself`)
    console.log(`${told(taken.flat().map(({ drawing }) => drawing))}   of it script, style and layout`)
    console.log(
      `${told(nothing.map(({ all }) => all))}   nothing but an attribute changed: most of it is the measuring`,
    )
    const slowest = taken
      .map((each, i) => ({ ms: middle(each.map(({ all }) => all)), told: staged.moments[first + WARM + i]!.told }))
      .reduce((worst, each) => (each.ms > worst.ms ? each : worst))
    console.log(`the slowest: ${slowest.told.map(({ event }) => event).join(', ')}`)
  } finally {
    await close()
    before.stop()
    await server.stop()
  }
}

const sorted = (of: readonly number[]): number[] => of.toSorted((a, b) => a - b)
const middle = (of: readonly number[]): number => sorted(of)[of.length >> 1]!
function told(of: readonly number[]): string {
  const at = (share: number): string => sorted(of)[Math.floor((of.length - 1) * share)]!.toFixed(1).padStart(5)
  const over = of.filter(ms => ms > FRAME).length
  return `median ${at(0.5)}   95 % ${at(0.95)}   worst ${at(1)}   over ${FRAME.toFixed(1)}: ${over} of ${of.length}`.padEnd(
    80,
  )
}

/** Resolves once the first change from now on has been painted. */
const PAINTED = `window.painted = new Promise(settle =>
  new MutationObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(settle))
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
)
void 0`
const touched = (page: Page): Promise<unknown> => page.evaluate('document.body.dataset.touched = performance.now()')

async function measured(page: Page, session: CDPSession, change: () => unknown): Promise<Work> {
  await pause(APART)
  await page.evaluate(PAINTED)
  const before = await workDone(session)
  await change()
  await page.evaluate('window.painted')
  const after = await workDone(session)
  return { all: after.all - before.all, drawing: after.drawing - before.drawing }
}

const DRAWING = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

async function workDone(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const sum = (names: readonly string[]): number =>
    metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0)
  return { all: sum(['TaskDuration']), drawing: sum(DRAWING) }
}
