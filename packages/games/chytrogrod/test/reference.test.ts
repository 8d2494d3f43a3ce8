import { chytrogrod, type Chytrogrod, type Open } from '@cloak/chytrogrod'
import { type Answer, awaited, copyState, decisionFor, type State, take } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { restOfRound, surplusOf } from './reference.ts'

/** The habit of `reference.ts`, as answers. */
function habit(state: State<Chytrogrod['table']>, seat: number): Answer {
  const decision = decisionFor(chytrogrod, state, seat)!
  switch (state.script.at(-1)!.step) {
    case 'sabotage.target':
      return decision.kind === 'oneOf' ? decision.of.find(option => !option.barred)!.id : ''
    case 'overflow.return':
      return surplusOf(opened(state).table.players[seat]!.board)
    default:
      return decision.lapse!
  }
}

/** What the two must agree on. The decree deck is left out: who draws from it next is chance. */
const compared = (t: Open) => ({
  round: t.round,
  favourite: t.favourite,
  first: t.first,
  players: t.players.map(({ board, supporter, deals, hand, secret }) => ({ board, supporter, deals, hand, secret })),
  districts: t.ring.map(colour => t.districts[colour]),
  supply: t.supply,
})

/** The same last card of a round, played in the engine and by the book. */
function inBothWays(state: State<Chytrogrod['table']>): [engine: Open, book: Open] {
  const engine = copyState(chytrogrod, state)
  const [seat] = awaited(chytrogrod, engine)
  const { round, players } = opened(state).table
  const card = players[seat!]!.hand[0]!
  take(chytrogrod, engine, seat!, { card, district: 'green' })
  while (engine.script.length > 0 && opened(engine).table.round === round) {
    const [asked] = awaited(chytrogrod, engine)
    take(chytrogrod, engine, asked!, habit(engine, asked!))
  }

  const book = opened(copyState(chytrogrod, state)).table
  book.players[seat!]!.hand.shift()
  book.districts.green.laid.push({ by: seat!, card, face: null, seenBy: null, status: 'live' })
  restOfRound(book)
  return [opened(engine).table, book]
}

describe('the rules text, written down a second time', () => {
  test.each([3, 4, 5])('[CHY-14.2, CHY-14.3, CHY-14.4] agrees with the game on whole rounds of %i players', seats => {
    let rounds = 0
    for (const [n, contraband] of (['off', 'on', 'off', 'on', 'off', 'on'] as const).entries()) {
      const options = { contraband, intrigues: 'off', guilds: 'deal' } as const
      for (const { state } of walk(chytrogrod, { seats, seed: `reference ${n}`, options })) {
        if (state.script.at(-1)?.step !== 'action.play' || state.script.at(-2)?.step !== 'resolve.begin') continue
        const [engine, book] = inBothWays(state)
        // At the end of a game secret goods are shown, which the book does not write down.
        if (engine.phase === 'over')
          engine.players.forEach(({ secret }, seat) => (secret!.face = book.players[seat]!.secret!.face))
        expect(compared(engine)).toEqual(compared(book))
        rounds++
      }
    }
    expect(rounds).toBeGreaterThan(60)
  })
})

describe('decision points', () => {
  const POINTS = {
    'DP-GUILD': ['setup.guild'],
    'DP-FIRST': ['setup.first'],
    'DP-SUPPORTER': ['setup.supporter'],
    'DP-OVERFLOW': ['overflow.return'],
    'DP-DECREE': ['wake.decree'],
    'DP-PLAY': ['action.play'],
    'DP-INTRIGUE': [
      'intrigue.brawl',
      'intrigue.brawl.to',
      'intrigue.lordships',
      'intrigue.lordships.take',
      'intrigue.dealings',
      'intrigue.dealings.to',
      'intrigue.thunder',
      'intrigue.thunder.give',
      'intrigue.intercession',
      'intrigue.intercession.to',
    ],
    'DP-TIE': ['tie.one'],
    'DP-TARGET': ['sabotage.target'],
    'DP-ORDER': ['tie.order'],
    'DP-PAY': ['deal.pay'],
  }

  test('[CHY-14.1] these are asked, all of them, and nothing else', () => {
    const asking = Object.entries(chytrogrod.steps).flatMap(([name, { kind }]) => (kind === 'does' ? [] : [name]))
    expect(asking.sort()).toEqual(Object.values(POINTS).flat().sort())
    const asked = new Set<string>()
    const options = { contraband: 'off', intrigues: 'on', guilds: 'choose' } as const
    for (let n = 0; n < 12 && asked.size < asking.length; n++)
      for (const { state } of walk(chytrogrod, { seats: 5, seed: `points ${n}`, options }))
        if (state.script.length > 0) asked.add(state.script.at(-1)!.step)
    expect([...asked].sort()).toEqual(asking)
  })
})
