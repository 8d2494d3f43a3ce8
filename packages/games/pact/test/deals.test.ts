import { expect, test } from 'vitest'
import type { Goods } from '@cloak/pact/data/pieces'
import { accept, acceptFor, all, decline, during, hold, look, NO_OFFER, offer, raise } from './table.ts'

/** Seat 0 mortal 1, 1 devil, 2 cultist, 3 mortal 2. Round 1 by P(M1): D → 0, 2; C → 3, 0; M1 → 1, 3; M2 → 2, 1. */
const begin = (
  goods: { [seat: number]: Partial<Goods> } = {},
  change: NonNullable<Parameters<typeof during>[2]> = () => {},
  options = {},
) =>
  during(
    1,
    3,
    t => {
      t.schedule = 0
      for (const seat of [0, 1, 2, 3]) hold(t.players[seat]!, goods[seat] ?? { wood: 1, coin: 9 })
      change(t)
    },
    options,
  ).at('deals.begin')
type Scene = ReturnType<typeof begin>
const offers = (s: Scene, made: { [seat: number]: object }) =>
  [0, 1, 2, 3].reduce((on, seat) => on.answers(seat, made[seat] ?? NO_OFFER), s)
const sight = (s: Scene, seat: number) => {
  let found: unknown
  s.sees(seat, v => void (found = v.players[seat]!.sights!.at(-1)))
  return found
}

test('[DWD-7.1] a mortal asks for 2 to 7 coins, the cultist for 2 to 6 or one fragment, the devil for one or two fragments', () => {
  const s = begin()
  for (const [seat, coins] of [
    [0, [2, 7]],
    [2, [2, 6]],
    [3, [2, 7]],
  ] as const)
    s.refuses(seat, offer({ wood: 1 }, { coins: coins[0] - 1 }), 'DWD-7.1').refuses(
      seat,
      offer({ wood: 1 }, { coins: coins[1] + 1 }),
      'DWD-7.1',
    )
  s.refuses(0, offer({ wood: 1 }, { souls: 1 }), 'DWD-7.1').refuses(2, offer({ wood: 1 }, { souls: 2 }), 'DWD-7.1')
  s.refuses(1, offer({ wood: 1 }, { coins: 3 }), 'DWD-7.1').refuses(1, offer({ wood: 1 }, { souls: 3 }), 'DWD-7.1')
  s.answers(0, offer({ wood: 1 }, { coins: 7 }))
    .answers(2, offer({ wood: 1 }, { souls: 1 }))
    .answers(1, offer({ wood: 1 }, { souls: 2 }))
  s.answers(3, offer({ wood: 1 }, { coins: 2 }))
})

test('[DWD-7.1, DWD-7.2] an offer is of something one has, goods and coins only; none at all is allowed', () => {
  const s = begin({ 0: { wood: 1, coin: 2 }, 3: {} })
  s.refuses(0, offer({}, { coins: 3 }), 'DWD-7.1').refuses(0, offer({ wood: 2 }, { coins: 3 }), 'DWD-7.1')
  s.to(0)
    .offersNot('soul', 'indulgence', 'courtier')
    .refuses(0, offer({ indulgence: 1 }, { coins: 3 }), 'kernel.no-such-option')
  s.to(3).bars('offer', 'DWD-7.1').offers('none')
  offers(s, {}).expect(t => t.chests.every(c => c.ask === null))
})

test('[DWD-7.4, DWD-8.8] the receiver sees kind, goods and ask, and not the owner', () => {
  const s = offers(begin(), { 1: offer({ wood: 1, coin: 3 }, { souls: 2 }) })
  expect(sight(s, 0)).toMatchObject({
    kind: 'devil',
    state: 'open',
    goods: { wood: 1, coin: 3 },
    ask: { of: 'soul', n: 2 },
  })
  s.to(0).prompts('pact.prompt.reply', { kind: 'devil', pass: 1 })
  expect(JSON.stringify(sight(s, 0))).not.toContain('seat')
  for (const at of [1, 2, 3, null]) s.sees(at, v => v.players[0]!.sights === null)
  s.sees(2, v => !JSON.stringify(v.players).includes('"devil","state":"open"'))
})

test('[DWD-7.5, DWD-22.33] all goods come out, exactly what is asked goes in; the goods may be sold to pay it', () => {
  const s = offers(
    begin({ 0: { glass: 2, wood: 1 }, 1: {} }, t => (t.players[1]!.debt = 10)),
    { 0: offer({ glass: 2 }, { coins: 4 }) },
  )
  // The devil has nothing and no credit: two glass sold bring just four coins.
  s.to(1).offers('accept').answers(1, accept()).answers(0, look()).answers(2, look()).answers(3, look())
  s.told('sold', { seat: 1, good: 'glass', n: 2, coins: 4 }).expect(
    t => t.players[1]!.goods.coin === 0 && t.players[1]!.goods.glass === 0,
  )
  const dear = offers(
    begin({ 0: { glass: 2, wood: 1 }, 1: {} }, t => (t.players[1]!.debt = 10)),
    { 0: offer({ glass: 2 }, { coins: 5 }) },
  )
  dear.to(1).bars('accept', 'DWD-7.7').refuses(1, accept(), 'DWD-7.7')
})

