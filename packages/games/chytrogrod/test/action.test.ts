import { chytrogrod, type Chytrogrod, type Options } from '@cloak/chytrogrod'
import { type Scene, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { empty, INTRIGUES, lay, PLAIN } from './help.ts'

/** Each seat in its turn plays its first card in hand on one district. */
function playedOut(s: Scene<Chytrogrod>): { order: number[]; end: Scene<Chytrogrod> } {
  const order: number[] = []
  let asked = -1
  for (;;) {
    let step = ''
    s.sees(null, (_, seen) => {
      step = seen.script.at(-1)?.step ?? ''
      asked = (seen.waiting as number[])[0] ?? -1
    })
    if (step !== 'action.play') return { order, end: s }
    let card = ''
    s.sees(asked, view => void (card = view.players[asked]!.hand![0]!))
    order.push(asked)
    s = s.answers(asked, { card, district: 'green' })
  }
}

describe('playing cards', () => {
  test('[CHY-5.6] the favourite begins, clockwise, one card each', () => {
    expect(
      playedOut(
        empty(3)
          .table(t => (t.favourite = 1))
          .at('action.begin'),
      ).order.slice(0, 6),
    ).toEqual([1, 2, 0, 1, 2, 0])
  })

  test.each([
    [3, 4],
    [4, 4],
    [5, 3],
  ])('[CHY-5.7, CHY-17.9] with %i players each plays %i cards', (seats, cards) => {
    const { order, end } = playedOut(
      empty(seats, INTRIGUES)
        .table(t => (t.favourite = seats - 1))
        .at('action.begin'),
    )
    expect(order).toHaveLength(seats * cards)
    for (let seat = 0; seat < seats; seat++) expect(order.filter(other => other === seat)).toHaveLength(cards)
    end.expect(t => expect(t.players.every(({ hand }) => hand.length === 7 - cards)).toBe(true))
  })

  test('[CHY-5.6, CHY-13.38] a card lies face down on top of those already there', () => {
    empty(3)
      .table(t => lay(t, 'blue', 2, 'sabotage'))
      .at('action.begin')
      .answers(0, { card: 'takeover', district: 'blue' })
      .answers(1, { card: 'big', district: 'blue' })
      .sees(null, view =>
        expect(view.districts.blue.laid.map(({ by, card, up }) => [by, card, up])).toEqual([
          [2, null, false],
          [0, null, false],
          [1, null, false],
        ]),
      )
  })

  test('[CHY-2.6, CHY-5.7, CHY-4.8] several cards to one district, without a supporter there', () => {
    empty(3)
      .at('action.begin')
      .answers(0, { card: 'takeover', district: 'blue' })
      .answers(1, { card: 'takeover', district: 'blue' })
      .answers(2, { card: 'takeover', district: 'blue' })
      .answers(0, { card: 'big', district: 'blue' })
      .answers(1, { card: 'big', district: 'blue' })
      .answers(2, { card: 'big', district: 'blue' })
      .answers(0, { card: 'small', district: 'blue' })
      .answers(1, { card: 'small', district: 'blue' })
      .answers(2, { card: 'small', district: 'blue' })
      .answers(0, { card: 'buyout2', district: 'blue' })
      .answers(1, { card: 'buyout2', district: 'blue' })
      .expect(t => expect(t.districts.blue.laid).toHaveLength(11))
  })

  test('[CHY-5.6] only a card in hand can be played', () => {
    empty(3)
      .at('action.begin')
      .answers(0, { card: 'big', district: 'blue' })
      .answers(1, { card: 'big', district: 'red' })
      .answers(2, { card: 'big', district: 'red' })
      .bars(['card', 'big'], 'CHY-5.6')
      .refuses(0, { card: 'big', district: 'red' }, 'CHY-5.6')
      .refuses(0, { card: 'buyout9', district: 'red' }, 'kernel.no-such-option')
      .refuses(0, { card: 'small', district: 'palace' }, 'kernel.no-such-option')
      .refuses(1, { card: 'small', district: 'red' }, 'kernel.not-asked')
      .offers(['card', 'small'], ['district', 'red'])
  })

  test('[CHY-5.7, CHY-1.6] nobody may pass', () => {
    empty(3)
      .at('action.begin')
      .offersNot('pass', 'refuse', 'end')
      .refuses(0, { card: 'small' }, 'kernel.no-such-option')
      .decides(d => expect(d.lapse).toBeUndefined())
  })

  test('[CHY-2.4, CHY-12.3] the back shows the owner, never the face; the owner may look at it', () => {
    empty(3)
      .at('action.begin')
      .answers(0, { card: 'sabotage', district: 'black' })
      .heard(0, 'cardPlayed', { seat: 0, district: 'black', card: 'sabotage' })
      .told('cardPlayed', { seat: 0, district: 'black' })
      .unheard(1, 'sabotage')
      .unheard(null, 'sabotage')
      .sees(0, view => expect(view.districts.black.laid[0]).toMatchObject({ by: 0, card: 'sabotage', up: false }))
      .sees(1, view => expect(view.districts.black.laid[0]).toMatchObject({ by: 0, card: null, up: false }))
      .sees(null, view =>
        expect(view.players.map(({ hand, handSize }) => [hand, handSize])).toEqual([
          [null, 6],
          [null, 7],
          [null, 7],
        ]),
      )
  })
})

describe('phases', () => {
  /** The events that mark a phase, as one letter each. */
  const MARKS: { [event: string]: string } = {
    roundBegun: 'W',
    decreePlaced: 'w',
    cardPlayed: 'A',
    intrigueUsed: 'I',
    intrigueRefused: 'I',
    districtOpened: 'R',
    handsRestored: 'C',
  }
  const marks = (options: Options): string => {
    let text = ''
    for (const { told } of walk(chytrogrod, { seats: 4, seed: 'phases', options }))
      for (const { event } of told) text += MARKS[event] ?? ''
    return text
  }

  test('[CHY-5.1] wake-up, action, resolution, clean-up, round after round', () => {
    expect(marks(PLAIN)).toMatch(/^(WwA{16}R{1,5}C){5,}$/)
  })

  test('[CHY-5.9, CHY-11.2] in the variant the intrigues come between the last card and the first district', () => {
    const text = marks(INTRIGUES)
    expect(text).toMatch(/^(WwA{16}(I|Iw){0,4}R{1,5}C){5,}$/)
    expect(text).toContain('I')
  })
})
