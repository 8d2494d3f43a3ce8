import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsIn } from './looks.ts'
import { ARTEFACTS } from './places.ts'
import { joinHost, newcomer, PHONE, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const things = (page: Page): Promise<string[]> =>
  page.locator('.claims select').last().locator('option').allInnerTexts()

/** Goes down in the list that has the focus, by the arrow key, to this choice. */
async function arrowTo(page: Page, label: string): Promise<void> {
  const chosen = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at instanceof HTMLSelectElement ? { text: at.selectedOptions[0]?.text, i: at.selectedIndex } : null
    })
  for (let at = await chosen(); at?.text !== label;) {
    await page.keyboard.press('ArrowDown')
    const next = await chosen()
    if (!next || next.i === at?.i) throw new Error(`there is no «${label}» below «${at?.text}»`)
    at = next
  }
}

test('whom one claims to be everybody reads in their language, by keyboard and on a phone', async () => {
  const { address } = world.server
  const [host, guest] = await Promise.all([
    newcomer(world.browser, address, { locale: 'pl' }),
    newcomer(world.browser, address, { locale: 'pl', size: PHONE }),
  ])
  const reader = await newcomer(world.browser, address, { locale: 'hu' })
  await host.goto('/new/citadels-2016')
  await host.locator('.new-seats .choice', { hasText: '4' }).click()
  await host.locator('.new-foot .primary:enabled').click()
  const link = await host.locator('.invitation input').inputValue()
  await guest.goto(link)
  await joinHost(guest, host)
  await host.locator('.claims select').waitFor()
  expect(await host.locator('.claims option', { hasText: 'Moja postać' }).count()).toBe(0)
  await reader.goto(link)
  await host.locator('.lobby-deeds .button').nth(1).click()
  await Promise.all([host, guest, reader].map(tableDrawn))

  await host.locator('.claims select').focus()
  await arrowTo(host, 'Moja postać to: …')
  expect((await things(host)).slice(1)).toEqual([
    'Zabójczyni',
    'Złodziej',
    'Iluzjonistka',
    'Król',
    'Biskup',
    'Kupiec',
    'Architektka',
    'Generał',
  ])
  await host.keyboard.press('Tab')
  await arrowTo(host, 'Biskup')
  await host.screenshot({ path: `${ARTEFACTS}/claims-pl.png` })
  expect(await faultsIn(host)).toEqual([])
  await host.keyboard.press('Tab')
  await host.keyboard.press('Enter')
  await host.locator('.line-said', { hasText: 'Moja postać to: Biskup.' }).waitFor()
  await reader.locator('.line-said', { hasText: 'Ez vagyok én: Püspök.' }).waitFor()
  expect(await host.locator('.claims select').count()).toBe(1)

  await guest.locator('.drawer-toggle').click()
  await guest.locator('.claims select').selectOption({ label: 'Mam to: …' })
  await guest.locator('.claims select').last().selectOption({ label: 'Smocza brama' })
  await guest.screenshot({ path: `${ARTEFACTS}/claims-pl-phone.png` })
  expect(await faultsIn(guest)).toEqual([])
  await guest.locator('.claims .button').click()
  await reader.locator('.line-said', { hasText: 'Ez nálam van: Sárkánykapu.' }).waitFor()
  await Promise.all([host, guest, reader].map(page => page.context().close()))
})
