import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { served } from './support/server.ts'

const BOT = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url))

test('the example bot is as short as the guide says, and plays a whole game', async () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  const server = await served()
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [BOT, server.address])
  expect(stderr).toBe('')
  expect(stdout).toMatch(/: place [1-4]\n$/)
  await server.end()
})
