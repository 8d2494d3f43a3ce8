import { expect, test } from 'vitest'
import iconAuthors from '../icon-authors.json' with { type: 'json' }
import own from '../package.json' with { type: 'json' }
import { DESK, newcomer, PHONE } from './support.ts'
import { ARTEFACTS } from './places.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const { version } = own

test.each([
  ['en', DESK, `Version ${version}`, 'All authors and licences'],
  ['pl', PHONE, `Wersja ${version}`, 'Wszyscy autorzy i licencje'],
  ['hu', PHONE, `${version} verzió`, 'Minden szerző és licenc'],
] as const)('the About page in %s tells the version and who drew the icons', async (locale, size, says, link) => {
  const page = await newcomer(world.browser, world.server.address, { size, locale })
  const answered = page.waitForResponse('**/api/version')
  await page.goto('/about')
  await answered
  await page.getByText(says, { exact: true }).waitFor()
  const credit = await page.getByRole('listitem').filter({ hasText: 'game-icons.net' }).innerText()
  for (const author of Object.keys(iconAuthors)) expect(credit).toContain(author)
  await page.screenshot({ path: `${ARTEFACTS}/about-${locale}.png`, fullPage: true })

  await page.getByRole('link', { name: link }).click()
  await page.waitForURL('**/notice.txt')
  await page.getByText('Icons made by Lorc').waitFor()
  await page.context().close()
})

test('the About page tells the version of the server where it is another one', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.route('**/api/version', route => route.fulfill({ json: { version: '99.1.0', protocol: 99 } }))
  await page.goto('/about')
  await page.getByText(`This page has version ${version}, and the server has version 99.1.0.`).waitFor()
  await page.context().close()
})

test('the About page and the notice can be read without a connection', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(`Version ${version}`, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'All authors and licences' }).click()
  await page.getByText('Icons made by Lorc').waitFor()
  await page.context().close()
})
