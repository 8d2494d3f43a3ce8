import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A browser that the tests can start. */
export interface Found {
  path: string
  /** Added to the environment of its process. */
  env: { [name: string]: string }
}
export interface Machine {
  platform: string
  env: { readonly [name: string]: string | undefined }
  has(file: string): boolean
}

/** Where Chrome, Chromium and Edge are installed. */
function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      name => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (platform === 'win32')
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap(folder =>
      folder === undefined
        ? []
        : ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map(exe =>
            join(folder, exe),
          ),
    )
  return ['google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'].map(name => `/usr/bin/${name}`)
}

/** The browser that CHROME_PATH names; null if it names none. */
export function namedBrowser({ env, has }: Machine): Found | null {
  const path = env['CHROME_PATH']
  if (!path) return null
  if (!has(path)) throw new Error(`CHROME_PATH: there is no file ${path}`)
  return { path, env: {} }
}

/** A browser that is installed on this machine. */
export function installedBrowser(machine: Machine): Found {
  const path = usualPlaces(machine).find(machine.has)
  if (path === undefined)
    throw new Error('No browser for the tests: install Google Chrome, or set CHROME_PATH to a Chromium-based browser')
  return { path, env: {} }
}

export const THIS_MACHINE: Machine = { platform: process.platform, env: process.env, has: existsSync }
