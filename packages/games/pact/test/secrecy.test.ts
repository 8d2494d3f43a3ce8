import { awaited, decisionFor, type Decision, refusal } from '@cloak/kernel'
import { type Scene, scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { opened } from '@cloak/kernel/inside'
import { type Open, type Pact, pact } from '@cloak/pact'
import type { Kind } from '@cloak/pact/data/pieces'
import { endow } from '../src/roles.ts'
import { SCHEDULES } from '../src/routing.ts'
import { accept, acceptFor, fill, NO_OFFER, OFF, offer, souls } from './table.ts'

type Eye = number | null
const ROLES: readonly Kind[] = ['mortal1', 'devil', 'cultist', 'mortal2']
const KINDS: readonly Kind[] = ['devil', 'cultist', 'mortal1', 'mortal2']

/** A new game with these roles and this schedule; the rest as the seed has it. */
const game = (roles: readonly Kind[], schedule: number, options = OFF): Scene<Pact> =>
  scene(pact, { seats: 4, seed: 'secrets', options, worlds: false }).table(t => {
    t.schedule = schedule
    t.players.forEach(p => (p.ledger = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 9 }))
    endow(t, roles)
  })

/** What a kind does in secret: it is the role that acts, wherever it sits. Where nothing is said, the lapse. */
type Secrets = (kind: Kind, step: string, t: Open, seat: number, decision: Decision) => unknown

/** Plays two worlds side by side up to the ritual of the last round; at every question these eyes must not tell them apart. */
function compare(
  one: Scene<Pact>,
  other: Scene<Pact>,
  eyes: readonly Eye[],
  secrets: Secrets,
  there: Secrets = secrets,
  last = 5,
): number {
  let questions = 0
  for (; questions < 400; questions++) {
    const step = one.state.script.at(-1)?.step
    expect(other.state.script.at(-1)?.step).toBe(step)
    if (step) compared.add(step)
    for (const eye of eyes) {
      one.alike(eye, other)
      if (eye !== null) for (const said of PRYING) expect(refused(one, eye, said)).toEqual(refused(other, eye, said))
    }
    if (step === undefined || (opened(one.state).table.round === last && step === 'ritual.fill')) break
    const seats = awaited(pact, one.state)
    expect(awaited(pact, other.state)).toEqual(seats)
    for (const seat of seats) {
      answer(one, seat, step, secrets)
      answer(other, seat, step, there)
    }
  }
  return questions
}
/** The questions at which worlds have been compared. */
const compared = new Set<string>()
/** Answers that somebody might send to learn something from how they are refused. */
const PRYING = [
  'show',
  0,
  null,
  { do: 'accept', with: { trade: { do: 'default' } } },
  { do: 'acceptSouls', with: { trade: { do: 'default' }, souls: { plain: 1 } } },
  { do: 'offer', with: { goods: { coin: 99 }, ask: { do: 'coins', with: 9 } } },
  { do: 'souls', with: ['A', '1', '2', '3', 'guest#9'] },
  fill({ coins: 99, souls: { plain: 9 }, guesses: { do: 'both', with: [0, 0] } }),
  { do: 'trade', with: { do: 'sell', with: { marble: 99 } } },
]
const refused = (s: Scene<Pact>, seat: number, said: unknown) => refusal(pact, s.state, s.state.at, seat, said)

function answer(s: Scene<Pact>, seat: number, step: string, secrets: Secrets): void {
  const t = opened(s.state).table
  const decision = decisionFor(pact, s.state, seat)!
  s.answers(seat, secrets(t.players[seat]!.kind, step, t, seat, decision) ?? decision.lapse)
}

