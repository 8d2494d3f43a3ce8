import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, beautify, city, gold, hand, holds, laid, played, ruled, turnOf, under, warrants } from './help.ts'

const SIX = ['tavern', 'market', 'docks', 'harbor', 'church', 'temple']
const OTHER_SIX = ['watchtower', 'prison', 'barracks', 'fortress', 'castle', 'monastery']

const scoresOf = (change: (t: T) => void, seats = 4): number[] => {
  let scores: number[] = []
  laid(seats, change).standing(standing => {
    scores = standing.map(s => s.score)
  })
  return scores
}

test('[CIT-9.1] the seventh district ends the game at the end of the round, the sixth does not', () => {
  const building = (...districts: string[]) =>
    laid(4, t => {
      city(t, 0, ...districts)
      hand(t, 0, 'manor')
      gold(t, 0, 3)
      turnOf(t, 0, 'king', { gathered: true })
    })
      .script({ step: 'turn.act', p: { seat: 0, as: 'king' } }, { step: 'round.end' })
      .answers(0, { do: 'build', with: 'manor' })
  building(...SIX)
    .told('completed', { seat: 0, place: 1 })
    .asks(0)
    .answers(0, { do: 'end' })
    .told('ended')
    .over()
  building(...SIX.slice(1))
    .untold('completed')
    .answers(0, { do: 'end' })
    .untold('ended')
    .told('roundBegan')
})

test('[CIT-9.1] eight districts with two or three players', () => {
  for (const seats of [2, 3]) {
    const building = (...districts: string[]) =>
      acting(seats, 'king', t => {
        city(t, 0, ...districts)
        hand(t, 0, 'manor')
        gold(t, 0, 3)
      }).answers(0, { do: 'build', with: 'manor' })
    building(...SIX).untold('completed')
    building(...SIX, 'castle').told('completed', { seat: 0 })
  }
})

test('[CIT-9.1] the round is played to its end, and a city may grow beyond 7', () => {
  laid(4, t => {
    holds(t, { 0: 'king', 1: 'bishop', 2: 'merchant', 3: 'warlord' })
    city(t, 0, ...SIX)
    hand(t, 0, 'manor', 'stables')
    gold(t, 0, 5)
    turnOf(t, 0, 'king', { gathered: true })
  })
    .script({ step: 'turn.act', p: { seat: 0, as: 'king' } }, { step: 'round.call', p: { rank: 5 } })
    .answers(0, { do: 'build', with: 'manor' })
    .answers(0, { do: 'build', with: 'stables' })
    .expect(t => t.players[0]!.city.length === 8)
    .answers(0, { do: 'end' })
    .asks(1)
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .asks(2)
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .asks(3)
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'end' })
    .told('ended')
    .over()
})

test('[CIT-9.1] a city is completed by confiscation, seizure or exchange as well', () => {
  acting(4, 'king', t => {
    holds(t, { 0: 'king', 1: 'magistrate' })
    warrants(t, 1, 'king', 'bishop', 'merchant')
    city(t, 1, ...SIX)
    hand(t, 0, 'manor')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'manor' })
    .answers(1, 'confiscate')
    .told('completed', { seat: 1, place: 1 })
  acting(4, 'marshal', t => {
    city(t, 0, ...SIX)
    city(t, 1, 'manor')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'seize', with: '1.manor' })
    .told('completed', { seat: 0 })
  acting(4, 'diplomat', t => {
    city(t, 1, 'monument', 'tavern')
    city(t, 0, 'manor', ...OTHER_SIX.slice(0, 5))
    gold(t, 0, 9)
  })
    .answers(0, { do: 'exchange', with: { do: '0.manor', with: '1.monument' } })
    .told('completed', { seat: 0 })
})

test('[CIT-9.2] the first to complete gets 4, every other 2, and the order stands', () => {
  const finish = (completed: number[]) => scoresOf(t => (t.completed = completed))
  expect(finish([])).toEqual([0, 0, 0, 0])
  expect(finish([2, 0])).toEqual([2, 0, 4, 0])
})

test('[CIT-9.2] a second city is noted after the first, in whosever turn', () => {
  acting(4, 'architect', t => {
    t.completed = [3]
    city(t, 3, ...OTHER_SIX, 'cathedral')
    city(t, 0, ...SIX)
    hand(t, 0, 'manor')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'manor' })
    .told('completed', { seat: 0, place: 2 })
    .expect(t => expect(t.completed).toEqual([3, 0]))
})

test('[CIT-9.2] a completed city that shrinks keeps its record, and the game still ends', () => {
  laid(4, t => {
    city(t, 0, 'monument', ...SIX.slice(0, 5))
    city(t, 1, 'castle')
    t.completed = [0]
    gold(t, 0, 0)
    turnOf(t, 0, 'diplomat', { gathered: true })
  })
    .script({ step: 'turn.act', p: { seat: 0, as: 'diplomat' } }, { step: 'round.end' })
    .answers(0, { do: 'exchange', with: { do: '0.monument', with: '1.castle' } })
    .expect(t => expect(t.completed).toEqual([0]))
    .standing(([first]) => first!.score === 4 + 12 + 4)
    .answers(0, { do: 'end' })
    .told('ended')
})

test('[CIT-9.3] cost with the coin, five types, first and later completion, and the districts’ own points', () => {
  expect(
    scoresOf(t => {
      city(t, 0, 'manor', 'tavern')
      beautify(t, 0, 'tavern')
      city(t, 1, 'manor', 'church', 'market', 'prison', 'keep')
      city(t, 2, 'dragon-gate')
      hand(t, 2, 'secret-vault')
      t.completed = [3, 1]
    }),
  ).toEqual([3 + 2, 3 + 2 + 2 + 2 + 3 + 3 + 2, 6 + 2 + 3, 4])
})

