import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { friends, sitDown } from './friends.ts'
import { playOn } from './game.ts'
import { ARTEFACTS } from './places.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** A line that can be cut and mended. */
async function cable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/socket$/, route => {
    if (isCut) return void route.close()
    route.connectToServer()
    open.add(route)
  })
  return {
    async cut() {
      isCut = true
      await Promise.all([...open].map(route => route.close()))
      open.clear()
    },
    mend: () => void (isCut = false),
  }
}

const lines = (page: Page): Promise<number> => page.locator('.chronicle-lines .line').count()
/** Asked, and not waiting for an answer just given to arrive. */
const isAsked = (page: Page): Promise<boolean> => page.locator('.bar-mine:not([aria-busy=true])').isVisible()
const state = (page: Page) => page.locator('.link-state')

/** Begins an answer at whoever is asked, once the last one given has settled; says who it is and what was chosen. */
async function halfAnAnswer(pages: readonly Page[]): Promise<{ asked: Page; half: string | null }> {
  for (;;) {
    await pages[0]!.waitForTimeout(20)
    const [first, second] = await Promise.all(pages.map(isAsked))
    // Both at once: one of them has not yet heard what the other answered.
    if (first === second) continue
    const asked = pages[first ? 0 : 1]!
    const began = await asked.evaluate(() => {
      const open = document.querySelector<HTMLButtonElement>('.bar-mine .bar-ask .choice:not([aria-disabled=true])')
      if (open?.ariaPressed === 'false') open.click()
      return open !== null
    })
    if (began) return { asked, half: await chosen(asked) }
    // A question of numbers alone has nothing to press: the next one may have.
    await playOn(pages, 1)
  }
}
const chosen = (page: Page): Promise<string | null> =>
  page.locator('.bar-ask [aria-pressed=true]').first().textContent()

test('two browsers at one table, a third watching: a reload, a broken line, a server killed and restarted', async () => {
  const company = await friends(world)
  const { host, guest, watcher } = company
  const line = await cable(guest)
  const players = [host, guest]
  const all = [host, guest, watcher]

  await sitDown(company, 'citadels-2016', 2, 'as they are')
  await playOn(players, 8)

  const before = await halfAnAnswer(players)
  await before.asked.reload()
  await before.asked.locator('.bar-ask [aria-pressed=true]').first().waitFor()
  expect(await chosen(before.asked)).toBe(before.half)

  await line.cut()
  await guest.waitForFunction(() => document.querySelector('.link-state')?.textContent !== '')
  line.mend()
  await guest.waitForFunction(() => document.querySelector('.link-state')?.textContent === '')
  await playOn(players, 6)

  const half = await halfAnAnswer(players)
  await world.server.kill()
  await Promise.all(
    all.map(page => page.waitForFunction(() => document.querySelector('.link-state')?.textContent !== '')),
  )
  expect(await state(guest).textContent()).toMatch(/kapcsolat/)
  expect(await state(watcher).textContent()).toMatch(/Połączenie/)
  world.server = await world.server.again()
  await Promise.all(
    all.map(page => page.waitForFunction(() => document.querySelector('.link-state')?.textContent === '')),
  )
  expect(await chosen(half.asked)).toBe(half.half)
  await playOn(players, 8)

  expect(await lines(host)).toBeGreaterThan(20)
  await expect.poll(() => lines(watcher)).toBeGreaterThan(20)
  expect(await watcher.locator('.bar-mine').count()).toBe(0)
  expect(await watcher.locator('.hand').count()).toBe(0)
  await watcher.screenshot({ path: `${ARTEFACTS}/watcher-pl-dark.png` })

  await silenceAndMute(host, guest)
  await leaveAndReturn(host, guest)
  await giveUp(host, guest, watcher)
  await Promise.all(all.map(page => page.context().close()))
})

/** The host silences a guest, who sees it; the guest no longer hears the host. */
async function silenceAndMute(host: Page, guest: Page): Promise<void> {
  await Promise.all([host, guest].map(page => page.locator('.company summary').click()))
  await host.locator('.member-deeds button').last().click()
  await guest.locator('.talk').waitFor({ state: 'detached' })
  await host.locator('.member-deeds [aria-pressed=true]').click()
  await guest.locator('.talk').waitFor()
  await guest.locator('.member-deeds button').first().click()
  await guest.locator('.member-deeds [aria-pressed=true]').waitFor()
  await host.locator('.talk input').fill('Nobody hears this.')
  await host.locator('.talk input + .button').click()
  await host.locator('.line-said', { hasText: 'Nobody hears this.' }).waitFor()
  await guest.locator('.talk input').fill('Ezt hallani.')
  await guest.locator('.talk input + .button').click()
  await host.locator('.line-said', { hasText: 'Ezt hallani.' }).waitFor()
  expect(await guest.locator('.line-said', { hasText: 'Nobody hears this.' }).count()).toBe(0)
}

/** A stand-in plays for the guest until they are back. */
async function leaveAndReturn(host: Page, guest: Page): Promise<void> {
  await guest.locator('.departure button').first().click()
  await guest.screenshot({ path: `${ARTEFACTS}/leaving-hu.png` })
  await guest.locator('.departure .primary').click()
  await guest.locator('.bar-line .button', { hasText: 'Vissza' }).waitFor()
  await host.locator('.company li', { hasText: 'A stand-in plays.' }).waitFor()
  await guest.locator('.departure button').first().click()
  await host.locator('.company li', { hasText: 'A stand-in plays.' }).waitFor({ state: 'detached' })
}

/** One proposes to stop, the other sees it and agrees; then one asks for another game and the other learns where. */
async function giveUp(host: Page, guest: Page, watcher: Page): Promise<void> {
  await host.locator('.departure button').last().click()
  await host.locator('.departure .primary').click()
  await guest.locator('.departure [role=status]').waitFor()
  await guest.locator('.departure button').last().click()
  await guest.locator('.departure .primary').click()
  const words = await Promise.all(
    [host, guest, watcher].map(async page => {
      await page.waitForFunction(() => !document.querySelector('.departure, .bar-mine'))
      return page.locator('.bar-says').textContent()
    }),
  )
  expect(words[0]).toBe('The players have given the game up.')
  expect(new Set(words).size).toBe(3)
  await host.locator('.company .primary').click()
  await host.locator('.seats').waitFor()
  await guest.locator('.company .primary').click()
  await guest.locator('.seats .primary').first().click()
  await host.locator('.lobby-deeds .primary:enabled').waitFor()
  // Whoever asked for it was seated without a word, and has added a salt to the seed all the same.
  for (const page of [host, guest])
    await page.waitForFunction(() => {
      const all = JSON.parse(localStorage.getItem('cloak.witness') ?? '[]') as [string, { taken?: boolean }][]
      return all.some(([id, { taken }]) => location.pathname.endsWith(id) && taken)
    })
}
