import { expect, test } from 'vitest'
import { acting, calling, cast, city, deckIs, gold, hand, holds, onTop } from './help.ts'

const gathering = (districts: string[], ...top: string[]) =>
  acting(
    4,
    'king',
    t => {
      city(t, 0, ...districts)
      onTop(t, ...top)
      gold(t, 0, 0)
    },
    { gathered: false },
  )

test('[CIT-7.7] the Gold Mine adds 1 to gathered gold, nothing to gathered cards', () => {
  gathering(['gold-mine'])
    .answers(0, { do: 'gather', with: 'gold' })
    .told('gatheredGold', { seat: 0, gold: 3 })
    .expect(t => t.players[0]!.gold === 3)
  gathering(['gold-mine'], 'tavern', 'manor')
    .answers(0, { do: 'gather', with: 'cards' })
    .answers(0, 'manor')
    .expect(t => t.players[0]!.gold === 0)
})

test('[CIT-7.7] without the Gold Mine it is 2, and other gold is not gathered gold', () => {
  gathering(['tavern']).answers(0, { do: 'gather', with: 'gold' }).told('gatheredGold', { gold: 2 })
  acting(4, 'merchant', t => {
    city(t, 0, 'gold-mine', 'tavern')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'collect' })
    .told('gainedGold', { gold: 1 })
})

test('[CIT-7.19] the Observatory draws 3 and keeps 1; the others go under the deck', () => {
  gathering(['observatory'], 'tavern', 'manor', 'castle', 'palace')
    .answers(0, { do: 'gather', with: 'cards' })
    .heard(0, 'drew', { drawn: 3, cards: ['tavern', 'manor', 'castle'] })
    .asks(0)
    .offers('tavern', 'manor', 'castle')
    .offersNot('palace')
    .answers(0, 'castle')
    .expect(t => {
      expect(t.players[0]).toMatchObject({ hand: ['castle'], drawn: [] })
      expect(t.deck.at(-1)).toBe('palace')
      expect(t.deck.slice(0, 2).sort()).toEqual(['manor', 'tavern'])
    })
})

test('[CIT-7.19] the Observatory adds nothing to gold; without it 2 are drawn', () => {
  gathering(['observatory']).answers(0, { do: 'gather', with: 'gold' }).told('gatheredGold', { gold: 2 })
  gathering([], 'tavern', 'manor', 'castle')
    .answers(0, { do: 'gather', with: 'cards' })
    .heard(0, 'drew', { drawn: 2, cards: ['tavern', 'manor'] })
})

test('[CIT-7.14] the Library keeps both cards, and asks nothing', () => {
  gathering(['library'], 'tavern', 'manor', 'castle')
    .answers(0, { do: 'gather', with: 'cards' })
    .heard(0, 'drew', { drawn: 2, cards: ['tavern', 'manor'] })
    .heard(0, 'keptCards', { n: 2, cards: ['tavern', 'manor'] })
    .expect(t => expect(t.players[0]).toMatchObject({ hand: ['tavern', 'manor'], drawn: [] }))
    .settled()
})

test('[CIT-7.14] the Library keeps cards gathered, not cards drawn by a power', () => {
  acting(4, 'scholar', t => {
    city(t, 0, 'library')
  })
    .answers(0, { do: 'study' })
    .told('drew', { drawn: 7 })
    .asks(0)
    .prompts('citadels.prompt.scholar-keep')
})

test('[CIT-7.14, CIT-7.19] Library and Observatory together: 3 of 3, in whichever order they stand', () => {
  for (const districts of [
    ['library', 'observatory'],
    ['observatory', 'library'],
  ])
    gathering(districts, 'tavern', 'manor', 'castle')
      .answers(0, { do: 'gather', with: 'cards' })
      .told('keptCards', { n: 3 })
      .expect(t => expect(t.players[0]!.hand).toEqual(['tavern', 'manor', 'castle']))
})

test('[CIT-7.14, CIT-7.19] others hear how many were drawn and kept, not which', () => {
  const library = gathering(['library'], 'tavern', 'manor').answers(0, { do: 'gather', with: 'cards' })
  const other = gathering(['library'], 'castle', 'palace').answers(0, { do: 'gather', with: 'cards' })
  const observatory = gathering(['observatory'], 'tavern', 'manor', 'castle').answers(0, {
    do: 'gather',
    with: 'cards',
  })
  for (const eye of [1, null]) {
    library.heard(eye, 'drew', { drawn: 2 }).heard(eye, 'keptCards', { n: 2 }).unheard(eye, 'tavern').alike(eye, other)
    observatory.unheard(eye, 'castle').sees(eye, v => v.players[0]!.drawn === null && v.players[0]!.drawnSize === 3)
  }
})

test('[CIT-11.81] gathering districts and the Factory ask nothing: they are simply applied', () => {
  gathering(['gold-mine', 'library', 'observatory'])
    .answers(0, { do: 'gather', with: 'gold' })
    .asks(0)
    .prompts('citadels.prompt.act')
    .expect(t => t.players[0]!.gold === 3)
  acting(4, 'king', t => {
    city(t, 0, 'factory', 'school-of-magic')
    hand(t, 0, 'keep')
    gold(t, 0, 2)
  })
    .answers(0, { do: 'build', with: 'keep' })
    .answers(0, { do: 'collect' })
    .told('gainedGold', { gold: 1 })
})

const ending = (districts: string[], cards: string[], stash: number) =>
  acting(4, 'king', t => {
    city(t, 0, ...districts)
    hand(t, 0, ...cards)
    gold(t, 0, stash)
    onTop(t, 'castle', 'palace')
  })

