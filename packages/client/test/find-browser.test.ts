import { expect, test } from 'vitest'
import { installedBrowser, type Machine, namedBrowser } from '../e2e/find-browser.ts'

const machine = (platform: string, files: readonly string[], env: Machine['env'] = {}): Machine => ({
  platform,
  env,
  has: file => files.includes(file.replaceAll('\\', '/')),
})

test.each([
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:/Programs/Microsoft/Edge/Application/msedge.exe'],
  ['linux', '/usr/bin/chromium'],
])('on %s an installed browser is found', (platform, file) => {
  expect(installedBrowser(machine(platform, [file], { PROGRAMFILES: 'C:/Programs' })).path).toBe(file)
})

test.each(['darwin', 'win32', 'linux'])('without one on %s a line says what to install', platform => {
  expect(() => installedBrowser(machine(platform, []))).toThrow(
    /^No browser for the tests: install Google Chrome, or set CHROME_PATH to a Chromium-based browser$/,
  )
})

test('CHROME_PATH names another, which must be there', () => {
  const env = { CHROME_PATH: '/opt/thorium' }
  expect(namedBrowser(machine('linux', ['/opt/thorium'], env))?.path).toBe('/opt/thorium')
  expect(() => namedBrowser(machine('linux', [], env))).toThrow('CHROME_PATH: there is no file /opt/thorium')
  expect(namedBrowser(machine('linux', [], {}))).toBeNull()
  expect(namedBrowser(machine('linux', [], { CHROME_PATH: '' }))).toBeNull()
})
