import { expect, test } from 'vitest'
import { playByKeys, playByMouse } from './by-hand.ts'
import { ARTEFACTS } from './places.ts'
import { newcomer, playNow } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('a whole game is played with the mouse, on the things of the table', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playNow(page)
  const clicked = await playByMouse(page)
  expect(errors).toEqual([])
  // Most of what a game asks is answered on the table; the bar is for what is no thing.
  expect(clicked.thing).toBeGreaterThan(clicked.bar)
  expect(clicked.bubble).toBeGreaterThan(5)
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  await page.screenshot({ path: `${ARTEFACTS}/citadels-end.png` })
  await page.context().close()
})

test('a whole game is played with the keyboard alone, and the focus is never lost', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/')
  while (!(await page.evaluate(() => document.activeElement?.matches('.welcome-deeds .primary'))))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const { keys, lost } = await playByKeys(page)
  expect(keys).toBeGreaterThan(50)
  expect(lost).toBe(0)
  await page.context().close()
})
