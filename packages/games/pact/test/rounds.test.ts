import { question } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { pact } from '@cloak/pact'
import { acted, all, DONE, during, hold, loan, OFF } from './table.ts'

test('[DWD-4.1, DWD-4.2] five rounds of their phases: hunts in rounds 2 and 3, inquisitions in 3 and 5, then the scoring', () => {
  const seen = new Map<number, Set<number>>()
  let end = 0
  for (const { state } of walk(pact, { seats: 4, seed: 'phases', options: OFF })) {
    const t = opened(state).table
    if (state.script.length > 0) seen.set(t.round, (seen.get(t.round) ?? new Set()).add(t.phase))
    else end = t.phase
  }
  const phases = (round: number) => [...seen.get(round)!].filter(p => p !== 6 && p < 9).toSorted((a, b) => a - b)
  expect(phases(1)).toEqual([1, 2, 3, 4, 5])
  expect(phases(2)).toEqual([1, 2, 3, 4, 5, 7])
  expect(phases(3)).toEqual([1, 2, 3, 4, 5, 7, 8])
  expect(phases(4)).toEqual([1, 2, 3, 4, 5])
  expect(phases(5)).toEqual([1, 2, 3, 4, 5, 8])
  expect(end).toBe(9)
})

test('[DWD-4.2] a new round turns the wheel and gives all tokens back', () => {
  const s = during(1, 6, t => {
    t.players[0]!.turn = { performed: 4, recruited: true, owing: false }
    hold(t.players[0]!, {})
  })
  s.at('round.end')
    .expect(t => t.round === 2)
    .told('roundBegun', { round: 2 })
  // Seat 0 in round 2: wood, marble, marble, grain.
  s.told('produced', { seat: 0, goods: { wood: 1, marble: 1, grain: 1, coin: 2 } })
  during(2, 4).at('plan.begin').to(0).offers('tokens-0-0-1')
})

test('[DWD-4.3] each secret decision is asked of all at once, and who has answered is nobody’s business', () => {
  const secret = [
    'cards.keep',
    'cards.pass',
    'deals.offer',
    'deals.reply',
    'plan.drop',
    'plan.make',
    'plan.ready',
    'hunt.vote',
    'ritual.fill',
    'inquisitors.answer',
  ]
  const open = ['market.trade', 'errands.do', 'inquisition.wings', 'hunt.plea']
  for (const step of secret) expect(pact.steps[step as 'cards.keep']).toMatchObject({ kind: 'asksAll', covert: true })
  for (const step of open) expect(pact.steps[step as 'cards.keep']).toMatchObject({ covert: false })
})

test('[DWD-4.3, DWD-15.3] an answer to a secret question shows nobody anything, whoever gives it first', () => {
  const s = during(2, 3, t => t.players.forEach(p => hold(p, { wood: 2, coin: 3 }))).at('deals.begin')
  const before: unknown[] = []
  for (const at of [1, 2, 3, null]) s.sees(at, (_, seen) => void before.push(JSON.stringify(seen)))
  s.answers(0, { do: 'offer', with: { goods: { wood: 1 }, ask: { do: 'coins', with: 3 } } })
  const after: unknown[] = []
  for (const at of [1, 2, 3, null]) s.sees(at, (_, seen) => void after.push(JSON.stringify(seen)))
  expect(after).toEqual(before)
})

test('[DWD-4.3, DWD-3.1] the market is open in every phase, beside whatever else is asked', () => {
  const found = new Set<string>()
  for (const { state } of walk(pact, { seats: 4, seed: 'market', options: OFF })) {
    const [asked] = Object.values(question(pact, state)?.to ?? {})
    const { phase } = opened(state).table
    if (asked && JSON.stringify(asked.decision).includes('"do":"loan"'))
      found.add(`${phase} ${state.script.at(-1)!.step}`)
  }
  for (const moment of [
    '1 market.trade',
    '2 market.trade',
    '3 deals.offer',
    '4 plan.ready',
    '4 market.trade',
    '5 market.trade',
    '7 hunt.vote',
    '8 inquisition.wings',
    '8 ritual.fill',
    '8 inquisitors.answer',
    '8 market.trade',
  ])
    expect(found).toContain(moment)
})

test('[DWD-3.1] the question after interest stands on the border of phases 5 and 6 and serves both', () => {
  const s = during(1, 4)
    .at('interest.charge')
    .asks(0, 1, 2, 3)
    .to(0)
    .prompts('pact.prompt.market')
    .bars('repay', 'DWD-3.3')
  s.answers(0, loan(2))
  all(s, DONE, [1, 2, 3]).asks(0).answers(0, DONE)
  s.expect(t => t.phase === 1 && t.round === 2 && t.players[0]!.debt === 2)
})

test('[DWD-4.4] a building works from the moment it stands: at once in the same phase, later in the same round', () => {
  const s = during(3, 4, t => {
    const p = t.players[0]!
    hold(p, { wood: 3, stone: 4, grain: 1, coin: 2 })
    p.debt = 10
    p.hand = ['warehouse', 'baptistery'] // basics cost 2 from now on
    p.built = []
  })
  // Warehouse 2 wood 1 stone 1 grain leaves 1 wood, 3 stone, 2 coins.
  acted(s, { 0: { builds: 'warehouse' } })
    .asks(0, 1, 2, 3)
    .to(0)
    .offers(['buy', 'wood'])
  const shrine = during(1, 4, t => {
    hold(t.players[0]!, { stone: 2, coin: 1 })
    t.players[0]!.hand = ['wayside-shrine']
  })
  acted(shrine, { 0: { builds: 'wayside-shrine' } })
  all(all(shrine, DONE), DONE).told('reputation', { seat: 0, from: 1, to: 2 })
})

test('[DWD-4.5] a player may show what is wanted; it binds nobody', () => {
  const s = during(1, 1).at('market.trade', { left: [0, 1] })
  s.answers(0, { do: 'trade', with: { do: 'want', with: ['coin', 'wood'] } }).answers(1, DONE)
  s.told('wanted', { seat: 0, goods: ['wood', 'coin'] })
  for (const at of [0, 1, 2, 3, null]) s.sees(at, v => expect(v.players[0]!.wanted).toEqual(['wood', 'coin']))
  s.asks(0)
    .answers(0, { do: 'trade', with: { do: 'want', with: [] } })
    .expect(t => t.players[0]!.wanted.length === 0)
})
