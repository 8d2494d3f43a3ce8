import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HELP, run, VERSION } from '@cloak/launcher'
import { logger, readConfig, type Running, serve, SETTINGS } from '@cloak/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let dir: string
let server: Running
/** The settings of the server that runs. */
let env: { [name: string]: string }
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'cloak-launcher-'))
  const given = { PORT: '0', DATA_DIR: join(dir, 'data') }
  server = await serve(readConfig(given), logger('silent'))
  env = { ...given, PORT: new URL(server.address).port }
})
afterAll(async () => {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
})

/** What a command says, and what it ends with. */
async function said(argv: string[], more: { [name: string]: string } = {}) {
  let [out, err] = ['', '']
  const code = await run(argv, {
    env: { ...env, ...more },
    out: text => void (out += text),
    err: text => void (err += text),
    client: () => null,
  })
  return { code, out, err }
}

describe('the launcher', () => {
  test('says its help and its version, and names every command in the help', async () => {
    expect(await said(['--help'])).toEqual({ code: 0, out: HELP, err: '' })
    expect((await said(['--version'])).out).toMatch(new RegExp(`^cloak-and-crown ${VERSION} `))
    const { err } = await said(['nothing'])
    for (const name of /there are (.*)\n/.exec(err)![1]!.split(', ')) expect(HELP).toContain(name)
  })

  test('every command has a help of its own, and that of serve lists every setting', async () => {
    for (const command of ['serve', 'backup', 'check', 'verify'])
      expect((await said([command, '--help'])).out).toMatch(new RegExp(`^cloak-and-crown ${command}`))
    const { out } = await said(['serve', '--help'])
    for (const name of Object.keys(SETTINGS)) expect(out).toContain(`\n  ${name} `)
  })

  test.each([['toString'], ['serve.ts'], ['-x'], ['']])('there is no command %j', async name => {
    expect(await said([name])).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^[^\n]+\n$/) as string })
  })
})

describe('beside a running server', () => {
  test('backup copies, check finds nothing wrong in the database or in the copy', async () => {
    const copy = join(dir, 'copy.sqlite')
    const { code, out } = await said(['backup', copy])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/copy\.sqlite: \d+ bytes\n$/) as string })
    const fine = { code: 0, out: '0 faults in 0 tables, 0 journal lines\n', err: '' }
    expect(await said(['check'])).toEqual(fine)
    expect(await said(['check', copy])).toEqual(fine)
  })

  test('health asks it on this machine, wherever it listens', async () => {
    const ready = { code: 0, out: `${server.address}/readyz: ready\n`, err: '' }
    expect(await said(['health'])).toEqual(ready)
    expect(await said(['health'], { HOST: '0.0.0.0' })).toEqual(ready)
    expect(await said(['health'], { PORT: '1' })).toMatchObject({ code: 1, out: '' })
    expect(await said(['health'], { PORT: 'x' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^PORT: /) as string,
    })
    expect(await said(['health', 'now'])).toMatchObject({ code: 2 })
  })
})

describe('what cannot be done is said in one line', () => {
  const line = (text: string): string => expect.stringMatching(new RegExp(`^[^\n]*${text}[^\n]*\n$`)) as string

  test('a database that is not there, and a file that is not there', async () => {
    const none = { DATA_DIR: join(dir, 'none') }
    expect(await said(['check'], none)).toEqual({ code: 1, out: '', err: line('DATA_DIR: there is no database in') })
    expect(await said(['check', join(dir, 'no')])).toEqual({ code: 1, out: '', err: line('there is no such file') })
    expect(await said(['check', 'a', 'b'])).toEqual({ code: 2, out: '', err: line("'b' is one too many") })
  })

  test('a PostgreSQL that cannot be reached, and one to be backed up', async () => {
    const away = { DATABASE_URL: 'postgres://cloak:sesame@127.0.0.1:1/cloak' }
    expect(await said(['check'], away)).toEqual({ code: 1, out: '', err: line('DATABASE_URL: .*ECONNREFUSED') })
    expect(await said(['backup', 'x'], away)).toEqual({ code: 1, out: '', err: line('DATABASE_URL: .* pg_dump') })
  })

  test('a saved game that is none', async () => {
    const file = join(dir, 'novel.json')
    writeFileSync(file, '"It was a dark and stormy night."')
    expect(await said(['verify', file])).toEqual({ code: 1, out: '', err: line('is not a saved game') })
    expect(await said(['verify'])).toEqual({ code: 2, out: '', err: line('verify needs a file') })
  })
})
