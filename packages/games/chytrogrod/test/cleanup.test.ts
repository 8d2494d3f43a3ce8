import { describe, expect, test } from 'vitest'
import { COLOURS, GOOD_OF } from '../src/data/pieces.ts'
import { decree, drop, empty, give, INTRIGUES, lay, taken } from './help.ts'

describe('the order of resolution', () => {
  test('[CHY-5.10, CHY-1.3] districts are resolved clockwise from the first', () => {
    const opened: unknown[] = []
    const s = empty(3)
      .table(t => {
        t.ring = ['green', 'black', 'red', 'yellow', 'blue']
        t.first = 'yellow'
        lay(t, 'green', 0, 'takeover')
        lay(t, 'black', 0, 'big')
        lay(t, 'red', 1, 'big')
        lay(t, 'yellow', 1, 'small')
        lay(t, 'blue', 2, 'big')
      })
      .at('resolve.begin')
    for (const { event, all } of s.history(null)) if (event === 'districtOpened') opened.push(all)
    expect(opened).toEqual(['yellow', 'blue', 'green', 'black', 'red'].map(district => ({ district })))
  })

  test('[CHY-5.11] later districts stay face down until their turn', () => {
    empty(3)
      .table(t => {
        for (const seat of [1, 2]) lay(t, 'red', seat, 'takeover')
        lay(t, 'yellow', 1, 'big')
        decree(t, 'yellow', 0, 'calm')
      })
      .at('resolve.begin')
      .asks(0)
      .sees(0, view => {
        expect(view.districts.red.laid.map(({ card, up }) => [card, up])).toEqual([
          ['takeover', true],
          ['takeover', true],
        ])
        expect(view.districts.yellow.laid).toMatchObject([{ by: 1, card: null, up: false }])
      })
      .sees(2, view => expect(view.districts.yellow.decrees).toEqual([{ by: 0, decree: null, up: false }]))
      .unheard(2, 'calm')
  })

  test('[CHY-5.11] the initiatives follow one another, whatever the order of the cards', () => {
    const s = empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout2', 'small', 'big', 'takeover', 'sabotage')
        decree(t, 'red', 0, 'rumour')
      })
      .at('resolve.open', { district: 'red' })
      .answers(1, 0)
    const events = s.history(null).map(({ event }) => event)
    expect(events.filter(event => !['cardTurnedUp', 'districtOpened'].includes(event))).toEqual([
      'decreeTurnedUp',
      'influencePlaced',
      'cardSabotaged',
      'supporterMoved',
      'dealFailed',
      'dealFailed',
    ])
  })
})

