import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Rng, sample } from '@cloak/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Client, connect, newIdentity, type Now, plays } from '../../packages/server/test/support/client.ts'
import { type Released, released, type Server } from './support/released.ts'

let it: Released
beforeAll(async () => void (it = await released()), 120_000)
afterAll(() => it.remove())

const NOBODY = 65534
const isRoot = process.getuid?.() === 0

/** The question at which both wait, so that the game is not over before the server is killed. */
const MIDDLE = 40

/** Answers at random as far as the middle of the game. */
function playsHalf(client: Client, table: string, rng: Rng): void {
  let last = -1
  const answer = ({ seen }: Now): void => {
    if (!seen?.mine || seen.at === last || seen.at >= MIDDLE) return
    last = seen.at
    client.send({ kind: 'answer', table, at: last, answer: sample(seen.mine.decision, rng) }).catch(() => {})
  }
  client.onNow(answer)
}

/** Two people and a bot at a table, at the beginning of a game. */
async function begin(address: string): Promise<{ table: string; clients: Client[] }> {
  const clients: Client[] = []
  for (const name of ['Host', 'Guest']) clients.push(await connect(address, await newIdentity(address, name)))
  const [host, guest] = clients
  const { said } = await ask<{ id: string }>(address, 'POST', '/api/tables', {
    token: host!.who.token,
    body: { game: 'citadels-2016', seats: 3 },
  })
  const { id: table } = said
  await guest!.send({ kind: 'sit', table })
  await host!.send({ kind: 'seat-bot', table, seat: 2, level: 'squire' })
  for (const client of clients) await client.send({ kind: 'watch', table })
  for (const [i, client] of clients.entries()) playsHalf(client, table, Rng.from(`begin ${i}`))
  await host!.send({ kind: 'start', table })
  await host!.until(({ seen }) => (seen?.at ?? 0) >= 8)
  return { table, clients }
}

/** The same people come to another server, and play the game to its end. Its file. */
async function playOn(address: string, table: string, before: readonly Client[]): Promise<object> {
  const clients = await Promise.all(before.map(({ who }) => connect(address, who)))
  const playing = clients.map((client, i) => plays(client, table, Rng.from(`on ${i}`)))
  for (const client of clients) await client.send({ kind: 'watch', table })
  await Promise.all(playing)
  const { status, said } = await ask(address, 'GET', `/api/tables/${table}/file`)
  expect(status).toBe(200)
  for (const client of clients) await client.close()
  return said
}

