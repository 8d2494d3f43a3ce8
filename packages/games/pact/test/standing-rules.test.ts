import { expect, test } from 'vitest'
import {
  acted,
  all,
  build,
  buy,
  decline,
  DONE,
  during,
  hold,
  loan,
  NO_OFFER,
  offer,
  raise,
  repay,
  sell,
} from './table.ts'

const market = (phase: number, coins = 0, debt = 0) =>
  during(3, phase, t => {
    hold(t.players[0]!, { wood: 2, glass: 1, coin: coins })
    t.players[0]!.debt = debt
  }).at('market.trade', { left: [0] })

test.each([
  ['wood', 3],
  ['stone', 3],
  ['grain', 3],
  ['glass', 5],
  ['marble', 5],
] as const)('[DWD-3.1, DWD-3.4] 1 %s costs %i coins, and everybody sees it', (good, coins) => {
  market(1, coins)
    .answers(0, buy(good))
    .told('bought', { seat: 0, good, n: 1, coins })
    .expect(t => t.players[0]!.goods.coin === 0 && t.players[0]!.ledger.coin === 0)
  market(1, coins - 1)
    .bars(['buy', good], 'DWD-3.1')
    .refuses(0, buy(good), 'DWD-3.1')
})

test('[DWD-3.1] a basic is sold for 1 coin, a luxury for 2, any number at a time, and no more than are held', () => {
  market(6)
    .answers(0, sell({ wood: 2, glass: 1 }))
    .told('sold', { seat: 0, good: 'wood', n: 2, coins: 2 })
    .told('sold', { seat: 0, good: 'glass', n: 1, coins: 2 })
    .expect(t => t.players[0]!.goods.coin === 4)
    .bars('sell', 'DWD-3.1')
  market(6)
    .refuses(0, sell({ wood: 3 }), 'DWD-3.1')
    .refuses(0, sell({}), 'DWD-3.1')
})

test('[DWD-3.1, DWD-7.3] goods locked in a chest cannot be sold', () => {
  const s = during(1, 3, t => hold(t.players[0]!, { wood: 1 })).at('deals.begin')
  s.answers(0, offer({ wood: 1 }, { coins: 3 }))
  all(s, NO_OFFER, [1, 2, 3])
    .to(0)
    .offersNot('wood')
    .refuses(0, decline(raise(0, { wood: 1 })), 'kernel.no-such-option')
})

test('[DWD-3.2, DWD-3.16] a loan takes the debt to 10 and not beyond', () => {
  market(4, 0, 7)
    .refuses(0, loan(4), 'DWD-3.2')
    .answers(0, loan(3))
    .told('borrowed', { seat: 0, n: 3 })
    .expect(t => t.players[0]!.debt === 10 && t.players[0]!.goods.coin === 3 && t.players[0]!.devil === 0)
    .bars('loan', 'DWD-3.2')
})

test.each([1, 2, 8])('[DWD-3.3, DWD-5.6, DWD-13.1] debt may be repaid in phase %i, in part too', phase => {
  market(phase, 5, 4)
    .answers(0, repay(3))
    .told('repaid', { seat: 0, n: 3 })
    .expect(t => t.players[0]!.debt === 1 && t.players[0]!.goods.coin === 2)
  market(phase, 2, 4).refuses(0, repay(3), 'DWD-3.3')
  market(phase, 2, 0).bars('repay', 'DWD-3.3')
})
test.each([3, 4, 5, 6, 7])('[DWD-3.3, DWD-6.2] but not in phase %i', phase => {
  market(phase, 5, 4).bars('repay', 'DWD-3.3').refuses(0, repay(1), 'DWD-3.3')
})

test('[DWD-3.4, DWD-15.3] trades in a pass are told when the pass ends, and nobody sees who replied', () => {
  const s = during(1, 3, t => t.players.forEach(p => hold(p, { wood: 1 }))).at('deals.begin')
  all(s, NO_OFFER).answers(0, { do: 'see', with: { trade: raise(2, { wood: 1 }) } })
  s.untold('sold')
    .untold('borrowed')
    .sees(1, (v, seen) => v.players[0]!.debt === 0 && seen.waiting === 'covert')
  s.answers(3, look).answers(1, look).answers(2, look)
  s.told('sold', { seat: 0, good: 'wood', n: 1 }).told('borrowed', { seat: 0, n: 2 })
})
const look = { do: 'see', with: { trade: { do: 'default' } } }

