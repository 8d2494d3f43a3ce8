import type { Page } from 'playwright-core'
import { chanceAt, type Draws } from './chance.ts'

export interface TableOptions {
  seats: number
  contraband?: 'on' | 'off'
  intrigues?: 'on' | 'off'
}

/** Opens a table of Chytrogród by the host's own form; the page is in its lobby then. */
export async function openTable(
  page: Page,
  { seats, contraband = 'off', intrigues = 'off' }: TableOptions,
): Promise<void> {
  await page.goto('/')
  const id = await page.evaluate(
    async body => {
      const post = async (path: string, body: object): Promise<{ id: string }> => {
        const response = await fetch(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
        return response.json()
      }
      if (!(await fetch('/api/me')).ok) await post('/api/guests', { name: 'Kinga' })
      return (await post('/api/tables', body)).id
    },
    { game: 'chytrogrod', seats, options: { contraband, intrigues, guilds: 'choose' } },
  )
  await page.goto(`/table/${id}`)
  await page.locator('.lobby-deeds .button').nth(1).waitFor()
}

/** The same with bots in every other seat, begun. */
export async function playBots(page: Page, options: TableOptions): Promise<void> {
  await openTable(page, options)
  await page.locator('.lobby-deeds .button').nth(1).click()
  await page.locator('.chy').waitFor()
}

type Did = 'given' | 'pointed' | 'nothing' | 'stuck' | 'tale' | 'over'

async function pointAt(page: Page, isPatient: boolean): Promise<Did> {
  const chance = chanceAt(page)
  const did = await page.evaluate(pointOnce, { isPatient, draws: chance.draws })
  if (did === 'given' || did === 'pointed') chance.chosen()
  return did
}

/** Runs in the page: points at something on the drawn table, by chance; never at the plain list. */
function pointOnce({ isPatient, draws: [draw] }: { isPatient: boolean; draws: Draws }): Did {
  if (document.querySelector('.outcome')) return 'over'
  const skip = document.querySelector<HTMLButtonElement>(isPatient ? '.chy-skip' : '.bar-skip')
  if (skip) {
    const pause = document.querySelector<HTMLButtonElement>('.chy-controls .chy-tool[aria-pressed=false]')
    if (isPatient) pause?.click()
    else skip.click()
    return 'tale'
  }
  const confirm = document.querySelector<HTMLButtonElement>('.bar-mine:not([aria-busy=true]) .confirm')
  if (!confirm) return 'nothing'
  if (!confirm.disabled) {
    confirm.click()
    return 'given'
  }
  const fresh = '.thing-open'
  const isHeld = document.querySelector('.chy-fan .thing-chosen') !== null
  const cards = isHeld ? [] : [...document.querySelectorAll<HTMLElement>(`.chy-fan ${fresh}`)]
  const all = [...document.querySelectorAll<HTMLElement>(`.chy ${fresh}`)]
  const rest = all.filter(each => !each.matches('.chy-card'))
  const from = cards.length > 0 ? cards : rest.length > 0 ? rest : all
  const pick = from[Math.floor(draw * from.length)]
  pick?.click()
  return pick ? 'pointed' : document.querySelector('.bar-mine .confirm:disabled') ? 'stuck' : 'nothing'
}

/** Plays on the drawn table until the game is over or so many answers are given; how many were. */
export async function playOnTable(pages: Page | readonly Page[], most = Infinity): Promise<number> {
  const all = 'url' in pages ? [pages] : pages
  let answered = 0
  let stuck = 0
  while (answered < most) {
    const did = await Promise.all(all.map(page => pointAt(page, false)))
    if (did.includes('over')) break
    answered += did.filter(each => each === 'given').length
    stuck = did.includes('stuck') ? stuck + 1 : 0
    if (stuck > 400)
      throw new Error(`nothing to point at: ${await all[did.indexOf('stuck')]!.locator('.bar-says').textContent()}`)
    if (did.every(each => each === 'nothing' || each === 'stuck')) await all[0]!.waitForTimeout(15)
  }
  return answered
}

/** Plays until a resolution is being told, and halts it. */
export async function playToTale(page: Page): Promise<void> {
  for (let did = await pointAt(page, true); did !== 'tale'; did = await pointAt(page, true)) {
    if (did === 'over') throw new Error('the game is over, and no resolution was told')
    await page.waitForTimeout(15)
  }
}

/** Text that is wider than its box, and tables wider or higher than the screen. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean =>
      element instanceof HTMLElement &&
      !element.closest('.chy-rivals, .unseen, select, input') &&
      element.textContent?.trim() !== '' &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline' &&
      getComputedStyle(element).overflowX !== 'auto'
    const board = document.querySelector('.frame-board')!
    const isHigh = board.scrollHeight > board.clientHeight + 1
    return [
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['wider than the screen'] : []),
      ...(isHigh ? [`higher than the screen by ${board.scrollHeight - board.clientHeight}`] : []),
      ...[...document.querySelectorAll('body *')]
        .filter(isCut)
        .map(element => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 60)}`),
    ]
  })

/** Cards that stick out of the district they lie in, or lie over its deal. */
export const strayCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.chy-quarter')].flatMap(quarter => {
      const { bottom, right } = quarter.getBoundingClientRect()
      const deal = quarter.querySelector('.chy-deal')!.getBoundingClientRect()
      return [...quarter.querySelectorAll('.chy-cards .chy-laid')].flatMap(card => {
        const box = card.getBoundingClientRect()
        const isStray = box.bottom > bottom + 1 || box.right > right + 1 || box.top < deal.bottom - 2
        return isStray ? [`a card sticks out of ${quarter.getAttribute('aria-label')}`] : []
      })
    }),
  )

/** What is asked here and not yet begun to be answered. */
export const freshStep = (page: Page): Promise<string | null> =>
  page.evaluate(() =>
    document.querySelector('.bar-mine') && !document.querySelector('.bar-foot .quiet')
      ? (document.querySelector<HTMLElement>('.chy')?.dataset['step'] ?? null)
      : null,
  )

/** Plays until this is asked here, and leaves it open. */
export async function playTo(page: Page, step: string): Promise<void> {
  for (let asked = await freshStep(page); asked !== step; asked = await freshStep(page)) {
    if (asked !== null) await playOnTable(page, 1)
    else if ((await page.evaluate(() => document.querySelector<HTMLElement>('.bar-skip')?.click() ?? null)) === null)
      await page.waitForTimeout(15)
  }
}