describe('clean-up', () => {
  test('[CHY-5.12, CHY-4.7] all cards return: resolved, failed, ignored and removed', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'sabotage', 'big', 'takeover', 'buyout3')
        lay(t, 'red', 2, 'takeover')
        decree(t, 'red', 0, 'guards-on-duty')
      })
      .at('resolve.begin')
      .answers(1, 4)
      .told('handsRestored')
      .expect(t => {
        for (const { hand } of t.players) expect(hand).toHaveLength(7)
        for (const colour of COLOURS) expect(t.districts[colour].laid).toEqual([])
      })
      .sees(null, view =>
        expect(view.shown.map(({ by, card, status }) => [by, card, status])).toEqual([
          [1, 'sabotage', 'live'],
          [1, 'big', 'ignored'],
          [1, 'takeover', 'live'],
          [1, 'buyout3', 'live'],
          [2, 'takeover', 'removed'],
        ]),
      )
  })

  test('[CHY-4.7] a removed card cannot be played again in the same round', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 0, 'sabotage', 'takeover')
        lay(t, 'blue', 0, 'big', 'small')
        t.districts.red.laid[1]!.status = 'removed'
      })
      .at('action.play', { seat: 0 })
      .bars(['card', 'takeover'], 'CHY-5.6')
  })

  test('[CHY-5.13] when the game ends the rest is skipped', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'big', 'RED-6', 'YEL-6', 'GRE-6')
        decree(t, 'red', 0, 'calm')
      })
      .at('cleanup.check')
      .told('gameEnded', { reason: 'target' })
      .untold('goodsArrived')
      .untold('privilegePassed')
      .untold('firstMoved')
      .expect(t => expect([t.favourite, t.first, t.phase, t.decrees.discard]).toEqual([0, 'red', 'over', ['calm']]))
      .over()
  })

  test('[CHY-5.14, CHY-7.6] one good of its colour for each district with fewer than five goods', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 5 })
        drop(t, 'yellow', { chest: 4 })
        drop(t, 'green', { book: 3, rum: 2 })
        drop(t, 'blue', { rum: 4, influence5: 1, influence10: 2 })
      })
      .at('cleanup.next')
      .told('goodsArrived', { districts: ['yellow', 'blue', 'black'] })
      .expect(t => {
        expect(t.districts.red.tokens.weapon).toBe(5)
        expect(t.districts.yellow.tokens.chest).toBe(5)
        expect(t.districts.green.tokens).toMatchObject({ book: 3, rum: 2 })
        expect(t.districts.blue.tokens).toMatchObject({ rum: 5, influence5: 1, influence10: 2 })
        expect(t.districts.black.tokens.relic).toBe(1)
      })
  })

  test('[CHY-7.7] from an empty supply none is placed', () => {
    empty(3)
      .table(t => (t.supply.weapon = 0))
      .at('cleanup.next')
      .told('goodsArrived', { districts: ['yellow', 'green', 'blue', 'black'] })
      .expect(t => expect(t.districts.red.tokens[GOOD_OF.red]).toBe(0))
  })

  test('[CHY-7.9] tokens left on a district stay from round to round', () => {
    empty(3)
      .table(t => drop(t, 'red', { weapon: 2, influence5: 1 }))
      .at('resolve.begin')
      .expect(t => expect(t.districts.red.tokens).toMatchObject({ weapon: 3, influence5: 1 }))
  })

  test('[CHY-5.15, CHY-1.2] the privilege passes to the left', () => {
    empty(4)
      .at('cleanup.next')
      .told('privilegePassed', { seat: 1 })
      .sees(null, view => expect(view.favourite).toBe(1))
    empty(4)
      .table(t => (t.favourite = 3))
      .at('cleanup.next')
      .told('privilegePassed', { seat: 0 })
  })

  test('[CHY-5.16, CHY-14.4] the first district marker moves one district clockwise, and a new round begins', () => {
    empty(3)
      .table(t => {
        t.ring = ['green', 'black', 'red', 'yellow', 'blue']
        t.first = 'red'
      })
      .at('cleanup.next')
      .told('firstMoved', { district: 'yellow' })
      .told('roundBegun', { round: 4, seat: 1 })
      .sees(null, view => expect([view.first, view.phase]).toEqual(['yellow', 'wake']))
    empty(3)
      .table(t => (t.first = 'black'))
      .at('cleanup.next')
      .told('firstMoved', { district: 'red' })
  })

  test('[CHY-11.4] intrigue cards are turned back', () => {
    empty(3, INTRIGUES)
      .table(t => (t.players[1]!.intrigue = true))
      .at('cleanup.next')
      .expect(t => expect(t.players.map(({ intrigue }) => intrigue)).toEqual([false, false, false]))
  })
})

describe('score', () => {
  test('[CHY-7.3] used offers and influence on the board; influence on a district is nobody’s', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'big', 'RED-1')
        taken(t, 1, 'small', 'BLU-3')
        give(t, 1, { influence5: 2, influence10: 1, rum: 4 })
        drop(t, 'red', { influence10: 3 })
      })
      .sees(null, view => expect(view.players.map(({ score }) => score)).toEqual([0, 22 + 16 + 20, 0]))
  })
})
