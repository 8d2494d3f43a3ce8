import { describe, expect, test } from 'vitest'
import { gone, lost, purse, table, THREE } from './help.ts'

const FOUR = [...THREE, ['magpie', 'castellan']] as const
const places = (standing: { place: number }[]) => standing.map(({ place }) => place)

describe('losing cards', () => {
  test('[DAW-7.1] the player chooses which card to turn up, and all see it', () => {
    table(THREE)
      .at('card.lose', { seat: 1 })
      .asks(1)
      .offers(0, 1)
      .answers(1, 1)
      .told('cardLost', { seat: 1, role: 'herbalist' })
      .sees(null, v => expect(v.players[1]!.cards.map(({ role }) => role)).toEqual([null, 'herbalist']))
  })
  test('[DAW-7.1] silence turns up the first; a last card is turned up without a question', () => {
    table(THREE).at('card.lose', { seat: 1 }).lapses(1).told('cardLost', { seat: 1, role: 'lamplighter' })
    table(THREE)
      .table(t => lost(t, 1, 0))
      .at('card.lose', { seat: 1 })
      .told('cardLost', { seat: 1, role: 'herbalist' })
      .over()
  })
  test('[DAW-7.2] without face-down cards a player is out, and the chest gets the seals', () => {
    table(THREE)
      .table(t => {
        lost(t, 1, 0)
        purse(t, 1, 5)
      })
      .at('card.lose', { seat: 1 })
      .told('wentOut', { seat: 1, seals: 5 })
      .expect(t => expect([t.chest, t.players[1]!.seals, t.players[1]!.out]).toEqual([44, 0, 1]))
  })
})

describe('the end', () => {
  test('[DAW-9.1] enough seals at the beginning of a turn win at once, even if another has more', () => {
    table(THREE)
      .table(t => {
        purse(t, 1, 8)
        purse(t, 2, 10)
      })
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'press' })
      .told('ended', { reason: 'seals', winner: 1 })
      .over()
      .standing(s => expect(places(s)).toEqual([3, 1, 2]))
  })
  test('[DAW-9.1] not before the turn begins, and not with one seal less', () => {
    table(THREE)
      .table(t => purse(t, 0, 7))
      .at('turn.begin', { seat: 0 })
      .asks(0)
      .answers(0, { do: 'press' })
      .untold('ended')
      .asks(1)
  })

  test('[DAW-9.2] the last player wins, also when the others went out in somebody else’s turn', () => {
    table(THREE)
      .table(t => {
        gone(t, 2, 1)
        lost(t, 0, 0)
        lost(t, 0, 1)
        t.players[0]!.cards[1]!.face = null
      })
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'relieve' })
      .answers(1, 'doubt')
      .told('wentOut', { seat: 0 })
      .told('ended', { reason: 'last', winner: 1 })
      .over()
      .standing(s => expect(places(s)).toEqual([2, 1, 3]))
  })

  test('[DAW-9.3] after the last hour the seals decide, then the face-down cards', () => {
    const dawnBreaks = (cardsOf1: number) =>
      table(FOUR)
        .table(t => {
          t.hour = t.hours
          purse(t, 0, 4)
          purse(t, 1, 5)
          purse(t, 2, 5)
          if (cardsOf1 === 1) lost(t, 1, 0)
        })
        .at('turn.begin', { seat: 3 })
        .answers(3, { do: 'press' })
        .told('ended', { reason: 'dawn', winner: null })
        .over()
    dawnBreaks(1).standing(s => expect(places(s)).toEqual([3, 2, 1, 4]))
    dawnBreaks(2).standing(s => expect(places(s)).toEqual([3, 1, 1, 4]))
  })
  test('[DAW-9.3] the last hour is played to its end', () => {
    table(THREE)
      .table(t => (t.hour = t.hours))
      .at('turn.begin', { seat: 1 })
      .answers(1, { do: 'press' })
      .untold('ended')
      .asks(2)
  })

  test('[DAW-9.4] those who are out come last, the last of them first', () => {
    table(FOUR)
      .table(t => {
        t.hour = t.hours
        gone(t, 0, 2)
        gone(t, 2, 1)
        purse(t, 1, 0)
      })
      .at('turn.begin', { seat: 3 })
      .answers(3, { do: 'press' })
      .over()
      .standing(s => {
        expect(places(s)).toEqual([3, 2, 4, 1])
        expect(s[2]!.why).toEqual([{ key: 'dawn.score.out', args: { out: 1 } }])
        expect(s[3]!.score).toBe(3)
      })
  })
})
