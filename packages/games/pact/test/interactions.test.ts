import { expect, test } from 'vitest'
import { acted, all, build, during, hold, NO_OFFER, player } from './table.ts'

type Change = NonNullable<Parameters<typeof during>[2]>
/** Seat 0 builds a card, having all it could need. */
const building = (card: Parameters<typeof build>[2], change: Change = () => {}, more: object = {}) =>
  acted(
    during(4, 4, t => {
      hold(player(t, 0), { wood: 9, stone: 9, grain: 9, glass: 5, marble: 5, coin: 20 })
      player(t, 0).hand = [card]
      change(t)
    }),
    { 0: { builds: card, ...more } },
  )
const using = (card: Parameters<typeof build>[2], goods: object, change: Change = () => {}) =>
  acted(
    during(4, 4, t => {
      build(player(t, 0), 1, card)
      hold(player(t, 0), goods)
      player(t, 0).debt = 10
      change(t)
    }),
    { 0: { old: [card] } },
  )

test('[DWD-17.1] gain, rep, angel, devil and debt in one line each', () => {
  building('orchard').told('gained', { good: 'grain', n: 2, by: 'orchard' })
  building('chapel').told('reputation', { from: 1, to: 4 })
  building('pilgrimage-shrine').expect(t => t.players[0]!.angel === 2)
  building('house-of-penitents', t => (t.players[0]!.devil = 1))
    .told('devilWingsReturned', { n: 1 })
    .told('reputation', { from: 1, to: 3 })
})
test('[DWD-17.1] gainBasic and gainLux in any mix of the owner’s', () => {
  const s = using('stud-farm', {}).asks(0).prompts('pact.prompt.gain-basics', { n: 3 })
  s.refuses(0, { wood: 2 }, 'DWD-17.1')
    .answers(0, { wood: 1, grain: 2 })
    .expect(t => t.players[0]!.goods.grain === 2)
  using('clockmakers-workshop', {})
    .asks(0)
    .offers('glass', 'marble')
    .offersNot('wood')
    .answers(0, { marble: 1 })
    .told('gained', { good: 'coin', n: 1 })
})
test('[DWD-17.1] what must be paid is tested before anything is gained', () => {
  using('laboratory', { wood: 1, coin: 2 }).told('failed', { what: 'laboratory' }).untold('gained')
  using('laboratory', { wood: 1, coin: 3 })
    .asks(0)
    .bars('stone+grain', 'DWD-9.26')
    .offers('wood+stone')
    .answers(0, 'wood+grain')
    .told('gained', { good: 'marble', n: 1 })
})
test('[DWD-17.2, DWD-22.14] Vineyard, Harbour and Catacombs count buildings, the card itself with them, science never', () => {
  building('catacombs', t => build(t.players[0]!, 1, 'pilgrims-hospice', 'apothecary', 'inn')).told('gained', {
    good: 'coin',
    n: 4,
  })
  const harbour = (...cards: Parameters<typeof build>[2][]) =>
    acted(
      during(4, 4, t => {
        build(player(t, 0), 1, 'harbour', ...cards)
        player(t, 0).courtiers.U = 'held'
      }),
      { 0: { old: ['harbour'] } },
    )
  harbour().told('gained', { good: 'coin', n: 2, by: 'harbour' }).told('gained', { good: 'coin', n: 1, by: 'harbour' })
  harbour('toll-gate', 'horse-market').told('gained', { good: 'coin', n: 3, by: 'harbour' })
  const vineyard = during(4, 1, t => build(t.players[0]!, 1, 'vineyard', 'abbey-grange', 'library')).at(
    'production.goods',
  )
  vineyard.told('gained', { good: 'coin', n: 2, by: 'vineyard' })
})
test('[DWD-17.3] the conditions of events', () => {
  const event = (id: 'education' | 'prosperity', plan: object, change: Change = () => {}) =>
    acted(
      during(2, 4, t => {
        player(t, 0).events = [id]
        hold(player(t, 0), { wood: 9, stone: 9, grain: 9, coin: 9 })
        change(t)
      }),
      { 0: { event: 'right', ...plan } },
    )
  event('education', { recruit: 'R' }).told('reputation', { from: 1, to: 4 })
  event('education', {}).told('failed', { what: 'education' })
  const three: Change = t => {
    build(player(t, 0), 1, 'fishponds')
    player(t, 0).hand = ['parsonage']
  }
  event('prosperity', { old: ['fishponds'], builds: 'parsonage', recruit: 'R' }, three).untold('failed')
  event('prosperity', { old: ['fishponds'], recruit: 'R' }, three).told('failed', { what: 'prosperity' })
})
test('[DWD-22.18] a skipped action can make Prosperity fail', () => {
  const s = acted(
    during(2, 4, t => {
      build(player(t, 0), 1, 'fishponds')
      Object.assign(player(t, 0), { hand: ['mint', 'parsonage'], events: ['prosperity'], debt: 10 })
      hold(player(t, 0), { wood: 2, stone: 1, grain: 2 })
    }),
    { 0: { event: 'right', old: ['fishponds'], builds: 'mint parsonage' } },
  )
  s.told('failed', { what: 'mint' }).told('failed', { what: 'prosperity' })
})
test('[DWD-22.17] T19: Education planned, an Inn built, nobody recruited: a step down and no reward', () => {
  const s = acted(
    during(2, 4, t => {
      Object.assign(player(t, 0), { hand: ['inn'], events: ['education'] })
      hold(player(t, 0), { wood: 1, stone: 1, grain: 1 })
    }),
    { 0: { builds: 'inn', event: 'right' } },
  )
  s.answers(0, 'C')
    .told('failed', { what: 'education' })
    .expect(t => t.players[0]!.reputation === 0 && t.players[0]!.goods.coin === 0)
})
test('[DWD-17.4, DWD-19.1] flags: cheaper courtiers, dearer sales', () => {
  const hire = acted(
    during(4, 4, t => {
      build(player(t, 0), 1, 'guildhall')
      player(t, 0).debt = 10
    }),
    { 0: { recruit: 'R' } },
  )
  hire.told('recruited', { courtier: 'R' }) // 2 coins less than 2
  const pawn = during(4, 4, t => {
    build(player(t, 0), 1, 'pawnshop')
    hold(player(t, 0), { wood: 1, marble: 1 })
  }).at('market.trade', { left: [0] })
  pawn
    .answers(0, { do: 'trade', with: { do: 'sell', with: { wood: 1, marble: 1 } } })
    .expect(t => t.players[0]!.goods.coin === 5)
  const outside = during(4, 6, t => {
    build(player(t, 0), 1, 'pawnshop', 'warehouse')
    hold(player(t, 0), { wood: 1, coin: 2 })
  }).at('market.trade', { left: [0] })
  outside
    .bars(['buy', 'wood'], 'DWD-3.1')
    .answers(0, { do: 'trade', with: { do: 'sell', with: { wood: 1 } } })
    .expect(t => t.players[0]!.goods.coin === 3)
})
test.each(['forest', 'new-world', 'plebeian-art'] as const)(
  '[DWD-17.1, DWD-22.16] %s takes its own courtier, and the alchemist cannot stand in',
  id => {
    const kind = { forest: 'R', 'new-world': 'U', 'plebeian-art': 'C' }[id] as 'R' | 'U' | 'C'
    const event = (change: Change, plan: object = {}) =>
      acted(
        during(4, 4, t => {
          player(t, 0).events = [id]
          change(t)
        }),
        { 0: { event: 'right', ...plan } },
      )
    event(t => (player(t, 0).courtiers[kind] = 'held'))
      .told('courtierLeft', { courtier: kind })
      .expect(t => t.players[0]!.courtiers[kind] === 'space3')
    event(t => (player(t, 0).courtiers.A = 'held')).told('failed', { what: id })
    // Recruited at step 5 it can pay at step 6, and is gone for the check at step 8.
    event(
      t => {
        hold(player(t, 0), { coin: 2 })
        build(
          player(t, 0),
          1,
          ...({ R: ['mill', 'sawmill'], U: ['inn', 'fort'], C: ['chapel', 'cathedral'] } as const)[kind],
        )
      },
      { recruit: kind },
    )
      .told('recruited', { courtier: kind })
      .told('courtierLeft', { courtier: kind })
      .asks(0, 1, 2, 3)
  },
)

