import { expect, test } from 'vitest'
import { playOn } from './game.ts'
import { ARTEFACTS, newcomer, type World } from './support.ts'

/** Friends at one table. */
export function friends(world: World): void {
  test('two browsers at one table, a third watching; one reloads and one loses its connection midway', async () => {
    const { address } = world.server
    const [host, guest, watcher] = await Promise.all([
      newcomer(world.browser, address),
      newcomer(world.browser, address, { locale: 'hu' }),
      newcomer(world.browser, address, { locale: 'pl', theme: 'dark' }),
    ])
    await host.goto('/new/citadels-2016')
    await host.locator('fieldset').nth(1).locator('.choice', { hasText: '2' }).first().click()
    await host.locator('.new-foot .primary:enabled').click()
    const link = await host.locator('input[readonly]').inputValue()
    await guest.goto(link)
    await guest.locator('.seats .button').first().click()
    await watcher.goto(link)
    await watcher.locator('.seats').waitFor()
    await host.screenshot({ path: `${ARTEFACTS}/lobby.png` })
    await host.locator('.lobby-deeds .primary:enabled').click()
    await Promise.all([host, guest, watcher].map(page => page.locator('.bar').waitFor()))

    const players = [host, guest]
    await playOn(players, 12)
    await Promise.race([host, guest].map(page => page.locator('.bar-mine').waitFor()))
    const asked = (await host.locator('.bar-mine').isVisible()) ? host : guest
    await asked.locator('.bar-ask .choice:not([aria-disabled=true])').first().click()
    const half = await asked.locator('.bar-ask [aria-pressed=true]').first().textContent()
    await asked.reload()
    await asked.locator('.bar-ask [aria-pressed=true]').first().waitFor()
    expect(await asked.locator('.bar-ask [aria-pressed=true]').first().textContent()).toBe(half)

    await guest.context().setOffline(true)
    await guest.context().setOffline(false)
    await guest.reload()
    await playOn(players, 8)
    const lines = (page: typeof host) => page.locator('.chronicle-lines .line').count()
    expect(await lines(host)).toBeGreaterThan(10)
    expect(await lines(watcher)).toBeGreaterThan(10)
    expect(await watcher.locator('.bar-mine').count()).toBe(0)
    expect(await watcher.locator('.hand').count()).toBe(0)
    await watcher.screenshot({ path: `${ARTEFACTS}/watcher-pl-dark.png` })

    await playOn(players)
    await Promise.all([guest, watcher].map(page => page.locator('.outcome').waitFor()))
    await Promise.all([host, guest, watcher].map(page => page.context().close()))
  })
}