test('[CIT-7.20] an empty hand at the end of the turn: the Park gives 2 cards', () => {
  ending(['park'], [], 3)
    .answers(0, { do: 'end' })
    .told('gainedCards', { seat: 0, n: 2, source: 'park' })
    .heard(0, 'gainedCards', { cards: ['castle', 'palace'] })
    .unheard(1, 'castle')
    .expect(t => expect(t.players[0]!.hand).toEqual(['castle', 'palace']))
})

test('[CIT-7.20] one card in the hand, and the Park gives nothing', () => {
  ending(['park'], ['tavern'], 3).answers(0, { do: 'end' }).untold('gainedCards')
})

test('[CIT-7.21] an empty stash at the end of the turn: the Poor House gives 1 gold', () => {
  ending(['poor-house'], ['tavern'], 0)
    .answers(0, { do: 'end' })
    .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
    .expect(t => t.players[0]!.gold === 1)
})

test('[CIT-7.21] one gold in the stash, and the Poor House gives nothing', () => {
  ending(['poor-house'], [], 1).answers(0, { do: 'end' }).untold('gainedGold')
})

test('[CIT-7.20, CIT-7.21] both apply to an empty hand and an empty stash', () => {
  ending(['park', 'poor-house'], [], 0)
    .answers(0, { do: 'end' })
    .expect(t => expect([t.players[0]!.gold, t.players[0]!.hand.length]).toEqual([1, 2]))
})

test('[CIT-7.21] the Alchemist is poor before his refund', () => {
  acting(4, 'alchemist', t => {
    city(t, 0, 'poor-house')
    hand(t, 0, 'manor')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'manor' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 1, source: 'poor-house' })
    .told('gainedGold', { gold: 3, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 4)
})

/** The Witch, with nothing but her city, has bewitched somebody; seat 1 holds the Thief, and nothing else either. */
const witch = (bewitched: string, hers: string[], thiefs: string[]) =>
  calling(4, 1, t => {
    holds(t, { 0: 'witch', 1: 'thief', 2: 'magician', 3: 'king' })
    city(t, 0, ...hers)
    city(t, 1, ...thiefs)
    gold(t, 0, 0)
    gold(t, 1, 0)
    deckIs(t, 3)
  })
    .answers(0, 'cards')
    .answers(0, bewitched)

test('[CIT-7.20, CIT-7.21] a Witch who does not resume gets neither', () => {
  const scene = witch('bishop', ['park', 'poor-house'], [])
  for (const seat of [1, 2, 3])
    scene.asks(seat).answers(seat, { do: 'gather', with: 'gold' }).answers(seat, { do: 'end' })
  const given = scene.history(0).filter(({ event }) => event === 'gainedGold' || event === 'gainedCards')
  expect(given).toEqual([])
})

test('[CIT-7.20, CIT-7.21] a Witch who resumes gets both at the end of that part', () => {
  witch('thief', ['park', 'poor-house'], [])
    .answers(1, 'cards')
    .untold('gainedCards')
    .untold('gainedGold')
    .asks(0)
    .answers(0, { do: 'end' })
    .told('gainedCards', { seat: 0, source: 'park' })
    .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
})

test('[CIT-7.20, CIT-7.21] the holder of the bewitched character gets neither', () => {
  witch('thief', [], ['park', 'poor-house']).answers(1, 'cards').untold('gainedCards').untold('gainedGold')
})

test('[CIT-11.71] the Park applies after Laboratory, Museum and Thieves’ Den have emptied the hand', () => {
  ending(['park', 'laboratory'], ['tavern'], 0)
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .answers(0, { do: 'end' })
    .told('gainedCards', { n: 2, source: 'park' })
  ending(['park', 'museum'], ['tavern'], 0)
    .answers(0, { do: 'museum', with: 'tavern' })
    .answers(0, { do: 'end' })
    .told('gainedCards', { n: 2, source: 'park' })
  ending(['park'], ['thieves-den', 'tavern'], 5)
    .answers(0, { do: 'thieves-den', with: { tavern: 1 } })
    .answers(0, { do: 'end' })
    .told('gainedCards', { n: 2, source: 'park' })
})

test('[CIT-11.71] the Park applies after the Magician has given his hand for an empty one', () => {
  acting(4, 'magician', t => {
    city(t, 0, 'park')
    hand(t, 0, 'tavern')
  })
    .answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
    .answers(0, { do: 'end' })
    .told('gainedCards', { seat: 0, n: 2, source: 'park' })
})

test('[CIT-11.71] the Poor House applies after a district, the Smithy or a tax has emptied the stash', () => {
  ending(['poor-house'], ['manor'], 3)
    .answers(0, { do: 'build', with: 'manor' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 1, source: 'poor-house' })
  ending(['poor-house', 'smithy'], [], 2)
    .answers(0, { do: 'smithy' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 1, source: 'poor-house' })
  acting(4, 'king', t => {
    cast(t, 'tax-collector')
    city(t, 0, 'poor-house')
    hand(t, 0, 'manor')
    gold(t, 0, 4)
  })
    .answers(0, { do: 'build', with: 'manor' })
    .told('taxed', { seat: 0, gold: 1 })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 1, source: 'poor-house' })
})

test('[CIT-11.72] Park and Poor House ask nobody', () => {
  ending(['park', 'poor-house'], [], 0).answers(0, { do: 'end' }).asks().over()
})

test('[CIT-7.20] the Park gives what the deck has', () => {
  acting(4, 'king', t => {
    city(t, 0, 'park')
    deckIs(t, 1, 'castle')
  })
    .answers(0, { do: 'end' })
    .told('gainedCards', { n: 1, source: 'park' })
    .expect(t => t.deck.length === 0 && t.players[0]!.hand.length === 1)
})