test('[DWD-22.5] Stable: tucks an action building and offers its action now, even if it was used this phase', () => {
  const s = building('stable', t => build(t.players[0]!, 1, 'fishponds', 'brewery', 'mill'), { old: ['fishponds'] })
  s.asks(0).prompts('pact.prompt.tuck').offers('fishponds', 'brewery').offersNot('mill').answers(0, 'fishponds')
  s.asks(0).prompts('pact.prompt.use-tucked').answers(0, 'use').told('gained', { good: 'coin', n: 2, by: 'fishponds' })
  s.expect(t => expect(t.players[0]!.built[0]).toEqual({ card: 'fishponds', round: 1, under: 'stable' }))
})
test('[DWD-22.5] the building put up just before the Stable may be tucked too; without one the Stable is just a building', () => {
  const s = acted(
    during(4, 4, t => {
      hold(player(t, 0), { wood: 9, stone: 9, grain: 9, glass: 2, coin: 9 })
      player(t, 0).hand = ['harbour', 'stable']
    }),
    { 0: { builds: 'harbour stable' } },
  )
  s.asks(0).answers(0, 'harbour').answers(0, 'leave').untold('used')
  building('stable').untold('tucked').asks(0, 1, 2, 3)
})
test('[DWD-22.5, DWD-9.25] an offer of use that cannot be paid is simply not there, without penalty', () => {
  const s = acted(
    during(4, 4, t => {
      build(player(t, 0), 1, 'brewery')
      hold(player(t, 0), { wood: 2, grain: 1 })
      player(t, 0).debt = 10
      player(t, 0).hand = ['stable']
    }),
    { 0: { builds: 'stable' } },
  )
  s.answers(0, 'brewery')
    .asks(0)
    .bars('use', 'DWD-9.25')
    .answers(0, 'leave')
    .expect(t => t.players[0]!.reputation === 1)
})
test('[DWD-22.5] a tucked card still counts as built', () => {
  during(5, 8, t => {
    build(player(t, 0), 1, 'stable', 'brewery')
    player(t, 0).built[1]!.under = 'stable'
  })
    .at('scoring.effects')
    .standing(([first]) => expect(first!.why).toContainEqual({ key: 'pact.score.buildings', args: { points: 2 } }))
})

