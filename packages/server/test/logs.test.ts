import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Rng, sample } from '@cloak/kernel'
import { expect, test } from 'vitest'
import type { Line } from '../src/tables/line.ts'
import { ask, type Client, connect, newIdentity, type Now, plays } from './support/client.ts'
import { launched } from './support/process.ts'
import { closedWith } from './support/raw.ts'
import { toldIn } from './support/secrets.ts'
import { opened } from './support/table.ts'

const TALK = ['Zażółć gęślą jaźń, "Béla"', 'árvíztűrő tükörfúrógép']
const CLAIM = { key: 'talk.i-am', args: { kind: 'character', id: 'bishop' } }
const [RIGHT, WRONG] = ['correct-horse-battery', 'wrong-horse-battery!']
const BAD_TOKEN = 'bad-token-0123456789-0123456789'
const SALTS = ['salt-of-the-host-Xq', 'salt-of-another-Zv', 'salt-of-a-third-Wk']

/** Every hand that a seat's own eyes have seen, as it was written to them. */
function handsOf(client: Client, into: Set<string>): void {
  client.onNow(({ seen, seat }: Now) => {
    const { players } = (seen?.view ?? {}) as { players?: { hand: unknown }[] }
    if (seat !== null && players) into.add(JSON.stringify(players[seat]!.hand))
  })
}

/** Somebody with a cookie and a login, who comes from a second device; and others who try to. All that is secret about it. */
async function signsIn(address: string): Promise<string[]> {
  const post = (path: string, body: object, cookie = '') =>
    ask(address, 'POST', path, { body, headers: { cookie: `cloak=${cookie}` } })
  const cookieOf = (headers: Headers) => /cloak=([^;]+)/.exec(headers.get('set-cookie')!)![1]!
  const cookie = cookieOf((await post('/api/guests', { name: 'Guest' })).headers)
  const login = 'guest@example.org'
  expect((await post('/api/me/claim', { login, password: RIGHT }, cookie)).status).toBe(200)
  const second = await post('/api/login', { login, password: RIGHT })
  expect((await post('/api/login', { login, password: WRONG })).status).toBe(401)
  expect((await post('/api/tables', { game: 'pact', seats: 4 }, BAD_TOKEN)).status).toBe(401)
  expect((await ask(address, 'GET', '/api/me', { token: BAD_TOKEN })).status).toBe(401)
  await expect(connect(address, { id: '', name: '', token: BAD_TOKEN })).rejects.toThrow()
  return [cookie, cookieOf(second.headers), RIGHT, WRONG, BAD_TOKEN]
}

/** What is said and refused while a game is played; all of it from the first to the last answer. */
async function playsOut(clients: readonly Client[], table: string, file: DatabaseSync): Promise<void> {
  const [host, second] = clients
  const asked = await Promise.any(clients.map(each => each.until(({ seen }) => Boolean(seen?.mine)).then(() => each)))
  const { at, mine } = asked.now!.seen!
  for (const answer of ['junk-of-an-answer', { do: 'junk-of-an-answer', with: 'tavern' }, 77])
    expect(await asked.send({ kind: 'answer', table, at, answer })).toMatchObject({ kind: 'refused' })
  for (const text of TALK) expect(await host!.send({ kind: 'say', table, text })).toMatchObject({ kind: 'done' })
  expect(await second!.send({ kind: 'claim', table, claim: CLAIM })).toMatchObject({ kind: 'done' })
  expect(await second!.send({ kind: 'say', table, text: `${TALK[0]}\0` } as never)).toMatchObject({ kind: 'error' })
  // An answer that cannot be written down, and later is.
  const answer = sample(mine!.decision, Rng.from('log'))
  file.exec('alter table journal rename to journal_away')
  expect(await asked.send({ kind: 'answer', table, at, answer })).toMatchObject({ error: { code: 'unavailable' } })
  file.exec('alter table journal_away rename to journal')
  expect(await asked.send({ kind: 'answer', table, at, answer })).toMatchObject({ kind: 'done' })
  await Promise.all(clients.map((client, i) => plays(client, table, Rng.from(`log ${i}`))))
}

