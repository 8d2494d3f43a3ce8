import { expect, test } from 'vitest'
import { all, build, DONE, during, hold, repay } from './table.ts'

const produced = (
  seat: number,
  round: number,
  fields: number[],
  change: NonNullable<Parameters<typeof during>[2]> = () => {},
) =>
  during(round, 1, t => {
    t.players[seat]!.fields = fields
    change(t)
  }).at('production.goods')

test('[DWD-5.1, DWD-5.2, DWD-5.3, DWD-5.4] T1: glass, glass, grain, stone on fields 1, 2, 2, 1', () => {
  produced(0, 1, [1, 2, 2, 1]).told('produced', { seat: 0, goods: { glass: 1, grain: 2, stone: 1, coin: 4 } })
})
test('[DWD-5.1, DWD-5.2, DWD-5.3, DWD-5.4] T2: marble, marble, grain, wood on fields 2, 2, 1, 2', () => {
  produced(1, 1, [2, 2, 1, 2]).told('produced', { seat: 1, goods: { marble: 2, grain: 1, wood: 2, coin: 3 } })
})
test('[DWD-5.3] a luxury is worth the lesser of its two fields', () => {
  produced(3, 1, [1, 1, 1, 2]).told('produced', { seat: 3, goods: { grain: 1, stone: 1, marble: 1, coin: 2 } })
})
test('[DWD-5.4] the middle fields bring a coin each when raised, the outer ones none', () => {
  produced(1, 2, [2, 1, 1, 2]).told('produced', { seat: 1, goods: { stone: 4, grain: 1, wood: 1, coin: 2 } })
})

test('[DWD-5.5, DWD-22.4] Monastery before Gambling House, and both after all others, whatever was built first', () => {
  const s = produced(0, 3, [1, 1, 1, 1], t => {
    build(t.players[0]!, 1, 'gambling-house', 'monastery', 'cultists-hideout')
    t.players[0]!.reputation = 0
  })
  // The Hideout sees 0 and pays; the Monastery lifts to +1 and pays; the Gambling House sinks to 0.
  s.told('gained', { seat: 0, good: 'coin', n: 3, by: 'cultists-hideout' })
    .told('gained', { seat: 0, good: 'coin', n: 1, by: 'monastery' })
    .told('gained', { seat: 0, good: 'coin', n: 3, by: 'gambling-house' })
    .expect(t => t.players[0]!.reputation === 0)
  const order = s.history(null).flatMap(h => ('by' in h.all ? [h.all.by] : []))
  expect(order).toEqual(['cultists-hideout', 'monastery', 'gambling-house'])
})
test('[DWD-22.4] on the top space the order matters: up to the wing, then down', () => {
  produced(0, 3, [1, 1, 1, 1], t => {
    build(t.players[0]!, 1, 'gambling-house', 'monastery')
    t.players[0]!.reputation = 6
  }).expect(t => expect(t.players[0]).toMatchObject({ reputation: 6, angel: 1 }))
})
test('[DWD-22.4] one player’s Monastery resolves before another’s Gambling House', () => {
  const s = produced(0, 3, [1, 1, 1, 1], t => {
    build(t.players[0]!, 1, 'gambling-house')
    build(t.players[1]!, 1, 'monastery')
  })
  expect(s.history(null).flatMap(h => ('by' in h.all ? [h.all.by] : []))).toEqual(['monastery', 'gambling-house'])
})

test('[DWD-5.5, DWD-17.1] a choice in production is asked of its owner', () => {
  const s = produced(0, 2, [1, 1, 1, 1], t => build(t.players[2]!, 1, 'alchemists-cellar'))
  s.asks(2).prompts('pact.prompt.gain-basics', { n: 1, source: 'alchemists-cellar' })
  s.refuses(2, { wood: 1, stone: 1 }, 'DWD-17.1')
    .answers(2, { stone: 1 })
    .told('gained', { seat: 2, good: 'stone', n: 1 })
})

test('[DWD-5.6, DWD-6.2] debt may be repaid after production and once more before the deals', () => {
  const s = produced(0, 2, [1, 1, 1, 1], t => {
    hold(t.players[0]!, { coin: 6 })
    t.players[0]!.debt = 4
  })
  s.answers(0, repay(2))
  all(s, DONE, [1, 2, 3]).answers(0, DONE)
  for (const seat of [0, 1, 2, 3]) s.lapses(seat) // two cards are passed
  s.asks(0, 1, 2, 3).answers(0, repay(2))
  all(s, DONE, [1, 2, 3])
    .answers(0, DONE)
    .expect(t => t.players[0]!.debt === 0 && t.phase === 3)
})
