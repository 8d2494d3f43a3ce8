import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { cutTexts, faultsOf, overlaps, unsaid } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()
/** Passkeys belong to a name: the same server is reached by number, too, where there are none. */
let address: string
beforeAll(() => {
  address = world.server.address.replace('127.0.0.1', 'localhost')
})

interface Device {
  page: Page
  cdp: CDPSession
  authenticatorId: string
}
/** A browser on a device that unlocks itself. */
async function device(how: Parameters<typeof newcomer>[2] = {}): Promise<Device> {
  const page = await newcomer(world.browser, address, how)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, cdp, authenticatorId }
}
const unlocks = ({ cdp, authenticatorId }: Device, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
/** What a password manager does: the passkeys of one device are on the other as well. */
async function synchronise(from: Device, to: Device): Promise<void> {
  const { authenticatorId } = from
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId })
  for (const credential of credentials)
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential })
}
const me = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { id?: string }).id ?? null)
const keys = (page: Page) => page.locator('.passkeys li')

async function looksRight(page: Page, language: string, name: string): Promise<void> {
  await page.screenshot({ path: `${ARTEFACTS}/passkeys-${name}.png`, fullPage: true })
  expect(await faultsOf(page)).toEqual([])
  expect(await cutTexts(page)).toEqual([])
  expect(await overlaps(page)).toEqual([])
  expect(await unsaid(page, language)).toEqual([])
}

test('a guest makes a passkey, names it, and is the same guest on another device; removed, it opens nothing', async () => {
  const laptop = await device({ size: DESK })
  const { page } = laptop
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Done. With this passkey').waitFor()
  expect(await keys(page).locator('.passkey-about > :first-child').allInnerTexts()).toEqual(['Laptop'])
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('This device already keeps a passkey of yours.').waitFor()
  await page.getByRole('button', { name: 'Rename: Laptop' }).click()
  await keys(page).getByLabel('Name of the passkey').fill('Old laptop')
  await page.keyboard.press('Enter')
  await keys(page).getByText('Old laptop').waitFor()
  const own = await me(page)
  await looksRight(page, 'en', 'desk')

  const phone = await device({ size: PHONE, locale: 'hu', theme: 'dark' })
  // A device that unlocks itself would take the browser's offer as soon as it is made, before the button is pressed.
  await unlocks(phone, false)
  await phone.page.goto('/settings')
  await phone.page.locator('.credentials').first().waitFor()
  await synchronise(laptop, phone)
  await phone.page.getByRole('button', { name: 'Belépés azonosítókulccsal' }).click()
  await unlocks(phone, true)
  await keys(phone.page).getByText('Old laptop').waitFor()
  expect(await me(phone.page)).toBe(own)
  await looksRight(phone.page, 'hu', 'phone')

  await unlocks(phone, false)
  await phone.page.getByRole('button', { name: 'Kilépés ezen az eszközön' }).click()
  await phone.page.getByText('Ez az eszköz elfelejtett.').waitFor()
  expect(await me(phone.page)).toBeNull()
  await page.reload()
  await page.getByRole('button', { name: 'Remove: Old laptop' }).click()
  await page.getByText('Nobody will be able to sign in with it any more.').waitFor()
  await keys(page).getByRole('button', { name: 'Remove' }).click()
  await keys(page).waitFor({ state: 'detached' })
  await unlocks(phone, true)
  await phone.page.getByRole('button', { name: 'Belépés azonosítókulccsal' }).click()
  await phone.page.getByText('Ezt a kulcsot itt nem ismerjük').waitFor()
  expect(await me(phone.page)).toBeNull()
  for (const each of [page, phone.page]) await each.context().close()
})

test('where the browser can, it offers the passkey by itself where a login is typed in', async () => {
  const laptop = await device()
  await laptop.page.goto('/settings')
  await laptop.page.getByRole('button', { name: 'Add a passkey' }).click()
  await keys(laptop.page).waitFor()
  const phone = await device({ size: PHONE })
  await phone.page.goto('/')
  await synchronise(laptop, phone)
  await phone.page.goto('/settings')
  await phone.page.getByText('Welcome back.').waitFor()
  expect(await me(phone.page)).toBe(await me(laptop.page))
  for (const { page } of [laptop, phone]) await page.context().close()
})

test('where passkeys cannot work the page says so and offers none', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl' })
  await page.goto('/settings')
  await page.getByText('działają tylko pod tym adresem').waitFor()
  expect(await page.locator(`a[href="${address}/settings"]`).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Zaloguj kluczem dostępu' }).count()).toBe(0)
  await looksRight(page, 'pl', 'elsewhere')
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.reload()
  await page.getByText('wymagają chronionego połączenia').waitFor()
  expect(await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).count()).toBe(0)
  await looksRight(page, 'pl', 'insecure')
  await page.context().close()
})
