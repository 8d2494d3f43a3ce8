import type { Page } from 'playwright-core'
import { isOver } from './support.ts'

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

/** Runs in the page: points at something on the drawn table, at random; never at the plain list. */
function pointOnce(wish?: string): 'given' | 'pointed' | 'nothing' | 'stuck' {
  const skip = document.querySelector<HTMLButtonElement>('.chy-skip')
  if (skip) {
    skip.click()
    return 'pointed'
  }
  const confirm = document.querySelector<HTMLButtonElement>('.bar-mine .confirm')
  if (!confirm) return 'nothing'
  if (!confirm.disabled) {
    confirm.click()
    return 'given'
  }
  const fresh = '.thing-open:not([aria-pressed=true])'
  const hand = document.querySelector('.chy-fan .thing-chosen') ? '' : '.chy-fan '
  const wished = wish === undefined ? [] : [...document.querySelectorAll<HTMLElement>(`${wish}${fresh}`)]
  const cards = hand === '' ? [] : [...document.querySelectorAll<HTMLElement>(`.chy-fan ${fresh}`)]
  const all = [...document.querySelectorAll<HTMLElement>(`.chy ${fresh}`)]
  const rest = all.filter(each => !each.matches('.chy-card'))
  const from = wished.length > 0 ? wished : cards.length > 0 ? cards : rest.length > 0 ? rest : all
  const pick = from[Math.floor(Math.random() * from.length)]
  pick?.click()
  return pick ? 'pointed' : document.querySelector('.bar-mine .confirm:disabled') ? 'stuck' : 'nothing'
}

/** Plays on the drawn table until the game is over or so many answers are given; how many were. */
export async function playOnTable(
  pages: Page | readonly Page[],
  most = Infinity,
  watch?: (page: Page) => Promise<void>,
): Promise<number> {
  const all = 'url' in pages ? [pages] : pages
  let answered = 0
  let stuck = 0
  while (answered < most && !(await isOver(all[0]!))) {
    const did = await Promise.all(all.map(page => page.evaluate(pointOnce, undefined)))
    answered += did.filter(each => each === 'given').length
    if (did.includes('given') && watch) for (const page of all) await watch(page)
    stuck = did.includes('stuck') ? stuck + 1 : 0
    if (stuck > 400) throw new Error(`nothing to point at: ${await all[did.indexOf('stuck')]!.locator('.bar-says').textContent()}`)
    if (did.every(each => each === 'nothing' || each === 'stuck')) await all[0]!.waitForTimeout(15)
  }
  return answered
}