test('[DWD-22.7, DWD-17.2] Dam: a minor tile is given up, unclaimed or from a field, which falls back and may rise again', () => {
  const dam = (change: Change) => building('dam', change)
  const s = dam(t => {
    player(t, 0).minors = { m1: 'unclaimed', m2: 1, m3: 'gone', m4: 'gone' }
    player(t, 0).fields = [1, 2, 1, 1]
  })
  s.asks(0).prompts('pact.prompt.drop-tile').offers('m1', 'm2').offersNot('m3').answers(0, 'm2')
  s.told('tileDropped', { tile: 'm2' }).expect(t =>
    expect(t.players[0]).toMatchObject({ fields: [1, 1, 1, 1], minors: { m2: 'gone' } }),
  )
  dam(t => (player(t, 0).minors = { m1: 'gone', m2: 'gone', m3: 'gone', m4: 'gone' }))
    .untold('tileDropped')
    .asks(0, 1, 2, 3)
  const again = dam(t => {
    player(t, 0).minors = { m1: 'unclaimed', m2: 1, m3: 'gone', m4: 'gone' }
    player(t, 0).fields = [1, 2, 1, 1]
    build(player(t, 0), 1, 'mill', 'sawmill')
  })
  again.answers(0, 'm2').asks(0).prompts('pact.prompt.place-tile', { tile: 'm1' }).offers(1)
})
test('[DWD-22.7] a tile given up can never be earned', () => {
  const s = building('dam', t => build(player(t, 0), 1, 'mill', 'sawmill'))
  s.answers(0, 'm1')
    .untold('achieved', { achievement: 'm1' })
    .expect(t => t.players[0]!.minors.m1 === 'gone')
})
test('[DWD-17.1, DWD-22.13] Fort: an unclaimed minor tile of one’s choice; nothing if none is left', () => {
  const s = building('fort').asks(0).offers('m1', 'm2', 'm3', 'm4').answers(0, 'm3').answers(0, 0)
  s.expect(t => t.players[0]!.minors.m3 === 0 && t.players[0]!.fields[0] === 2)
  building('fort', t => {
    player(t, 0).minors = { m1: 0, m2: 1, m3: 2, m4: 3 }
    player(t, 0).fields = [2, 2, 2, 2]
  }).untold('tilePlaced')
})
test('[DWD-22.8] City Council: a tile now, a token less from the next round, for good', () => {
  const s = building('city-council').answers(0, 'm1').answers(0, 0).told('tokenLost', { seat: 0 })
  s.expect(t => t.players[0]!.tokensLost === 0 && t.players[0]!.tokensLeaving === 1)
  during(4, 6, t => (player(t, 0).tokensLeaving = 1))
    .at('round.end')
    .expect(t => t.players[0]!.tokensLost === 1 && t.players[0]!.tokensLeaving === 0)
  // Destroying it gives nothing back.
  const vandal = during(5, 8, t => {
    t.up[0] = 'vandal'
    build(player(t, 0), 4, 'city-council')
    Object.assign(player(t, 0), { tokensLost: 1, answered: { '1': 'nothing' } })
  })
  vandal
    .at('inquisitors.penalty', { seat: 0 })
    .answers(0, 'city-council')
    .expect(t => t.players[0]!.tokensLost === 1)
})
test('[DWD-22.8, DWD-9.4] T18: City Council built in round 4, three tokens used in round 5: 2 grain', () => {
  const s = acted(
    during(5, 4, t => {
      build(player(t, 0), 1, 'fishponds', 'harbour')
      player(t, 0).tokensLost = 1
      hold(player(t, 0), { grain: 5, coin: 5 })
    }),
    { 0: { old: ['fishponds', 'harbour'], recruit: 'R' } },
  )
  s.told('paid', { by: 'grain', goods: { grain: 2 } })
})
test('[DWD-22.10] Archbishop’s Residence and Bishop’s Palace cut debt in the action phase, without coins, and no further than there is', () => {
  building('archbishops-residence', t => (player(t, 0).debt = 9)).told('debt', { from: 9, to: 3 })
  building('bishops-palace', t => (player(t, 0).debt = 3))
    .told('debt', { from: 3, to: 0 })
    .expect(t => t.players[0]!.goods.coin === 20)
})
test('[DWD-22.12] Usury cuts what debt there is', () => {
  const s = acted(
    during(4, 4, t => Object.assign(player(t, 0), { debt: 2, events: ['usury'] })),
    { 0: { event: 'left' } },
  )
  s.told('debt', { from: 2, to: 0 }).told('reputation', { from: 1, to: -1 })
})
test('[DWD-22.35] an effect without a legal choice does nothing', () => {
  building('printing-house', t => (player(t, 0).courtiers = { R: 'held', U: 'held', C: 'held', A: 'locked' }))
    .told('gained', { good: 'coin', n: 2 })
    .untold('courtierCame')
})
test('[DWD-22.20] T9: from −3 a science building leads to −7: three wings, a guest and 2 points, and then no further', () => {
  building('library', t => (player(t, 0).reputation = -3)).expect(t =>
    expect(t.players[0]).toMatchObject({ reputation: -7, devil: 0, guests: 1, score: -2 }),
  )
  building('library', t => (player(t, 0).reputation = -7)).expect(t =>
    expect(t.players[0]).toMatchObject({ reputation: -7, devil: 0, guests: 0 }),
  )
})
test('[DWD-3.12] T10: from +6 four up: +7 and one angel wing', () => {
  building('parish-church', t => (player(t, 0).reputation = 6)).expect(t =>
    expect(t.players[0]).toMatchObject({ reputation: 7, angel: 1 }),
  )
})
test('[DWD-3.2, DWD-3.1] T7: debt 3, a loan of 5, a glass: debt 8, coins as before', () => {
  during(3, 3, t => {
    player(t, 0).debt = 3
    hold(player(t, 0), { coin: 2 })
  })
    .at('market.trade', { left: [0] })
    .answers(0, { do: 'trade', with: { do: 'loan', with: 5 } })
    .answers(0, { do: 'trade', with: { do: 'buy', with: { do: 'glass', with: 1 } } })
    .expect(t => expect(t.players[0]).toMatchObject({ debt: 8, goods: { coin: 2, glass: 1 } }))
})
test('[DWD-3.24, DWD-21.1] T15: R2 U1 C1 S1 and the courtier U', () => {
  const s = acted(
    during(4, 4, t => {
      build(player(t, 0), 1, 'mill', 'sawmill', 'inn', 'chapel', 'library')
      player(t, 0).courtiers.U = 'held'
    }),
    {},
  )
  s.told('achieved', { achievement: 'm1', spent: [] })
    .answers(0, 0)
    .told('achieved', { achievement: 'm4', spent: [] })
    .answers(0, 1)
  s.asks(0).offers('m2:U', 'J4:U').offersNot('m3:U', 'J1:U', 'J2:U', 'J3:U').answers(0, 'J4:U')
  s.told('courtierCame', { courtier: 'A' }).asks(0).offers('m2:A', 'm3:A').offersNot('m2:U')
})

