import type { Citadels, Rank, T } from '@cloak/citadels-core'
import { awaited, type Seat } from '@cloak/kernel'
import type { Scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { beautify, calling, city, gold, hand, holds, threats } from './help.ts'

const passTurn = (s: Scene<Citadels>): Scene<Citadels> => {
  const seat = awaited(citadels2016, s.state)[0]!
  return s.answers(seat, { do: 'gather', with: 'gold' }).answers(seat, { do: 'end' })
}
/** Everybody gathers gold and ends, until the next selection phase. */
function passRound(s: Scene<Citadels>): Scene<Citadels> {
  while (s.state.script.at(-1)!.step === 'turn.act') passTurn(s)
  return s
}
const called = (s: Scene<Citadels>): unknown[] =>
  s.history(null).flatMap(({ event, all }) => (event === 'silence' || event === 'revealed' ? [all] : []))

describe('[CIT-4.1] ranks are called in ascending order', () => {
  const HELD = { 0: 'warlord', 1: 'assassin', 2: 'bishop', 3: 'magician' }
  const order = (crown: Seat) =>
    called(
      passRound(
        calling(4, 1, t => {
          t.crown = t.draft.from = crown
          holds(t, HELD)
        }),
      ),
    )
  const EXPECTED = [
    { seat: 1, character: 'assassin' },
    { rank: 2, character: 'thief' },
    { seat: 3, character: 'magician' },
    { rank: 4, character: 'king' },
    { seat: 2, character: 'bishop' },
    { rank: 6, character: 'merchant' },
    { rank: 7, character: 'architect' },
    { seat: 0, character: 'warlord' },
  ]
  test.each([0, 1, 2, 3])('whoever wears the crown: seat %i', crown => expect(order(crown)).toEqual(EXPECTED))

  test('up to the highest of the cast: a ninth is called last', () => {
    const s = passRound(calling(4, 1, t => holds(t, { ...HELD, 1: 'artist' })))
    expect(called(s)).toHaveLength(9)
    expect(called(s).at(-1)).toEqual({ seat: 1, character: 'artist' })
  })

  test('the crown that moves within the round changes nothing of it', () => {
    const s = passRound(
      calling(4, 1, t => {
        t.crown = t.draft.from = 0
        holds(t, { 0: 'warlord', 1: 'assassin', 2: 'bishop', 3: 'king' })
      }),
    )
    expect(called(s)).toEqual([
      { seat: 1, character: 'assassin' },
      { rank: 2, character: 'thief' },
      { rank: 3, character: 'magician' },
      { seat: 3, character: 'king' },
      { seat: 2, character: 'bishop' },
      { rank: 6, character: 'merchant' },
      { rank: 7, character: 'architect' },
      { seat: 0, character: 'warlord' },
    ])
    s.expect(t => t.crown === 3)
  })
})

test('[CIT-4.2, CIT-4.10] who holds the called character reveals it and has a turn, without being asked', () => {
  calling(4, 5, t => holds(t, { 2: 'bishop' }))
    .asks(2)
    .told('revealed', { seat: 2, character: 'bishop' })
    .expect(t => {
      expect(t.players[2]!.revealed).toEqual(['bishop'])
      expect(t.turn).toMatchObject({ seat: 2, as: 'bishop', gathered: false })
    })
    .offers('gather')
})

test('[CIT-4.2] a character that nobody holds, or that was killed, does not answer; the next rank is called', () => {
  calling(4, 5, t => holds(t, { 0: 'assassin', 1: 'merchant', 2: 'thief', 3: 'architect' }))
    .told('silence', { rank: 5, character: 'bishop' })
    .told('revealed', { seat: 1, character: 'merchant' })
    .asks(1)
  calling(4, 5, t => {
    t.killed = 'bishop'
    holds(t, { 0: 'assassin', 1: 'merchant', 2: 'bishop', 3: 'architect' })
  })
    .told('silence', { rank: 5, character: 'bishop' })
    .told('revealed', { seat: 1, character: 'merchant' })
    .asks(1)
    .expect(t => t.players[2]!.revealed.length === 0)
})

test('[CIT-4.2, CIT-6.1.1a] killed or unheld: everybody else sees and hears the same', () => {
  // Seat 1 chose last, between the Bishop and the Warlord; all others saw both go by.
  const played = (kept: string) => {
    const s = calling(4, 1, t => {
      t.crown = t.draft.from = 2
      holds(t, { 0: 'assassin', 1: kept, 2: 'merchant', 3: 'architect' })
    })
    return s
      .answers(0, { do: 'kill', with: 'bishop' })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .told('silence', { rank: 5, character: 'bishop' })
      .asks(2)
  }
  const held = played('bishop')
  const unheld = played('warlord')
  for (const eye of [0, 2, 3, null]) held.alike(eye, unheld)
  held.sees(1, v =>
    expect(v).toMatchObject({ killed: 'bishop', players: { 1: { characters: ['bishop'], revealed: [] } } }),
  )
})

describe('[CIT-4.3] on reveal, in this order', () => {
  test('the robbed lose their stash before they are asked anything', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'thief', 2: 'bishop' })
      gold(t, 2, 5)
      t.robbed = { by: 0, character: 'bishop' }
    })
      .told('robbed', { by: 0, seat: 2, gold: 5 })
      .asks(2)
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([7, 2, 0, 2]))
      .offers('gather')
  })

  test('the gold goes to the Witch if she was the Thief', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'witch', 1: 'thief', 2: 'bishop' })
      gold(t, 2, 5)
      t.bewitched = { by: 0, character: 'thief' }
      t.robbed = { by: 0, character: 'bishop' }
    })
      .told('robbed', { by: 0, seat: 2, gold: 5 })
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([7, 2, 0, 2]))
  })

  test('the bewitched gather, and no more', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'witch', 2: 'bishop' })
      t.bewitched = { by: 0, character: 'bishop' }
    })
      .told('revealed', { seat: 2, character: 'bishop' })
      .asks(2)
      .prompts('citadels.prompt.gather')
      .offersNot('build', 'end', 'collect')
      .answers(2, 'gold')
      .asks(0)
  })

  test('the threatened gather, then meet the threat, then are free', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'blackmailer', 2: 'bishop' })
      threats(t, 0, 'bishop', 'king')
    })
      .asks(2)
      .prompts('citadels.prompt.gather')
      .offersNot('build', 'end', 'collect')
      .answers(2, 'gold')
      .asks(2)
      .prompts('citadels.prompt.bribe')
      .answers(2, 'pay')
      .asks(2)
      .prompts('citadels.prompt.act')
      .offers('collect', 'end')
  })

  test('everybody else is free at once', () => {
    calling(4, 5, t => holds(t, { 2: 'bishop' }))
      .asks(2)
      .prompts('citadels.prompt.act')
      .offers('gather', 'collect')
  })
})

