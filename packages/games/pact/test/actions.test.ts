import { expect, test } from 'vitest'
import { acted, all, build, DONE, during, hold, loan, plan, player, raise, sell } from './table.ts'

type Change = NonNullable<Parameters<typeof during>[2]>
const phase = (change: Change, round = 3) => during(round, 4, change)

test('[DWD-9.1] of two events one is dropped face down', () => {
  const s = phase(t => (t.players[0]!.events = ['forest', 'comet']))
    .at('plan.begin')
    .asks(0)
    .prompts('pact.prompt.drop-event')
  s.answers(0, 'forest')
    .heard(0, 'eventDropped', { event: 'forest' })
    .unheard(1, 'forest')
    .told('eventDropped', { seat: 0 })
  s.expect(t => expect(t.players[0]!.events).toEqual(['comet'])).sees(2, v => v.players[0]!.eventCount === 1)
})

const busy: Change = t => {
  const p = player(t, 0)
  build(p, 1, 'glassworks', 'almshouse', 'brewery', 'mill')
  p.built.push({ card: 'fishponds', round: 3, under: null })
  p.hand = ['fort', 'harbour', 'laboratory']
  p.events = ['comet']
}
test('[DWD-9.2] what a plan consists of: event side, up to two earlier action buildings, up to two cards, a courtier', () => {
  const s = phase(busy).at('plan.begin').to(0)
  s.offers(
    'left',
    'right',
    'glassworks',
    'almshouse',
    'brewery',
    'fort harbour',
    'harbour fort',
    'fort harbour*',
    'harbour* laboratory*',
    'R',
  )
  s.offersNot('mill', 'fishponds', 'fort*', 'tokens-0-3-0')
  s.answers(0, plan({ event: 'right', old: ['brewery', 'glassworks'], builds: 'harbour', recruit: 'U' }))
  const made = {
    event: 'right',
    old: ['brewery', 'glassworks'],
    builds: [{ card: 'harbour', use: false }],
    recruit: 'U',
    stable: [],
  }
  all(s, plan(), [1, 2, 3]).expect(t => expect(t.players[0]!.draft).toEqual(made))
})
test('[DWD-9.2] in round 1 there is nothing old', () => {
  phase(t => {
    build(t.players[0]!, 1, 'glassworks')
    t.players[0]!.hand = ['mill']
  }, 1)
    .at('plan.begin')
    .to(0)
    .offersNot('glassworks')
})

test('[DWD-9.3] four tokens and no more: one for each old building, build, use and for recruiting', () => {
  const s = phase(busy).at('plan.begin').to(0).offers('tokens-4-0-0', 'tokens-2-2-0', 'tokens-2-1-1', 'tokens-1-2-1')
  s.offersNot('tokens-3-2-0', 'tokens-4-1-0', 'tokens-2-2-1')
  s.refuses(0, plan({ old: ['glassworks', 'brewery'], builds: 'fort harbour*' }), 'kernel.no-such-option')
})
test('[DWD-9.3, DWD-9.4, DWD-22.8] City Council: three tokens, one of them free, from the next round on', () => {
  const s = phase(t => {
    busy(t)
    t.players[0]!.tokensLost = 1
  })
  s.at('plan.begin')
    .to(0)
    .bars('tokens-2-2-0', 'DWD-9.3')
    .offers('tokens-1-1-1')
    .refuses(0, plan({ old: ['glassworks', 'brewery'], builds: 'fort harbour' }), 'DWD-9.3')
})

const tokens = (n: number, lost: number, ...more: 'windmill'[]) =>
  acted(
    phase(t => {
      const p = player(t, 0)
      build(p, 1, 'fishponds', 'harbour', ...more)
      hold(p, { grain: 9, wood: 2, stone: 2, coin: 9 })
      p.hand = ['windmill', 'parsonage']
      p.tokensLost = lost
    }),
    {
      0: {
        old: ['fishponds', 'harbour'].slice(0, Math.min(2, n)),
        ...(n > 2 ? { recruit: 'R' } : {}),
        ...(n > 3 ? { builds: 'parsonage' } : {}),
      },
    },
  )
