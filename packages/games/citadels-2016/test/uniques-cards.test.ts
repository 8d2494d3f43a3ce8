import { expect, test } from 'vitest'
import { edition2016 } from '../src/index.ts'
import { uniques } from '../src/uniques/index.ts'
import { acting, city, deckIs, gold, hand, onTop } from './help.ts'

const COSTS: [string, number | null][] = [
  ['armory', 3],
  ['basilica', 4],
  ['capitol', 5],
  ['dragon-gate', 6],
  ['factory', 5],
  ['framework', 3],
  ['gold-mine', 6],
  ['great-wall', 6],
  ['haunted-quarter', 2],
  ['imperial-treasury', 5],
  ['ivory-tower', 5],
  ['keep', 3],
  ['laboratory', 5],
  ['library', 6],
  ['map-room', 5],
  ['monument', 4],
  ['museum', 4],
  ['necropolis', 5],
  ['observatory', 4],
  ['park', 6],
  ['poor-house', 4],
  ['quarry', 5],
  ['school-of-magic', 6],
  ['secret-vault', null],
  ['smithy', 5],
  ['stables', 2],
  ['statue', 3],
  ['theater', 6],
  ['thieves-den', 6],
  ['wishing-well', 5],
]

test('[CIT-1.4] thirty unique districts, one copy each, at their costs', () => {
  expect(uniques.map(({ key, cost }) => [key, cost])).toEqual(COSTS)
  for (const { key, type, copies } of uniques) expect([key, type, copies]).toEqual([key, 'unique', 1])
  for (const { key } of uniques) expect(edition2016.districts.get(key)?.key).toBe(key)
})

test('[CIT-8.3] discards go to the bottom, so the deck comes round again', () => {
  acting(4, 'king', t => {
    city(t, 0, 'laboratory', 'smithy')
    hand(t, 0, 'palace')
    gold(t, 0, 0)
    deckIs(t, 3, 'tavern', 'manor')
  })
    .answers(0, { do: 'laboratory', with: 'palace' })
    .expect(t => expect(t.deck).toEqual(['palace', 'manor', 'tavern']))
    .answers(0, { do: 'smithy' })
    .expect(t => {
      expect(t.deck).toEqual([])
      expect(t.players[0]!.hand).toEqual(['tavern', 'manor', 'palace'])
    })
})

test('[CIT-8.3] whoever asks for more cards than there are gets what there is', () => {
  const short = (...cards: string[]) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, 'smithy', 'library', 'observatory')
        gold(t, 0, 4)
        deckIs(t, 3, ...cards)
      },
      { gathered: false },
    )
  short('tavern', 'manor').answers(0, { do: 'smithy' }).told('gainedCards', { n: 2 })
  short().answers(0, { do: 'smithy' }).told('gainedCards', { n: 0 })
  short('tavern', 'manor')
    .answers(0, { do: 'gather', with: 'cards' })
    .told('drew', { drawn: 2 })
    .told('keptCards', { n: 2 })
  short()
    .answers(0, { do: 'gather', with: 'cards' })
    .told('drew', { drawn: 0 })
    .expect(t => t.turn!.gathered)
})

test('[CIT-8.3] a single card left is drawn and kept without a choice', () => {
  acting(4, 'king', t => deckIs(t, 3, 'tavern'), { gathered: false })
    .answers(0, { do: 'gather', with: 'cards' })
    .told('keptCards', { n: 1 })
    .settled()
})

test('[CIT-8.4] neither stash nor hand has a limit', () => {
  acting(
    4,
    'king',
    t => {
      city(t, 0, 'smithy')
      gold(t, 0, 1000)
      deckIs(t, 0, 'tavern', 'manor', 'castle')
    },
    { gathered: false },
  )
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'smithy' })
    .expect(t => {
      expect(t.players[0]!.gold).toBe(1000)
      expect(t.players[0]!.hand.length).toBe(67)
    })
    .sees(1, v => v.players[0]!.handSize === 67)
})

test('[CIT-8.2] a district destroyed and built again is new: the Museum comes back empty', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory', 'museum')
    hand(t, 0, 'tavern')
    gold(t, 0, 4)
    onTop(t, 'castle')
  })
    .answers(0, { do: 'museum', with: 'tavern' })
    .answers(0, { do: 'armory', with: '0.museum' })
    .table(t => hand(t, 0, 'museum'))
    .answers(0, { do: 'build', with: 'museum' })
    .expect(t => t.players[0]!.under.length === 0)
})
