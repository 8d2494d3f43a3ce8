import { describe, expect, test } from 'vitest'
import { acting, type Change, city, deckIs, eyesBut, gold, hand } from './help.ts'

const build = (card: string) => ({ do: 'build', with: card })

describe('[CLA-7.12] the Lighthouse', () => {
  const built = (change: Change = () => {}, seed = 'scene') =>
    acting(
      4,
      'king',
      t => {
        hand(t, 0, 'lighthouse')
        gold(t, 0, 3)
        change(t)
      },
      {},
      { seed },
    ).answers(0, build('lighthouse'))

  test('its builder may look through the deck and take one card', () => {
    built()
      .asks(0)
      .prompts('citadels.prompt.lighthouse')
      .answers(0, 'look')
      .prompts('citadels.prompt.lighthouse-take')
      .answers(0, { do: 'take', with: 'palace' })
      .expect(t => expect([t.players[0]!.hand, t.players[0]!.drawn]).toEqual([['palace'], []]))
      .asks(0)
      .prompts('citadels.prompt.act')
  })
  test('he sees every card of it, and not its order', () => {
    const sorted = (cards: readonly string[]) => cards.toSorted()
    let deck: string[] = []
    const s = built(t => void t.deck.reverse())
    s.expect(t => void (deck = [...t.deck]))
      .answers(0, 'look')
      .sees(0, v => expect(v.players[0]!.drawn).toEqual(sorted(deck)))
  })
  test('the rest is shuffled', () => {
    const decks = ['a', 'b', 'c', 'd'].map(seed => {
      let deck = ''
      built(t => void t.deck.sort(), seed)
        .answers(0, 'look')
        .answers(0, { do: 'take', with: 'palace' })
        .expect(t => void (deck = t.deck.join()))
      return deck
    })
    expect(new Set(decks).size).toBe(4)
  })
  test('he may leave the deck alone, before and after looking; that is what a clock does', () => {
    const order = (s: ReturnType<typeof built>) => {
      let deck: string[] = []
      s.expect(t => void (deck = [...t.deck]))
      return deck
    }
    const left = built()
    const before = order(left)
    expect(order(left.lapses(0))).toEqual(before)
    built()
      .answers(0, 'look')
      .lapses(0)
      .told('keptCards', { seat: 0, n: 0, source: 'lighthouse' })
      .expect(t => t.players[0]!.hand.length === 0)
  })
  test('[CLA-10.2] the card taken is not shown; nobody else sees the deck', () => {
    const s = built().answers(0, 'look')
    for (const eye of eyesBut(4, 0))
      s.unheard(eye, 'palace')
        .heard(eye, 'searched', { seat: 0, source: 'lighthouse' })
        .sees(eye, v => v.players[0]!.drawn === null && v.players[0]!.drawnSize > 40 && v.deck === 0)
    s.answers(0, { do: 'take', with: 'palace' }).heard(0, 'keptCards', { n: 1, cards: ['palace'] })
    for (const eye of eyesBut(4, 0)) s.unheard(eye, 'palace').heard(eye, 'keptCards', { seat: 0, n: 1 })
  })
  test('[CLA-10.2] whichever card he takes, it is the same to the others', () => {
    const taking = (card: string) => built().answers(0, 'look').answers(0, { do: 'take', with: card })
    for (const eye of eyesBut(4, 0)) taking('palace').alike(eye, taking('tavern'))
  })
  test('nothing happens when it is received by exchange', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'docks')
      city(t, 1, 'lighthouse')
    })
      .answers(0, { do: 'exchange', with: { do: '0.docks', with: '1.lighthouse' } })
      .asks(0)
      .prompts('citadels.prompt.act')
  })
  test('[CLA-12.20] with an empty deck there is nothing to take', () => {
    built(t => deckIs(t, 3))
      .asks(0)
      .prompts('citadels.prompt.act')
  })
})