test.each([
  [2, 0, 0],
  [3, 0, 1],
  [4, 0, 2],
  [2, 1, 1],
  [3, 1, 2],
])('[DWD-9.4, DWD-9.14] %i performed tokens, %i lost: %i grain', (n, lost, grain) => {
  const s = tokens(n, lost)
  if (grain === 0) s.untold('paid', { by: 'grain' })
  else s.told('paid', { seat: 0, by: 'grain', goods: { grain } })
})
test('[DWD-9.4, DWD-22.8] Windmill: one more free token, also beside City Council', () => {
  tokens(3, 0, 'windmill').untold('paid', { by: 'grain' })
  tokens(3, 1, 'windmill').told('paid', { by: 'grain', goods: { grain: 1 } })
})

test('[DWD-9.5] a plan need not be affordable when it is made', () => {
  const s = phase(t => {
    t.players[0]!.hand = ['fort']
    t.players[0]!.debt = 10
  })
  all(s.at('plan.begin').answers(0, plan({ builds: 'fort' })), plan(), [1, 2, 3]).expect(
    t => t.players[0]!.draft !== null,
  )
})

test('[DWD-9.6, DWD-15.1] until all are ready nothing is seen and plans may change; then all are seen together', () => {
  const s = phase(busy).at('plan.begin')
  s.answers(0, plan({ builds: 'fort' }))
  all(s, plan(), [1, 2, 3]).asks(0, 1, 2, 3).to(0).prompts('pact.prompt.ready')
  s.sees(1, v => v.players[0]!.draft === null && v.players[0]!.plan === null)
  s.answers(0, { do: 'wait', with: { do: 'rethink' } })
  all(s, { do: 'ready' }, [1, 2, 3]).asks(0).prompts('pact.prompt.plan').untold('planShown')
  all(s.answers(0, plan({ old: ['brewery'] })).asks(0, 1, 2, 3), { do: 'ready' })
  s.told('planShown', { seat: 0, old: ['brewery'], event: null }).told('planShown', { seat: 3 })
})
test('[DWD-9.6, DWD-3.2] a loan may still be taken before all are ready', () => {
  const s = phase(() => {}).at('plan.begin')
  all(s, plan()).answers(0, { ...loan(3), do: 'wait' })
  all(s, { do: 'ready' }, [1, 2, 3]).asks(0).told('borrowed', { seat: 0, n: 3 }).answers(0, { do: 'ready' })
  s.expect(t => t.players[0]!.debt === 3)
})

test('[DWD-9.7] players resolve side by side, each asked for himself', () => {
  const s = acted(
    phase(t => {
      for (const seat of [0, 2]) t.players[seat]!.events = [seat === 0 ? 'comet' : 'crusade']
    }),
    { 0: { event: 'left' }, 2: { event: 'left' } },
  )
  s.asks(0, 2).answers(2, { wood: 1 }).answers(0, { marble: 1 })
  s.expect(t => expect([t.players[0]!.goods.marble, t.players[2]!.goods.wood]).toEqual([1, 1]))
})

test('[DWD-9.8, DWD-9.19, DWD-19.1] a LEFT event gives first and sinks then, and cannot fail', () => {
  const s = acted(
    phase(t => (t.players[0]!.events = ['recession'])),
    { 0: { event: 'left' } },
  )
  s.told('gained', { seat: 0, good: 'coin', n: 6, by: 'recession' }).told('reputation', { seat: 0, from: 1, to: -2 })
})

