import { describe, expect, test } from 'vitest'
import { acting, calling, city, cityOf, gold, hand, holds, laid, ruled, turnOf, warrants } from './help.ts'

const SIX = ['manor', 'castle', 'palace', 'temple', 'church', 'monastery']
const GATHER = { do: 'gather', with: 'gold' }
const END = { do: 'end' }

describe('[CIT-9.1] a city is completed', () => {
  test.each([4, 5, 6, 7, 8])('%i players: by 7 districts, not by 6', seats => {
    const building = (...built: string[]) =>
      acting(seats, 'bishop', t => {
        city(t, 0, ...built)
        hand(t, 0, 'market')
        gold(t, 0, 9)
      }).answers(0, { do: 'build', with: 'market' })
    building(...SIX.slice(1))
      .untold('completed')
      .expect(t => expect(t.completed).toEqual([]))
    building(...SIX)
      .told('completed', { seat: 0, place: 1 })
      .expect(t => expect(t.completed).toEqual([0]))
  })

  test('by size: the Monument counts twice', () => {
    acting(4, 'bishop', t => {
      city(t, 0, 'monument', ...SIX.slice(2))
      hand(t, 0, 'market')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'build', with: 'market' })
      .told('completed', { seat: 0 })
      .expect(t => t.players[0]!.city.length === 6)
  })

  test('by confiscation, in another’s turn', () => {
    acting(4, 'bishop', t => {
      holds(t, { 0: 'bishop', 3: 'magistrate' })
      warrants(t, 3, 'bishop', 'king', 'thief')
      city(t, 3, ...SIX)
      hand(t, 0, 'tavern')
    })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(3, 'confiscate')
      .told('completed', { seat: 3, place: 1 })
  })

  test('by seizure', () => {
    acting(4, 'marshal', t => {
      city(t, 0, ...SIX)
      city(t, 1, 'tavern')
    })
      .answers(0, { do: 'seize', with: '1.tavern' })
      .told('completed', { seat: 0 })
  })

  test('by exchange, on either side', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'market', ...SIX.slice(1))
      city(t, 1, 'monument')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'exchange', with: { do: '0.market', with: '1.monument' } })
      .told('completed', { seat: 0 })
    acting(4, 'diplomat', t => {
      city(t, 0, 'monument')
      city(t, 1, 'market', ...SIX.slice(1))
    })
      .answers(0, { do: 'exchange', with: { do: '0.monument', with: '1.market' } })
      .told('completed', { seat: 1 })
  })
})

describe('[CIT-9.1] the end comes at the end of that round', () => {
  const completing = () =>
    calling(4, 5, t => {
      holds(t, { 0: 'bishop', 1: 'merchant', 2: 'warlord', 3: 'king' })
      city(t, 0, ...SIX)
      hand(t, 0, 'market', 'tavern')
      gold(t, 0, 9)
    })
      .answers(0, GATHER)
      .answers(0, { do: 'build', with: 'market' })

  test('the round is played to its end, then it is over', () => {
    completing()
      .told('completed', { seat: 0 })
      .asks(0)
      .answers(0, END)
      .asks(1)
      .answers(1, GATHER)
      .answers(1, END)
      .asks(2)
      .answers(2, GATHER)
      .answers(2, END)
      .told('ended', { round: 1 })
      .untold('roundBegan')
      .over()
  })

  test('while no city is completed another round begins', () => {
    const s = calling(4, 8, t => {
      holds(t, { 2: 'warlord' })
      city(t, 0, ...SIX)
    })
    s.answers(2, GATHER).answers(2, END).untold('ended').told('roundBegan', { round: 2 })
  })

  test('a city may grow beyond that', () => {
    const s = acting(4, 'architect', t => {
      city(t, 0, ...SIX)
      hand(t, 0, 'market', 'tavern', 'docks')
      gold(t, 0, 20)
    })
    for (const card of ['market', 'tavern', 'docks']) s.answers(0, { do: 'build', with: card })
    s.expect(t => t.players[0]!.city.length === 9 && t.completed.length === 1)
  })

  test('a killed rank 4 still moves the crown, and the Queen is paid, before points are counted', () => {
    const s = laid(5, t => {
      holds(t, { 0: 'queen', 1: 'king', 2: 'assassin' })
      t.killed = 'king'
      t.crown = 3
      city(t, 0, 'imperial-treasury')
      city(t, 1, 'statue')
      t.completed = [3]
      city(t, 3, ...SIX, 'tavern')
      turnOf(t, 0, 'queen', { gathered: true })
      t.queen = 0
    }).script({ step: 'turn.act', p: { seat: 0, as: 'queen' } }, { step: 'round.end' })
    s.answers(0, END)
      .told('crowned', { seat: 1, from: 3 })
      .told('gainedGold', { seat: 0, gold: 3, source: 'queen' })
      .told('ended')
      .over()
      .standing(places => {
        expect(places[0]!.score).toBe(5 + 5)
        expect(places[1]!.score).toBe(3 + 5)
      })
  })
})