/** Nothing at all: to inquisitors neither, and the Ascetic gets no token, for what is discarded is seen. */
const quiet: Secrets = (_kind, step) => {
  if (step === 'inquisitors.answer') return souls()
  return step === 'errands.do' ? { do: 'discard', with: {} } : undefined
}
/** Every role offers a coin for what it may ask, and takes whatever it can; two hold a guess at seat 0. */
const busy: Secrets = (kind, step, t, seat, decision) => {
  if (step === 'deals.offer')
    return offer({ coin: 1 }, kind === 'devil' || (kind === 'cultist' && t.round === 2) ? { souls: 1 } : { coins: 2 })
  if (step === 'deals.reply') {
    const offered = JSON.stringify(decision)
    const { plain } = t.players[seat]!.souls
    if (offered.includes('"do":"accept"') && !offered.includes('DWD-7.7')) return accept()
    if (offered.includes('"do":"acceptSouls"') && !offered.includes('DWD-7.7'))
      return acceptFor(plain > 0 ? { plain: 1 } : { marked: 1 })
  }
  if (step === 'hunt.vote') return seat === t.round - 2 ? undefined : { do: 'accuse', with: t.round - 2 }
  if (step === 'hunt.plea') return 'confess'
  if (step === 'inquisition.wings' && seat === 0 && t.players[0]!.goods.coin > 7 && t.players[0]!.angel === 0)
    return { do: 'wings', with: 1 }
  if (step === 'ritual.fill') return fill({ coins: 1 })
  return quiet(kind, step, t, seat, decision)
}

describe('two worlds that differ in roles alone', () => {
  const pairs: [number, number][] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ]
  const swapped = (a: number, b: number) =>
    ROLES.map((kind, seat) => (seat === a ? ROLES[b]! : seat === b ? ROLES[a]! : kind))
  test.each(pairs)('[DWD-15.1, DWD-15.2, DWD-23.1] seats %i and %i have changed roles, and keep quiet', (a, b) => {
    const eyes: Eye[] = [...[0, 1, 2, 3].filter(seat => seat !== a && seat !== b), null]
    expect(compare(game(ROLES, 7), game(swapped(a, b), 7), eyes, quiet)).toBeGreaterThan(40)
  })
  test.each(pairs)('[DWD-15.1, DWD-15.3, DWD-8.8] seats %i and %i have changed roles, and deal', (a, b) => {
    const eyes: Eye[] = [...[0, 1, 2, 3].filter(seat => seat !== a && seat !== b), null]
    expect(compare(game(ROLES, 30), game(swapped(a, b), 30), eyes, busy)).toBeGreaterThan(40)
  })
})

describe('two worlds that differ in the carriers alone', () => {
  /** Two schedules under which a role gets the same chests all the time. */
  const twins = (role: number): [number, number][] => {
    const journal = (k: number) =>
      JSON.stringify(SCHEDULES[k]!.map(r => [r.first.indexOf(role), r.second.indexOf(role)]))
    const found: [number, number][] = []
    for (let a = 0; a < 48; a++) for (let b = a + 1; b < 48; b++) if (journal(a) === journal(b)) found.push([a, b])
    return found
  }
  test.each(KINDS)('[DWD-8.8, DWD-15.1] the %s gets the same chests, the others do not', kind => {
    const pairs = twins(KINDS.indexOf(kind))
    for (const [a, b] of pairs.slice(0, 3)) compare(game(ROLES, a), game(ROLES, b), [ROLES.indexOf(kind), null], quiet)
    if (pairs.length === 0)
      for (const [a, b] of [
        [0, 47],
        [5, 20],
      ] as const)
        compare(game(ROLES, a), game(ROLES, b), [null], quiet)
  })
  test.each([0, 1, 2, 3])(
    '[DWD-7.9, DWD-15.1] the chest of seat %i is taken in the first pass or in the second',
    owner => {
      // The first receiver takes it in one world, the second in the other; owner, third seat and spectator see the same.
      const { first, second } = SCHEDULES[0]![0]!
      const chest = KINDS.indexOf(ROLES[owner]!)
      const [early, late] = [first, second].map(pass => ROLES.indexOf(KINDS[pass[chest]!]!)) as [number, number]
      const taking =
        (taker: number): Secrets =>
        (kind, step, t, seat, decision) => {
          if (t.round > 1) return quiet(kind, step, t, seat, decision)
          if (step === 'deals.offer')
            return seat === owner ? offer({ coin: 1 }, kind === 'devil' ? { souls: 1 } : { coins: 2 }) : NO_OFFER
          if (step !== 'deals.reply' || seat !== taker) return quiet(kind, step, t, seat, decision)
          const sight = t.players[seat]!.sights.at(-1)!
          if (sight.kind !== ROLES[owner]) return undefined
          if (sight.ask?.of === 'coin') return accept()
          return acceptFor(t.players[seat]!.souls.plain > 0 ? { plain: 1 } : { marked: 1 })
        }
      const eyes: Eye[] = [...[0, 1, 2, 3].filter(seat => seat !== early && seat !== late), null]
      // The cultist pays with a marked fragment: the devil learns that at once, and all in the ritual of round 3.
      const devils = ROLES[owner] === 'devil'
      compare(
        game(ROLES, 0),
        game(ROLES, 0),
        devils ? eyes.filter(eye => eye !== owner) : eyes,
        taking(early),
        taking(late),
        devils ? 3 : 5,
      )
    },
  )
})

