import type { Chytrogrod, Options } from '@cloak/chytrogrod'
import type { Scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import type { Card, Colour, Good } from '../src/data/pieces.ts'
import { drop, empty, give, INTRIGUES, PLAIN, stack, taken } from './help.ts'

/** The worked example of the rules text: one round of three players. */
const ANNA = 0
const BEA = 1
const CSABA = 2

/** CHY-15.1, just before the wake-up. */
const before = (options: Options): Scene<Chytrogrod> =>
  empty(3, options)
    .table(t => {
      t.round = 2
      t.favourite = BEA
      t.ring = ['blue', 'red', 'green', 'black', 'yellow']
      t.first = 'green'
      const seats: [Colour, Good, Colour | null][] = [
        ['red', 'book', 'blue'],
        ['green', 'relic', 'green'],
        ['black', 'chest', null],
      ]
      seats.forEach(([guild, secret, supporter], seat) => {
        t.players[seat]!.guild = guild
        t.players[seat]!.secret!.good = secret
        t.players[seat]!.supporter = supporter
      })
      stack(t, 'green', 'GRE-1')
      stack(t, 'black', 'BLK-1', 'BLK-6')
      stack(t, 'yellow', 'YEL-5')
      stack(t, 'blue', 'BLU-3')
      stack(t, 'red', 'RED-4')
      taken(t, ANNA, 'big', 'RED-1')
      taken(t, BEA, 'small', 'YEL-1')
      taken(t, CSABA, 'small', 'BLU-6')
      drop(t, 'green', { book: 2 })
      drop(t, 'black', { relic: 1 })
      drop(t, 'yellow', { chest: 3 })
      drop(t, 'blue', { rum: 2 })
      drop(t, 'red', { weapon: 1 })
      give(t, ANNA, { weapon: 1, rum: 1, relic: 1 })
      give(t, BEA, { weapon: 1, chest: 1, book: 1, relic: 1 })
      give(t, CSABA, { weapon: 1, chest: 1, book: 1, relic: 1, influence5: 1 })
      t.decrees.deck = [...t.decrees.deck.filter(name => name !== 'whip-crack'), 'whip-crack']
    })
    .at('wake.goods')

const TURNS: [Card, Colour][] = [
  ['big', 'black'],
  ['takeover', 'green'],
  ['sabotage', 'green'],
  ['takeover', 'green'],
  ['big', 'black'],
  ['small', 'red'],
  ['buyout2', 'yellow'],
  ['buyout4', 'yellow'],
  ['buyout4', 'blue'],
  ['buyout4', 'green'],
  ['buyout3', 'blue'],
  ['buyout3', 'blue'],
]
/** CHY-15.2 and CHY-15.3. */
const played = (options: Options): Scene<Chytrogrod> =>
  TURNS.reduce(
    (s, [card, district], i) => s.answers([BEA, CSABA, ANNA][i % 3]!, { card, district }),
    before(options).answers(BEA, 'yellow'),
  )

const scores = (s: Scene<Chytrogrod>, expected: number[]) =>
  s.sees(null, view => expect(view.players.map(({ score }) => score)).toEqual(expected))
const board = (s: Scene<Chytrogrod>, seat: number, tokens: object) =>
  s.sees(null, view => {
    const held = Object.fromEntries(Object.entries(view.players[seat]!.board).filter(([, n]) => n > 0))
    expect(held).toEqual(tokens)
  })

/** CHY-15.4 to CHY-15.8, each up to its last answer. */
const university = (s: Scene<Chytrogrod>) => s.answers(ANNA, 2)
const cathedral = (s: Scene<Chytrogrod>) => university(s).answers(BEA, [BEA, CSABA]).answers(BEA, 'board')
const market = (s: Scene<Chytrogrod>) => cathedral(s).answers(BEA, BEA)
const alleys = (s: Scene<Chytrogrod>) => market(s).answers(ANNA, 'book')

describe('the worked example', () => {
  test('[CHY-15.1] the position', () => scores(before(PLAIN), [22, 10, 21]))

  test('[CHY-15.2] wake-up: Anna takes rum, Bea a book; Bea alone knows Whip Crack', () => {
    const s = before(PLAIN)
      .told('goodGained', { seat: ANNA, good: 'rum' })
      .told('goodGained', { seat: BEA, good: 'book' })
      .untold('goodGained', { seat: CSABA })
      .heard(BEA, 'decreeDrawn', { decree: 'whip-crack' })
      .unheard(ANNA, 'whip-crack')
    board(s, ANNA, { weapon: 1, rum: 2, relic: 1 })
    board(s, BEA, { weapon: 1, chest: 1, book: 2, relic: 1 })
    s.answers(BEA, 'yellow').told('decreePlaced', { seat: BEA, district: 'yellow' }).unheard(CSABA, 'whip-crack')
  })

  test('[CHY-15.3] action: Bea, Csaba, Anna, four turns each', () => {
    played(PLAIN).sees(null, view => {
      expect(view.districts.green.laid.map(({ by }) => by)).toEqual([CSABA, ANNA, BEA, BEA])
      expect(view.districts.black.laid.map(({ by }) => by)).toEqual([BEA, CSABA])
      expect(view.districts.yellow.laid.map(({ by }) => by)).toEqual([BEA, CSABA])
      expect(view.districts.blue.laid.map(({ by }) => by)).toEqual([ANNA, CSABA, ANNA])
      expect(view.districts.red.laid.map(({ by }) => by)).toEqual([ANNA])
    })
  })

  test('[CHY-15.4] University: Anna removes Bea’s takeover, Csaba’s needs no tie, Bea buys two books', () => {
    const s = played(PLAIN).asks(ANNA).offers(0, 2, 3, 'supporter').bars(1, 'CHY-4.2')
    const after = university(s)
      .told('cardSabotaged', { by: ANNA, seat: BEA, card: 'takeover' })
      .untold('tieBroken')
      .told('supporterSentHome', { seat: BEA, district: 'green' })
      .told('supporterMoved', { seat: CSABA, district: 'green' })
      .told('boughtOut', { seat: BEA, tokens: { book: 2 } })
    board(after, BEA, { weapon: 1, chest: 1, book: 4, relic: 1 })
  })

  test('[CHY-15.5] Cathedral: Bea closes BLK-1 from her board, Csaba fails on BLK-6 without a question', () => {
    const asked = university(played(PLAIN))
      .asks(BEA)
      .prompts('chytrogrod.prompt.order', { district: 'black', size: 'big' })
    const pays = asked.answers(BEA, [BEA, CSABA]).asks(BEA).offers('board', 'relic').bars('weapon', 'CHY-13.18')
    const after = pays
      .answers(BEA, 'board')
      .told('dealClosed', { seat: BEA, deal: 'BLK-1', size: 'big', points: 22 })
      .told('dealFailed', { seat: CSABA, size: 'big' })
      .sees(null, view => {
        expect(view.districts.black.stack.top).toBe('BLK-6')
        expect(view.districts.black.tokens.relic).toBe(1)
      })
    board(after, BEA, { book: 3 })
    scores(after, [22, 32, 21])
  })

  test('[CHY-15.6] Market: Whip Crack makes a tie of 2 and 4; Bea picks herself', () => {
    const s = cathedral(played(PLAIN)).told('decreeTurnedUp', { decree: 'whip-crack', seat: BEA })
    const after = s
      .asks(BEA)
      .offers(BEA, CSABA)
      .answers(BEA, BEA)
      .told('boughtOut', { seat: BEA, tokens: { chest: 3 } })
    board(after, BEA, { chest: 3, book: 3 })
  })

  test('[CHY-15.7] Harbour: Anna’s 4 and 3 beat Csaba’s 3', () => {
    const s = market(played(PLAIN)).told('boughtOut', { seat: ANNA, district: 'blue', tokens: { rum: 2 } })
    board(s, ANNA, { weapon: 1, rum: 4, relic: 1 })
  })

  test('[CHY-15.8] Back Alleys: Anna lacks one book and spends her secret one', () => {
    const s = market(played(PLAIN)).asks(ANNA).offers('book', 'fail').bars('board', 'CHY-4.4')
    const after = s
      .answers(ANNA, 'book')
      .told('secretSpent', { seat: ANNA, good: 'book' })
      .told('dealClosed', {
        seat: ANNA,
        deal: 'RED-4',
        size: 'small',
        points: 17,
        paid: { weapon: 1, relic: 1, book: 0 },
      })
    scores(after, [39, 32, 21])
  })

  test('[CHY-15.9] clean-up, and the next wake-up', () => {
    const s = alleys(played(PLAIN))
      .untold('gameEnded')
      .told('privilegePassed', { seat: CSABA })
      .told('firstMoved', { district: 'black' })
      .told('goodGained', { seat: ANNA, good: 'rum' })
      .told('goodGained', { seat: CSABA, good: 'book' })
      .untold('goodGained', { seat: BEA })
      .expect(t => {
        expect(t.districts.green.tokens.book).toBe(1)
        expect(t.districts.black.tokens.relic).toBe(2)
        expect(t.districts.yellow.tokens.chest).toBe(1)
        expect(t.districts.blue.tokens.rum).toBe(1)
        expect(t.districts.red.tokens.weapon).toBe(2)
      })
    scores(s, [39, 32, 21])
    board(s, ANNA, { rum: 5 })
  })

  test('[CHY-15.10] the same round with intrigues', () => {
    played(INTRIGUES)
      .asks(BEA)
      .offers(['look', 'black'], ['look', 'yellow'], ['look', 'blue'], ['look', 'red'])
      .bars(['look', 'green'], 'CHY-11.8')
      .answers(BEA, { do: 'look', with: 'red' })
      .heard(BEA, 'cardLookedAt', { owner: ANNA, card: 'small' })
      .answers(BEA, 'blue')
      .asks(CSABA)
      .offers('draw')
      .answers(CSABA, { do: 'refuse' })
      .asks(ANNA)
      .offers(['brawl', 'blue'])
      .bars(['brawl', 'red'], 'CHY-11.6')
      .answers(ANNA, { do: 'brawl', with: 'blue' })
      .answers(ANNA, 'red')
      .told('cardMoved', { owner: ANNA, from: 'blue', to: 'red' })
  })
})
