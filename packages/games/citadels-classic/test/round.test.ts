import { Rng } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { before, dealt, drafting, outcomes, tableOf } from './drafting.ts'
import { calling, city, crowned, eyesBut, gold, goldOf, holds, laid, passes } from './help.ts'

const REMOVED = [
  { seats: 4, cast: 8, faceUp: 2, sees: 5, last: 2 },
  { seats: 4, cast: 9, faceUp: 3, sees: 5, last: 2 },
  { seats: 5, cast: 8, faceUp: 1, sees: 6, last: 2 },
  { seats: 5, cast: 9, faceUp: 2, sees: 6, last: 2 },
  { seats: 6, cast: 8, faceUp: 0, sees: 7, last: 2 },
  { seats: 6, cast: 9, faceUp: 1, sees: 7, last: 2 },
  { seats: 7, cast: 8, faceUp: 0, sees: 7, last: 2 },
  { seats: 7, cast: 9, faceUp: 0, sees: 8, last: 2 },
  { seats: 8, cast: 9, faceUp: 0, sees: 8, last: 2 },
]

describe.each(REMOVED)('$seats players, $cast characters', ({ seats, cast, faceUp, sees, last }) => {
  test('[CLA-3.1, CLA-9.1] one card face down, so many face up, the rest to the first chooser', () => {
    const s = drafting(seats, cast)
    s.expect(({ draft, cast: all }) => {
      expect([draft.faceDown.length, draft.faceUp.length, draft.passing.length]).toEqual([1, faceUp, sees])
      expect([...draft.faceDown, ...draft.faceUp, ...draft.passing].sort()).toEqual(all.toSorted())
    })
    const { faceUp: open, faceDown } = tableOf(s).draft
    if (faceUp > 0) s.told('facedUp', { characters: open })
    else s.untold('facedUp')
    s.offersNot(...open, ...faceDown)
    for (const eye of eyesBut(seats)) s.sees(eye, v => expect(v.draft.faceUp).toEqual(open))
  })

  test('[CLA-3.3] from the crowned player to the left each keeps one; the last chooses from two', () => {
    const crown = seats - 2
    const s = drafting(seats, cast, crown)
    for (let place = 0; place < seats; place++) {
      const seat = (crown + place) % seats
      const cards = before(s.asks(seat), seat)
      expect(cards).toHaveLength(place === seats - 1 ? last : sees - place)
      s.answers(seat, cards[0]).heard(seat, 'kept', { seat, character: cards[0]! })
      if (place < seats - 1) for (const eye of eyesBut(seats, seat)) s.unheard(eye, cards[0]!)
    }
    s.expect(t => {
      expect(t.players.map(p => p.characters.length)).toEqual(Array(seats).fill(1))
      expect([...t.draft.faceDown, ...t.draft.out]).toHaveLength(cast - seats - faceUp)
    })
  })
})

test('[CLA-3.2] 4 players: the face-down card goes first, so it is rank 4 once in eight', () => {
  const t = tableOf(drafting(4, 8))
  const hidden = outcomes(t, ({ faceDown }) => faceDown.join())
  expect([...hidden.keys()].sort()).toEqual(t.cast.toSorted())
  for (const share of hidden.values()) expect(share).toBeCloseTo(1 / 8, 9)
})

test('[CLA-3.2] with nine characters once in nine', () => {
  const t = tableOf(drafting(4, 9))
  const rng = Rng.from('odds')
  let hidden = 0
  for (let i = 0; i < 9000; i++) if (dealt(t, rng).faceDown[0] === 'king') hidden++
  expect(Math.abs(hidden - 1000)).toBeLessThan(90)
})

test('[CLA-3.2] rank 4 never lies face up; each other character does equally often', () => {
  const t = tableOf(drafting(5, 8))
  const open = outcomes(t, ({ faceUp }) => faceUp.join())
  expect([...open.keys()].sort()).toEqual(t.cast.filter(c => c !== 'king').sort())
  for (const share of open.values()) expect(share).toBeCloseTo(1 / 7, 9)
})

test('[CLA-3.2] nor does the Emperor', () => {
  const t = tableOf(drafting(4, 8))
  const rng = Rng.from('emperor')
  t.cast = t.cast.with(3, 'emperor')
  for (let i = 0; i < 500; i++) expect(dealt(t, rng).faceUp).not.toContain('emperor')
})

describe.each([
  { seats: 7, cast: 8 },
  { seats: 8, cast: 9 },
])('[CLA-3.4] $seats players, $cast characters: the last player', ({ seats, cast }) => {
  /** All but the last have chosen. */
  const toTheLast = () => {
    const s = drafting(seats, cast)
    for (let seat = 0; seat < seats - 1; seat++) s.answers(seat, before(s, seat)[0])
    return s
  }

  test('also takes the card that lay face down, keeps one and puts the other face down', () => {
    const hidden = tableOf(drafting(seats, cast)).draft.faceDown[0]!
    for (const keep of [0, 1]) {
      const s = toTheLast()
      const cards = before(s, seats - 1)
      expect(cards).toHaveLength(2)
      expect(cards).toContain(hidden)
      s.answers(seats - 1, cards[keep]).expect(({ draft, players }) => {
        expect(players[seats - 1]!.characters).toEqual([cards[keep]])
        expect([...draft.faceDown, ...draft.out]).toEqual([cards[1 - keep]])
      })
    }
  })

  test('nobody else sees either card', () => {
    const s = toTheLast()
    for (const eye of eyesBut(seats, seats - 1))
      s.sees(eye, v => expect([v.draft.passing, v.draft.passingSize, v.draft.faceDown]).toEqual([null, 2, false]))
  })
})