describe('[CIT-4.9] the end of the round', () => {
  const lastTurn = (change: (t: T) => void, rank: Rank = 8) =>
    calling(4, rank, t => {
      holds(t, { 0: 'warlord', 1: 'king', 2: 'bishop', 3: 'assassin' })
      change(t)
    })

  test('a killed King is turned up after the highest rank, and takes the crown', () => {
    lastTurn(t => {
      t.killed = 'king'
      t.crown = 0
    })
      .untold('heir')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .told('heir', { seat: 1, character: 'king' })
      .told('crowned', { seat: 1, from: 0 })
      .told('roundBegan', { seat: 1 })
      .asks(1)
  })

  test('a killed Emperor is turned up, and its holder must move the crown before the round closes', () => {
    calling(4, 8, t => {
      holds(t, { 0: 'warlord', 1: 'emperor', 2: 'bishop', 3: 'assassin' })
      t.killed = 'emperor'
      t.crown = 0
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .told('heir', { seat: 1, character: 'emperor' })
      .untold('roundBegan')
      .asks(1)
      .answers(1, 3)
      .told('crowned', { seat: 3, from: 0 })
      .told('roundBegan', { seat: 3 })
  })

  test('the Queen gets her gold after the crown has moved', () => {
    const s = calling(5, 9, t => {
      holds(t, { 0: 'queen', 1: 'emperor', 2: 'bishop', 3: 'assassin' })
      t.killed = 'emperor'
      t.crown = 2
    })
    s.answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .asks(1)
      .untold('gainedGold', { source: 'queen' })
    s.answers(1, 3)
      .told('crowned', { seat: 3 })
      .told('gainedGold', { seat: 0, gold: 3, source: 'queen' })
      .told('roundBegan')
      .expect(t => t.players[0]!.gold === 7)
  })

  test('nobody else is turned up: the other killed stay hidden', () => {
    lastTurn(t => {
      t.killed = 'bishop'
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .untold('heir')
      .unheard(null, 'bishop')
      .told('roundBegan')
  })

  test('cards and marks are taken back; crown, plate, coins, Museum, hands, stashes and cities stay', () => {
    calling(4, 9, t => {
      holds(t, { 0: 'tax-collector', 1: 'king', 2: 'bishop', 3: 'thief' })
      t.crown = 1
      t.plate = 3
      t.robbed = { by: 3, character: 'merchant' }
      t.protected = 2
      city(t, 2, 'museum', 'tavern')
      beautify(t, 2, 'tavern')
      t.players[2]!.under = [t.deck.pop()!]
      hand(t, 2, 'castle')
      gold(t, 2, 4)
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .expect(t => {
        expect(t).toMatchObject({
          round: 2,
          called: 0,
          killed: null,
          bewitched: null,
          robbed: null,
          warrants: null,
          threats: null,
        })
        expect(t).toMatchObject({ protected: null, queen: null, turn: null, crown: 1, plate: 3 })
        for (const p of t.players)
          expect(p).toMatchObject({ characters: [], revealed: [], picks: [], signed: null, flowered: null })
        expect(t.players[2]).toMatchObject({
          gold: 4,
          hand: ['castle'],
          city: [
            { card: 'museum', beautified: false },
            { card: 'tavern', beautified: true },
          ],
          under: { length: 1 },
        })
        const { draft } = t
        expect([...draft.faceUp, ...draft.faceDown, ...draft.passing].sort()).toEqual(t.cast.toSorted())
      })
  })

  test('killed, bewitched, warrants and threats are forgotten too, unseen', () => {
    const over = (change: (t: T) => void) => {
      const s = calling(4, 8, t => {
        holds(t, { 0: 'warlord', 1: 'magistrate', 2: 'blackmailer', 3: 'bishop' })
        change(t)
      })
      return s.answers(0, { do: 'gather', with: 'gold' }).answers(0, { do: 'end' })
    }
    over(t => {
      t.warrants = { of: 1, on: ['magician', 'king', 'architect'], shown: false }
      t.players[1]!.signed = 'king'
      threats(t, 2, 'magician', 'architect')
    })
      .expect(t => {
        expect(t).toMatchObject({ warrants: null, threats: null })
        for (const p of t.players) expect(p).toMatchObject({ signed: null, flowered: null })
      })
      .unheard(null, 'king')
      .unheard(null, 'magician')
    over(t => {
      t.killed = 'architect'
    }).expect(t => t.killed === null)
  })

  test('when a city is complete the game ends here, after the crown has moved', () => {
    lastTurn(t => {
      t.killed = 'king'
      t.crown = 0
      t.completed = [2]
      city(t, 2, 'manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'tavern')
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .told('crowned', { seat: 1 })
      .told('ended', { round: 1 })
      .untold('roundBegan')
      .over()
  })
})