test('[DWD-9.9, DWD-9.10, DWD-9.11, DWD-9.12, DWD-9.13] the order: old 1, old 2, first building and its use, second, recruit, RIGHT event', () => {
  const t = phase(table => {
    const p = player(table, 0)
    build(p, 1, 'fishponds')
    hold(p, { wood: 9, stone: 9, grain: 9, glass: 3, marble: 3, coin: 9 })
    p.hand = ['harbour']
    p.events = ['great-fire']
  })
  acted(t, { 0: { old: ['fishponds'], builds: 'harbour*', recruit: 'R', event: 'right' } })
  const order = t
    .history(null)
    .flatMap(h =>
      'seat' in h.all && h.all.seat === 0 && ['used', 'built', 'recruited', 'reputation', 'paid'].includes(h.event)
        ? [h.event + ('by' in h.all ? ` ${String(h.all.by)}` : '')]
        : [],
    )
  expect(order).toEqual([
    'used',
    'paid harbour',
    'built',
    'used',
    'paid courtier',
    'recruited',
    'paid great-fire',
    'reputation',
    'paid grain',
  ])
})
test('[DWD-9.11] the second building is paid with what the first has brought', () => {
  const s = acted(
    phase(t => {
      const p = player(t, 0)
      hold(p, { wood: 3, stone: 3, grain: 1 })
      p.debt = 10
      p.hand = ['market-square', 'pawnshop'] // 4 coins; 1 wood 1 stone 2 grain 1 coin
    }),
    { 0: { builds: 'market-square pawnshop' } },
  )
  s.told('built', { card: 'market-square' })
    .told('bought', { good: 'grain', n: 1, coins: 3 })
    .told('built', { card: 'pawnshop' })
})

test('[DWD-9.13, DWD-9.17] a RIGHT event is paid or met first; else nothing but a step down, and the card is spent', () => {
  const played = (change: Change) =>
    acted(
      phase(t => {
        t.players[0]!.events = ['jubilee-year'] // 1 marble: an angel wing and +4
        t.players[0]!.debt = 10
        change(t)
      }),
      { 0: { event: 'right' } },
    )
  played(t => hold(t.players[0]!, { marble: 1 })).expect(t =>
    expect(t.players[0]).toMatchObject({ angel: 1, reputation: 5, goods: { marble: 0 } }),
  )
  played(() => {})
    .told('failed', { seat: 0, what: 'jubilee-year' })
    .expect(t => expect(t.players[0]).toMatchObject({ angel: 0, reputation: 0, events: [] }))
})
test('[DWD-9.17, DWD-22.19] a condition that does not hold fails as well: Recession looks at the debt of that moment', () => {
  const recession = (debt: number, card?: 'archbishops-residence') =>
    acted(
      phase(t => {
        const p = player(t, 0)
        p.events = ['recession']
        p.debt = debt
        hold(p, { stone: 2, grain: 1, glass: 1, marble: 1 })
        if (card) p.hand = [card]
      }, 4),
      { 0: { event: 'right', ...(card ? { builds: card } : {}) } },
    )
  recession(0).told('reputation', { seat: 0, from: 1, to: 5 })
  recession(1).told('failed', { what: 'recession' })
  recession(6, 'archbishops-residence').told('debt', { seat: 0, from: 6, to: 0 }).untold('failed')
})

test('[DWD-9.16] an action must be payable together with the grain it makes due; if not it is skipped and the token not counted', () => {
  const third = (goods: object) =>
    acted(
      phase(t => {
        const p = player(t, 0)
        build(p, 1, 'fishponds', 'almshouse')
        hold(p, goods)
        p.debt = 10
      }),
      { 0: { old: ['almshouse', 'fishponds'], recruit: 'R' } },
    )
  // The almshouse takes a grain, the fishponds bring a grain and 2 coins: the recruit needs 2 coins and that grain.
  third({ grain: 1 })
    .untold('failed')
    .told('recruited', { courtier: 'R' })
    .told('paid', { by: 'grain', goods: { grain: 1 } })
  const s = acted(
    phase(t => {
      const p = player(t, 0)
      build(p, 1, 'fishponds', 'harbour')
      hold(p, {})
      p.debt = 10
      p.courtiers.R = 'space3'
      p.hand = ['almshouse']
    }),
    { 0: { old: ['fishponds', 'harbour'], builds: 'almshouse', recruit: 'R' } },
  )
  // 1 grain and 5 coins: the almshouse (1 stone, 1 grain) with 1 grain for its token would take 6 coins; the courtier 3 and the grain at hand.
  s.told('failed', { seat: 0, what: 'almshouse' })
    .told('recruited', { courtier: 'R' })
    .told('reputation', { seat: 0, from: 1, to: 0 })
  s.expect(t => expect(t.players[0]).toMatchObject({ turn: { performed: 3 }, goods: { coin: 2, grain: 0 } }))
})
test('[DWD-9.16, DWD-9.26] grain that is owed cannot be sold to pay for something else', () => {
  const s = acted(
    phase(t => {
      const p = player(t, 0)
      build(p, 1, 'fishponds', 'foresters-lodge')
      hold(p, { grain: 1 })
      p.debt = 9
      p.hand = ['warehouse']
    }),
    { 0: { old: ['fishponds', 'foresters-lodge'], recruit: 'R' } },
  )
  s.untold('failed')
  const short = acted(
    phase(t => {
      const p = player(t, 0)
      build(p, 1, 'almshouse', 'glassworks')
      hold(p, { grain: 3, wood: 1, coin: 0 })
      p.debt = 9
    }),
    { 0: { old: ['almshouse', 'glassworks'], recruit: 'R' } },
  )
  // After almshouse (a grain) and glassworks (wood): one grain may be sold, one is owed.
  short.asks(0).answers(0, 'wood').asks(0).prompts('pact.prompt.raise', { n: 2 })
  short
    .refuses(0, raise(0, { grain: 2 }), 'DWD-9.26')
    .answers(0, raise(0, { grain: 1 }))
    .told('paid', { by: 'grain' })
})

