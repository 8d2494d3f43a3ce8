import { gameNamed } from '@cloak/games'
import { awaited, decisionFor, Rng, sample, type Seat } from '@cloak/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Brain } from '../src/bots/brain.ts'
import { advance } from '../src/tables/advance.ts'
import { begin } from '../src/tables/begin.ts'
import { indexAfter } from '../src/tables/index-row.ts'
import { enters } from '../src/tables/judge.ts'
import type { Keeper } from '../src/tables/keeper.ts'
import type { LineOf } from '../src/tables/line.ts'
import { type Minder, minder } from '../src/tables/minder.ts'
import type { Position } from '../src/tables/room.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const PAUSE = 700

/** A game that has just begun between people with a clock; the bots sit where they are said to. */
function tableOf(name: string, clock: LineOf<'opened'>['clock'], bots: readonly Seat[] = []): Position {
  const { game } = gameNamed(name)!
  const seats = game.seats.includes(4) ? 4 : game.seats[0]!
  const position = begin('t', {
    kind: 'opened',
    time: 0,
    host: 'p0',
    game: name,
    seats,
    options: game.options(seats).lapse as object,
    clock,
    listed: false,
    secret: 's',
    sits: null,
    bots: bots.map(seat => ({ seat, level: 'random' })),
  })
  for (let seat = 0; seat < seats; seat++)
    if (!bots.includes(seat))
      advance(position, { kind: 'sat', seat, person: `p${seat}`, name: `P${seat}`, salt: '', time: 0 })
  advance(position, { kind: 'started', rules: game.rules, seed: 'x', time: 0 })
  return position
}
const askedAt = ({ course, room }: Position): Seat => awaited(gameNamed(room.game)!.game, course!.state)[0]!

function mindedBy(
  keeper: Partial<Keeper> & { position: Position },
  decide: Brain['decide'],
  trouble = vi.fn(),
): Minder {
  const whole = { id: 't', paused: false, stand: () => {}, ...keeper } as Partial<Keeper> as Keeper
  return minder(whole, {
    brain: { decide, close: async () => {} },
    journal: { append: async () => true, read: async () => [], keep: async () => {}, kept: async () => null },
    lease: { hold: async () => true, release: async () => {}, close: async () => {} },
    now: () => Date.now(),
    downs: () => [],
    pause: () => PAUSE,
    budget: 300,
    trouble,
  })
}

test('what cannot be shown to a bot stops its table and nothing else', async () => {
  const position = tableOf('citadels-2016', { kind: 'none' }, [0, 1, 2, 3])
  const { game } = gameNamed('citadels-2016')!
  const broken = vi.spyOn(game, 'view').mockImplementation(() => {
    throw new Error('planted')
  })
  const stand = vi.fn<Keeper['stand']>()
  mindedBy({ position, stand }, async () => 'x').mind()
  await vi.advanceTimersByTimeAsync(PAUSE)
  broken.mockRestore()
  expect(stand).toHaveBeenCalledOnce()
})

test('whoever leaves and comes back before the time is up runs out of it all the same', async () => {
  const position = tableOf('citadels-2016', { kind: 'live', bank: 2, increment: 1 })
  const seat = askedAt(position)
  const entered = vi.fn<Keeper['enter']>(async () => ({ done: true }))
  const mind = mindedBy({ position, enter: entered }, () => new Promise(settle => void setTimeout(settle, 1500, 'x')))
  mind.mind()
  await vi.advanceTimersByTimeAsync(1000)
  position.room.chairs[seat]!.away = true
  mind.mind()
  await vi.advanceTimersByTimeAsync(100)
  position.room.chairs[seat]!.away = false
  mind.mind()
  await vi.advanceTimersByTimeAsync(1300)
  // The stand-in's thought comes after the time is up, and is not wanted any more; the clock is.
  expect(entered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  expect(entered).toHaveBeenCalledOnce()
  expect(entered.mock.calls[0]!.slice(0, 2)).toEqual([seat, position.course!.state.at])
  mind.stop()
})

test('an answer that the rules refuse is reported by its rule and thought of again; one that came too late is not', async () => {
  const position = tableOf('citadels-2016', { kind: 'none' }, [0, 1, 2, 3])
  const trouble = vi.fn<(table: string, error: unknown) => void>()
  const rules = ['kernel.malformed', 'kernel.stale', 'CIT-4.4']
  const enter: Keeper['enter'] = async () => {
    const rule = rules.shift()
    return rule === undefined ? { done: true } : { why: { rule, key: rule } }
  }
  const mind = mindedBy({ position, enter }, async () => 'x', trouble)
  mind.mind()
  await vi.advanceTimersByTimeAsync(10_000)
  mind.stop()
  expect(rules).toEqual([])
  expect(trouble.mock.calls.map(([, error]) => String(error))).toEqual([
    'RefusedAnswer: kernel.malformed',
    'RefusedAnswer: CIT-4.4',
  ])
})

test('while others are still to answer, a table of days is due when it was', () => {
  const position = tableOf('pact', { kind: 'days', days: 1 })
  const { game } = gameNamed('pact')!
  const rng = Rng.from('days')
  const wakesAfter = (seat: Seat, time: number) => {
    const { state } = position.course!
    const answer = sample(decisionFor(game, state, seat)!, rng)
    const judged = enters(position, { at: state.at, seat, answer }, 'person', { time }, [])
    if (!('line' in judged)) throw new Error('refused')
    const row = indexAfter(position, judged.line, judged.step, [])
    const isPartial = judged.step!.state.at === state.at
    advance(position, judged.line, judged.step)
    return { isPartial, wakes: row!.wakes }
  }
  const all = [...awaited(game, position.course!.state)]
  expect(all.length).toBeGreaterThan(1)
  for (const seat of all.slice(1)) expect(wakesAfter(seat, 23 * HOUR)).toEqual({ isPartial: true, wakes: 24 * HOUR })
  expect(wakesAfter(all[0]!, 23 * HOUR)).toEqual({ isPartial: false, wakes: 47 * HOUR })
})
