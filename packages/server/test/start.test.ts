import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ended } from './support/process.ts'
import { served } from './support/server.ts'

const isRoot = process.getuid?.() === 0

/** Somebody who listens, takes whoever comes, and never says a word. */
let silent: Server
let port: number
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'cloak-start-'))
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  port = (silent.address() as AddressInfo).port
})
afterAll(() => {
  silent.close()
  rmSync(dir, { recursive: true, force: true })
})

const file = (...path: string[]): string => {
  const made = join(dir, ...path)
  mkdirSync(join(made, '..'), { recursive: true })
  writeFileSync(made, 'It was a dark and stormy night. '.repeat(200))
  return made
}
const folder = (name: string, mode = 0o700): string => {
  mkdirSync(join(dir, name), { recursive: true, mode })
  return join(dir, name)
}
/** It ends with these words and no others, in one line. */
async function ends(env: { [name: string]: string }, words: string): Promise<void> {
  expect(await ended({ DATA_DIR: join(dir, 'new'), ...env })).toEqual({ code: 1, said: `${words}\n` })
}

describe('the server ends with one line that names the setting, and tells no password', () => {
  test('a setting that is wrong', () => ends({ PORT: 'eighty' }, 'PORT: must be a whole number from 0 to 65535'))

  test('a port that is taken', () => ends({ PORT: `${port}` }, `PORT: ${port} is taken (EADDRINUSE)`))

  test('an address of somebody else', () =>
    ends({ HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is no address of this machine (EADDRNOTAVAIL)'))

  test('an address that is none', async () => {
    const { code, said } = await ended({ HOST: 'no address', DATA_DIR: join(dir, 'new') })
    expect(code).toBe(1)
    expect(said).toMatch(/^HOST: no address .*\(\w+\)\n$/)
  })

  test('a file for a folder', () => ends({ DATA_DIR: file('note') }, 'DATA_DIR: is a file and not a folder'))

  test('a folder in a file', async () => {
    const { code, said } = await ended({ DATA_DIR: join(file('letter'), 'data') })
    expect(code).toBe(1)
    expect(said).toMatch(/^DATA_DIR: E\w+: .*\n$/)
  })

  test('a folder in which something else has the name', async () => {
    file('taken', 'cloak.sqlite', 'note')
    await ends({ DATA_DIR: join(dir, 'taken') }, 'DATA_DIR: unable to open database file')
  })

  test('a file that is no database', async () => {
    file('novel', 'cloak.sqlite')
    await ends({ DATA_DIR: join(dir, 'novel') }, 'DATA_DIR: file is not a database')
  })

  test.skipIf(isRoot)('a folder that may only be read', () =>
    ends(
      { DATA_DIR: folder('locked', 0o500) },
      `DATA_DIR: the folder ${join(dir, 'locked')} cannot be written (EACCES)`,
    ),
  )

  test.skipIf(isRoot)('a database that may only be read', async () => {
    const server = await served({}, folder('read'))
    await server.stop()
    chmodSync(join(dir, 'read', 'cloak.sqlite'), 0o400)
    await ends({ DATA_DIR: join(dir, 'read') }, 'DATA_DIR: attempt to write a readonly database')
  })

  test.each([
    ['nobody listens at', 'postgres://cloak:sesame@127.0.0.1:1/cloak', 'PostgreSQL cannot be reached (ECONNREFUSED)'],
    [
      'cannot be read',
      'postgres://cloak:ses/ame@127.0.0.1/cloak',
      'is no address; signs such as / ? # in a password are written as %2F %3F %23 (ERR_INVALID_URL)',
    ],
    [
      'cannot be decoded',
      'postgres://cloak:%c3sesame@127.0.0.1/cloak',
      'is no address; signs such as / ? # in a password are written as %2F %3F %23 (ERR_INVALID_URL)',
    ],
  ])('a database whose address %s', (_, url, why) => ends({ DATABASE_URL: url }, `DATABASE_URL: ${why}`))

  test('a database that says nothing', async () => {
    const { code, said } = await ended({ DATABASE_URL: `postgres://cloak:sesame@127.0.0.1:${port}/cloak` })
    expect(code).toBe(1)
    expect(said).toMatch(/^DATABASE_URL: PostgreSQL cannot be reached \(.*timeout.*\)\n$/)
  })
})

test('a server that cannot listen leaves nothing behind, and its folder can be used', async () => {
  const data = folder('free')
  await expect(served({ PORT: `${port}` }, data)).rejects.toThrow('PORT')
  const server = await served({}, data)
  await server.stop()
})
