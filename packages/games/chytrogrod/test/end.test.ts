import { describe, expect, test } from 'vitest'
import type { Scene } from '@cloak/kit'
import type { Chytrogrod } from '@cloak/chytrogrod'
import { COLOURS, DEALS_OF } from '../src/data/pieces.ts'
import { drop, empty, give, lay, spend, taken } from './help.ts'

const places = (s: Scene<Chytrogrod>): number[] => {
  let found: number[] = []
  s.standing(standing => void (found = standing.map(({ place }) => place)))
  return found
}

describe('the end', () => {
  test('[CHY-9.1] with a hundred points, in clean-up', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'big', 'RED-6', 'YEL-6') // 68
        taken(t, 1, 'big', 'GRE-5') // 95
        give(t, 1, { influence5: 1 })
      })
      .at('cleanup.check')
      .told('gameEnded', { round: 3, reason: 'target' })
      .over()
  })

  test('[CHY-9.1] with 99 it goes on', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'big', 'RED-6', 'YEL-6') // 68
        taken(t, 1, 'small', 'GRE-6', 'BLU-5') // 99
      })
      .sees(null, view => expect(view.players[1]!.score).toBe(99))
      .at('cleanup.check')
      .untold('gameEnded')
      .asks(1)
  })

  test('[CHY-9.1, CHY-13.37] passing a hundred during the round is not enough: only the clean-up counts', () => {
    empty(3)
      .table(t => {
        taken(t, 1, 'big', 'RED-6', 'YEL-6') // 68
        give(t, 1, { influence10: 4 }) // 108
        give(t, 1, { book: 6 })
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout2')
      })
      .at('resolve.begin')
      .asks(1)
      .answers(1, { influence10: 1 }) // 98
      .untold('gameEnded')
      .told('roundBegun')
  })

  test('[CHY-9.2] the most points win, also among several above a hundred', () => {
    const s = empty(4)
      .table(t => {
        taken(t, 0, 'big', 'RED-6', 'YEL-6', 'GRE-6') // 102
        taken(t, 2, 'big', 'BLU-6', 'BLK-6', 'RED-4') // 98
        give(t, 2, { influence5: 1 }) // 103
        give(t, 3, { influence10: 1 })
      })
      .at('cleanup.check')
    expect(places(s)).toEqual([2, 4, 1, 3])
    s.standing(standing => expect(standing.map(({ score }) => score)).toEqual([102, 0, 103, 10]))
  })

  test('[CHY-9.5, CHY-17.8] without deal tokens on any district', () => {
    const s = empty(5).table(t => {
      COLOURS.forEach((colour, seat) => taken(t, seat, 'small', ...DEALS_OF[colour]))
    })
    s.at('cleanup.check').told('gameEnded', { reason: 'deals' }).over()
    empty(5)
      .table(t =>
        COLOURS.forEach((colour, seat) => taken(t, seat, 'small', ...DEALS_OF[colour].slice(0, seat ? 6 : 5))),
      )
      .at('cleanup.check')
      .untold('gameEnded')
  })

  test('[CHY-9.5, CHY-13.52, CHY-1.4] after round 40, by the ordinary ranking though nobody has a hundred', () => {
    empty(3)
      .table(t => (t.round = 39))
      .at('cleanup.check')
      .untold('gameEnded')
    const s = empty(3)
      .table(t => {
        t.round = 40
        give(t, 2, { influence5: 1 })
        give(t, 0, { rum: 3 })
      })
      .at('cleanup.check')
      .told('gameEnded', { round: 40, reason: 'rounds' })
      .over()
    expect(places(s)).toEqual([2, 3, 1])
  })
})

describe('ties', () => {
  test('[CHY-9.3] first the number of big deals', () => {
    const s = empty(3).table(t => {
      taken(t, 0, 'big', 'RED-4') // 30
      taken(t, 1, 'small', 'YEL-5', 'GRE-5') // 30
      give(t, 1, { rum: 8 })
    })
    expect(places(s)).toEqual([1, 2, 3])
  })

  test('[CHY-9.3, CHY-13.51] then unused goods: those on the board and an unspent secret good, influence not', () => {
    const base = empty(3).table(t => {
      give(t, 0, { influence5: 2 })
      give(t, 1, { influence10: 1 })
      give(t, 0, { rum: 1 })
      give(t, 1, { rum: 1 })
    })
    expect(places(base.table(t => spend(t, 0)))).toEqual([2, 1, 3])
    const more = empty(3).table(t => {
      give(t, 0, { influence5: 2, rum: 2 })
      give(t, 1, { influence10: 1, rum: 1 })
    })
    expect(places(more)).toEqual([1, 2, 3])
  })

  test('[CHY-9.3, CHY-9.4] equal in everything they are disqualified, and the next player wins with fewer than a hundred', () => {
    // 103 each, three big deals, and the secret good as the only unused one.
    const s = empty(4).table(t => {
      taken(t, 0, 'big', 'RED-6', 'YEL-6', 'GRE-4')
      taken(t, 1, 'big', 'BLU-6', 'BLK-6', 'RED-4')
      for (const seat of [0, 1, 2]) give(t, seat, { influence5: 1 })
    })
    expect(places(s)).toEqual([3, 3, 1, 2])
    s.standing(standing => {
      expect(standing[0]!.score).toBe(standing[1]!.score)
      expect(standing[0]!.why.map(({ key }) => key)).toContain('chytrogrod.score.disqualified')
      expect(standing[2]!.why.map(({ key }) => key)).not.toContain('chytrogrod.score.disqualified')
    })
  })

  test('[CHY-13.48] if the next group is tied too it is disqualified in turn', () => {
    const s = empty(5).table(t => {
      for (const seat of [0, 1]) give(t, seat, { influence10: 1 })
      for (const seat of [2, 3]) give(t, seat, { influence5: 1 })
    })
    expect(places(s)).toEqual([2, 2, 2, 2, 1])
  })

  test('[CHY-13.49] everybody disqualified: nobody wins', () => {
    const s = empty(4).table(t => {
      for (const seat of [0, 1]) give(t, seat, { influence10: 1 })
    })
    expect(places(s)).toEqual([2, 2, 2, 2])
    expect(places(empty(3))).toEqual([2, 2, 2])
  })

  test('[CHY-13.50] ties below the winner are shared places', () => {
    const s = empty(5).table(t => {
      give(t, 3, { influence10: 1 })
      for (const seat of [0, 4]) give(t, seat, { influence5: 1 })
    })
    expect(places(s)).toEqual([2, 4, 4, 1, 2])
  })
})

test('[CHY-12.2, CHY-9.3] at the end the unspent secret goods are shown', () => {
  empty(3)
    .table(t => {
      t.round = 40
      spend(t, 1)
    })
    .sees(0, view => expect(view.players[2]!.secret).toEqual({ good: null, shown: false, spent: false }))
    .at('cleanup.check')
    .told('secretShown', { seat: 0, good: 'weapon' })
    .told('secretShown', { seat: 2, good: 'book' })
    .untold('secretShown', { seat: 1 })
    .sees(null, view =>
      expect(view.players.map(({ secret }) => secret)).toEqual([
        { good: 'weapon', shown: true, spent: false },
        { good: 'chest', shown: true, spent: true },
        { good: 'book', shown: true, spent: false },
      ]),
    )
})
