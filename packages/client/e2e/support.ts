import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright, type Page } from 'playwright-core'

const ROOT = resolve(import.meta.dirname, '../../..')
export const ARTEFACTS = join(ROOT, 'artefacts')
export const DESK = { width: 1280, height: 800 } as const
export const PHONE = { width: 360, height: 740 } as const
/** How long anything may take on a machine that has much else to do: it ends what hangs, and measures nothing. */
export const PATIENCE = 60_000

/** A browser out of npm. */
export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    headless: true,
  })

/** What the tests share. */
export interface World {
  server: Server
  browser: Browser
}

export interface Server {
  address: string
  stop(): Promise<void>
  /** Ends it at once, in the middle of whatever it does; `again` starts another at the same address, over the same data. */
  kill(): Promise<void>
  again(): Promise<Server>
}

/** The real server on a free port, with a folder of its own; bots do not dawdle. */
export async function startServer(port = '0', folder = mkdtempSync(join(tmpdir(), 'cloak-e2e-'))): Promise<Server> {
  mkdirSync(ARTEFACTS, { recursive: true })
  const child = spawn(process.execPath, [join(ROOT, 'packages/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      BOT_PAUSE: '11-12',
      BOT_BUDGET: '5',
      REQUESTS_PER_SECOND: '10000',
      GUESTS_PER_MINUTE: '10000',
      TABLES_PER_MINUTE: '10000',
      TABLES_PER_ADDRESS: '10000',
      LISTED_PER_PERSON: '10000',
      LISTED_PER_ADDRESS: '10000',
      COMMANDS_PER_SECOND: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((settle, fail) => {
    let said = ''
    child.stdout.on('data', chunk => {
      said += String(chunk)
      const found = /is at (http:\S+)/.exec(said)?.[1]
      if (found) settle(found)
    })
    child.on('exit', code => fail(new Error(`the server ended with ${code}: ${said}`)))
  })
  const gone = new Promise(settle => child.on('exit', settle))
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    again: () => startServer(new URL(address).port, folder),
  }
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
  const context = await browser.newContext({
    viewport: size,
    locale,
    baseURL: address,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
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
