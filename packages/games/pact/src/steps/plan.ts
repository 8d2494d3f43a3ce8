import { type Chapter, menu, oneOf, orElse, type Seat, steps } from '@cloak/kernel'
import { PHASE } from '../data/pieces.ts'
import { entrust } from '../errands/lane.ts'
import { bare } from '../fail.ts'
import { market, trade } from '../market.ts'
import { planning, planOf } from '../plan.ts'
import { EVERYONE } from '../seats.ts'
import type { Pact, X } from '../types.ts'

const { does, asksAll } = steps<Pact>()

export const plan: Chapter<Pact, 'plan'> = {
  'plan.begin': does(x => {
    x.t.phase = PHASE.actions
    x.next('plan.drop')
    x.next('plan.make', { left: EVERYONE })
    x.next('plan.ready', { left: EVERYONE })
    x.next('plan.reveal', { left: EVERYONE })
  }),

  'plan.drop': asksAll({
    who: t => EVERYONE.filter(seat => t.players[seat]!.events.length > 1),
    covert: true,
    prompt: 'pact.prompt.drop-event',
    what: (t, _, seat) => {
      const { events } = t.players[seat]!
      return orElse(oneOf(events.map(id => ({ id, ref: { kind: 'card', id } }))), events[0]!)
    },
    does(x, _, dropped) {
      for (const seat of EVERYONE) {
        const p = x.t.players[seat]!
        const event = dropped[seat]
        if (event === undefined) continue
        p.events = p.events.filter(held => held !== event)
        p.discards.push(event)
        p.dropped = true
        x.tell('eventDropped', { seat }, [seat], { event })
      }
    },
  }),

  // DWD-9.5, 9.6: a plan need not be affordable, and may be changed until all are ready.
  'plan.make': asksAll({
    who: (_, { left }) => left,
    covert: true,
    free: true,
    prompt: 'pact.prompt.plan',
    what: (t, _, seat, lean) => planning(t, seat, lean),
    does(x, { left }, plans) {
      for (const seat of left) x.t.players[seat]!.draft = planOf(plans[seat]!)
    },
  }),

  'plan.ready': asksAll({
    who: (_, { left }) => left,
    covert: true,
    prompt: 'pact.prompt.ready',
    what: (t, _, seat, lean) =>
      orElse(menu([READY, { do: 'wait', with: menu([RETHINK, ...market(t, seat, lean).with.actions]) }]), {
        do: 'ready',
      }),
    does(x, { left }, answers) {
      const again: Seat[] = []
      const anew: Seat[] = []
      for (const seat of left) {
        const said = answers[seat]!
        if (said.do === 'ready') continue
        again.push(seat)
        if (said.with.do === 'rethink') anew.push(seat)
        else trade(x, seat, said.with)
      }
      // DWD-9.6: as long as somebody thinks again, everybody may.
      if (anew.length > 0) {
        x.next('plan.make', { left: anew })
        x.next('plan.ready', { left: EVERYONE.filter(seat => x.t.players[seat]!.plan === null) })
      } else if (again.length > 0) x.next('plan.ready', { left: again })
    },
  }),

  'plan.reveal': does((x, { left }) => {
    for (const seat of left) show(x, seat)
    x.next(x.t.variants.learning ? 'plan.second' : 'plan.carry')
  }),

  // DWD-16.4: in a learning game a plan that lies open may be taken back, as long as nobody objects.
  'plan.second': asksAll({
    who: () => EVERYONE,
    covert: true,
    prompt: 'pact.prompt.second',
    what: () => orElse(oneOf(['stand', 'takeBack']), 'stand'),
    does(x, _, answers) {
      const asking = EVERYONE.filter(seat => answers[seat] === 'takeBack')
      for (const seat of asking) x.tell('tookBack', { seat })
      if (asking.length > 0) x.next('plan.object', { asking })
      else x.next('plan.carry')
    },
  }),

  'plan.object': asksAll({
    who: (_, { asking }) => EVERYONE.filter(seat => !asking.includes(seat)),
    covert: true,
    prompt: (_, { asking }) => ({ key: 'pact.prompt.object', args: { asking } }),
    what: () => orElse(oneOf(['allow', 'object']), 'allow'),
    does(x, { asking }, answers) {
      const against = EVERYONE.filter(seat => answers[seat] === 'object')
      for (const seat of against) x.tell('objected', { seat })
      if (against.length > 0) return x.next('plan.carry')
      for (const seat of asking) takeBack(x, seat)
      x.next('plan.make', { left: asking })
      x.next('plan.ready', { left: asking })
      x.next('plan.reveal', { left: asking })
    },
  }),

  'plan.carry': does(x => {
    for (const seat of EVERYONE) {
      x.t.players[seat]!.turn = { performed: 0, recruited: false, owing: true }
      resolve(x, seat)
    }
    x.next('errands.do')
    x.next('actions.end')
  }),
}

/** A plan lies open, and so does the event it is made with. */
function show(x: X, seat: Seat): void {
  const p = x.t.players[seat]!
  const made = p.draft!
  const event = made.event ? (p.events.at(-1) ?? null) : null
  if (event) {
    p.events = []
    p.played.push({ event, round: x.t.round })
  }
  p.plan = made
  p.draft = null
  x.tell('planShown', {
    seat,
    event,
    side: made.event ?? 'none',
    old: made.old,
    builds: made.builds.map(b => b.card),
    uses: made.builds.filter(b => b.use).map(b => b.card),
    courtier: made.recruit,
    stable: made.stable,
  })
}

/** Cards and event are in hand again, where everybody knows them now. */
function takeBack(x: X, seat: Seat): void {
  const p = x.t.players[seat]!
  const { round } = x.t
  for (const { card } of p.plan!.builds) bare(p, card, round)
  if (p.plan!.event) {
    const { event } = p.played.pop()!
    p.events = [event]
    p.baredEvents = [...p.baredEvents.filter(b => b.event !== event), { event, round }]
  }
  p.plan = null
}

const READY = { do: 'ready', with: null } as const
const RETHINK = { do: 'rethink', with: null } as const

/** Everything in the order of the phase; nothing can be changed any more (DWD-9.7). */
function resolve(x: X, seat: Seat): void {
  const p = x.t.players[seat]!
  const { event: side, old, builds, recruit, stable } = p.plan!
  const event = p.played.at(-1)?.event
  entrust(x, seat, lane => {
    if (event && side === 'left') lane.next('leftEvent', { seat, event })
    for (const card of old) lane.next('act', { seat, card, token: true })
    for (const card of stable) lane.next('act', { seat, card, token: false })
    for (const { card, use } of builds) lane.next('build', { seat, card, use })
    if (recruit) lane.next('recruit', { seat, courtier: recruit })
    if (event && side === 'right') lane.next('rightEvent', { seat, event })
    lane.next('grain', { seat })
    lane.next('achieve', { seat })
  })
}
