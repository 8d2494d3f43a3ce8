import { gameNamed } from '@cloak/games'
import { type Answer, sample, see, Rng } from '@cloak/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { advance } from '../src/tables/advance.ts'
import { begin } from '../src/tables/begin.ts'
import type { Keeper } from '../src/tables/keeper.ts'
import { minder } from '../src/tables/minder.ts'
import type { Position } from '../src/tables/room.ts'

const { game } = gameNamed('citadels-2016')!
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Four bots with the cards of this seed, so many answers into the game. */
function tableOf(seed: string, answers: number): Position {
  const position = begin('t', {
    kind: 'opened',
    time: 0,
    host: 'h',
    game: game.id,
    seats: 4,
    options: game.options(4).lapse as object,
    clock: { kind: 'none' },
    listed: false,
    secret: 's',
    sits: null,
    bots: [0, 1, 2, 3].map(seat => ({ seat, level: 'random' as const })),
  })
  advance(position, { kind: 'started', rules: game.rules, seed, time: 0 })
  const rng = Rng.from(seed)
  for (let i = 0; i < answers; i++) {
    const { state } = position.course!
    const seat = [0, 1, 2, 3].find(at => see(game, state, { at }).mine)!
    const answer = sample(see(game, state, { at: seat }).mine!.decision, rng)
    advance(position, { kind: 'entered', at: state.at, seat, by: 'bot', answer, time: 0 })
  }
  return position
}

interface Thinking {
  /** Milliseconds until it is its turn, and until it has an answer from then on. */
  waits?: number
  thinks: number
  fails?: boolean
}
/** When the bots of a table answer, in milliseconds since they were asked, and what trouble there was before. */
async function answered(position: Position, { waits = 0, thinks, fails = false }: Thinking, pause: () => number) {
  const entered = vi.fn(async () => ({ done: true as const }))
  const trouble = vi.fn()
  const keeper = { id: 't', position, paused: false, enter: entered } as Partial<Keeper> as Keeper
  const answer: Answer = 'x'
  const mind = minder(keeper, {
    brain: {
      decide: (_, begins) =>
        new Promise((settle, fail) => {
          const ends = () => (fails && trouble.mock.calls.length === 0 ? fail(new Error('lost')) : settle(answer))
          const starts = () => {
            begins?.()
            setTimeout(ends, thinks)
          }
          if (waits === 0) starts()
          else setTimeout(starts, waits)
        }),
      close: async () => {},
    },
    journal: { append: async () => true, read: async () => [], keep: async () => {}, kept: async () => null },
    lease: { hold: async () => true, release: async () => {}, close: async () => {} },
    now: () => Date.now(),
    downs: () => [],
    pause,
    budget: 300,
    trouble,
  })
  const start = Date.now()
  mind.mind()
  while (entered.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1)
  mind.stop()
  return { after: Date.now() - start, trouble: trouble.mock.calls }
}

test('a bot waits as long as was drawn, whatever it holds, whatever it is asked, and however long it thought', async () => {
  const holds = new Set<string>()
  const taken: number[] = []
  for (const [i, thinks] of [0, 1, 50, 299, 300, 0, 120, 7].entries()) {
    const position = tableOf(`seed ${i}`, i * 9)
    const at = [0, 1, 2, 3].find(seat => see(game, position.course!.state, { at: seat }).mine)!
    holds.add(JSON.stringify(see(game, position.course!.state, { at })))
    taken.push((await answered(position, { thinks }, () => 700 + i)).after)
  }
  expect(holds.size).toBe(8)
  expect(taken).toEqual([700, 701, 702, 703, 704, 705, 706, 707])
})

test('the pause is drawn once for an answer, and of nothing', async () => {
  const pause = vi.fn(() => 900)
  await answered(tableOf('drawn', 12), { thinks: 30 }, pause)
  expect(pause.mock.calls).toEqual([[]])
})

test('the pause begins when its turn to think comes: what it holds cannot be told when others were before it', async () => {
  const when = async (thinks: number) => (await answered(tableOf('queue', 3), { waits: 1000, thinks }, () => 800)).after
  expect([await when(0), await when(1), await when(300), await when(600)]).toEqual([1800, 1800, 1800, 1800])
})

test('whoever has no answer at the end of a pause answers at the end of another, drawn anew', async () => {
  const when = async (thinks: number) => {
    const drawn = [700, 900, 800]
    return (await answered(tableOf('late', 3), { thinks }, () => drawn.shift()!)).after
  }
  expect([await when(699), await when(701), await when(1500), await when(1601)]).toEqual([700, 1600, 1600, 2400])
})

test('a thought that fails is told of when a pause is over, and thought anew', async () => {
  const { after, trouble } = await answered(tableOf('lost', 3), { thinks: 1000, fails: true }, () => 800)
  expect(trouble).toEqual([['t', new Error('lost')]])
  expect(after).toBe(1600 + 2000 + 1600)
})