describe('a release in an empty folder, with an empty environment', () => {
  test('has the pinned Node, the server, the client and the licences, and nothing to build or test with', () => {
    const files = globSync('**/*', { cwd: it.folder, withFileTypes: true }).filter(each => each.isFile())
    const names = files.map(({ name }) => name)
    for (const name of ['cloak-and-crown', 'node', 'index.html', 'LICENSE', 'README.txt', 'compose.yaml', 'Dockerfile'])
      expect(names).toContain(name)
    expect(files.filter(({ name, parentPath }) => /\.tsx?$/.test(name) || parentPath.includes('node_modules'))).toEqual(
      [],
    )
    const licences = readFileSync(join(it.folder, 'third-party-licences.txt'), 'utf8')
    for (const name of ['kysely', 'pino', 'react', 'ws'])
      expect(licences).toMatch(new RegExp(`^${name} \\d.*: \\w+`, 'm'))
    for (const name of ['vite', 'vitest', 'rolldown', 'typescript', 'playwright-core'])
      expect(licences).not.toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  test('says its version and its help, through a symbolic link too', async () => {
    const link = join(it.place, 'linked')
    symlinkSync(relative(it.place, join(it.folder, 'cloak-and-crown')), link)
    const { version } = JSON.parse(readFileSync('packages/launcher/package.json', 'utf8')) as { version: string }
    expect((await it.run(['--version'])).out).toContain(`cloak-and-crown ${version} (Node ${process.version}`)
    expect(execFileSync('env', ['-i', link, '--help'], { encoding: 'utf8' })).toContain('cloak-and-crown backup FILE')
  })

  test('serves the client, and says that it is well', async () => {
    const server = await it.serve({ DATA_DIR: join(it.place, 'web') })
    const page = await ask<string>(server.address, 'GET', '/', { headers: { accept: 'text/html' } })
    const asset = /\/assets\/[\w.-]+\.js/.exec(page.said)?.[0]
    expect((await ask(server.address, 'GET', asset!)).headers.get('content-type')).toContain('javascript')
    const PORT = new URL(server.address).port
    expect(await it.run(['health'], { PORT })).toMatchObject({ code: 0, err: '' })
    await server.stop()
    expect(await it.run(['health'], { PORT })).toMatchObject({ code: 1, out: '' })
  })

  test('plays a whole game, though it is killed; a copy taken meanwhile plays on; a damaged journal is found', async () => {
    // By default the data is in ./data.
    const first = await it.serve()
    const { table, clients } = await begin(first.address)
    const copied = join(it.place, 'copied')
    mkdirSync(copied)
    const copy = await it.run(['backup', join(copied, 'cloak.sqlite')])
    expect(copy).toMatchObject({ code: 0, err: '' })
    await clients[0]!.until(({ seen }) => seen?.at === MIDDLE)
    expect(await it.run(['check'])).toMatchObject({ code: 0, err: '' })
    await first.kill()

    const second = await it.serve()
    const file = await playOn(second.address, table, clients)
    writeFileSync(join(it.place, 'game.json'), JSON.stringify(file))
    expect(await it.run(['verify', 'game.json'])).toMatchObject({ code: 0, err: '' })
    await second.stop()

    const third = await it.serve({ DATA_DIR: copied })
    await playOn(third.address, table, clients)
    await third.stop()

    expect(await it.run(['check'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^0 faults in 1 table, /) as string,
    })
    const database = new DatabaseSync(join(it.place, 'data', 'cloak.sqlite'))
    database.prepare(`update journal set line = '{"kind":' where "table" = ? and seq = 9`).run(table)
    database.close()
    const found = await it.run(['check'])
    expect(found).toMatchObject({ code: 1, err: '' })
    expect(found.out).toMatch(new RegExp(`^table ${table}, line 9: the line is not valid JSON\n1 fault in 1 table, `))
  }, 120_000)
})

describe('a release ends with one line that names the cause', () => {
  async function ends(settings: { [name: string]: string }, line: RegExp, command: string[] = []): Promise<void> {
    const { code, out, err } = await it.run(command, settings)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^[^\n]*\n$/)
    expect(err).toMatch(line)
  }
  const folder = (name: string): string => join(it.place, name)

  test('on a data folder that another server uses; a backup and a check are welcome there', async () => {
    const DATA_DIR = folder('used')
    const server: Server = await it.serve({ DATA_DIR })
    await ends({ DATA_DIR }, new RegExp(`^DATA_DIR: another server is using the folder ${DATA_DIR}\n`))
    expect((await it.run(['check'], { DATA_DIR })).code).toBe(0)
    await server.kill()
    await (await it.serve({ DATA_DIR })).stop()
  })

  test('on a database of a newer release', async () => {
    const DATA_DIR = folder('newer')
    await (await it.serve({ DATA_DIR })).stop()
    const database = new DatabaseSync(join(DATA_DIR, 'cloak.sqlite'))
    database.exec(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
    database.close()
    const newer =
      /^DATA_DIR: the database is of a newer release: it has the migration 9999-later, and the newest known /
    await ends({ DATA_DIR }, newer)
    await ends({ DATA_DIR }, newer, ['check'])
  })

  test('on a folder that it cannot write', async () => {
    const DATA_DIR = folder('locked')
    mkdirSync(DATA_DIR, { mode: 0o755 })
    if (!isRoot) chmodSync(DATA_DIR, 0o500)
    const { code, err } = await it.run([], { DATA_DIR }, isRoot ? NOBODY : undefined)
    expect({ code, err }).toEqual({ code: 1, err: `DATA_DIR: the folder ${DATA_DIR} cannot be written (EACCES)\n` })
  })

  test('with a setting that it does not understand', () =>
    ends({ PORT: 'eighty' }, /^PORT: must be a whole number from 0 to 65535\n/))

  test('when a backup would overwrite a file, has nothing to copy, or is of PostgreSQL', async () => {
    writeFileSync(folder('letter'), 'dear mother')
    await (await it.serve({ DATA_DIR: folder('full') })).stop()
    await ends({ DATA_DIR: folder('full') }, /^letter exists already; give the backup another name\n/, [
      'backup',
      'letter',
    ])
    await ends({ DATA_DIR: folder('none') }, /^DATA_DIR: there is no database in the folder \S+none\n/, ['backup', 'x'])
    await ends({ DATABASE_URL: 'postgres://cloak@127.0.0.1/cloak' }, /^DATABASE_URL: .*pg_dump/, ['backup', 'x'])
  })

  test.each([
    [['sevre'], "cloak-and-crown: there is no command 'sevre'; there are serve, backup, check, verify, health\n"],
    [['--port', '80'], 'cloak-and-crown: there is no flag --port; see cloak-and-crown --help\n'],
    [['serve', '80'], "cloak-and-crown: serve takes no '80': settings are environment variables\n"],
    [['backup'], 'cloak-and-crown: backup needs a file\n'],
    [['check', '--all'], 'cloak-and-crown: there is no flag --all\n'],
  ])('on a command that it does not understand: %j', async (command, line) =>
    expect(await it.run(command)).toEqual({ code: 2, out: '', err: line }),
  )
})