test('[DWD-22.46] whoever is away declines, plans nothing, and answers with all he holds', () => {
  const s = during(3, 3, t => {
    t.schedule = 0
    t.players.forEach(p => hold(p, { wood: 1, coin: 5 }))
  }).at('deals.begin')
  s.answers(0, { do: 'offer', with: { goods: { wood: 1 }, ask: { do: 'coins', with: 2 } } })
  all(s, NO_OFFER, [1, 2, 3])
  for (let pass = 0; pass < 2; pass++) for (const seat of [0, 1, 2, 3]) s.lapses(seat)
  s.expect(t => t.players[0]!.goods.wood === 1 && t.players.every(p => p.debt === 0))
  for (const seat of [0, 1, 2, 3]) s.lapses(seat)
  for (const seat of [0, 1, 2, 3]) s.lapses(seat)
  s.told('planShown', { seat: 0, event: null, old: [], builds: [], courtier: null })
  const answer = during(3, 8, t =>
    Object.assign(player(t, 0), { indulgences: 2, indulgencesSeen: 2, guests: 3, souls: { plain: 3, marked: 0 } }),
  ).at('inquisitors.ask')
  for (const seat of [0, 1, 2, 3]) answer.lapses(seat)
  answer.told('answers', { seat: 0, bySoul: ['A', 'guest#1', 'guest#2'], byIndulgence: ['guest#3'], unanswered: [] })
})
test('[DWD-22.46] and in a ritual puts in nothing but what must go in', () => {
  const s = during(3, 8, t => {
    player(t, 1).souls = { plain: 1, marked: 1 }
    player(t, 2).souls = { plain: 0, marked: 1 }
  }).at('ritual.fill', { left: [0, 1, 2, 3] })
  for (const seat of [0, 1, 2, 3]) s.lapses(seat)
  s.told('chestOpened', { kind: 'devil', souls: 1, marked: 1, coin: 0 })
})