const toBuild = (goods: object, debt: number) =>
  during(3, 4, t => {
    const p = t.players[0]!
    hold(p, goods)
    p.debt = debt
    p.hand = ['fort'] // 2 stone, 1 marble
  })
test('[DWD-3.5] a cost is payable while coins, credit and surplus cover what is missing, and not one coin less', () => {
  // Missing 1 stone and 1 marble: 8 coins. Held: 1 coin, credit 4, two wood and one grain to sell, a glass to sell.
  const rich = acted(toBuild({ stone: 1, wood: 1, grain: 1, glass: 1, coin: 0 }, 6), { 0: { builds: 'fort' } })
  rich
    .asks(0)
    .answers(0, { do: 'default' })
    .expect(t => t.players[0]!.built.length === 1 && t.players[0]!.goods.coin === 0)
  acted(toBuild({ stone: 1, wood: 1, grain: 1, glass: 1, coin: 0 }, 7), { 0: { builds: 'fort' } })
    .told('failed', { seat: 0, what: 'fort' })
    .expect(t => t.players[0]!.built.length === 0)
})

test('[DWD-3.6] by default: own goods and coins, loan, surplus basics, then luxury', () => {
  acted(toBuild({ stone: 1, wood: 2, grain: 1, glass: 1, coin: 1 }, 8), { 0: { builds: 'fort' } })
    .asks(0)
    .prompts('pact.prompt.raise', { n: 8 })
    .answers(0, { do: 'default' })
    .told('borrowed', { seat: 0, n: 2 })
    .told('sold', { seat: 0, good: 'wood', n: 2, coins: 2 })
    .told('sold', { seat: 0, good: 'grain', n: 1 })
    .told('sold', { seat: 0, good: 'glass', n: 1, coins: 2 })
    .told('bought', { seat: 0, good: 'stone', n: 1, coins: 3 })
    .told('bought', { seat: 0, good: 'marble', n: 1, coins: 5 })
})
test('[DWD-3.6] or as the player chooses; what is short is made up by default', () => {
  acted(toBuild({ stone: 1, wood: 2, grain: 1, glass: 1, coin: 1 }, 8), { 0: { builds: 'fort' } })
    .answers(0, raise(0, { glass: 1 }))
    .told('sold', { seat: 0, good: 'glass', n: 1 })
    .told('borrowed', { seat: 0, n: 2 })
    .told('sold', { seat: 0, good: 'wood', n: 2 })
    .told('sold', { seat: 0, good: 'grain', n: 1 })
  acted(toBuild({ stone: 2, coin: 0, wood: 3 }, 0), { 0: { builds: 'fort' } })
    .answers(0, raise(8, {}))
    .expect(t => t.players[0]!.debt === 8 && t.players[0]!.goods.coin === 3 && t.players[0]!.goods.wood === 3)
})

test('[DWD-3.7] three angel wings become an indulgence at once', () => {
  during(3, 8, t => {
    t.players[0]!.angel = 1
    hold(t.players[0]!, { coin: 25 })
  })
    .at('inquisition.wings', { left: [0] })
    .answers(0, { do: 'wings', with: 5 })
    .expect(t => expect(t.players[0]).toMatchObject({ angel: 0, indulgences: 2, goods: { coin: 0 } }))
})

test('[DWD-3.8, DWD-3.9, DWD-3.11] three devil wings become a guest and cost 2 points; angel wings do not help', () => {
  during(2, 7, t => {
    Object.assign(t.players[0]!, { angel: 2, devil: 2, reputation: 0 })
    t.players[0]!.souls = { plain: 2, marked: 0 }
  })
    .at('hunt.plea', { seat: 0 })
    .answers(0, 'confess')
    .told('guest', { seat: 0, points: 2 })
    .expect(t => expect(t.players[0]).toMatchObject({ angel: 2, devil: 0, guests: 1, score: -2 }))
})

