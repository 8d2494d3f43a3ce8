import type { Chytrogrod, Open } from '@cloak/chytrogrod'
import type { Scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { COLOURS, type Good } from '../src/data/pieces.ts'
import { decree, empty, give, INTRIGUES, lay, spend, stack, taken } from './help.ts'

type At = number | null
/** These eyes cannot tell the two scenes apart; the others can, or the two would not differ at all. */
function sameFor(one: Scene<Chytrogrod>, other: Scene<Chytrogrod>, blind: At[], sighted: At[]): void {
  for (const at of blind) one.alike(at, other)
  for (const at of sighted) expect(() => one.alike(at, other)).toThrow()
}

describe('hidden things, in two worlds that differ in nothing else', () => {
  test('[CHY-12.1, CHY-12.2, CHY-2.4] a card played face down: only its owner knows it', () => {
    const play = (card: string) => empty(4).at('action.play', { seat: 1 }).answers(1, { card, district: 'black' })
    sameFor(play('sabotage'), play('buyout4'), [0, 2, 3, null], [1])
  })

  test('[CHY-12.1] the cards in hand: all see how many, nobody else which', () => {
    const held = (card: 'big' | 'small') => empty(3).table(t => lay(t, 'red', 1, card))
    sameFor(held('big'), held('small'), [0, 2, null], [1])
    held('big').sees(0, view => expect(view.players[1]).toMatchObject({ hand: null, handSize: 6 }))
  })

  test('[CHY-12.1, CHY-12.2] the stack of a district: owners and order are public, and stay so when cards move', () => {
    const stacked = (one: 'big' | 'small', other: 'big' | 'small') =>
      empty(4, INTRIGUES)
        .table(t => {
          lay(t, 'red', 3, one)
          lay(t, 'red', 0, other)
          lay(t, 'blue', 1, 'takeover')
        })
        .at('intrigue.brawl', { seat: 0 })
        .answers(0, { do: 'brawl', with: 'red' })
        .answers(0, 'blue')
    sameFor(stacked('big', 'small'), stacked('small', 'big'), [1, 2, null], [0, 3])
    stacked('big', 'small').sees(null, view => {
      expect(view.districts.red.laid.map(({ by }) => by)).toEqual([3])
      expect(view.districts.blue.laid.map(({ by }) => by)).toEqual([1, 0])
    })
  })

  test('[CHY-12.1, CHY-12.2] the decree of the round: drawn, placed and lying there it is the favourite’s secret', () => {
    const drawn = (top: 'calm' | 'rumour') =>
      empty(3)
        .table(t => {
          t.favourite = 2
          t.decrees.deck = [...t.decrees.deck.filter(name => name !== top), top]
        })
        .at('wake.draw')
    sameFor(drawn('calm'), drawn('rumour'), [0, 1, null], [2])
    const placed = (top: 'calm' | 'rumour') => drawn(top).at('wake.decree').answers(2, 'yellow')
    sameFor(placed('calm'), placed('rumour'), [0, 1, null], [2])
  })

  test('[CHY-12.1] the extra decree of Midas: not even the favourite knows it', () => {
    const drawn = (top: 'calm' | 'rumour') =>
      empty(5, INTRIGUES)
        .table(t => {
          decree(t, 'red', 0, 'whip-crack')
          t.decrees.deck = [...t.decrees.deck.filter(name => name !== top), top]
        })
        .at('intrigue.intercession', { seat: 4 })
        .answers(4, { do: 'draw' })
        .answers(4, 'red')
    sameFor(drawn('calm'), drawn('rumour'), [0, 1, 2, 3, null], [4])
  })

  test('[CHY-12.1] the order of the decree deck: nobody; its size and the discard pile: everybody', () => {
    const decks = (turn: (deck: Open['decrees']['deck']) => void) =>
      empty(3).table(t => {
        t.decrees.discard = t.decrees.deck.filter(name => name === 'calm')
        t.decrees.deck = t.decrees.deck.filter(name => name !== 'calm').sort()
        turn(t.decrees.deck)
      })
    const [one, other] = [decks(() => {}), decks(deck => deck.reverse())]
    sameFor(one, other, [0, 1, 2, null], [])
    one.sees(null, view => expect(view.decrees).toEqual({ deck: 11, discard: ['calm'] }))
  })

  test('[CHY-12.1] the lower deal tokens of a stack: nobody; how many there are: everybody', () => {
    const piled = (...deals: Parameters<typeof stack>[2][]) => empty(3).table(t => stack(t, 'red', ...deals))
    const [one, other] = [piled('RED-3', 'RED-1'), piled('RED-3', 'RED-6')]
    sameFor(one, other, [0, 1, 2, null], [])
    one.sees(1, view => expect(view.districts.red.stack).toEqual({ top: 'RED-3', unseen: 5, bottom: [] }))
  })

  test('[CHY-12.1] secret goods: their owner’s; spent or not: everybody’s; those left in the box: nobody’s', () => {
    const dealt = (good: Good) => empty(3).table(t => (t.players[1]!.secret!.good = good))
    sameFor(dealt('rum'), dealt('relic'), [0, 2, null], [1])
    dealt('rum')
      .table(t => spend(t, 0))
      .sees(2, view =>
        expect(view.players.map(({ secret }) => secret)).toEqual([
          { good: 'weapon', shown: true, spent: true },
          { good: null, shown: false, spent: false },
          { good: 'book', shown: false, spent: false },
        ]),
      )
  })

  test('[CHY-12.1] everything else lies open', () => {
    empty(3)
      .table(t => {
        give(t, 0, { rum: 2 })
        taken(t, 1, 'big', 'RED-1')
        t.players[2]!.supporter = 'black'
        t.districts.blue.tokens.rum = 3
      })
      .sees(null, view => {
        expect(view.players[0]!.board.rum).toBe(2)
        expect(view.players[1]).toMatchObject({ deals: [{ deal: 'RED-1', size: 'big' }], score: 22 })
        expect(view.players[2]!.supporter).toBe('black')
        expect(view.districts.blue.tokens.rum).toBe(3)
        expect(view.supply.rum).toBe(12)
      })
  })
})

describe('the payment prompt', () => {
  /** The small offer of RED-3 costs 2C 1R; seat 1 tries it with what it has, and a secret good. */
  const attempt = (secret: Good, own: Parameters<typeof give>[2]) =>
    empty(4)
      .table(t => {
        t.players[1]!.secret!.good = secret
        stack(t, 'red', 'RED-3')
        lay(t, 'red', 1, 'small')
        give(t, 1, own)
      })
      .at('resolve.open', { district: 'red' })
  const OTHERS = [0, 2, 3, null]

  test('[CHY-12.5] opens for a missing good whether or not the secret one would help', () => {
    const [helps, helpsNot] = [attempt('rum', { chest: 2 }).asks(1), attempt('relic', { chest: 2 }).asks(1)]
    sameFor(helps, helpsNot, OTHERS, [1])
    sameFor(helps.answers(1, 'fail'), helpsNot.answers(1, 'fail'), OTHERS, [1])
  })

  test('[CHY-12.5] opens when nothing is missing, too, and paying from the board tells nothing', () => {
    const [helps, helpsNot] = [
      attempt('chest', { chest: 2, rum: 1 }).asks(1),
      attempt('relic', { chest: 2, rum: 1 }).asks(1),
    ]
    sameFor(helps, helpsNot, OTHERS, [1])
    sameFor(helps.answers(1, 'board'), helpsNot.answers(1, 'board'), OTHERS, [1])
  })

  test('[CHY-12.5] does not open for two missing goods, whatever the secret one is', () => {
    sameFor(attempt('chest', { chest: 1 }).over(), attempt('relic', { chest: 1 }).over(), OTHERS, [1])
  })

  test('[CHY-12.5] a time-out tells nothing either', () => {
    for (const own of [{ chest: 2 }, { chest: 2, rum: 1 }])
      sameFor(attempt('rum', own).lapses(1), attempt('relic', own).lapses(1), OTHERS, [1])
  })

  test('[CHY-7.11, CHY-12.1] a secret good that is used becomes known to all', () => {
    attempt('rum', { chest: 2 })
      .answers(1, 'rum')
      .told('secretSpent', { seat: 1, good: 'rum' })
      .sees(null, view => expect(view.players[1]!.secret).toEqual({ good: 'rum', shown: true, spent: true }))
  })
})

describe('the University', () => {
  const looked = (card: 'big' | 'buyout2') =>
    empty(4, INTRIGUES)
      .table(t => {
        t.players[2]!.supporter = 'green'
        lay(t, 'red', 1, card)
        lay(t, 'blue', 0, 'takeover')
      })
      .at('intrigue.dealings', { seat: 2 })
      .answers(2, { do: 'look', with: 'red' })

  test('[CHY-12.1, CHY-12.2] what it has seen stays its own and the owner’s, moved or left', () => {
    const [one, other] = [looked('big'), looked('buyout2')]
    sameFor(one, other, [0, 3, null], [1, 2])
    sameFor(one.answers(2, 'leave'), other.answers(2, 'leave'), [0, 3, null], [1, 2])
    sameFor(looked('big').answers(2, 'blue'), looked('buyout2').answers(2, 'blue'), [0, 3, null], [1, 2])
  })

  test('[CHY-12.2] that it looked, at whose card and where it went is public', () => {
    looked('big')
      .told('cardLookedAt', { seat: 2, owner: 1, district: 'red' })
      .answers(2, 'blue')
      .heard(null, 'cardMoved', { seat: 2, owner: 1, from: 'red', to: 'blue' })
  })
})

describe('by moment', () => {
  test('[CHY-12.2] cards of a district become public when it is resolved, and stay so to the end of the phase', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        for (const seat of [1, 2]) lay(t, 'black', seat, 'big')
        lay(t, 'blue', 2, 'small')
        t.first = 'red'
      })
      .script(
        { step: 'resolve.open', p: { district: 'red' } },
        { step: 'resolve.open', p: { district: 'black' } },
        { step: 'resolve.open', p: { district: 'blue' } },
      )
      .asks(0)
      .sees(null, view => {
        expect(view.districts.red.laid.map(({ card }) => card)).toEqual(['takeover'])
        expect(view.districts.black.laid.map(({ card }) => card)).toEqual(['big', 'big'])
        expect(view.districts.blue.laid.map(({ card }) => card)).toEqual([null])
      })
  })

  test('[CHY-12.2] in clean-up all is public but the unspent secret goods', () => {
    empty(3)
      .table(t => lay(t, 'red', 1, 'takeover'))
      .at('resolve.begin')
      .sees(0, view => {
        expect(view.shown).toEqual([{ district: 'red', by: 1, card: 'takeover', status: 'live' }])
        expect(view.players.map(({ secret }) => secret!.good)).toEqual(['weapon', null, null])
      })
  })

  test('[CHY-12.3] a player may look at his own face-down cards at any time', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        lay(t, 'red', 0, 'big')
      })
      .sees(1, view => expect(view.districts.red.laid.map(({ card }) => card)).toEqual(['takeover', null]))
  })

  test('[CHY-12.6] whoever only watches sees what is public and nothing more, at every moment', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        decree(t, 'red', 0, 'calm')
      })
      .sees(null, (view, seen) => {
        expect(view.players.every(({ hand, secret }) => hand === null && secret!.good === null)).toBe(true)
        expect(COLOURS.flatMap(colour => view.districts[colour].laid.map(({ card }) => card))).toEqual([null])
        expect(view.districts.red.decrees.map(({ decree: name }) => name)).toEqual([null])
        expect([seen.mine, seen.given]).toEqual([null, null])
      })
  })

  test('[CHY-12.7] the log of a running game tells each eye no more than it may know', () => {
    const s = empty(3)
      .at('wake.goods')
      .answers(0, 'red')
      .answers(0, { card: 'sabotage', district: 'blue' })
      .answers(1, { card: 'buyout3', district: 'blue' })
    const private_ = (at: At) => s.history(at).flatMap(({ event, some }) => (some ? [event] : []))
    expect(private_(0)).toEqual(['decreeDrawn', 'decreePlaced', 'cardPlayed'])
    expect(private_(1)).toEqual(['cardPlayed'])
    expect(private_(2)).toEqual([])
    expect(private_(null)).toEqual([])
    expect(s.history(null).map(({ event }) => event)).toEqual(s.history(0).map(({ event }) => event))
  })
})
