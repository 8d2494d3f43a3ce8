import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const npmRun = (...argv: string[]) =>
  spawnSync('npm', ['run', '-s', 'cloak', '--', ...argv], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })

test('npm run -s cloak -- games --json', () => {
  const { status, stdout } = npmRun('games', '--json')
  expect(status).toBe(0)
  const ids = (JSON.parse(stdout) as { id: string }[]).map(({ id }) => id)
  expect(ids).toContain('citadels-2016')
})

test('npm run -s cloak -- nonsense', () => {
  const { status, stdout, stderr } = npmRun('nonsense')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain("there is no command 'nonsense'")
})
