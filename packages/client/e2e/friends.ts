import type { Page } from 'playwright-core'
import { DESK, joinHost, newcomer, tableDrawn, type World } from './support.ts'

export interface Friends {
  host: Page
  guest: Page
  watcher: Page
}

/** Three people, each with a browser and a language of their own. */
export async function friends(
  { browser, server }: World,
  guestSize: { width: number; height: number } = DESK,
): Promise<Friends> {
  const [host, guest, watcher] = await Promise.all([
    newcomer(browser, server.address),
    newcomer(browser, server.address, { locale: 'hu', size: guestSize }),
    newcomer(browser, server.address, { locale: 'pl', theme: 'dark' }),
  ])
  return { host, guest, watcher }
}

/** The host opens a table for so many, the guest sits down by its link, the watcher only looks on; then the host begins. */
export async function sitDown(
  { host, guest, watcher }: Friends,
  game: string,
  seats: number,
  begin: 'as they are' | 'with bots',
): Promise<void> {
  await host.goto(`/new/${game}`)
  await host.locator('.new-seats .choice', { hasText: String(seats) }).click()
  await host.locator('.new-foot .primary:enabled').click()
  const link = await host.locator('.invitation input').inputValue()
  await guest.goto(link)
  await joinHost(guest, host)
  await watcher.goto(link)
  await watcher.locator('.seats').waitFor()
  if (begin === 'with bots') await host.locator('.lobby-deeds .button').nth(1).click()
  else await host.locator('.lobby-deeds .primary:enabled').click()
  await Promise.all([host, guest, watcher].map(tableDrawn))
}