describe('[CIT-9.2] who completed first, and who completed at all', () => {
  test('in the order in which it happened', () => {
    const s = calling(4, 5, t => {
      holds(t, { 0: 'bishop', 1: 'merchant', 2: 'warlord', 3: 'king' })
      city(t, 0, ...SIX)
      city(t, 1, ...SIX.slice(1), 'docks')
      hand(t, 0, 'market')
      hand(t, 1, 'tavern')
      gold(t, 0, 9)
    })
    s.answers(0, GATHER)
      .answers(0, { do: 'build', with: 'market' })
      .told('completed', { seat: 0, place: 1 })
      .answers(0, END)
      .answers(1, GATHER)
      .answers(1, { do: 'build', with: 'tavern' })
      .told('completed', { seat: 1, place: 2 })
      .expect(t => expect(t.completed).toEqual([0, 1]))
      .standing(places => {
        expect(places[0]!.why.map(({ key }) => key)).toContain('citadels.score.completed-first')
        expect(places[1]!.why.map(({ key }) => key)).toContain('citadels.score.completed')
      })
  })

  /** The completed city gives its Monument away and shrinks. */
  const shrunk = (final: boolean) =>
    acting(4, 'diplomat', t => {
      city(t, 0, 'monument', ...SIX.slice(1))
      city(t, 1, 'market')
      t.completed = [0]
      gold(t, 0, 9)
      ruled(t, 'completionIsFinal', final)
    }).answers(0, { do: 'exchange', with: { do: '0.monument', with: '1.market' } })

  test('a city that shrinks stays on record: 4 points, and the game still ends', () => {
    const s = shrunk(true).expect(t => {
      expect(cityOf(t, 0)).toHaveLength(6)
      expect(t.completed).toEqual([0])
    })
    s.standing(places => expect(places[0]!.score).toBe(4 + 5 + 1 + 2 + 3 + 2 + 4))
    s.table(t => turnOf(t, 0, 'diplomat', { gathered: true }))
      .script({ step: 'turn.act', p: { seat: 0, as: 'diplomat' } }, { step: 'round.end' })
      .answers(0, END)
      .told('ended')
      .over()
  })

  test('overruled: no points for a city that is no longer complete', () => {
    shrunk(false).standing(places => expect(places[0]!.score).toBe(4 + 5 + 1 + 2 + 3 + 2))
  })

  test('a city that reaches the size twice is recorded once', () => {
    const s = acting(4, 'architect', t => {
      city(t, 0, ...SIX, 'docks')
      t.completed = [1, 0]
      hand(t, 0, 'tavern')
    })
    s.answers(0, { do: 'build', with: 'tavern' })
      .untold('completed')
      .expect(t => expect(t.completed).toEqual([1, 0]))
  })

  test('both at once, by an exchange: the one who acts is first', () => {
    const s = acting(4, 'diplomat', t => {
      city(t, 0, 'monument', ...SIX.slice(1))
      city(t, 1, 'market', ...SIX.slice(0, 1), 'docks', 'harbor', 'prison', 'watchtower')
      gold(t, 0, 9)
    })
    s.answers(0, { do: 'exchange', with: { do: '0.temple', with: '1.market' } }).told('completed', {
      seat: 0,
      place: 1,
    })
  })
})
