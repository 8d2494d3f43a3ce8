import { citadelsClassic } from '@cloak/citadels-classic'
import type { Command, ErrorCode } from '@cloak/protocol'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { serverPart, stagedGame } from './staged.ts'
import { newcomer, PHONE, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const game = stagedGame(citadelsClassic, 4, 'refused')

/** A table whose server refuses these kinds of command, each as long as a reason stands here; hands back how to break the connection. */
async function openRefusing(
  page: Page,
  why: { [K in Command['kind']]?: ErrorCode },
): Promise<() => Promise<void> | undefined> {
  const part = serverPart(game, 0)
  let last: WebSocketRoute | undefined
  await page.routeWebSocket(/\/socket$/, socket => {
    last = socket
    part.greet(text => socket.send(text))
    socket.onMessage(text => {
      const { id, kind } = JSON.parse(String(text)) as Command
      const code = why[kind]
      if (code) socket.send(JSON.stringify({ kind: 'error', id, error: { code, message: '' } }))
      else part.take(String(text))
    })
  })
  await page.goto('/table/staged')
  return () => last?.close()
}

test('a table that cannot be shown now is waited for, and opens at once when the reader asks', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'pl' })
  const why: { watch?: ErrorCode } = { watch: 'unavailable' }
  await openRefusing(page, why)
  await page.getByText('Serwer nie może teraz pokazać stołu.').waitFor()
  // The page tries again by itself, too: what it asks before the reader does is refused.
  await page.exposeFunction('readerAsks', () => void delete why.watch)
  await page.evaluate('document.addEventListener("click", () => readerAsks(), true)')
  await page.getByRole('button', { name: 'Spróbuj teraz' }).click()
  await tableDrawn(page)
  await page.context().close()
})

test('on a phone it is said over a table that cannot be brought up to date, and the reader can ask there', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'pl', size: PHONE })
  const why: { watch?: ErrorCode } = {}
  const breakOff = await openRefusing(page, why)
  await tableDrawn(page)
  why.watch = 'too-many'
  await breakOff()
  // A click fails if anything lies over the button.
  await page.locator('.link-state .button').click()
  delete why.watch
  await page.waitForFunction(() => document.querySelector('.link-state')?.textContent === '')
  await page.context().close()
})

test('a table that will not be shown is not waited for', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'hu' })
  await openRefusing(page, { watch: 'fault' })
  await page.getByText('A szerver hibája miatt ez az asztal most nem látható.').waitFor()
  expect(await page.locator('main button').count()).toBe(0)
  await page.context().close()
})

test('a line said too fast is given back to who said it', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const why: { say?: ErrorCode } = { say: 'too-many' }
  await openRefusing(page, why)
  await tableDrawn(page)
  const field = page.locator('.talk input')
  await field.fill('I am no thief.')
  await field.press('Enter')
  await page.getByText('Your line has come back').waitFor()
  expect(await field.inputValue()).toBe('I am no thief.')
  delete why.say
  await field.press('Enter')
  await page.locator('.talk [role=alert]').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('')
  await page.context().close()
})

test('while the server asks to slow down the reader is told, and what was asked is done in the end', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const why: { leave?: ErrorCode } = { leave: 'too-many' }
  await openRefusing(page, why)
  await tableDrawn(page)
  await page.locator('.company summary').click()
  await page.locator('.departure button').first().click()
  await page.locator('.departure .primary').click()
  await page.locator('.link-state', { hasText: 'The server asks you to slow down.' }).waitFor()
  delete why.leave
  await page.waitForFunction(() => document.querySelector('.link-state')?.textContent === '')
  await page.context().close()
})
