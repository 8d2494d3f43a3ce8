import { describe, expect, test } from 'vitest'
import { CONTRABAND, empty, give, lay, spend, stack } from './help.ts'

describe('contraband', () => {
  /** The small offer of RED-3 costs 2C 1R. */
  const atRed3 = (chests: number, rum: number) =>
    empty(3, CONTRABAND)
      .table(t => {
        stack(t, 'red', 'RED-3')
        lay(t, 'red', 1, 'small')
        give(t, 1, { chest: chests, rum })
      })
      .at('resolve.open', { district: 'red' })

  test('[CHY-10.2] counts as the one good that is missing, whatever it is', () => {
    atRed3(2, 0)
      .asks(1)
      .offers('rum', 'fail')
      .answers(1, 'rum')
      .told('secretSpent', { seat: 1, good: 'rum' })
      .told('dealClosed', { paid: { chest: 2, rum: 0 } })
    atRed3(1, 1)
      .asks(1)
      .offers('chest', 'fail')
      .answers(1, 'chest')
      .told('dealClosed', { paid: { chest: 1, rum: 1 } })
  })

  test('[CHY-10.2, CHY-13.18] and with nothing missing as any one good of the cost, but no other', () => {
    atRed3(2, 1)
      .asks(1)
      .offers('board', 'chest', 'rum')
      .offersNot('weapon', 'book', 'relic')
      .answers(1, 'rum')
      .told('dealClosed', { paid: { chest: 2, rum: 0 } })
      .expect(t => expect(t.players[1]!.board.rum).toBe(1))
  })

  test('[CHY-10.3] everything else stays: once, never compulsory, not for two missing goods', () => {
    atRed3(2, 0).answers(1, 'fail').told('dealFailed', { seat: 1 })
    atRed3(1, 0).told('dealFailed', { seat: 1 }).over()
    empty(3, CONTRABAND)
      .table(t => {
        stack(t, 'red', 'RED-3')
        lay(t, 'red', 1, 'small')
        give(t, 1, { chest: 2 })
        spend(t, 1)
      })
      .at('resolve.open', { district: 'red' })
      .told('dealFailed', { seat: 1 })
      .over()
  })

  test('[CHY-10.3] unspent it is one unused good', () => {
    empty(3, CONTRABAND)
      .table(t => {
        give(t, 0, { influence5: 1 })
        give(t, 1, { influence5: 1 })
        spend(t, 0)
      })
      .standing(standing => expect(standing.map(({ place }) => place)).toEqual([2, 1, 3]))
  })

  test('[CHY-10.4] it hides nothing: all see the joker, and whether it is spent', () => {
    empty(3, CONTRABAND)
      .table(t => spend(t, 2))
      .sees(null, view =>
        expect(view.players.map(({ secret }) => secret)).toEqual([
          { good: 'any', shown: true, spent: false },
          { good: 'any', shown: true, spent: false },
          { good: 'any', shown: true, spent: true },
        ]),
      )
      .table(t => (t.round = 40))
      .at('cleanup.check')
      .untold('secretShown')
  })

  test('[CHY-12.5] the question comes in the same cases', () => {
    atRed3(2, 1).asks(1)
    atRed3(1, 1).asks(1)
    atRed3(0, 1).over()
  })
})
