import { gameNamed } from '@cloak/games'
import { awaited, decisionFor, Rng, sample } from '@cloak/kernel'
import type { NoticeOf } from '@cloak/protocol'
import { expect, test } from 'vitest'
import { advance } from '../src/tables/advance.ts'
import { audience } from '../src/tables/audience.ts'
import { begin } from '../src/tables/begin.ts'
import type { Line } from '../src/tables/line.ts'

const SEATS = 4
const personAt = (seat: number) => `person-${seat}`
const sitter = (seat: number) => ({ person: personAt(seat), name: `Person ${seat}`, salt: 's' })
const { game } = gameNamed('pact')!
const options = game.options(SEATS).lapse as object
const opening: Line = {
  kind: 'opened',
  time: 1,
  host: personAt(0),
  game: game.id,
  seats: SEATS,
  options,
  clock: { kind: 'none' },
  listed: false,
  secret: 'secret-of-the-seed',
  sits: sitter(0),
  bots: [],
}

test('whoever comes back is told all that these eyes have missed, with no number left out, or what is at hand is not enough', () => {
  const position = begin('t', opening)
  const eyes = audience(
    () => 5,
    () => [],
  )
  const rng = Rng.from('comes back')
  const gaps: string[] = []
  let brought = 0
  function comesBack(person: string, eye: number, after: number): void {
    const sent: string[] = []
    const watcher = { person, send: (text: string) => void sent.push(text), mutes: () => false }
    if (eyes.admit(watcher, position, after, [], false)) {
      const { n, told } = JSON.parse(sent[0]!) as NoticeOf<'now'>
      const missed = Array.from({ length: Math.max(0, n - after) }, (_, i) => after + 1 + i)
      if (told.map(each => each.n).join() !== missed.join()) gaps.push(`eye ${eye} after ${after} at ${n}`)
      if (told.length > 0) brought++
    }
    eyes.dismiss(watcher, position)
  }
  const follow = (line: Line) => eyes.tell(position, advance(position, line), false)
  for (let seat = 1; seat < SEATS; seat++) follow({ kind: 'sat', seat, ...sitter(seat), time: 2 })
  follow({ kind: 'started', rules: game.rules, seed: 'comes back', time: 3 })
  for (;;) {
    const { state } = position.course!
    const waiting = awaited(game, state)
    if (waiting.length === 0) break
    const seat = rng.pick(waiting)
    const answer = sample(decisionFor(game, state, seat)!, rng)
    follow({ kind: 'entered', at: state.at, seat, by: 'person', answer, time: 4 })
    for (let eye = 0; eye <= SEATS; eye++) {
      const after = position.counts[eye]! - rng.below(80)
      if (after >= 0) comesBack(eye === SEATS ? 'onlooker' : personAt(eye), eye, after)
    }
  }
  expect(brought).toBeGreaterThan(1000)
  expect(gaps).toEqual([])
})
