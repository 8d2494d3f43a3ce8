import { ConfigError, readConfig, SETTINGS } from '@cloak/server'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every setting has a default that it would itself accept', () => {
  expect(readConfig({})).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', DATA_DIR: './data', BOT_PAUSE: [700, 2200] })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '8e3'],
  ['PORT', '0x50'],
  ['PORT', '80 80'],
  ['PORT', 'NaN'],
  ['DATABASE_URL', 'mysql://x'],
  ['ALLOWED_ORIGINS', 'nonsense'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', 'ftp://club.example.org'],
  ['ALLOWED_ORIGINS', 'https://club.example.org/'],
  ['ALLOWED_ORIGINS', 'https://club.example.org, Club.example.org'],
  ['PUBLIC_URL', 'http://games.example.org'],
  ['PUBLIC_URL', 'games.example.org'],
  ['PUBLIC_URL', 'https://:word@games.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['METRICS_TOKEN', 'two words'],
  ['METRICS_TOKEN', 'jelszó'],
  ['BOT_WORKERS', 'Infinity'],
  ['BOT_PAUSE', '5'],
  ['BOT_PAUSE', '2200-700'],
  ['BOT_PAUSE', '700-9999999999'],
  ['BOT_PAUSE', '-700-2200'],
  ['MAX_MESSAGE', '1'],
  ['TABLES_PER_MINUTE', '0'],
  ['LISTED_PER_PERSON', 'many'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused, and the error names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `))
})

test('one that is empty counts as not set, whichever it is', () => {
  for (const nothing of ['', '  ', '\t\n'])
    expect(readConfig(Object.fromEntries(Object.keys(SETTINGS).map(name => [name, nothing])))).toEqual(readConfig({}))
})

test('spaces around one are not part of it', () => {
  const config = readConfig({
    PORT: ' 81 ',
    DATABASE_URL: 'postgres://x\n',
    ALLOWED_ORIGINS: ' http://a:81 ,https://b',
  })
  expect(config).toMatchObject({
    PORT: 81,
    DATABASE_URL: 'postgres://x',
    ALLOWED_ORIGINS: ['http://a:81', 'https://b'],
  })
})

test('a bot may think less than half its shortest pause, and no longer', () => {
  expect(readConfig({ BOT_PAUSE: '100-100', BOT_BUDGET: '49' })).toMatchObject({ BOT_BUDGET: 49 })
  expect(() => readConfig({ BOT_PAUSE: '100-900', BOT_BUDGET: '50' })).toThrow(/^BOT_BUDGET: 50 .*BOT_PAUSE.* 100$/)
  expect(() => readConfig({ BOT_PAUSE: '0-0' })).toThrow(/^BOT_BUDGET: .*BOT_PAUSE/)
})

test('the guide lists every setting with its default', () => {
  const guide = readFileSync(new URL('../../../docs/guide/run-a-server.md', import.meta.url), 'utf8')
  for (const [name, { unless }] of Object.entries(SETTINGS))
    if (name !== 'BOT_WORKERS')
      expect(guide).toMatch(new RegExp(`\\| \`${name}\` +\\| ${unless === '' ? '–' : `\`${unless}\``}`))
})