test('[DWD-9.18, DWD-9.10] a building that cannot be paid stays in hand; its planned use fails as well', () => {
  const s = acted(
    phase(t => {
      t.players[0]!.hand = ['harbour']
      t.players[0]!.debt = 10
    }),
    { 0: { builds: 'harbour*' } },
  )
  s.expect(t =>
    expect(t.players[0]).toMatchObject({ hand: ['harbour'], reputation: -1, built: [], turn: { performed: 0 } }),
  )
  s.sees(2, v => expect(v.players[0]!.bared).toEqual([{ card: 'harbour', round: 3 }]))
})

test('[DWD-9.10, DWD-18.2] a science building costs four spaces, paid before it stands', () => {
  const s = acted(
    phase(t => {
      hold(t.players[0]!, { wood: 1, glass: 1, coin: 1 })
      t.players[0]!.hand = ['alchemists-cellar']
    }, 1),
    { 0: { builds: 'alchemists-cellar' } },
  )
  s.expect(t => t.players[0]!.reputation === -3)
  expect(
    s
      .history(null)
      .map(h => h.event)
      .filter(e => ['reputation', 'built'].includes(e)),
  ).toEqual(['reputation', 'built'])
})

test('[DWD-9.20] the cost of an action is not a choice, an exchange is', () => {
  const brewery = acted(
    phase(t => {
      build(t.players[0]!, 1, 'brewery')
      hold(t.players[0]!, { coin: 3 })
    }),
    { 0: { old: ['brewery'] } },
  )
  brewery.told('bought', { good: 'grain', n: 1 }).told('gained', { good: 'coin', n: 5 }).asks(0, 1, 2, 3)
  const exchange = (answers: string[]) => {
    const s = acted(
      phase(t => {
        build(t.players[0]!, 1, 'merchant-exchange')
        hold(t.players[0]!, { wood: 2, stone: 1 })
        t.players[0]!.debt = 10
      }, 5),
      { 0: { old: ['merchant-exchange'] } },
    )
    for (const a of answers) s.asks(0).answers(0, a)
    return s
  }
  exchange(['stop']).expect(t => t.players[0]!.goods.coin === 0)
  exchange(['wood', 'stone', 'stop']).expect(t => t.players[0]!.goods.coin === 8 && t.players[0]!.goods.wood === 1)
  // Four times at most; what is missing is bought.
  exchange(['wood', 'wood', 'stone', 'grain'])
    .asks(0, 1, 2, 3)
    .told('bought', { good: 'grain', coins: 3 })
    .expect(t => t.players[0]!.goods.coin === 13)
})

