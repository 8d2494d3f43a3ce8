import { describe, expect, test } from 'vitest'
import { acting, city, deckIs, gold, laid, onTop, turnOf } from './help.ts'

const fresh = { gathered: false }

describe('[CIT-4.4] gathering', () => {
  const gathering = (...built: string[]) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, ...built)
        gold(t, 0, 1)
        onTop(t, 'tavern', 'castle', 'manor', 'palace')
      },
      fresh,
    )

  test('[CIT-4.4a] gold: 2 from the bank', () => {
    gathering()
      .answers(0, { do: 'gather', with: 'gold' })
      .told('gatheredGold', { seat: 0, gold: 2 })
      .expect(t => t.players[0]!.gold === 3 && t.players[0]!.hand.length === 0)
  })

  test('[CIT-4.4a] gold: 3 with the Gold Mine', () => {
    gathering('gold-mine')
      .answers(0, { do: 'gather', with: 'gold' })
      .expect(t => t.players[0]!.gold === 4)
  })

  test('[CIT-4.4b, CIT-12.4] cards: two are drawn, one of them is kept, the other goes under the deck', () => {
    gathering()
      .answers(0, { do: 'gather', with: 'cards' })
      .told('drew', { seat: 0, drawn: 2 })
      .asks(0)
      .offers('tavern', 'castle')
      .offersNot('manor')
      .answers(0, 'castle')
      .told('keptCards', { seat: 0, n: 1 })
      .expect(t => {
        expect(t.players[0]).toMatchObject({ gold: 1, hand: ['castle'], drawn: [] })
        expect(t.deck[0]).toBe('tavern')
        expect(t.deck.at(-1)).toBe('manor')
      })
  })

  test('[CIT-4.4b] three are drawn with the Observatory; with the Library all are kept, without a question', () => {
    gathering('observatory')
      .answers(0, { do: 'gather', with: 'cards' })
      .offers('tavern', 'castle', 'manor')
      .offersNot('palace')
    gathering('library')
      .answers(0, { do: 'gather', with: 'cards' })
      .prompts('citadels.prompt.act')
      .expect(t => expect(t.players[0]!.hand).toEqual(['tavern', 'castle']))
    gathering('library', 'observatory')
      .answers(0, { do: 'gather', with: 'cards' })
      .expect(t => expect(t.players[0]!.hand).toEqual(['tavern', 'castle', 'manor']))
  })

  test('[CIT-4.4b] the rest goes under the deck in any order', () => {
    const bottoms = new Set<string>()
    for (const seed of 'abcdefghij')
      laid(
        4,
        t => {
          city(t, 0, 'observatory')
          onTop(t, 'tavern', 'castle', 'manor')
          turnOf(t, 0, 'king')
        },
        { seed },
      )
        .at('turn.act', { seat: 0, as: 'king' })
        .answers(0, { do: 'gather', with: 'cards' })
        .answers(0, 'tavern')
        .expect(t => void bottoms.add(t.deck.slice(0, 2).join()))
    expect([...bottoms].sort()).toEqual(['castle,manor', 'manor,castle'])
  })

  test('[CIT-4.4b] with one card in the deck that one is drawn and kept; with none nothing is, and it is still a choice', () => {
    const short = (...deck: string[]) => acting(4, 'king', t => deckIs(t, 3, ...deck), fresh)
    short('tavern')
      .answers(0, { do: 'gather', with: 'cards' })
      .told('drew', { drawn: 1 })
      .prompts('citadels.prompt.act')
      .expect(t => expect(t.players[0]!.hand).toEqual(['tavern']))
    short()
      .offers('cards')
      .answers(0, { do: 'gather', with: 'cards' })
      .told('drew', { drawn: 0 })
      .expect(t => t.players[0]!.hand.length === 0 && t.turn!.gathered)
      .refuses(0, { do: 'gather', with: 'gold' }, 'CIT-4.4')
  })

  test('once in a turn, whichever it was', () => {
    for (const what of ['gold', 'cards'])
      gathering('library')
        .answers(0, { do: 'gather', with: what })
        .refuses(0, { do: 'gather', with: 'gold' }, 'CIT-4.4')
        .refuses(0, { do: 'gather', with: 'cards' }, 'CIT-4.4')
  })

  test('[CIT-4.10] it must be done: the turn does not end without it', () => {
    gathering()
      .refuses(0, { do: 'end' }, 'CIT-4.8')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
  })

  test('gold or cards, nothing else', () => {
    gathering()
      .refuses(0, { do: 'gather', with: 'both' }, 'kernel.no-such-option')
      .refuses(0, { do: 'gather' }, 'kernel.no-such-option')
  })
})
