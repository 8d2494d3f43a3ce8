import { describe, expect, test } from 'vitest'
import { decree, drop, empty, give, lay, spend, stack, taken } from './help.ts'

describe('closing a deal', () => {
  test('[CHY-4.4, CHY-4.4b] who can pay the big offer must: goods to the supplies, the token to him, its points at once', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-1', 'RED-5') // 1W 1C 1B 1R: 22
        lay(t, 'red', 1, 'big')
        give(t, 1, { weapon: 2, chest: 1, book: 1, rum: 1 })
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .told('dealClosed', {
        seat: 1,
        district: 'red',
        deal: 'RED-1',
        size: 'big',
        points: 22,
        paid: { weapon: 1, chest: 1, book: 1, rum: 1, relic: 0 },
      })
      .expect(t => {
        expect(t.players[1]!.board).toMatchObject({ weapon: 1, chest: 0, book: 0, rum: 0 })
        expect(t.supply).toMatchObject({ weapon: 13, chest: 14, book: 14, rum: 14 })
      })
      .sees(null, view => {
        expect(view.players[1]!.deals).toEqual([{ deal: 'RED-1', size: 'big' }])
        expect(view.players[1]!.score).toBe(22)
        expect(view.districts.red.stack).toEqual({ top: 'RED-5', unseen: 4, bottom: [] })
      })
      .over()
  })

  test('[CHY-4.5] the small deal uses the small offer', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-1') // 1C 1B: 10
        lay(t, 'red', 1, 'small')
        give(t, 1, { weapon: 1, chest: 1, book: 1, rum: 1 })
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .told('dealClosed', { seat: 1, deal: 'RED-1', size: 'small', points: 10 })
      .sees(null, view => {
        expect(view.players[1]!.score).toBe(10)
        expect(view.players[1]!.board).toMatchObject({ weapon: 1, chest: 0, book: 0, rum: 1 })
      })
  })

  test('[CHY-13.17] the other offer of the token is no way out, and nothing is paid in part', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-1')
        lay(t, 'red', 1, 'big')
        give(t, 1, { chest: 1, book: 1 }) // enough for the small offer
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .told('dealFailed', { seat: 1, district: 'red', size: 'big' })
      .sees(null, view => {
        expect(view.players[1]!.board).toMatchObject({ chest: 1, book: 1 })
        expect(view.districts.red.stack.top).toBe('RED-1')
      })
  })

  test('[CHY-4.4a, CHY-13.12] with an empty stack nothing happens, and no order is asked for', () => {
    empty(3)
      .table(t => {
        taken(t, 0, 'small', 'RED-1', 'RED-2', 'RED-3', 'RED-4', 'RED-5', 'RED-6')
        lay(t, 'red', 1, 'big')
        lay(t, 'red', 2, 'big')
        give(t, 1, { chest: 3, book: 3, weapon: 3 })
      })
      .at('resolve.open', { district: 'red' })
      .told('dealsGone', { district: 'red' })
      .untold('dealFailed')
      .over()
  })

  test('[CHY-4.4d] who lacks two units fails without a question, pays nothing, and the token stays', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-3') // small 2C 1R
        lay(t, 'red', 1, 'small')
        give(t, 1, { rum: 1 })
      })
      .at('resolve.open', { district: 'red' })
      .told('dealFailed', { seat: 1, district: 'red', size: 'small' })
      .expect(t => {
        expect(t.players[1]!.board.rum).toBe(1)
        expect(t.districts.red.stack.top).toBe('RED-3')
      })
      .over()
  })

  test('[CHY-4.4d] so does who lacks one unit and has spent the secret good', () => {
    empty(3)
      .table(t => {
        stack(t, 'yellow', 'YEL-5') // small 3R
        lay(t, 'yellow', 1, 'small')
        give(t, 1, { rum: 2 })
        spend(t, 1)
      })
      .at('resolve.open', { district: 'yellow' })
      .told('dealFailed', { seat: 1 })
      .over()
  })

  test('[CHY-13.14] big and small by one player: the big one first, each on the token then on top', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-1', 'RED-2')
        lay(t, 'red', 1, 'small', 'big')
        give(t, 1, { weapon: 1, chest: 1, book: 2, rum: 1, relic: 1 })
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .expect(t =>
        expect(t.players[1]!.deals).toEqual([
          { deal: 'RED-1', size: 'big' },
          { deal: 'RED-2', size: 'small' },
        ]),
      )
      .sees(null, view => expect(view.players[1]!.score).toBe(22 + 11))
  })

  test('[CHY-13.13] the next player of the order faces the new token, and must close it if he can', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-1', 'RED-2')
        lay(t, 'red', 1, 'small')
        lay(t, 'red', 2, 'small')
        give(t, 1, { chest: 1, book: 1 })
        give(t, 2, { book: 1, relic: 1 })
        spend(t, 1)
        spend(t, 2)
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .answers(0, [1, 2])
      .told('dealClosed', { seat: 1, deal: 'RED-1', points: 10 })
      .told('dealClosed', { seat: 2, deal: 'RED-2', points: 11 })
      .over()
  })

  test('[CHY-13.15] the whole order is named though only one can pay; a failed attempt passes to the next', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-1')
        for (const seat of [0, 1, 2]) lay(t, 'red', seat, 'small')
        give(t, 1, { chest: 1, book: 1 })
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .refuses(0, [1, 2], 'kernel.too-few')
      .answers(0, [2, 0, 1])
      .told('orderNamed', { by: 0, seats: [2, 0, 1], size: 'small', district: 'red' })
      .told('dealFailed', { seat: 2 })
      .told('dealFailed', { seat: 0 })
      .told('dealClosed', { seat: 1 })
  })

  test('[CHY-4.4a] the stack may run out in the middle of the order', () => {
    empty(3)
      .table(t => {
        taken(t, 0, 'small', 'RED-2', 'RED-3', 'RED-4', 'RED-5', 'RED-6')
        lay(t, 'red', 1, 'small')
        lay(t, 'red', 2, 'small')
        for (const seat of [1, 2]) give(t, seat, { chest: 1, book: 1 })
        spend(t, 1)
        spend(t, 2)
      })
      .at('resolve.open', { district: 'red' })
      .answers(0, [2, 1])
      .told('dealClosed', { seat: 2, deal: 'RED-1' })
      .told('dealsGone', { district: 'red' })
      .expect(t => expect(t.players[1]!.board).toMatchObject({ chest: 1, book: 1 }))
      .over()
  })

  test('[CHY-13.16] goods of the district itself cannot pay, goods bought in an earlier district can', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-5') // small 3B
        drop(t, 'red', { book: 3 })
        lay(t, 'red', 1, 'small', 'buyout4')
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .told('dealFailed', { seat: 1 })
      .told('boughtOut', { seat: 1, tokens: { book: 3 } })

    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-5')
        drop(t, 'green', { book: 3 })
        lay(t, 'green', 1, 'buyout4')
        lay(t, 'red', 1, 'small')
        spend(t, 1)
      })
      .script({ step: 'resolve.open', p: { district: 'green' } }, { step: 'resolve.open', p: { district: 'red' } })
      .told('dealClosed', { seat: 1, deal: 'RED-5' })
  })
})