test('[DWD-7.5, DWD-22.33] a loan may pay, up to a debt of ten', () => {
  const s = offers(
    begin({ 0: { wood: 1 }, 1: {} }, t => (t.players[1]!.debt = 4)),
    { 0: offer({ wood: 1 }, { coins: 7 }) },
  )
  s.to(1)
    .offers('accept')
    .refuses(1, accept(raise(7)), 'DWD-3.2')
    .answers(1, accept(raise(6)))
  all(s, look(), [0, 2, 3]).expect(
    t => t.players[1]!.debt === 10 && t.players[1]!.goods.wood === 0 && t.players[1]!.goods.coin === 0,
  )
})

test('[DWD-7.5, DWD-22.30] fragments are paid as the payer likes, plain or marked', () => {
  // Round 2 by Q0(M1): the cultist's chest comes to mortal 2, then to the devil.
  const s = during(2, 3, t => {
    t.schedule = 0
    t.players.forEach(p => hold(p, { wood: 1, coin: 4 }))
    t.players[1]!.souls = { plain: 1, marked: 1 }
    t.players[2]!.souls = { plain: 0, marked: 1 }
    t.players[0]!.souls = { plain: 2, marked: 0 }
  }).at('deals.begin')
  offers(s, { 2: offer({ wood: 1 }, { souls: 1 }) })
  s.answers(3, decline())
  all(s, look(), [0, 1, 2])
  s.to(1)
    .offers('plain', 'marked')
    .refuses(1, acceptFor({ plain: 1, marked: 1 }), 'DWD-7.5')
    .refuses(1, acceptFor({}), 'DWD-7.5')
  s.answers(1, acceptFor({ marked: 1 }))
  all(s, look(), [0, 2, 3]).expect(t => expect(t.players[2]!.souls).toEqual({ plain: 0, marked: 2 }))
  s.heard(2, 'chestHome', { seat: 2, taken: true, marked: 1, plain: 0 }).unheard(null, 'taken')
  expect(
    s
      .history(0)
      .filter(h => h.event === 'chestHome' && 'some' in h)
      .map(h => h.all),
  ).toEqual([{ seat: 0 }])
})

test('[DWD-7.6] whoever declines leaves everything as it is', () => {
  const s = offers(begin(), { 0: offer({ wood: 1 }, { coins: 3 }) })
  s.answers(1, decline())
  all(s, look(), [0, 2, 3])
  expect(sight(s, 3)).toMatchObject({ kind: 'mortal1', state: 'open', goods: { wood: 1 } })
  s.to(3).offersNot('counter').answers(3, decline())
  all(s, look(), [0, 1, 2]).expect(t => t.players[0]!.goods.wood === 1 && t.players[1]!.goods.wood === 1)
})

test('[DWD-7.7, DWD-1.3] anybody who can pay may accept, also the cultist from the devil and the devil from the cultist', () => {
  const s = offers(begin(), { 1: offer({ coin: 1 }, { souls: 1 }) })
  s.answers(0, decline())
  all(s, look(), [1, 2, 3])
    .to(2)
    .offers('acceptSouls')
    .answers(2, acceptFor({ marked: 1 }))
  all(s, look(), [0, 1, 3]).expect(t =>
    expect(t.players.map(p => p.souls.plain + p.souls.marked)).toEqual([3, 1, 1, 3]),
  )
})

test('[DWD-7.7] without enough fragments one cannot accept, and an empty chest is only seen', () => {
  const s = offers(
    begin({}, t => (t.players[0]!.souls = { plain: 1, marked: 0 })),
    { 1: offer({ wood: 1 }, { souls: 2 }) },
  )
  s.to(0)
    .bars('acceptSouls', 'DWD-7.7')
    .refuses(0, acceptFor({ plain: 2 }), 'DWD-7.7')
  expect(sight(s, 1)).toMatchObject({ kind: 'mortal1', state: 'empty', ask: null })
  s.to(1).offers('see').offersNot('accept', 'decline')
})

test('[DWD-7.8] in the second pass an open chest may be taken; a closed one shows what was asked, and no more', () => {
  const s = offers(begin(), { 1: offer({ wood: 1, coin: 2 }, { souls: 2 }), 0: offer({ wood: 1 }, { coins: 3 }) })
  s.answers(0, acceptFor({ plain: 2 }))
    .answers(1, decline())
    .answers(2, look())
    .answers(3, look())
  expect(sight(s, 2)).toMatchObject({
    kind: 'devil',
    state: 'closed',
    ask: { of: 'soul', n: 2 },
    goods: { wood: 0, coin: 0 },
  })
  s.to(2).offers('see').offersNot('acceptSouls')
  s.to(3).offers('accept').answers(3, accept())
  all(s, look(), [0, 1, 2]).expect(t => t.players[0]!.goods.coin === 14 && t.players[3]!.goods.wood === 2)
})