describe('two worlds that differ in an offer alone', () => {
  test.each([0, 1, 2, 3])('[DWD-15.1, DWD-15.3] seat %i offers this or that, or nothing', owner => {
    const { first, second } = SCHEDULES[0]![0]!
    const chest = KINDS.indexOf(ROLES[owner]!)
    const receivers = [first, second].map(pass => ROLES.indexOf(KINDS[pass[chest]!]!))
    const ask = ROLES[owner] === 'devil' ? { souls: 2 } : { coins: 4 }
    const offering =
      (what: unknown): Secrets =>
      (kind, step, t, seat, decision) =>
        step === 'deals.offer' && seat === owner && t.round === 1 ? what : quiet(kind, step, t, seat, decision)
    const eyes: Eye[] = [...[0, 1, 2, 3].filter(seat => seat !== owner && !receivers.includes(seat)), null]
    expect(eyes).toHaveLength(2)
    const three = [offer({ coin: 2 }, ask), offer({ coin: 5 }, ask), NO_OFFER]
    for (const [i, one] of three.entries())
      for (const other of three.slice(i + 1))
        compare(game(ROLES, 0), game(ROLES, 0), eyes, offering(one), offering(other))
  })
})

test('[DWD-16.4, DWD-15.3] nor do second thoughts of the learning game tell of a role or an offer', () => {
  const learning = { ...OFF, learning: 'on' } as const
  const thinking =
    (what: unknown): Secrets =>
    (kind, step, t, seat, decision) => {
      if (t.round > 1) return quiet(kind, step, t, seat, decision)
      if (step === 'plan.second') return seat === 0 ? 'takeBack' : undefined
      return step === 'deals.offer' && seat === 0 ? what : quiet(kind, step, t, seat, decision)
    }
  const { first, second } = SCHEDULES[0]![0]!
  const chest = KINDS.indexOf(ROLES[0]!)
  const receivers = [first, second].map(pass => ROLES.indexOf(KINDS[pass[chest]!]!))
  const strangers: Eye[] = [...[1, 2, 3].filter(seat => !receivers.includes(seat)), null]
  const some = offer({ coin: 2 }, { coins: 4 })
  compare(game(ROLES, 0, learning), game(ROLES, 0, learning), strangers, thinking(some), thinking(NO_OFFER), 2)
  const swapped: readonly Kind[] = ['mortal2', 'devil', 'cultist', 'mortal1']
  compare(game(ROLES, 0, learning), game(swapped, 0, learning), [null], thinking(NO_OFFER), thinking(NO_OFFER), 2)
})

