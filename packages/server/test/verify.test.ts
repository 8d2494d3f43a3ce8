import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Entry, Rng } from '@cloak/kernel'
import type { ServedGameFile } from '@cloak/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, plays } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

let server: Served
let file: ServedGameFile
/** As it was shown before the first card. */
let shown: string
beforeAll(async () => {
  server = await served()
  ;({ file, shown } = await played('one'))
})
afterAll(() => server.end())

/** A game of two people with salts and a bot without, played to its end. */
async function played(name: string): Promise<{ file: ServedGameFile; shown: string }> {
  const [host, guest] = await people(server.address, 2)
  const table = await opened(server.address, host!, { seats: 3 })
  await guest!.send({ kind: 'sit', table, seat: 1, salt: `${name}-guest` })
  await host!.send({ kind: 'seat-bot', table, seat: 2, level: 'random' })
  for (const client of [host!, guest!]) await client.send({ kind: 'watch', table })
  const { commitment } = (await host!.until(({ about }) => about !== undefined)).about!
  await host!.send({ kind: 'salt', table, salt: `${name}-host` })
  const playing = [host!, guest!].map((client, i) => plays(client, table, Rng.from(`${name} ${i}`)))
  await host!.send({ kind: 'start', table })
  await Promise.all(playing)
  const { said } = await ask<ServedGameFile>(server.address, 'GET', `/api/tables/${table}/file`)
  return { file: said, shown: commitment }
}

/** What `cloak verify` says of a file. */
async function verified(claimed: object, ...flags: string[]): Promise<{ code: number; out: string; err: string }> {
  const path = join(server.dir, 'game.json')
  writeFileSync(path, JSON.stringify(claimed))
  const cli = spawn(process.execPath, [CLI, 'verify', path, ...flags])
  const ended = new Promise<number>(settle => void cli.on('close', code => settle(code ?? -1)))
  const [out, err, code] = await Promise.all([text(cli.stdout), text(cli.stderr), ended])
  return { code, out: out.replaceAll(path, 'game'), err: err.replaceAll(path, 'game') }
}

test('a finished game holds, and its seed is proven by the commitment shown before the first card', async () => {
  expect(file.fairness.salts).toEqual(['one-host', 'one-guest', ''])
  const { code, out, err } = await verified(file, '--commitment', shown)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`game: holds; citadels-2016, 3 seats, ${file.log.length} entries, digest ${file.digest}\n`)
  expect(out).toContain('seed proven: the secret fits the commitment given; salts from 2 of 3 seats are in the seed')
})

test('without that commitment the seed is only claimed, and without its part in the file unproven', async () => {
  const claimed = await verified(file)
  expect(claimed).toMatchObject({ code: 0, out: expect.stringContaining('seed claimed') as string })
  expect(claimed.out).toContain(shown)
  const { fairness: _, ...silent } = file
  expect(await verified(silent)).toMatchObject({ code: 0, out: expect.stringContaining('seed unproven') as string })
})

const AT = 20
/** Another digit in its place. */
const slipped = (hex: string): string => hex.replace(/^./, digit => (digit === '0' ? '1' : '0'))
const fair = (part: Partial<ServedGameFile['fairness']>): ServedGameFile => ({
  ...file,
  fairness: { ...file.fairness, ...part },
})
function answered(): ServedGameFile {
  const answers = file.log.map(entry => ('answer' in entry ? entry.answer : null))
  const other = answers.find(answer => JSON.stringify(answer) !== JSON.stringify(answers[AT]))
  return { ...file, log: file.log.with(AT, { ...file.log[AT]!, answer: other } as Entry) }
}
function boasted(): ServedGameFile['standing'] {
  const [first, ...rest] = file.standing!
  return [{ ...first!, score: first!.score + 1 }, ...rest]
}

const tamperings: [string, () => object, RegExp][] = [
  ['another secret', () => fair({ secret: slipped(file.fairness.secret) }), /setup .* the server had committed to/],
  ['another commitment', () => fair({ commitment: slipped(shown) }), /setup .* the server had committed to/],
  ['another salt', () => fair({ salts: ['one-host', 'two-guest', ''] }), /setup .* do not make the seed/],
  [
    'a salt where none was sent',
    () => fair({ salts: ['one-host', 'one-guest', 'x'] }),
    /setup .* do not make the seed/,
  ],
  ['salts in another order', () => fair({ salts: ['one-guest', 'one-host', ''] }), /setup .* do not make the seed/],
  ['two salts in one', () => fair({ salts: ['one-host\none-guest', ''] }), /setup .* the salts are 2, the seats 3/],
  [
    'another seed',
    () => ({ ...file, setup: { ...file.setup, seed: slipped(file.setup.seed) } }),
    /do not make the seed/,
  ],
  ['another answer', answered, new RegExp(`^game: entry ${AT} `)],
  ['an entry removed', () => ({ ...file, log: file.log.toSpliced(AT, 1) }), new RegExp(`^game: entry ${AT} `)],
  ['the last entry removed', () => ({ ...file, log: file.log.slice(0, -1) }), /there is a digest of it, but no entry/],
  ['another standing', () => ({ ...file, standing: boasted() }), /the end, .* the recorded standing/],
  ['another digest', () => ({ ...file, digest: slipped(file.digest) }), /the end, .* the recorded digest/],
]
test.each(tamperings)('tampered with, it does not hold: %s', async (_, tampered, says) => {
  const { code, out, err } = await verified(tampered())
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(says)
})

test('nor, with the commitment given, without the part that says where its seed came from', async () => {
  const { fairness: _, ...silent } = file
  const { code, out, err } = await verified(silent, '--commitment', shown)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('a commitment is given, but the file does not say where its seed came from')
})

test('nor does another game, played out in truth, hold for the commitment of this one', async () => {
  const other = await played('two')
  expect((await verified(other.file, '--commitment', other.shown)).code).toBe(0)
  const { code, out, err } = await verified(other.file, '--commitment', shown)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(`the commitment given is "${shown}"; the file's is "${other.shown}"`)
})
