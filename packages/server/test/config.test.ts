import { ConfigError, readConfig, SETTINGS } from '@cloak/server'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every setting has a default that it would itself accept', () => {
  expect(readConfig({})).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', DATA_DIR: './data', BOT_PAUSE: [700, 2200] })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'http://games.example.org'],
  ['PUBLIC_URL', 'games.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['BOT_PAUSE', '5'],
  ['MAX_MESSAGE', '1'],
  ['TABLES_PER_MINUTE', '0'],
  ['LISTED_PER_PERSON', 'many'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused, and the error names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `))
})

test('the guide lists every setting with its default', () => {
  const guide = readFileSync(new URL('../../../docs/guide/run-a-server.md', import.meta.url), 'utf8')
  for (const [name, { unless }] of Object.entries(SETTINGS))
    if (name !== 'BOT_WORKERS')
      expect(guide).toMatch(new RegExp(`\\| \`${name}\` +\\| ${unless === '' ? '–' : `\`${unless}\``}`))
})
