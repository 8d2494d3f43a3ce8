import { expect, test } from 'vitest'
import { type Scene, scene } from '@cloak/kit'
import { type Pact, pact } from '@cloak/pact'
import { accept, acted, all, during, fill, hold, look, NO_OFFER, OFF, offer, plan, player } from './table.ts'

type Change = NonNullable<Parameters<typeof during>[2]>
const jesting = (change: Change = () => {}) =>
  during(
    1,
    3,
    t => {
      t.schedule = 0
      t.players.forEach((p, seat) => {
        hold(p, { wood: 1, coin: 6 })
        p.jesters = [5, 0, 4, 5][seat]!
      })
      change(t)
    },
    { jesters: 'on' },
  ).at('deals.begin')
const withJesters = (n: number, inner: object = NO_OFFER) => ({ do: 'jesters', with: { n, offer: inner } })

test('[DWD-16.1] jesters: 5 to a mortal, 4 to the cultist, none to the devil', () => {
  const s = scene(pact, { seats: 4, options: { ...OFF, jesters: 'on' } })
  const due = { devil: 0, cultist: 4, mortal1: 5, mortal2: 5 }
  s.expect(t => expect(t.players.map(p => p.jesters)).toEqual(t.players.map(p => due[p.kind])))
})
test('[DWD-16.1] they go in with an offer or without, stay in through both passes, and belong to the owner from then on', () => {
  const s = jesting()
    .answers(0, withJesters(3, offer({ wood: 1 }, { coins: 3 })))
    .refuses(2, withJesters(5), 'DWD-16.1')
    .answers(2, withJesters(2))
  all(s, NO_OFFER, [1, 3])
  // Mortal 1's chest is with the devil, the cultist's with mortal 2.
  s.sees(1, v => expect(v.players[1]!.sights!.at(-1)).toMatchObject({ state: 'open', jesters: 3 }))
  s.sees(3, v => expect(v.players[3]!.sights!.at(-1)).toMatchObject({ state: 'empty', jesters: 2 }))
  s.to(3).offersNot('accept')
  s.answers(1, accept()).answers(3, { do: 'jesters', with: { n: 2, reply: look() } })
  all(s, look(), [0, 2])
  s.sees(3, v => expect(v.players[3]!.sights!.at(-1)).toMatchObject({ kind: 'mortal1', state: 'closed', jesters: 3 }))
  all(s, look()).expect(t => expect(t.players.map(p => p.jesters)).toEqual([5, 0, 6, 3]))
  s.heard(2, 'chestHome', { seat: 2, jesters: 4, taken: false })
})
test('[DWD-16.1] without the variant there are none', () => {
  during(1, 3, t => hold(player(t, 0), { wood: 1 }))
    .at('deals.begin')
    .to(0)
    .offersNot('jesters')
})

const pardoning = () =>
  during(
    1,
    3,
    t => {
      t.schedule = 0
      t.players.forEach(p => hold(p, { coin: 6 }))
      Object.assign(player(t, 0), { indulgences: 1, indulgencesSeen: 1 })
    },
    { indulgences: 'on' },
  ).at('deals.begin')
test('[DWD-16.2] an indulgence may be offered like a good, and how many one has is hidden', () => {
  const s = pardoning()
  s.sees(0, v => v.players[0]!.indulgences === 1).sees(1, v => v.players[0]!.indulgences === null)
  s.answers(0, offer({ indulgence: 1 }, { coins: 5 }))
  all(s, NO_OFFER, [1, 2, 3])
  s.sees(1, v => expect(v.players[1]!.sights!.at(-1)).toMatchObject({ state: 'open', indulgences: 1 }))
  s.answers(1, accept())
  all(s, look(), [0, 2, 3])
  all(s, look()).expect(t => expect(t.players.map(p => p.indulgences)).toEqual([0, 1, 0, 0]))
  for (const at of [2, 3, null]) s.sees(at, v => v.players.every((p, seat) => seat === at || p.indulgences === null))
})
test('[DWD-16.2] whether it was taken, third eyes cannot tell', () => {
  const taken = (yes: boolean) => {
    const s = pardoning().answers(0, offer({ indulgence: 1 }, { coins: 5 }))
    all(s, NO_OFFER, [1, 2, 3]).answers(1, yes ? accept() : { do: 'decline', with: { trade: { do: 'default' } } })
    return all(s, look(), [0, 2, 3])
  }
  for (const at of [2, null]) taken(true).alike(at, taken(false))
})
test('[DWD-16.2] an indulgence is never a payment for a fragment', () => {
  const s = during(
    1,
    3,
    t => {
      t.schedule = 0
      Object.assign(player(t, 0), { indulgences: 1, indulgencesSeen: 1 })
      player(t, 0).souls = { plain: 0, marked: 0 }
      hold(player(t, 1), { coin: 3 })
    },
    { indulgences: 'on' },
  ).at('deals.begin')
  s.answers(1, offer({ coin: 1 }, { souls: 1 }))
  all(s, NO_OFFER, [0, 2, 3]).to(0).bars('acceptSouls', 'DWD-7.7')
})

