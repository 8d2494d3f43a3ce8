import { describe, expect, test } from 'vitest'
import { decree, drop, empty, give, lay } from './help.ts'

describe('buyout', () => {
  test('[CHY-4.6] the highest sum takes every token of the district; the others get nothing', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 2, influence10: 1 })
        lay(t, 'red', 1, 'buyout2', 'buyout3')
        lay(t, 'red', 2, 'buyout4')
      })
      .at('resolve.open', { district: 'red' })
      .told('boughtOut', { seat: 1, district: 'red', tokens: { weapon: 2, influence10: 1 } })
      .sees(null, view => {
        expect(view.players[1]!.board).toMatchObject({ weapon: 2, influence10: 1 })
        expect(view.players[1]!.score).toBe(10)
        expect(Object.values(view.districts.red.tokens)).toEqual([0, 0, 0, 0, 0, 0, 0])
        expect(Object.values(view.players[2]!.board)).toEqual([0, 0, 0, 0, 0, 0, 0])
      })
      .over()
  })

  test('[CHY-4.6, CHY-13.19, CHY-7.9] without a live buyout everything stays, and influence piles up', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 2, influence10: 2, influence5: 1 })
        lay(t, 'red', 1, 'takeover')
        decree(t, 'red', 0, 'best-rumour')
      })
      .at('resolve.open', { district: 'red' })
      .expect(t => expect(t.districts.red.tokens).toMatchObject({ weapon: 2, influence10: 3, influence5: 2 }))
      .over()
  })

  test('[CHY-4.6, CHY-13.20] with nothing to take nothing happens, and no tie is put to the favourite', () => {
    empty(3)
      .table(t => {
        lay(t, 'red', 1, 'buyout4')
        lay(t, 'red', 2, 'buyout4')
      })
      .at('resolve.open', { district: 'red' })
      .untold('boughtOut')
      .over()
  })

  test('[CHY-4.6, CHY-6.3] equal highest sums: the favourite picks one of the tied, not of the others', () => {
    empty(4)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout4')
        lay(t, 'red', 2, 'buyout4')
        lay(t, 'red', 3, 'buyout3')
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .prompts('chytrogrod.prompt.tie', { district: 'red', kind: 'buyout' })
      .offers(1, 2)
      .offersNot(0, 3)
      .answers(0, 2)
      .told('boughtOut', { seat: 2 })
      .told('cardIgnored', { seat: 1, card: 'buyout4' })
      .untold('cardIgnored', { seat: 3 })
      .over()
  })

  test('[CHY-4.6, CHY-13.24] it is obligatory, a full board or not; the surplus of his choice goes back', () => {
    empty(3)
      .table(t => {
        give(t, 1, { book: 6, relic: 3 })
        drop(t, 'red', { weapon: 2, influence5: 1 })
        lay(t, 'red', 1, 'buyout2')
      })
      .at('resolve.open', { district: 'red' })
      .told('boughtOut', { seat: 1 })
      .asks(1)
      .prompts('chytrogrod.prompt.overflow', { surplus: 2 })
      .refuses(1, { weapon: 1 }, 'CHY-7.4')
      .answers(1, { weapon: 1, book: 1 })
      .expect(t => {
        expect(t.players[1]!.board).toMatchObject({ book: 5, relic: 3, weapon: 1, influence5: 1 })
        expect(t.supply.weapon).toBe(13)
        expect(t.districts.red.tokens.weapon).toBe(0)
      })
      .over()
  })

  test('[CHY-2.5, CHY-7.1] goods and influence each take one of the ten spaces', () => {
    empty(3)
      .table(t => {
        give(t, 1, { book: 5, influence5: 2, influence10: 2 })
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout2')
      })
      .at('resolve.open', { district: 'red' })
      .over()
    empty(3)
      .table(t => {
        give(t, 1, { book: 6, influence5: 2, influence10: 2 })
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout2')
      })
      .at('resolve.open', { district: 'red' })
      .asks(1)
      .offers('book', 'influence5', 'influence10', 'weapon')
  })

  test('[CHY-13.23] goods of other colours go along', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1, rum: 1, relic: 1 })
        lay(t, 'red', 2, 'buyout3')
      })
      .at('resolve.open', { district: 'red' })
      .expect(t => expect(t.players[2]!.board).toMatchObject({ weapon: 1, rum: 1, relic: 1 }))
  })

  test('[CHY-13.21] under Whip Crack the number of cards counts, not what is printed on them', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout2', 'buyout3')
        lay(t, 'red', 2, 'buyout4')
        decree(t, 'red', 0, 'whip-crack')
      })
      .at('resolve.open', { district: 'red' })
      .told('boughtOut', { seat: 1 })
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 1, 'buyout2')
        lay(t, 'red', 2, 'buyout4')
        decree(t, 'red', 0, 'whip-crack')
      })
      .at('resolve.open', { district: 'red' })
      .asks(0)
      .offers(1, 2)
      .answers(0, 1)
      .told('boughtOut', { seat: 1 })
  })

  test('[CHY-13.22] a sabotaged buyout does not count under Whip Crack', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 0, 'sabotage')
        lay(t, 'red', 1, 'buyout2', 'buyout3')
        lay(t, 'red', 2, 'buyout4')
        decree(t, 'red', 0, 'whip-crack')
      })
      .at('resolve.open', { district: 'red' })
      .answers(0, 1)
      .asks(0)
      .offers(1, 2)
      .answers(0, 2)
      .told('boughtOut', { seat: 2 })
  })

  test('[CHY-4.1, CHY-4.6] a sabotaged buyout counts in no sum', () => {
    empty(3)
      .table(t => {
        drop(t, 'red', { weapon: 1 })
        lay(t, 'red', 0, 'sabotage')
        lay(t, 'red', 1, 'buyout4', 'buyout2')
        lay(t, 'red', 2, 'buyout3')
      })
      .at('resolve.open', { district: 'red' })
      .answers(0, 1)
      .told('boughtOut', { seat: 2 })
  })
})
