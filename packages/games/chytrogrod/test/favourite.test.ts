import { describe, expect, test } from 'vitest'
import { decree, drop, empty, give, lay, spend, stack } from './help.ts'

describe('ties', () => {
  test('[CHY-6.1] the favourite decides, and may choose himself', () => {
    empty(3)
      .table(t => {
        t.favourite = 1
        lay(t, 'red', 1, 'takeover')
        lay(t, 'red', 2, 'takeover')
      })
      .at('resolve.open', { district: 'red' })
      .asks(1)
      .offers(1, 2)
      .answers(1, 1)
      .told('tieBroken', { by: 1, seat: 1, kind: 'takeover', district: 'red' })
      .expect(t => expect(t.players[1]!.supporter).toBe('red'))
  })

  test('[CHY-6.2] cards of different initiatives are no tie, lower sums are none', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'takeover', 'buyout2')
        lay(t, 'red', 2, 'big', 'buyout3')
      })
      .at('resolve.open', { district: 'red' })
      .told('boughtOut', { seat: 2 })
      .over()
  })

  test('[CHY-6.2] two live cards of one initiative are one, and so are equal highest sums of different cards', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout4')
        lay(t, 'red', 2, 'buyout2', 'buyout3')
        lay(t, 'red', 0, 'buyout3', 'buyout2')
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .offers(0, 2)
      .offersNot(1)
  })

  test('[CHY-6.3] there is no second choice if the winner’s action has no effect', () => {
    empty(4)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        lay(t, 'red', 2, 'takeover')
        t.players[1]!.supporter = 'red'
      })
      .at('resolve.open', { district: 'red' })
      .answers(0, 1)
      .told('takeoverIdle', { seat: 1 })
      .expect(t => expect(t.players[2]!.supporter).toBeNull())
      .over()
  })

  test('[CHY-6.4] the order of deals is complete, and named before the first of them acts', () => {
    empty(4)
      .table(t => {
        stack(t, 'red', 'RED-1', 'RED-2')
        for (const seat of [1, 2, 3]) {
          lay(t, 'red', seat, 'small')
          spend(t, seat)
        }
        give(t, 2, { chest: 1, book: 1 })
        give(t, 3, { book: 1, relic: 1 })
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .prompts('chytrogrod.prompt.order', { district: 'red', size: 'small' })
      .refuses(0, [1, 2], 'kernel.too-few')
      .refuses(0, [1, 2, 2], 'kernel.twice')
      .refuses(0, [0, 1, 2], 'kernel.no-such-option')
      .answers(0, [3, 2, 1])
      .told('orderNamed', { seats: [3, 2, 1] })
      // RED-2 comes up after seat 3 has failed and seat 2 has closed RED-1: the order is not changed for it.
      .told('dealFailed', { seat: 3 })
      .told('dealClosed', { seat: 2, deal: 'RED-1' })
      .told('dealFailed', { seat: 1 })
      .sees(null, view => expect(view.order).toEqual({ district: 'red', size: 'small', seats: [3, 2, 1] }))
      .over()
  })

  test('[CHY-6.5] a tie is settled at its own step, when the earlier ones are done and all cards are up', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'takeover', 'buyout4')
        lay(t, 'red', 2, 'buyout4')
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .prompts('chytrogrod.prompt.tie', { kind: 'buyout' })
      .expect(t => expect(t.players[1]!.supporter).toBe('red'))
      .sees(0, view => expect(view.districts.red.laid.every(({ up }) => up)).toBe(true))
  })

  test('[CHY-13.33] several ties of one district are decided one by one', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        for (const seat of [1, 2]) lay(t, 'red', seat, 'takeover', 'big', 'buyout4')
      })
      .at('resolve.open', { district: 'red' })
      .prompts('chytrogrod.prompt.tie', { kind: 'takeover' })
      .answers(0, 1)
      .prompts('chytrogrod.prompt.order', { size: 'big' })
      .answers(0, [2, 1])
      .prompts('chytrogrod.prompt.tie', { kind: 'buyout' })
      .answers(0, 2)
      .told('boughtOut', { seat: 2 })
      .over()
  })
})

describe('a silent favourite', () => {
  test('[CHY-13.31] he must choose: nobody else can, and he cannot abstain', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'takeover')
        lay(t, 'red', 2, 'takeover')
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .offersNot('refuse')
      .refuses(1, 1, 'kernel.not-asked')
      .refuses(0, 0, 'kernel.no-such-option')
  })

  test('[CHY-13.31] when the time runs out: himself, if he is among the tied', () => {
    empty(3)
      .table(t => {
        t.favourite = 2
        for (const seat of [0, 1, 2]) lay(t, 'red', seat, 'takeover')
      })
      .at('resolve.open', { district: 'red' })
      .lapses(2)
      .told('tieBroken', { seat: 2 })
  })

  test('[CHY-13.31] else the nearest of them clockwise', () => {
    empty(5)
      .table(t => {
        t.favourite = 3
        for (const seat of [0, 1, 2]) lay(t, 'red', seat, 'takeover')
      })
      .at('resolve.open', { district: 'red' })
      .lapses(3)
      .told('tieBroken', { seat: 0 })
  })

  test('[CHY-13.31] orders follow the same seats', () => {
    empty(5)
      .table(t => {
        t.favourite = 3
        for (const seat of [0, 2, 3, 4]) lay(t, 'red', seat, 'big')
      })
      .at('resolve.open', { district: 'red' })
      .lapses(3)
      .told('orderNamed', { by: 3, seats: [3, 4, 0, 2] })
  })
})

test('[CHY-13.32] one favourite decides the whole round, and passes the office on after it', () => {
  empty(3)
    .table(t => {
      t.favourite = 2
      for (const seat of [0, 1]) lay(t, 'red', seat, 'takeover')
      for (const seat of [0, 1]) lay(t, 'black', seat, 'big')
      decree(t, 'blue', 2, 'calm')
    })
    .at('resolve.begin')
    .asks(2)
    .answers(2, 0)
    .asks(2)
    .answers(2, [0, 1])
    .told('privilegePassed', { seat: 0 })
    .asks(0)
    .prompts('chytrogrod.prompt.decree')
})