test('[DWD-9.21] no building acts twice, new or old', () => {
  phase(t => {
    build(t.players[0]!, 1, 'fishponds')
    t.players[0]!.hand = ['harbour']
  })
    .at('plan.begin')
    .refuses(
      0,
      {
        event: 'none',
        stable: [],
        tokens: { do: 'tokens-0-1-0', with: { builds: 'none', old: ['fishponds', 'fishponds'], recruit: 'none' } },
      },
      'kernel.too-many',
    )
    .refuses(
      0,
      {
        event: 'none',
        stable: [],
        tokens: { do: 'tokens-2-0-0', with: { builds: 'harbour harbour', old: [], recruit: 'none' } },
      },
      'kernel.no-such-option',
    )
})

const stabled: Change = t => {
  const p = player(t, 0)
  build(p, 1, 'stable', 'fishponds', 'brewery')
  p.built[1]!.under = 'stable'
}
test('[DWD-9.22, DWD-9.9, DWD-22.5] a tucked building acts without a token, after the two places, and is no token', () => {
  const s = acted(phase(stabled), { 0: { stable: ['fishponds'] } })
  s.told('used', { card: 'fishponds' }).expect(t =>
    expect(t.players[0]).toMatchObject({ turn: { performed: 0 }, goods: { grain: 1, coin: 2 } }),
  )
  acted(phase(stabled), { 0: { stable: [] } }).untold('used') // declining is allowed
})
test('[DWD-9.25] a tucked building has left the storage places, and a planned use that cannot be paid fails', () => {
  phase(stabled)
    .at('plan.begin')
    .to(0)
    .offersNot(['old', 'fishponds'])
    .offers(['stable', 'fishponds'], ['old', 'brewery'])
  const s = acted(
    phase(t => {
      stabled(t)
      t.players[0]!.built[1]!.under = null
      t.players[0]!.built[2]!.under = 'stable'
      t.players[0]!.debt = 10
    }),
    { 0: { stable: ['brewery'] } },
  )
  s.told('failed', { what: 'brewery' }).told('reputation', { from: 1, to: 0 })
})

test('[DWD-9.23] a played event is gone, an unplayed one stays', () => {
  acted(
    phase(t => (t.players[0]!.events = ['usury'])),
    { 0: { event: 'left' } },
  ).expect(t => t.players[0]!.events.length === 0)
  acted(
    phase(t => (t.players[0]!.events = ['usury'])),
    {},
  ).expect(t => expect(t.players[0]!.events).toEqual(['usury']))
})

test('[DWD-9.24] if the courtier meant is gone another is taken at its price; if there is none the action fails', () => {
  const gone = (change: Change) =>
    acted(
      phase(t => {
        const p = player(t, 0)
        hold(p, { wood: 1, stone: 1, grain: 1, coin: 3 })
        p.hand = ['inn']
        change(t)
      }, 2),
      { 0: { builds: 'inn', recruit: 'R' } },
    )
  const s = gone(t => {
    t.players[0]!.courtiers.C = 'held'
    t.players[0]!.courtiers.U = 'space3'
  })
  s.asks(0)
    .prompts('pact.prompt.take-courtier')
    .answers(0, 'R')
    .asks(0)
    .prompts('pact.prompt.recruit-other')
    .offers('U')
    .offersNot('R', 'C', 'A')
  s.answers(0, 'U')
    .told('paid', { by: 'courtier', goods: { coin: 3 } })
    .told('recruited', { courtier: 'U' })
  gone(t => Object.assign(t.players[0]!.courtiers, { U: 'held', C: 'held' }))
    .answers(0, 'R')
    .told('failed', { what: 'courtier' })
})

test('[DWD-9.26, DWD-9.14] voluntary trades come when no grain is owed any more', () => {
  const s = acted(
    phase(t => {
      build(t.players[0]!, 1, 'fishponds', 'foresters-lodge')
      hold(t.players[0]!, { coin: 9, grain: 1 })
    }),
    { 0: { old: ['fishponds', 'foresters-lodge'], recruit: 'U' } },
  )
  s.told('paid', { by: 'grain' })
    .asks(0, 1, 2, 3)
    .expect(t => !t.players[0]!.turn.owing)
  s.answers(0, sell({ grain: 1 }))
  all(s, DONE, [1, 2, 3]).answers(0, DONE)
})
