import { expect, test } from 'vitest'
import { all, build, DONE, during } from './table.ts'

const hands = (round: number) =>
  during(round, 1, t => {
    t.players[0]!.hand = ['mill', 'inn', 'chapel']
    t.players[1]!.hand = ['sawmill']
    t.players[2]!.hand = ['quarry', 'parsonage']
    build(t.players[0]!, 1, 'apothecary')
  }).at('cards.begin')

test('[DWD-6.2, DWD-6.3, DWD-6.4, DWD-6.5] keep one old card, draw four and an event, pass two of the four', () => {
  const s = hands(2)
    .asks(0, 2)
    .to(0)
    .prompts('pact.prompt.keep')
    .offers('mill', 'inn', 'chapel')
    .offersNot('apothecary')
  s.answers(0, 'inn').answers(2, 'quarry')
  s.told('cardsDiscarded', { seat: 0, n: 2 })
    .heard(0, 'cardsDiscarded', { seat: 0, cards: ['mill', 'chapel'] })
    .unheard(1, 'mill')
    .unheard(null, 'chapel')
  s.expect(t => expect(t.players[0]!.discards).toEqual(['mill', 'chapel'])).sees(
    1,
    v => v.players[0]!.discards === null,
  )
  s.told('eventDrawn', { seat: 3 }).told('cardsDrawn', { seat: 3, n: 4 })
  s.asks(0, 1, 2, 3)
    .to(0)
    .offersNot('inn')
    .decides(d => d.kind === 'someOf' && d.min === 2 && d.max === 2)
  for (const seat of [0, 1, 2, 3]) s.lapses(seat)
  s.expect(t => {
    expect(t.players.map(p => p.hand.length)).toEqual([5, 5, 5, 4])
    expect(t.players.map(p => p.events.length)).toEqual([1, 1, 1, 1])
    expect(t.players[0]!.hand).toContain('inn')
    expect(t.players[0]!.built.map(b => b.card)).toEqual(['apothecary'])
    expect(t.decks.map(d => d.length)).toEqual([0, 0, 0, 0, 0, 16, 16, 16])
  })
})

test('[DWD-6.2] exactly two of the four are passed, unseen by all but the receiver', () => {
  const s = hands(3)
  s.answers(0, 'inn').answers(2, 'quarry')
  let mine: readonly string[] = []
  s.sees(0, v => void (mine = v.players[0]!.hand!.filter(card => card !== 'inn')))
  s.refuses(0, mine.slice(0, 1), 'DWD-6.2')
    .refuses(0, mine.slice(0, 3), 'DWD-6.2')
    .refuses(0, ['inn', mine[0]], 'kernel.no-such-option')
  s.answers(0, mine.slice(0, 2))
  s.sees(3, v => v.players[3]!.hand!.length === 4) // nobody sees what comes before choosing
  for (const seat of [1, 2, 3]) s.lapses(seat)
  s.sees(3, v => mine.slice(0, 2).every(card => v.players[3]!.hand!.some(held => held === card)))
  for (const at of [1, 2, null]) s.unheard(at, mine[0]!)
})

test('[DWD-6.1, DWD-6.2] nothing is passed in round 1, and the last chance to repay comes after the passing', () => {
  const s = during(1, 1).at('cards.begin').asks(0, 1, 2, 3).to(0).prompts('pact.prompt.market').offersNot('repay')
  all(s, DONE).to(0).prompts('pact.prompt.offer')
})

test.each([
  [2, 'A'],
  [3, 'B'],
  [5, 'B'],
] as const)('[DWD-6.2] in round %i the event is an %s event', (round, deck) => {
  const s = during(round, 1).at('cards.begin')
  s.expect(t => expect(t.eventDecks[deck].length).toBe(deck === 'A' ? 0 : 12 - 4 * (round - 2)))
})

test('[DWD-6.3, DWD-9.23] an event that was not played stays, so there may be two', () => {
  const s = during(2, 1, t => (t.players[0]!.events = ['forest'])).at('cards.begin')
  s.expect(t => expect(t.players.map(p => p.events.length)).toEqual([2, 1, 1, 1]))
  s.sees(1, v => v.players[0]!.eventCount === 2 && v.players[0]!.events === null)
})
