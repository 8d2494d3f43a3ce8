import { citadels2016 } from '@cloak/citadels-2016'
import { type Answer, hear, type Heard, replay, Rng, sample, type Seat, see, type Seen, type Told } from '@cloak/kernel'
import { expect, test, vi } from 'vitest'
import { keep } from '../src/solo/keep.ts'
import type { SoloRecord } from '../src/solo/record.ts'

interface Thought {
  seat: Seat
  at: number
  heard: string
}
const thoughts = vi.hoisted((): Thought[] => [])
interface Bots {
  levels: { squire: object }
}
vi.mock('@cloak/bots', async original => {
  const own = await original<Bots>()
  const sits = (_: unknown, seat: Seat) => ({
    name: 'listener',
    decide(seen: Seen<object>, heard: readonly Heard[], rng: Rng): Answer {
      thoughts.push({ seat, at: seen.at, heard: JSON.stringify(heard) })
      return sample(seen.mine!.decision, rng)
    },
  })
  return { ...own, levels: { ...own.levels, squire: { ...own.levels.squire, sits } } }
})

test('bots on this device hear what their seat may hear of all that was told, and nothing else', async () => {
  const game = citadels2016
  let record: SoloRecord = {
    id: 'solo-heard',
    game: game.id,
    rules: game.rules,
    seats: 4,
    options: game.options(4).lapse!,
    seed: 'heard',
    level: 'squire',
    entries: [],
    over: false,
  }
  const rng = Rng.from('me')
  const keeper = keep(game, record, { name: 'Odo', haste: true }, { notice: () => {}, save: next => (record = next) })!
  const setup = () => ({ game: game.id, rules: game.rules, seats: 4, seed: 'heard', options: record.options as never })
  const answerMine = (): void => {
    const course = replay(game, setup(), record.entries)
    const mine = 'state' in course ? see(game, course.state, { at: 0 }) : null
    if (mine?.mine)
      keeper.take({ id: 'a', kind: 'answer', table: record.id, at: mine.at, answer: sample(mine.mine.decision, rng) })
  }
  await expect
    .poll(
      () => {
        answerMine()
        return thoughts.length
      },
      { timeout: 25_000 },
    )
    .toBeGreaterThan(40)
  keeper.close()
  const told: Told[] = []
  const heard = new Map<string, Heard[]>()
  replay(game, setup(), record.entries, (_, { at }, news) => {
    told.push(...news)
    for (const seat of [1, 2, 3])
      heard.set(
        `${at} ${seat}`,
        told.map(each => hear(each, { at: seat })),
      )
  })
  for (const thought of thoughts.slice(0, 40))
    expect(thought.heard).toBe(JSON.stringify(heard.get(`${thought.at} ${thought.seat}`)))
  expect(thoughts.some(thought => thought.heard.includes('"some"'))).toBe(true)
})
