import type { Browser, Page } from 'playwright-core'
import { nextChance, playsAt } from './chance.ts'
import { keepOpen } from './open-pages.ts'
import type { Server } from './server.ts'

export const DESK = { width: 1280, height: 800 } as const
export const PHONE = { width: 360, height: 740 } as const
/** How long anything may take on a machine that has much else to do: it ends what hangs, and measures nothing. */
export const PATIENCE = 60_000

/** What the tests share. */
export interface World {
  server: Server
  browser: Browser
}

/** A page of somebody new, whose browser speaks this language. */
export async function newcomer(
  browser: Browser,
  address: string,
  {
    size = DESK,
    locale = 'en',
    theme = 'light',
  }: { size?: { width: number; height: number }; locale?: string; theme?: 'light' | 'dark' } = {},
): Promise<Page> {
  const chance = nextChance()
  const context = await browser.newContext({
    viewport: size,
    locale,
    baseURL: address,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  playsAt(page, chance)
  keepOpen(page)
  return page
}

/** Opens the home page and presses the one button. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('.welcome-deeds .primary').click()
  await tableDrawn(page)
}

/** The bar is there before the table, which is loaded by itself and drawn all at once. */
export async function tableDrawn(page: Page): Promise<void> {
  await page.locator('.bar').waitFor()
  await page.locator('.frame-board > *').first().waitFor({ state: 'attached' })
}

/** The first to come to a host's table: they sit, and the host sees it, so that no bot is sent to that seat. */
export async function joinHost(guest: Page, host: Page): Promise<void> {
  await guest.locator('.seats .primary').first().click()
  await guest.locator('.seats li em').waitFor()
  await host.locator('.seats li:not(.seat-free)').nth(1).waitFor()
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.outcome').isVisible()