test('[CLA-3.4, CLA-9.2] with 7 players and 9 characters the face-down card stays where it is', () => {
  const s = drafting(7, 9)
  const hidden = tableOf(s).draft.faceDown
  for (let seat = 0; seat < 6; seat++) s.answers(seat, before(s, seat)[0])
  expect(before(s, 6)).toHaveLength(2)
  s.offersNot(hidden[0]!)
  s.answers(6, before(s, 6)[0]).expect(t => expect(t.draft.faceDown).toEqual(hidden))
})

test('[CLA-9.2, CLA-9.3] 7 players with eight characters, 8 with nine: nobody lacks a choice', () => {
  for (const [seats, cast] of [
    [7, 8],
    [8, 9],
  ] as const) {
    const s = drafting(seats, cast)
    for (let seat = 0; seat < seats; seat++) {
      const cards = before(s, seat)
      expect(cards.length).toBeGreaterThan(1)
      s.answers(seat, cards[0])
    }
    s.expect(t => expect(t.draft.faceUp).toEqual([]))
  }
})

test('[CLA-3.5, CLA-9.4] 2 players: keep 1 of 7; keep 1 and discard 1 of 6; the same of 4; keep 1 of 2', () => {
  const s = drafting(2, 8, 1)
  const sizes: number[] = []
  const choose = (seat: number, discards: boolean) => {
    const cards = before(s.asks(seat), seat)
    sizes.push(cards.length)
    s.answers(seat, discards ? [cards[0], cards[1]] : cards[0])
  }
  choose(1, false)
  choose(0, true)
  choose(1, true)
  choose(0, false)
  expect(sizes).toEqual([7, 6, 4, 2])
  s.expect(({ players, draft }) => {
    expect(players.map(p => p.characters.length)).toEqual([2, 2])
    expect([...draft.faceDown, ...draft.out]).toHaveLength(4)
  })
})

test('[CLA-3.5] a player who discards knows his discard; nobody else does', () => {
  const s = drafting(2, 8)
  const [kept, discarded] = before(s.answers(0, before(s, 0)[0]), 1)
  s.answers(1, [kept, discarded])
    .sees(1, v => expect(v.players[1]!.picks!.map(p => [p.kept, p.discarded])).toEqual([[kept, discarded]]))
    .sees(0, v => v.players[1]!.picks === null && v.draft.outSize === 1)
})

test('[CLA-3.6, CLA-9.4] 3 players: eight characters, each keeps 1 of 7, 6, 5, 4, 3, 2; no card goes at random', () => {
  const s = drafting(3, 8, 1)
  const hidden = tableOf(s).draft.faceDown
  const sizes: number[] = []
  for (let i = 0; i < 6; i++) {
    const seat = (1 + i) % 3
    const cards = before(s.asks(seat), seat)
    sizes.push(cards.length)
    s.answers(seat, cards[0])
  }
  expect(sizes).toEqual([7, 6, 5, 4, 3, 2])
  s.expect(({ players, draft }) => {
    expect(players.map(p => p.characters.length)).toEqual([2, 2, 2])
    expect(draft.faceDown).toEqual(hidden)
    expect(draft.out).toHaveLength(1)
  })
})

test('[CLA-3.7] the characters are called in the order of their ranks, and their holders show them', () => {
  const s = calling(4, 1, t => holds(t, { 0: 'warlord', 1: 'thief', 2: 'assassin', 3: 'king' }))
  passes(s.asks(2), 2).asks(1)
  passes(s, 1).asks(3)
  passes(s, 3).asks(0)
  const called = s.history(null).flatMap(({ event, all }) => {
    const { character } = all as { character: string }
    return event === 'revealed' || event === 'silence' ? [character] : []
  })
  expect(called).toEqual(['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'])
})

test('[CLA-3.7] a killed character and one that nobody holds sound and look the same', () => {
  const call = (held: string) =>
    calling(4, 5, t => {
      crowned(t, 1)
      holds(t, { 0: held, 1: 'thief', 2: 'assassin', 3: 'merchant' }, ['magician', 'architect'])
      t.killed = 'bishop'
    })
      .told('silence', { rank: 5, character: 'bishop' })
      .untold('revealed', { character: 'bishop' })
      .asks(3)
  for (const eye of eyesBut(4, 0)) call('bishop').alike(eye, call('warlord'))
})

test('[CLA-3.8] the end of the round: the killed King is shown and crowned, the characters return, a round begins', () => {
  const s = calling(5, 9, t => {
    holds(t, { 0: 'assassin', 1: 'king', 2: 'queen', 3: 'thief', 4: 'bishop' })
    crowned(t, 3)
    holds(t, { 0: 'assassin', 1: 'king', 2: 'queen', 3: 'thief', 4: 'bishop' })
    t.killed = 'king'
    gold(t, 2, 0)
  })
  s.answers(2, { do: 'gather', with: 'gold' })
    .bars('favour', 'CLA-6.10')
    .answers(2, { do: 'end' })
    .told('heir', { seat: 1, character: 'king' })
    .told('crowned', { seat: 1, from: 3 })
    .told('gainedGold', { seat: 2, gold: 3, source: 'queen' })
    .told('roundBegan', { round: 2, seat: 1 })
    .expect(t => {
      expect(t.crown).toBe(1)
      expect(t.players.map(p => [p.characters.length, p.revealed.length])).toEqual(
        Array.from({ length: 5 }, () => [0, 0]),
      )
      expect([t.killed, t.robbed, t.bewitched, t.taxes]).toEqual([null, null, null, null])
      expect(goldOf(t)[2]).toBe(5)
    })
})

test('[CLA-3.8] or the game ends, when a city was completed', () => {
  laid(4, t => {
    holds(t, {})
    city(t, 0, 'manor')
    t.completed = [0]
  })
    .at('round.end')
    .told('ended', { round: 1 })
    .over()
})