test('[DWD-4.5, DWD-9.6, DWD-15.3] being ready is the answer itself: nobody sees who is', () => {
  const planned = (first: number) => {
    const s = scene(pact, { seats: 4, seed: 'ready', options: OFF, worlds: false }).at('plan.begin')
    return s.answers(first, decisionFor(pact, s.state, first)!.lapse)
  }
  for (const eye of [1, 3, null])
    planned(0)
      .sees(eye, (_, { waiting }) => expect(waiting).toBe('covert'))
      .alike(eye, planned(2))
  const ready = (first: number) => {
    const s = planned(0)
    for (const seat of [1, 2, 3]) s.answers(seat, decisionFor(pact, s.state, seat)!.lapse)
    return s.answers(first, { do: 'ready' })
  }
  for (const eye of [1, 3, null]) ready(0).alike(eye, ready(2))
})

test('[DWD-15.3] worlds were compared at every kind of question there is', () => {
  // Wishes come before there are roles.
  const never = ['setup.prefer']
  const asking = Object.entries(pact.steps).flatMap(([name, { kind }]) => (kind === 'does' ? [] : [name]))
  expect([...compared].sort()).toEqual(asking.filter(name => !never.includes(name)).sort())
})

test('[DWD-15.1, DWD-15.2] who sees what, line by line of the matrix', () => {
  const s = scene(pact, { seats: 4, seed: 'matrix', options: OFF })
  s.sees(null, v => {
    for (const p of v.players)
      for (const own of [
        'kind',
        'goods',
        'souls',
        'jesters',
        'hand',
        'events',
        'discards',
        'passed',
        'deals',
        'sights',
        'draft',
        'vote',
        'fill',
        'replies',
      ] as const)
        expect(p[own]).toBeNull()
    expect(v).not.toHaveProperty('schedule')
    expect(v).not.toHaveProperty('chests')
    expect(v).not.toHaveProperty('down')
    expect(v.decks).toEqual([4, 4, 4, 4, 16, 16, 16, 16])
  })
  for (const seat of [0, 1, 2, 3])
    s.sees(seat, v => {
      const me = v.players[seat]!
      expect(me.kind).not.toBeNull()
      expect(me.goods).not.toBeNull()
      expect(v.players.filter(p => p.kind !== null || p.goods !== null || p.hand !== null)).toEqual([me])
      // Public of everybody: debt, interest, reputation, score, fields, tiles, courtiers, buildings, wings, indulgences, sizes of hands.
      for (const p of v.players) {
        expect(p).toMatchObject({
          debt: 0,
          quarter: 0,
          reputation: 1,
          score: 0,
          angel: 0,
          devil: 0,
          guests: 0,
          indulgences: 0,
          handSize: 0,
          eventCount: 0,
        })
        expect(p.fields).toEqual([1, 1, 1, 1])
      }
    })
})

test('[DWD-15.4, DWD-8.7] what a player has learnt stays before his eyes: kinds and contents that came, own results', () => {
  const s = game(ROLES, 0)
  const play = (until: string) => {
    while (s.state.script.at(-1)!.step !== until) {
      const step = s.state.script.at(-1)!.step
      for (const seat of awaited(pact, s.state)) answer(s, seat, step, busy)
    }
  }
  play('plan.make')
  s.sees(0, v => {
    expect(v.players[0]!.sights!.map(({ pass, kind, state }) => [pass, kind, state])).toEqual([
      [1, 'devil', 'open'],
      [2, 'cultist', 'closed'],
    ])
    expect(v.players[0]!.deals).toMatchObject([
      { round: 1, goods: { coin: 1 }, ask: { of: 'coin', n: 2 }, taken: true, got: { coin: 2 } },
    ])
  })
  // By role he may reason on: the cultist's chest was closed before it came to him, so mortal 2 took it.
  expect(SCHEDULES[0]![0]!.first[1]).toBe(KINDS.indexOf('mortal2'))
})

test('[DWD-15.2] after the end everything may be shown', async () => {
  const { afterwards, playOut, Rng, start } = await import('@cloak/kernel')
  const { state } = start(pact, { game: 'pact', rules: 1, seats: 4, options: OFF, seed: 'end' })
  expect(afterwards(state)).toBeNull()
  playOut(pact, state, Rng.from('end'))
  expect(SCHEDULES[afterwards(state)!.schedule]).toHaveLength(5)
})