test('[DWD-3.10, DWD-3.12] entering the top space gives an angel wing, standing on it none', () => {
  const rising = (reputation: number) => {
    const s = during(3, 4, t => {
      const p = t.players[0]!
      p.reputation = reputation
      p.events = ['relic-trade'] // pay 1 glass, rise 5
      hold(p, { glass: 1 })
    })
    return acted(s, { 0: { event: 'right' } })
  }
  rising(6).expect(t => expect(t.players[0]).toMatchObject({ reputation: 7, angel: 1 }))
  rising(7).expect(t => expect(t.players[0]).toMatchObject({ reputation: 7, angel: 0 }))
  rising(1).expect(t => expect(t.players[0]).toMatchObject({ reputation: 6, angel: 0 }))
})

const sinking = (reputation: number) => {
  const s = during(3, 4, t => {
    const p = t.players[0]!
    p.reputation = reputation
    p.events = ['comet'] // 1 luxury, 2 coins, sink 3
  })
  return acted(s, { 0: { event: 'left' } }).answers(0, { glass: 1 })
}
test('[DWD-3.13, DWD-3.11] each of the three lowest spaces gives a devil wing when entered from above', () => {
  sinking(-1).expect(t => expect(t.players[0]).toMatchObject({ reputation: -4, devil: 0 }))
  sinking(-2).expect(t => expect(t.players[0]).toMatchObject({ reputation: -5, devil: 1 }))
  sinking(-6).expect(t => expect(t.players[0]).toMatchObject({ reputation: -7, devil: 1 }))
  // A marker at the end stays; the cost is paid as far as the track allows.
  sinking(-7).expect(t =>
    expect(t.players[0]).toMatchObject({ reputation: -7, devil: 0, goods: { glass: 1, coin: 2 } }),
  )
})

test('[DWD-3.14] rising through the low spaces gives nothing', () => {
  const s = during(3, 4, t => {
    const p = t.players[0]!
    p.reputation = -7
    p.events = ['comet'] // pay 4 coins, rise 5
    hold(p, { coin: 4 })
  })
  acted(s, { 0: { event: 'right' } }).expect(t => expect(t.players[0]).toMatchObject({ reputation: -2, devil: 0 }))
})

test('[DWD-3.15, DWD-3.17] interest gives no coins, and from 10 goes back to 9 with a devil wing', () => {
  during(3, 5, t => Object.assign(t.players[0]!, { debt: 10, quarter: 2 }))
    .at('interest.charge')
    .expect(t => expect(t.players[0]).toMatchObject({ debt: 9, devil: 2, quarter: 0, goods: { coin: 0 } }))
})

test('[DWD-3.16, DWD-3.17] the Bailiff resets as well, unit by unit', () => {
  during(5, 8, t => {
    t.up[0] = 'bailiff'
    t.players[0]!.answered = { '1': 'nothing' }
    t.players[0]!.debt = 6
  })
    .at('inquisitors.penalty', { seat: 0 })
    // 7, 8, 9, 10, 9 (wing), 10.
    .expect(t => expect(t.players[0]).toMatchObject({ debt: 10, devil: 1, guests: 0 }))
})

test('[DWD-3.30, DWD-17.4] an open mix is payable if some mix is, and prices are those of the moment', () => {
  const mixed = (goods: object, ...cards: 'warehouse'[]) => {
    const s = during(3, 4, t => {
      build(t.players[0]!, 1, 'glassworks', ...cards)
      hold(t.players[0]!, goods)
      t.players[0]!.debt = 10
    })
    return acted(s, { 0: { old: ['glassworks'] } })
  }
  mixed({ stone: 1 })
    .asks(0)
    .offers('stone')
    .bars('wood', 'DWD-9.26')
    .answers(0, 'stone')
    .expect(t => t.players[0]!.goods.glass === 1)
  mixed({ coin: 3 }).asks(0).offers('wood', 'stone', 'grain')
  mixed({ coin: 2 }).told('failed', { seat: 0, what: 'glassworks' })
  mixed({ coin: 2 }, 'warehouse').asks(0).answers(0, 'grain').told('bought', { good: 'grain', coins: 2 })
})

test('[DWD-22.34] Warehouse and Pawnshop together: what is bought for 2 is sold for 2', () => {
  const s = during(3, 4, t => {
    build(t.players[0]!, 1, 'warehouse', 'pawnshop')
    hold(t.players[0]!, { coin: 2 })
  }).at('market.trade', { left: [0] })
  s.answers(0, buy('wood'))
    .answers(0, sell({ wood: 1 }))
    .expect(t => t.players[0]!.goods.coin === 2)
  s.answers(0, DONE).settled()
})
