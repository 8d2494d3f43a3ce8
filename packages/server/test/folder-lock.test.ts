import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '../src/sql/folder-lock.ts'
import { ended, launched } from './support/process.ts'
import { served } from './support/server.ts'

const dir = mkdtempSync(join(tmpdir(), 'cloak-lock-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const inUse = (folder: string): string => `DATA_DIR: another server is using the folder ${folder}`

test('a folder is for one server at a time, and free again when that has stopped', async () => {
  const folder = join(dir, 'one')
  const first = await served({}, folder)
  await expect(served({}, folder)).rejects.toThrow(inUse(folder))
  await first.stop()
  const second = await served({}, folder)
  await second.stop()
})

test('the lock of a server that could not open its database is free', async () => {
  const folder = join(dir, 'two')
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(inUse(folder))
  unlock()
  lockFolder(folder)()
  expect(statSync(join(folder, 'cloak.lock')).mode & 0o777).toBe(0o600)
})

test('a second process ends with one line; after the first was killed a third starts at once', async () => {
  const folder = join(dir, 'three')
  const first = await launched({ DATA_DIR: folder })
  expect(await ended({ DATA_DIR: folder })).toEqual({ code: 1, said: `${inUse(folder)}\n` })
  await first.kill()
  const third = await launched({ DATA_DIR: folder })
  await third.stop()
}, 60_000)
