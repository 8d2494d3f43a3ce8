import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameNamed } from '@cloak/games'
import { awaited, decisionFor, Rng, RulesFault, sample } from '@cloak/kernel'
import { logger } from '@cloak/server'
import { expect, test, vi } from 'vitest'
import type { Journal } from '../src/ports/journal.ts'
import { openStores } from '../src/sql/database.ts'
import { advance } from '../src/tables/advance.ts'
import { begin } from '../src/tables/begin.ts'
import { type Keeper, keeper, type Reply } from '../src/tables/keeper.ts'
import type { Line } from '../src/tables/line.ts'
import { load } from '../src/tables/load.ts'
import type { Position } from '../src/tables/room.ts'
import { journalOf, worldOf } from './support/keeper.ts'

const { game } = gameNamed('citadels-2016')!
const opening: Line = {
  kind: 'opened',
  time: 1,
  host: 'h',
  game: 'citadels-2016',
  seats: 2,
  options: game.options(2).lapse as object,
  clock: { kind: 'none' },
  listed: false,
  secret: 'secret-of-the-seed',
  sits: { person: 'h', name: 'H', salt: 's' },
  bots: [],
}
const keeperAt = (position: Position, journal: Journal, faults: unknown[] = []): Keeper =>
  keeper(position, worldOf(journal, { fault: (_, __, error) => faults.push(error) }))
const keeperOn = (journal: Journal, faults?: unknown[]): Keeper => keeperAt(begin('t', opening), journal, faults)
const ask = (k: Keeper, wish: object, who = { id: 'h', name: 'H', bot: false }): Promise<Reply> =>
  new Promise(settle => void k.command(who, { table: 't', id: 'c', ...wish } as never, settle))

test('a fault in the rules is met before anything is written; the table stands still and goes on once it is mended', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cloak-fault-'))
  const { journal, close } = await openStores({ databaseUrl: null, dataDir }, () => {})
  await journal.append('t', 1, JSON.stringify(opening))
  const faults: unknown[] = []
  const k = keeperOn(journal, faults)
  await ask(k, { kind: 'sit', id: 'sit' }, { id: 'p', name: 'P', bot: false })
  expect(await ask(k, { kind: 'start', id: 'start' })).toEqual({ done: true })
  const { state } = k.position.course!
  const [seat] = awaited(game, state)
  const answer = sample(decisionFor(game, state, seat!)!, Rng.from('x'))
  const step = game.steps[state.script.at(-1)!.step]!
  const broken = vi.spyOn(step, 'does').mockImplementation(() => {
    throw new RulesFault('planted')
  })
  const who = seat === 0 ? { id: 'h', name: 'H', bot: false } : { id: 'p', name: 'P', bot: false }
  expect(await ask(k, { kind: 'answer', id: 'a', at: 0, answer }, who)).toMatchObject({ failure: { code: 'paused' } })
  broken.mockRestore()
  expect(faults).toHaveLength(1)
  expect(k.paused).toBe(true)
  expect(await journal.read('t', 3)).toEqual([])
  expect(await ask(k, { kind: 'answer', id: 'a', at: 0, answer }, who)).toMatchObject({ failure: { code: 'paused' } })
  const mended = keeperAt((await load(journal, 't', 's'))!.position, journal)
  expect(await ask(mended, { kind: 'answer', id: 'a', at: 0, answer }, who)).toEqual({ done: true })
  await close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('an append that failed is neither believed nor forgotten: the journal is read before the next command', async () => {
  const lines = [JSON.stringify(opening)]
  let broken = false
  const whole = journalOf(lines)
  const journal: Journal = {
    ...whole,
    async append(...line) {
      const written = await whole.append(...line)
      if (written && broken) throw new Error('the connection broke after the commit')
      return written
    },
  }
  const k = keeperOn(journal)
  broken = true
  expect(await ask(k, { kind: 'say', text: 'once', id: 'x' })).toMatchObject({ failure: { code: 'unavailable' } })
  broken = false
  expect(await ask(k, { kind: 'say', text: 'once', id: 'x' })).toEqual({ done: true })
  expect(lines).toHaveLength(2)
  // Another node writes a line: the next command finds it in its place, reads it and follows it.
  lines.push(JSON.stringify({ kind: 'sat', seat: 1, person: 'p', name: 'P', salt: 'q', time: 3 }))
  expect(await ask(k, { kind: 'sit', id: 'y' }, { id: 'z', name: 'Z', bot: false })).toMatchObject({
    failure: { code: 'conflict' },
  })
  expect(k.position.seq).toBe(3)
})

test('a line that the rules refuse breaks the journal loudly', () => {
  const position = begin('t', opening)
  expect(() => advance(position, { kind: 'entered', at: 0, seat: 0, by: 'person', answer: 1, time: 2 })).toThrow(
    /before its start/,
  )
})

test('logs leave out answers, hands, seeds and tokens, wherever they hide', () => {
  const written: string[] = []
  const log = logger('info', { write: text => void written.push(text) })
  log.info(
    {
      answer: 'tavern',
      command: { answer: 'tavern', token: 'abc' },
      err: { line: { seed: 'abc', salt: 'abc', at: 7 } },
    },
    'x',
  )
  expect(written.join('')).not.toMatch(/tavern|abc/)
  expect(written.join('')).toContain('"at":7')
})
