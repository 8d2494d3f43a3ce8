import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, games } from '@cloak/games'
import { afterAll, expect, test, vi } from 'vitest'
import { tokenHash } from '../src/people/token.ts'
import { openStores } from '../src/sql/database.ts'
import { advance } from '../src/tables/advance.ts'
import { begin } from '../src/tables/begin.ts'
import { indexAfter } from '../src/tables/index-row.ts'
import type { Line, LineOf } from '../src/tables/line.ts'
import { type Pair, pairsOf, setupOf, type World } from './support/alike.ts'
import { builtFolder } from './support/built.ts'
import { served } from './support/server.ts'

// On a slow machine a page would go without its table, in one world and not in the other.
vi.mock('../src/web/summaries.ts', async original => {
  const { summaries } = await original<typeof import('../src/web/summaries.ts')>()
  const patient = { now: () => performance.now(), late: () => new Promise(() => {}) }
  return { summaries: (records: Parameters<typeof summaries>[0]) => summaries(records, patient) }
})

const dir = mkdtempSync(join(tmpdir(), 'cloak-worlds-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const time = Date.now()
const tokenOf = (who: string) => `${who}-0123456789-0123456789`
const personAt = (seat: number | null) => (seat === null ? 'onlooker' : `person-${seat}`)

/** A table's journal in one world; all that anybody may know besides the game is the same in every world. */
function linesOf(game: AnyGame, seats: number, { seed, log }: World): [LineOf<'opened'>, ...Line[]] {
  const { options, rules } = setupOf(game, seats, seed)
  const clock = { kind: 'none' } as const
  const rest = { game: game.id, seats, options, clock, listed: true, rated: true, secret: 'secret', bots: [] }
  const sitter = (seat: number) => ({ person: personAt(seat), name: `Person ${seat}`, salt: 's' })
  return [
    { kind: 'opened', host: personAt(0), sits: sitter(0), ...rest, time },
    ...Array.from({ length: seats - 1 }, (_, i): Line => ({ kind: 'sat', seat: i + 1, ...sitter(i + 1), time })),
    { kind: 'started', rules, seed, time },
    ...log.map((entry): Line => ({ kind: 'entered', by: 'person', ...entry, time })),
  ]
}
/** A server at which every table stands in one world of its pair. */
async function serverOf(game: AnyGame, seats: number, pairs: readonly Pair[], which: 0 | 1) {
  const dataDir = join(dir, `${game.id}-${which}`)
  const { journal, accounts, close } = await openStores({ databaseUrl: null, dataDir }, () => {})
  for (const id of [...Array(seats).keys(), null].map(personAt))
    await accounts.add({ id, name: id, bot: false, login: null }, tokenHash(tokenOf(id)))
  for (const [i, { worlds }] of pairs.entries()) {
    const [first, ...lines] = linesOf(game, seats, worlds[which])
    const position = begin(`table-${i}`, first)
    const all = [journal.append(`table-${i}`, 1, JSON.stringify(first), indexAfter(position, first, undefined, []))]
    for (const line of lines) {
      const index = line.kind === 'entered' ? undefined : indexAfter(position, line, undefined, [])
      advance(position, line)
      all.push(journal.append(`table-${i}`, position.seq, JSON.stringify(line), index))
    }
    await Promise.all(all)
  }
  await close()
  // Pages name the address they are reached at, which is the same in every world.
  return served({ PUBLIC_URL: 'https://games.example.org' }, dataDir, undefined, builtFolder())
}

/** What HTTP says to a person, to the byte; but for the hour, which is nobody's secret. */
async function asked(address: string, paths: readonly string[], who: string): Promise<string[]> {
  return Promise.all(
    paths.map(async path => {
      const response = await fetch(address + path, { headers: { authorization: `Bearer ${tokenOf(who)}` } })
      const headers = [...response.headers].filter(([name]) => name !== 'date')
      const said = `${path} ${response.status} ${JSON.stringify(headers)}\n${await response.text()}`
      return said.replaceAll(new URL(address).host, '')
    }),
  )
}
/** All that there is to be asked while a game runs. */
const everything = (game: string, table: string, at: number | null, seats: number): string[] => [
  ...['own', 'public', 'all', ((at ?? 0) + 1) % seats].map(eyes => `/api/tables/${table}/replay?eyes=${eyes}`),
  ...['', '/file'].map(what => `/api/tables/${table}${what}`),
  '/api/tables',
  '/api/me/tables',
  '/',
  `/table/${table}`,
  `/replay/${table}`,
  `/api/games/${game}/ratings`,
  ...Array.from({ length: seats }, (_, seat) => `/api/people/${personAt(seat)}`),
]

const cases = games.map(({ game }) => ({ game, seats: game.seats.includes(4) ? 4 : game.seats[0]!, name: game.id }))
test.each(cases)(
  '$name: what an eye may not know changes no byte of what HTTP gives it while the game runs',
  async ({ game, seats }) => {
    const pairs = pairsOf(game, seats)
    const [here, there] = [await serverOf(game, seats, pairs, 0), await serverOf(game, seats, pairs, 1)]
    let [alike, told] = [0, 0]
    for (const [i, { eyes }] of pairs.entries()) {
      const both = (paths: readonly string[], at: number | null) =>
        Promise.all([here, there].map(({ address }) => asked(address, paths, personAt(at))))
      for (const at of eyes) {
        const [one, other] = await both(everything(game.id, `table-${i}`, at, seats), at)
        expect(other).toEqual(one)
        alike++
      }
      const knows = [...Array(seats).keys()].find(at => !eyes.includes(at))
      if (knows === undefined) continue
      const [one, other] = await both([`/api/tables/table-${i}/replay`], knows)
      expect(other).not.toEqual(one)
      told++
    }
    expect(alike).toBeGreaterThan(pairs.length)
    // The comparison finds what there is to find: whoever may tell two worlds apart does.
    expect(told).toBeGreaterThan(pairs.length / 2)
    await Promise.all([here.end(), there.end()])
  },
  120_000,
)