test('[DWD-16.3] resources in the chest are sold at market price for the bribe row', () => {
  const rite = (options: object) =>
    during(3, 8, t => t.players.forEach(p => hold(p, { wood: 2, glass: 1, coin: 1 })), options).at('ritual.fill', {
      left: [0, 1, 2, 3],
    })
  const s = rite({ resources: 'on' })
  s.answers(0, fill({ coins: 1, resources: { wood: 2, glass: 1 } }))
  all(s, fill(), [1, 2, 3])
  s.told('resourcesSold', { kind: 'mortal1', coins: 4 })
    .told('bribed', { stand: 'A' })
    .expect(t => t.bribes === 0 && t.players[0]!.goods.wood === 0)
  rite({}).refuses(0, fill({ resources: { wood: 1 } }), 'DWD-16.3')
})

/** Where second thoughts are asked for, there are none. */
const carriedOut = (s: Scene<Pact>) => (s.state.script.at(-1)?.step === 'plan.second' ? all(s, 'stand') : s)
test('[DWD-16.4] a learning game skips what fails without loss of reputation', () => {
  const failing = (options: object) =>
    carriedOut(
      acted(
        during(3, 4, t => Object.assign(player(t, 0), { hand: ['fort'], debt: 10, events: ['recession'] }), options),
        { 0: { builds: 'fort', event: 'right' } },
      ),
    )
      .told('failed', { what: 'fort' })
      .told('failed', { what: 'recession' })
  failing({ learning: 'on' }).expect(t => t.players[0]!.reputation === 1 && t.players[0]!.hand.length === 1)
  failing({}).expect(t => t.players[0]!.reputation === -1)
})

const learning = () =>
  acted(
    during(3, 4, t => Object.assign(player(t, 0), { hand: ['fort'], events: ['comet'], reputation: 0 }), {
      learning: 'on',
    }),
    { 0: { builds: 'fort', event: 'left' } },
  )
test('[DWD-16.4] an open plan is taken back if nobody objects, and what it showed stays known', () => {
  const s = learning().answers(0, 'takeBack')
  all(s, 'stand', [1, 2, 3])
    .told('tookBack', { seat: 0 })
    .asks(1, 2, 3)
    .to(1)
    .prompts('pact.prompt.object', { asking: [0] })
  all(s, 'allow', [1, 2, 3]).asks(0).untold('objected')
  s.sees(1, v =>
    expect(v.players[0]).toMatchObject({
      plan: null,
      played: [],
      eventCount: 1,
      bared: [{ card: 'fort', round: 3 }],
      baredEvents: [{ event: 'comet', round: 3 }],
    }),
  )
  s.answers(0, plan())
    .asks(0)
    .answers(0, { do: 'ready' })
    .told('planShown', { seat: 0, event: null, side: 'none' })
    .untold('planShown', { seat: 1 })
  // As long as nobody objects it may be taken back again; once it stands it is carried out.
  all(s, 'stand').expect(t => t.players[0]!.reputation === 0 && t.players[0]!.events[0] === 'comet')
})
test('[DWD-16.4] one objection, and every plan stands as it lies', () => {
  const s = learning().answers(0, 'takeBack').answers(3, 'takeBack')
  all(s, 'stand', [1, 2]).asks(1, 2).answers(1, 'allow').answers(2, 'object')
  s.told('objected', { seat: 2 }).asks(0).prompts('pact.prompt.gain-luxury', { source: 'comet' })
})
test('[DWD-16.4, DWD-9.6] without the variant nothing can be changed once plans lie open', () => {
  acted(during(3, 4), {}).expect(t => t.players[0]!.plan !== null)
  const s = acted(during(3, 4), {})
  expect(s.state.script.at(-1)!.step).toBe('market.trade')
})