describe('the secret good', () => {
  /** Seat 1 has the secret chest; the small offer of RED-3 costs 2C 1R. */
  const atRed3 = (chests: number, rum: number) =>
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-3')
        lay(t, 'red', 1, 'small')
        give(t, 1, { chest: chests, rum })
      })
      .at('resolve.open', { district: 'red' })

  test('[CHY-4.4c, CHY-7.11] who lacks exactly that good may pay with it; it is shown and leaves the game', () => {
    atRed3(1, 1)
      .asks(1)
      .prompts('chytrogrod.prompt.pay', { district: 'red', size: 'small', deal: 'RED-3' })
      .offers('fail', 'chest')
      .bars('board', 'CHY-4.4')
      .bars('rum', 'CHY-14.3')
      .answers(1, 'chest')
      .told('secretSpent', { seat: 1, good: 'chest' })
      .told('dealClosed', { seat: 1, points: 16, paid: { chest: 1, rum: 1 } })
      .sees(0, view => expect(view.players[1]!.secret).toEqual({ good: 'chest', shown: true, spent: true }))
      .expect(t => {
        expect(t.players[1]!.board).toMatchObject({ chest: 0, rum: 0 })
        expect(t.supply.chest).toBe(14) // the secret good went to no supply
      })
  })

  test('[CHY-7.11, CHY-17.12, CHY-4.4c] using it is never compulsory; the clock lets the deal fail', () => {
    atRed3(1, 1)
      .answers(1, 'fail')
      .told('dealFailed', { seat: 1 })
      .sees(0, view => expect(view.players[1]!.secret!.spent).toBe(false))
    atRed3(1, 1).lapses(1).told('dealFailed', { seat: 1 })
  })

  test('[CHY-4.4c] it does not help where another good is missing', () => {
    atRed3(2, 0)
      .asks(1)
      .offers('fail')
      .bars('rum', 'CHY-13.18')
      .bars('chest', 'CHY-14.3')
      .refuses(1, 'chest', 'CHY-14.3')
      .answers(1, 'fail')
      .over()
  })

  test('[CHY-7.12, CHY-13.18] who can pay from the board may still use it, to keep a token', () => {
    atRed3(2, 1)
      .asks(1)
      .offers('board', 'chest')
      .bars('fail', 'CHY-1.6')
      .bars('rum', 'CHY-13.18')
      .answers(1, 'chest')
      .told('dealClosed', { paid: { chest: 1, rum: 1 } })
      .expect(t => expect(t.players[1]!.board.chest).toBe(1))
    atRed3(2, 1)
      .lapses(1)
      .untold('secretSpent')
      .told('dealClosed', { paid: { chest: 2, rum: 1 } })
  })

  test('[CHY-4.4b, CHY-1.6] who can pay must, with a secret good or without', () => {
    atRed3(2, 1).refuses(1, 'fail', 'CHY-1.6').answers(1, 'board').told('dealClosed', { seat: 1 })
  })

  test('[CHY-7.11] once in the game', () => {
    empty(3)
      .table(t => {
        stack(t, 'red', 'RED-3', 'RED-1')
        lay(t, 'red', 1, 'big', 'small') // 1W 2C 2R, then 1C 1B
        give(t, 1, { weapon: 1, chest: 1, rum: 2, book: 1 })
      })
      .at('resolve.open', { district: 'red' })
      .answers(1, 'chest')
      .told('dealClosed', { size: 'big' })
      .told('dealFailed', { size: 'small' })
      .over()
  })

  test('[CHY-7.2] it takes no space on the board', () => {
    empty(3)
      .table(t => {
        give(t, 1, { book: 9, influence5: 1 })
        t.players[1]!.supporter = null
      })
      .at('overflow.return', { seat: 1 })
      .over()
  })

  test('[CHY-12.5] the question comes whether or not the good fits, and not when two units are missing', () => {
    atRed3(1, 1).asks(1) // a chest is missing, and the secret is a chest
    atRed3(2, 0).asks(1) // rum is missing
    atRed3(2, 1).asks(1) // nothing is missing
    atRed3(1, 0).over() // two are missing, though one of them is a chest
  })
})

test('[CHY-13.25] deal cards that a decree ignores are in no order', () => {
  empty(3)
    .table(t => {
      for (const seat of [1, 2]) lay(t, 'red', seat, 'big')
      lay(t, 'red', 2, 'small')
      decree(t, 'red', 0, 'small-things')
    })
    .at('resolve.open', { district: 'red' })
    .untold('dealFailed', { size: 'big' })
    .told('dealFailed', { seat: 2, size: 'small' })
    .over()
})
