import { expect, test } from 'vitest'
import { joinHost, newcomer, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('a host sets a table, seats bots of several levels, sends somebody away, and closes it', async () => {
  const { address } = world.server
  const [host, guest] = await Promise.all([newcomer(world.browser, address), newcomer(world.browser, address)])
  await host.goto('/new/citadels-2016')
  const clocks = host.locator('fieldset', { hasText: 'Clock' }).last()
  await clocks.locator('.choice', { hasText: 'At one sitting' }).click()
  await clocks.locator('select').first().selectOption('15')
  await clocks.locator('select').last().selectOption('30')
  await host.locator('.choice', { hasText: 'Everybody' }).click()
  await host.locator('.preset-choices .choice', { hasText: 'Cunning Agents' }).first().click()
  await host.locator('.cast-card', { hasText: 'Blackmailer' }).waitFor()
  await host.locator('.preset-choices .choice', { hasText: 'Of your own choosing' }).click()
  await host.locator('.rank-row').first().locator('.choice', { hasText: 'Magistrate' }).click()
  await host.locator('.rank-row').last().locator('.choice', { hasText: 'Queen' }).click({ force: true })
  await host.locator('.why a').waitFor()
  await host.locator('.new-foot .primary:enabled').click()

  await host.locator('.cast-card', { hasText: 'Magistrate' }).waitFor()
  await host.getByText('15 minutes each, and 30 seconds more for every decision.').waitFor()
  await host.locator('.qr').waitFor({ state: 'attached' })
  const seats = host.locator('.seats li')
  await seats.nth(1).locator('select').selectOption('courtier')
  await seats.nth(1).locator('button').click()
  await seats.nth(1).getByText('Courtier:').waitFor()
  await seats.nth(1).locator('select').selectOption('chancellor')
  await seats.nth(1).getByText('Chancellor:').waitFor()

  await guest.goto('/')
  await guest.locator('.tables .button', { hasText: 'Sit down' }).first().click()
  await guest.locator('.seats .primary').first().click()
  await guest.locator('.seats li em').waitFor()
  const name = await guest
    .locator('.seats li', { has: guest.locator('em') })
    .locator('a')
    .innerText()
  await seats.nth(2).getByText(name).waitFor()
  await seats.nth(2).locator('button').click()
  await guest.locator('.seats li em').waitFor({ state: 'detached' })
  expect(await seats.nth(2).getAttribute('class')).toBe('seat-free')

  await host.locator('.lobby-deeds .button', { hasText: 'Close' }).click()
  await guest.getByText('The host has closed this table.').waitFor()
  await Promise.all([host, guest].map(page => page.context().close()))
})

test('whoever signs in by a program’s token is shown as one at the table and on its own page', async () => {
  const { address } = world.server
  const body = JSON.stringify({ name: 'Alberich' })
  const made = await fetch(`${address}/api/bots`, { method: 'POST', body })
  const { id, token } = (await made.json()) as { id: string; token: string }
  const [host, program] = await Promise.all([newcomer(world.browser, address), newcomer(world.browser, address)])
  await program.context().addCookies([{ name: 'cloak', value: token, url: address }])
  await host.goto('/new/citadels-2016')
  await host.locator('.new-foot .primary:enabled').click()
  await host.locator('.seats').waitFor()
  await program.goto(host.url())
  await joinHost(program, host)
  expect(await host.locator('.seat-name').nth(0).innerText()).not.toContain('(program)')
  expect(await host.locator('.seat-name').nth(1).innerText()).toContain('Alberich (program)')
  await host.locator('.lobby-deeds .button', { hasText: 'Fill with bots' }).click()
  await tableDrawn(host)
  await host.locator('.company summary').click()
  await host.locator('.company .member', { hasText: 'Alberich (program)' }).waitFor()
  await host.goto(`/people/${id}`)
  await host.locator('.profile-head', { hasText: '(program)' }).waitFor()
  await Promise.all([host, program].map(page => page.context().close()))
})

test('from page to page the keyboard begins at the top, and the tab says where one is', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'hu' })
  await page.goto('/')
  await page.locator('.page-foot a').last().click()
  await page.waitForFunction(() => document.title === 'Névjegy · Cloak & Crown')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.waitForFunction(() => document.title === 'Cloak & Crown')
  await page.context().close()
})

test('a host who replaces many base characters of the older edition is advised, and everybody sees it', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'pl' })
  await page.goto('/new/citadels-classic')
  const rows = page.locator('.rank-row')
  for (const [row, key] of [
    [0, 'Wiedźma'],
    [2, 'Czarodziej'],
  ] as const)
    await rows.nth(row).locator('.choice', { hasText: key }).click()
  expect(await page.locator('.advice').count()).toBe(0)
  await rows.nth(4).locator('.choice', { hasText: 'Opat' }).click()
  const advice = await page.locator('.advice').innerText()
  expect(advice).toContain('3')
  await page.locator('.new-foot .primary:enabled').click()
  expect(await page.locator('.chosen .advice').innerText()).toBe(advice)
  await page.context().close()
})
