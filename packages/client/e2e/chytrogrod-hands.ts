import type { Page } from 'playwright-core'
import { chanceAt, type Draws } from './chance.ts'
import { drawn } from './drawn.ts'

interface Spot {
  x: number
  y: number
  what: 'skip' | 'thing' | 'again' | 'confirm'
}

/** Runs in the page: where a player with a mouse would click next on the table of Chytrogród; null while there is nothing. */
function nextSpot([draw]: Draws): Spot | 'over' | null {
  if (document.querySelector('.outcome')) return 'over'
  const spotOn = (element: Element, what: Spot['what']): Spot | null => {
    element.scrollIntoView({ block: 'nearest', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    // A click on what lies in a district is a click on the district.
    const owner = element.matches('.chy-hit') ? element.parentElement! : element
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.5, 0.9],
      [0.5, 0.06],
      [0.1, 0.5],
      [0.9, 0.1],
    ] as const) {
      const [x, y] = [left + width * dx, top + height * dy]
      const at = document.elementFromPoint(x, y)
      const thing = at?.closest('.thing')
      if (owner.contains(at) && (!thing || thing === element)) return { x, y, what }
    }
    return null
  }
  const anyOf = (selector: string, what: Spot['what']): Spot | null => {
    const found = [...document.querySelectorAll(selector)]
    const first = Math.floor(draw * found.length)
    for (const each of [...found.slice(first), ...found.slice(0, first)]) {
      const spot = spotOn(each, what)
      if (spot) return spot
    }
    return null
  }
  const skip = document.querySelector('.bar-skip')
  if (skip) return spotOn(skip, 'skip')
  if (!document.querySelector('.bar-mine:not([aria-busy=true])')) return null
  const step = document.querySelector<HTMLElement>('.chy')?.dataset['step'] ?? ''
  const isWhole = document.querySelector('.bar-mine .confirm:enabled') !== null
  // The second click on the same thing gives the answer, unless several are chosen together.
  if (isWhole)
    return step === 'overflow.return' || step === 'tie.order'
      ? anyOf('.confirm', 'confirm')
      : (anyOf('.chy-hit.thing-chosen', 'again') ?? anyOf('.chy .thing-chosen', 'again'))
  const isHeld = document.querySelector('.chy-fan .thing-chosen') !== null
  if (step === 'action.play') return anyOf(isHeld ? '.chy-hit.thing-open' : '.chy-fan .thing-open', 'thing')
  return anyOf('.chy .thing-open', 'thing')
}

/** Clicks once on the table, if there is anything to click; what it was. */
async function clickOnce(page: Page): Promise<Spot['what'] | 'over' | null> {
  const chance = chanceAt(page)
  const spot = await page.evaluate(nextSpot, chance.draws)
  if (spot === null || spot === 'over') return spot
  chance.chosen()
  await page.mouse.click(spot.x, spot.y)
  return spot.what
}

/** Runs in the page: a link that something moved under the mouse leads nobody away, for a page in the back is deaf to clicks. */
function stayHere(): void {
  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })
}

/** Plays on with the mouse until the game is over or so many clicks were made; how often each was clicked. */
export async function playByMouse(
  pages: readonly Page[],
  most = Infinity,
): Promise<{ [what in Spot['what']]: number }> {
  const clicked = { skip: 0, thing: 0, again: 0, confirm: 0 }
  await Promise.all(pages.map(page => page.evaluate(stayHere)))
  for (let clicks = 0; clicks < most;) {
    const did = await Promise.all(pages.map(clickOnce))
    if (did.includes('over')) break
    for (const what of did)
      if (what && what !== 'over') {
        clicked[what]++
        clicks++
      }
    if (did.every(what => what === null)) await pages[0]!.waitForTimeout(8)
  }
  return clicked
}

/** Runs in the page: which key a player with a keyboard alone would press next. */
function nextKey([draw]: Draws): { key: string | null; isOver: boolean; isLost: boolean } {
  const at = document.activeElement
  const is = (selector: string): boolean => at?.matches(selector) ?? false
  const isOver = document.querySelector('.outcome') !== null
  const isTold = document.querySelector('.bar-skip') !== null
  const step = document.querySelector<HTMLElement>('.chy')?.dataset['step']
  const isLost = !isOver && (isTold || step !== undefined) && (at === null || at === document.body)
  const press = (key: string | null) => ({ key, isOver, isLost })
  if (isTold) return press(is('.chy-skip, .bar-skip') ? 'Enter' : 'Tab')
  // Nobody goes on pressing keys before the answer is taken.
  if (step === undefined || !document.querySelector('.bar-mine:not([aria-busy=true])')) return press(null)
  const isWhole = document.querySelector('.bar-mine .confirm:enabled') !== null
  const isMany = step === 'overflow.return' || step === 'tie.order'
  if (is('.confirm:enabled')) return press('Enter')
  if (isWhole && isMany) return press('Tab')
  if (isWhole) return press(is('.chy .thing-chosen') ? 'Enter' : 'Tab')
  if (is('.chy-card.thing-chosen')) return press('ArrowUp')
  if (step === 'action.play' && (document.querySelector('.chy-fan .thing-chosen') !== null) !== is('.chy-hit'))
    return press(is('.chy-hit') ? 'ArrowDown' : 'Tab')
  if (is('.chy .thing-open')) return press(draw < 0.25 ? 'ArrowRight' : 'Enter')
  // The arrows stay within one part of the table, where all may be barred or chosen already.
  if (is('.chy .thing') && at?.closest('[data-group]')?.querySelector('.thing-open')) return press('ArrowRight')
  // Beyond the page's last thing lies the browser, where the focus is nobody's: back to what is open, if it lies behind.
  const to = [...document.querySelectorAll('.chy .thing-open')].at(-1)
  const isBehind = at && to && (to.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  return press(isBehind ? 'Shift+Tab' : 'Tab')
}

/** What had the focus may go and hand it on only with the next picture, which is sooner than anybody presses a key. */
async function isStillLost(page: Page): Promise<boolean> {
  await drawn(page)
  return (await page.evaluate(nextKey, chanceAt(page).draws)).isLost
}

/** Plays to the end with Tab, the arrows and Enter; how many keys it took, and how often the focus was lost. */
export async function playByKeys(page: Page): Promise<{ keys: number; lost: string[] }> {
  const lost: string[] = []
  const chance = chanceAt(page)
  for (let keys = 0; ;) {
    const { key, isOver, isLost } = await page.evaluate(nextKey, chance.draws)
    if (isOver) return { keys, lost }
    if (isLost && (await isStillLost(page))) lost.push((await page.locator('.bar-says').textContent()) ?? '')
    if (key) {
      chance.chosen()
      keys++
      await page.keyboard.press(key)
    } else await page.waitForTimeout(8)
  }
}