test('[CIT-9.3] four types are not five', () => {
  expect(scoresOf(t => city(t, 0, 'manor', 'church', 'market', 'keep'))[0]).toBe(3 + 2 + 2 + 3)
})

test('[CIT-9.4] every kind of points at once', () => {
  const [score] = scoresOf(t => {
    city(
      t,
      0,
      'dragon-gate',
      'imperial-treasury',
      'map-room',
      'statue',
      'museum',
      'basilica',
      'haunted-quarter',
      'wishing-well',
    )
    beautify(t, 0, 'wishing-well')
    under(t, 0, 'castle', 'palace')
    gold(t, 0, 3)
    hand(t, 0, 'secret-vault', 'tavern')
    t.crown = 0
    t.completed = [0]
  })
  const base = 6 + 5 + 5 + 3 + 4 + 4 + 2 + 6
  const fixed = 2 + 3 + 2 + 5 + 2 + 3 + 3
  const best = 8
  expect(score).toBe(base + 4 + fixed + best)
})

/** The places of seats 0 and 1, who have a Palace each, at the end of the game. */
const tie = (change: (t: T) => void, seats = 4): number[] => {
  let places: number[] = []
  laid(seats, t => {
    city(t, 0, 'palace')
    city(t, 1, 'palace')
    t.completed = [2]
    change(t)
  })
    .at('round.close')
    .over()
    .standing(standing => {
      places = standing.map(s => s.place)
    })
  return places.slice(0, 2)
}

test('[CIT-9.5] most points win, whatever was revealed', () => {
  expect(
    tie(t => {
      played(t, { 0: 'warlord', 1: 'assassin' })
      city(t, 1, 'palace', 'tavern')
    }),
  ).toEqual([2, 1])
})

test('[CIT-9.5] among equals the highest rank revealed wins', () => {
  expect(tie(t => played(t, { 0: 'thief', 1: 'king' }))).toEqual([2, 1])
  expect(tie(t => played(t, { 0: 'king', 1: 'thief' }))).toEqual([1, 2])
})

test('[CIT-9.5] of two characters the higher counts', () => {
  expect(
    tie(t => played(t, { 0: ['assassin', 'merchant'], 1: ['king', 'bishop'], 2: ['thief', 'warlord'] }), 3),
  ).toEqual([1, 2])
})

test('[CIT-9.5] a killed character was not revealed, and whoever revealed none loses the tie', () => {
  expect(
    tie(t => {
      t.killed = 'warlord'
      played(t, { 0: 'warlord', 1: 'assassin' })
    }),
  ).toEqual([2, 1])
})

test('[CIT-9.5] the Witch is rank 1, whoever she bewitched', () => {
  expect(
    tie(t => {
      played(t, { 0: 'witch', 1: 'thief', 2: 'warlord' })
      t.bewitched = { by: 0, character: 'warlord' }
    }),
  ).toEqual([2, 1])
})

test('[CIT-9.5] a killed rank 4 turned up at the end counts, unless the table rules otherwise', () => {
  const heir = (breaks: boolean) =>
    tie(t => {
      ruled(t, 'heirBreaksTies', breaks)
      t.killed = 'king'
      played(t, { 0: 'king', 1: 'assassin' })
      t.players[0]!.revealed = ['king']
    })
  expect(heir(true)).toEqual([1, 2])
  expect(heir(false)).toEqual([2, 1])
})

test('[CIT-9.5] a tie that nothing breaks is shared', () => {
  expect(tie(() => {})).toEqual([1, 1])
})

test('[CIT-11.70] the crown of a killed rank 4 moves before the Statue is judged', () => {
  laid(4, t => {
    t.killed = 'king'
    played(t, { 0: 'king', 1: 'assassin' })
    t.crown = 2
    city(t, 0, 'statue')
    city(t, 2, 'tavern')
    t.completed = [2]
  })
    .at('round.end')
    .told('crowned', { seat: 0, from: 2 })
    .over()
    .standing(([first]) => first!.score === 3 + 5)
})

test('[CIT-9.6] the worked example', () => {
  const [ana, ben, cid, dora] = [0, 1, 2, 3]
  laid(4, t => {
    played(t, { 0: 'architect', 1: 'thief', 2: 'bishop', 3: 'king' })
    city(t, ana, 'castle', 'temple', 'town-hall', 'haunted-quarter', 'wishing-well', 'monument')
    beautify(t, ana, 'temple')
    city(t, ben, 'manor', 'castle', 'palace', 'church', 'tavern', 'watchtower', 'capitol')
    city(t, cid, 'ivory-tower', 'cathedral', 'harbor', 'fortress', 'docks')
    city(t, dora, 'statue', 'imperial-treasury', 'map-room', 'trading-post', 'prison')
    gold(t, dora, 3)
    hand(t, dora, 'tavern', 'manor', 'secret-vault')
    t.crown = dora
    t.completed = [ana, ben]
  })
    .at('round.end')
    .told('ended')
    .over()
    .standing(standing => {
      expect(standing.map(s => s.score)).toEqual([31, 29, 27, 31])
      expect(standing.map(s => s.place)).toEqual([1, 3, 4, 2])
      const sums = standing.map(s => s.why.reduce((sum, { args }) => sum + Number(args!['points']), 0))
      expect(sums).toEqual([31, 29, 27, 31])
      expect(standing[ana]!.why).toContainEqual({
        key: 'citadels.score.wild',
        args: { card: 'haunted-quarter', type: 'military', points: 0 },
      })
    })
})