const COPY = `insert into journal ("table", seq, line) select ?, seq, line from journal where "table" = ? and seq <= ?`
/** Tables like this one, with one line spoilt: as it is when a disk has failed or the rules have changed. */
function spoil(file: DatabaseSync, table: string, lines: readonly Line[]): string[] {
  const entered = lines.findIndex(line => 'answer' in line && JSON.stringify(line.answer).length > 20)
  const spoilt = [
    [0, /"secret":/],
    [0, /"secret":".{20}/],
    [entered, /"answer":/],
    [entered, /"answer":.*?[a-z]{3}/],
    [lines.findIndex(({ kind }) => kind === 'started'), /"seed":/],
    [lines.findIndex(({ kind }) => kind === 'said'), /"text":/],
  ] as const
  const ids = spoilt.map(([i, where], n) => {
    const line = JSON.stringify(lines[i]).replace(where, found => `${found}${found.endsWith(':') ? '@' : '\n'}`)
    file.prepare(COPY).run(`spoilt${n}`, table, i)
    file.prepare('insert into journal ("table", seq, line) values (?, ?, ?)').run(`spoilt${n}`, i + 1, line)
    return `spoilt${n}`
  })
  const line = JSON.stringify({ ...lines[entered]!, answer: 'never-an-answer' })
  file.prepare(COPY).run('refused', table, entered)
  file.prepare('insert into journal ("table", seq, line) values (?, ?, ?)').run('refused', entered + 1, line)
  return [...ids, 'refused']
}

test('the most talkative log of a whole game tells no token, password, talk, salt, seed, answer or hand', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-logs-'))
  const server = await launched({ DATA_DIR: dir, LOG_LEVEL: 'debug' })
  const { address } = server
  const file = new DatabaseSync(join(dir, 'cloak.sqlite'), { timeout: 5000 })
  try {
    const secrets = new Set([
      ...(await signsIn(address)),
      ...TALK,
      CLAIM.key,
      JSON.stringify(CLAIM.args.id),
      ...SALTS,
      'junk-of-an-answer',
    ])
    const clients: Client[] = []
    for (const name of ['Host', 'Second', 'Third'])
      clients.push(await connect(address, await newIdentity(address, name)))
    const [host, second] = clients
    const table = await opened(address, host!)
    for (const [i, client] of clients.entries()) {
      secrets.add(client.who.token)
      handsOf(client, secrets)
      if (i > 0) await client.send({ kind: 'sit', table, salt: SALTS[i]! })
      await client.send({ kind: 'watch', table })
    }
    await host!.send({ kind: 'salt', table, salt: SALTS[0]! })
    await host!.send({ kind: 'seat-bot', table, seat: 3, level: 'squire' })
    await host!.send({ kind: 'start', table })
    await playsOut(clients, table, file)
    const journal = file.prepare('select line from journal where "table" = ? order by seq').all(table)
    const lines = journal.map(({ line }) => JSON.parse(String(line)) as Line)
    for (const line of lines) {
      if (line.kind === 'opened') secrets.add(line.secret)
      if (line.kind === 'started') secrets.add(line.seed)
      if ('answer' in line) secrets.add(JSON.stringify(line.answer))
    }
    for (const { hash } of file.prepare('select hash from sessions').all()) secrets.add(String(hash))
    for (const { password } of file.prepare('select password from people').all())
      if (password !== null) secrets.add(String(password))
    expect(secrets.size).toBeGreaterThan(50)

    // Now for what goes wrong: frames that are none, and journals that cannot be followed.
    await closedWith(Number(new URL(address).port), second!.who.token, Buffer.from([0xff, 0xff, 0xff]))
    for (const id of spoil(file, table, lines)) {
      // Where it can be read at least in part, the table is there and stands still.
      expect([200, 500]).toContain((await ask(address, 'GET', `/api/tables/${id}`)).status)
      expect(await second!.send({ kind: 'say', table: id, text: TALK[1]! })).toMatchObject({ kind: 'error' })
    }

    for (const client of clients) await client.close()
    await server.stop()
    const log = server.said()
    for (const told of [
      'request failed',
      'command failed',
      'socket closed',
      'stopping',
      'BrokenJournal',
      'SyntaxError',
      'SqliteFault',
    ])
      expect(log).toContain(told)
    expect(toldIn(log, secrets)).toEqual([])
    // It would have been found.
    for (const secret of [host!.who.token, ...SALTS, ...TALK, RIGHT])
      expect(toldIn(`${log}{"level":50,"err":{"message":${JSON.stringify(`no: ${secret}`)}}}`, secrets)).toContain(
        secret,
      )
  } finally {
    file.close()
    await server.kill()
    rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)

test('a secret is found in a log whole, in pieces, and quoted within a quotation', () => {
  const token = 'Aw3lPq-92_mXz77TgYbn'
  const answer = JSON.stringify({ do: 'build', with: 'tavern' })
  const line = (message: unknown) => JSON.stringify({ level: 50, msg: JSON.stringify(message) })
  expect(toldIn(line(`by ${token}`), [token, answer])).toEqual([token])
  expect(toldIn(line(`..."${token.slice(5, 14)}"... is not valid`), [token, answer])).toEqual([token])
  expect(toldIn(line({ answer: { do: 'build', with: 'tavern' } }), [token, answer])).toEqual([answer])
  expect(toldIn(line('a table, 3 and true'), [token, answer, '3', 'true'])).toEqual([])
  // Where one value ends and the next begins there is nothing quoted.
  expect(toldIn(JSON.stringify({ message: 'illegal', stack: '' }), ['["cathedral","statue"]'])).toEqual([])
  expect(toldIn(JSON.stringify({ [token]: { deep: [answer] } }), [token, answer])).toEqual([token, answer])
})