test('[DWD-7.8, DWD-2.4] a closed chest looks the same with marked fragments as with plain ones', () => {
  // Round 3 by T(M1): the devil's chest goes to the cultist first, then to mortal 1.
  const paid = (souls: { plain?: number; marked?: number }) => {
    const s = during(3, 3, t => {
      t.schedule = 0
      t.players.forEach(p => hold(p, { wood: 1, coin: 4 }))
      t.players[2]!.souls = { plain: 1, marked: 1 }
      t.players[1]!.souls = { plain: 0, marked: 1 }
      t.players[0]!.souls = { plain: 2, marked: 0 }
    }).at('deals.begin')
    offers(s, { 1: offer({ wood: 1 }, { souls: 1 }) }).answers(2, acceptFor(souls))
    return all(s, look(), [0, 1, 3])
  }
  for (const at of [0, 3, null]) paid({ marked: 1 }).alike(at, paid({ plain: 1 }))
})

test('[DWD-7.9, DWD-8.8] the owner learns that it was taken, not by whom nor when', () => {
  const taken = (pass: 1 | 2) => {
    const s = offers(begin({ 0: { wood: 1, coin: 2 } }), { 0: offer({ wood: 1 }, { coins: 5 }) })
    s.answers(1, pass === 1 ? accept() : decline())
    all(s, look(), [0, 2, 3])
    s.answers(3, pass === 2 ? accept() : look())
    return all(s, look(), [0, 1, 2])
  }
  const first = taken(1)
  first.heard(0, 'chestHome', { seat: 0, taken: true, coin: 5 }).sees(0, v => v.players[0]!.goods!.coin === 7)
  for (const at of [0, 2, null]) first.alike(at, taken(2))
  const s = offers(begin(), { 0: offer({ wood: 1 }, { coins: 5 }) }).answers(1, decline())
  all(s, look(), [0, 2, 3]).answers(3, decline())
  all(s, look(), [0, 1, 2])
    .heard(0, 'chestHome', { seat: 0, taken: false })
    .expect(t => t.players[0]!.goods.wood === 1)
})

test('[DWD-7.10] a payment that is not what is asked cannot be sent', () => {
  const s = offers(begin(), { 1: offer({ wood: 1 }, { souls: 1 }) })
  s.refuses(0, acceptFor({ plain: 2 }), 'DWD-7.5')
    .refuses(0, acceptFor({ marked: 1 }), 'DWD-7.5')
    .refuses(0, accept(), 'kernel.no-such-option')
})

test('[DWD-22.31, DWD-22.32] coins may be offered, for coins too, and more asked than anybody has', () => {
  const s = offers(
    begin({ 0: { coin: 9 }, 1: {}, 3: {} }, t => t.players.forEach(p => (p.debt = 10))),
    { 0: offer({ coin: 3 }, { coins: 3 }) },
  )
  // Harmless: three coins out, three in.
  s.to(1).offers('accept').answers(1, accept())
  all(s, look(), [0, 2, 3])
  all(s, look()).expect(t => t.players[0]!.goods.coin === 9 && t.players[1]!.goods.coin === 0)
  const dear = offers(
    begin({ 0: { wood: 1 }, 1: {} }, t => t.players.forEach(p => (p.debt = 10))),
    { 0: offer({ wood: 1 }, { coins: 7 }) },
  )
  dear.to(1).bars('accept', 'DWD-7.7')
})

test('[DWD-7.2, DWD-3.1] the market is open while the chest is filled, and whoever trades is asked again', () => {
  const s = begin({ 0: { coin: 5 } }).answers(0, { do: 'trade', with: { do: 'buy', with: { do: 'marble', with: 1 } } })
  all(s, NO_OFFER, [1, 2, 3]).asks(0).told('bought', { seat: 0, good: 'marble' })
  s.answers(0, offer({ marble: 1 }, { coins: 7 }))
    .asks(0, 1, 2, 3)
    .expect(t => t.pass === 1)
})

test('[DWD-7.3, DWD-23.1] goods are out of reach while the chest is away and back when it is home', () => {
  const s = offers(begin({ 0: { wood: 1 } }), { 0: offer({ wood: 1 }, { coins: 3 }) })
  s.sees(0, v => v.players[0]!.goods!.wood === 0).answers(1, decline())
  all(s, look(), [0, 2, 3]).answers(3, decline())
  all(s, look(), [0, 1, 2])
    .sees(0, v => v.players[0]!.goods!.wood === 1)
    .expect(t => t.chests.length === 0)
})

test('[DWD-15.3] every seat gets one prompt a pass, and as many messages, whatever lies in its hands', () => {
  const s = offers(begin(), { 1: offer({ wood: 1 }, { souls: 1 }), 0: offer({ wood: 1 }, { coins: 3 }) })
  s.asks(0, 1, 2, 3)
  s.answers(1, accept())
    .answers(2, look())
    .answers(3, look())
    .answers(0, acceptFor({ plain: 1 }))
  const heard = [0, 1, 2, 3, null].map(at => s.history(at).map(h => h.event))
  for (const other of heard) expect(other).toEqual(heard[0])
  s.asks(0, 1, 2, 3).sees(0, (_, seen) => seen.waiting === 'covert')
})
