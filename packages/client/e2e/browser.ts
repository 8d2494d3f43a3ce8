import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import type { Found } from './find-browser.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

export interface OpenBrowser {
  browser: Browser
  close(): Promise<void>
}

/** Starts a browser. All that it writes goes into a folder that is removed with it. */
export async function openBrowser({ path, env }: Found, args: readonly string[] = []): Promise<OpenBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'cloak-browser-'))
  const leave = () => rmSync(home, { recursive: true, force: true })
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: [...ARGS, ...args],
      env: { ...process.env, ...env, HOME: home, TMPDIR: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home },
      headless: true,
    })
    return {
      browser,
      async close() {
        await browser.close()
        leave()
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}
