import { citadels2016 } from '@cloak/citadels-2016'
import type { View } from '@cloak/citadels-core'
import { see, start } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { EDITION_2016 } from '../../knack/almanac.ts'
import { shares } from '../../knack/outlook.ts'

const { state } = start(citadels2016, {
  game: 'citadels-2016',
  rules: citadels2016.rules,
  seats: 4,
  options: { cards: { do: 'first-game', with: { fourth: 'king', ninth: 'none' } }, crown: 1, overruled: [] },
  seed: 'outlook',
})

interface Holding {
  gold?: number
  hand?: readonly string[]
  city?: readonly string[]
}
const USUAL: Holding = { gold: 2, hand: ['temple', 'market'], city: ['tavern', 'manor'] }

/** The share in the win of a seat that has this, among three that have what is usual. */
function shareWith(own: Holding): number {
  const viewOf = (at: number): View => {
    const view = structuredClone(see(citadels2016, state, { at }).view)
    view.players.forEach((player, seat) => {
      const { gold = 2, hand = [], city = [] } = seat === 0 ? { ...USUAL, ...own } : USUAL
      Object.assign(player, {
        gold,
        hand: seat === at ? [...hand] : null,
        handSize: hand.length,
        city: city.map(card => ({ card, round: 1, beautified: false })),
      })
    })
    return view
  }
  const all = shares(viewOf, EDITION_2016)
  expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  return all[0]!
}

describe('how things stand where a play-out ends', () => {
  test.each(['watchtower', 'temple', 'market', 'barracks', 'fortress'])(
    'a district is worth more than its gold and its card: the %s',
    card => {
      const cost = EDITION_2016.costOf(card)
      const saved = shareWith({ gold: 2 + cost, hand: ['palace', card] })
      const built = shareWith({ gold: 2, hand: ['palace'], city: ['tavern', 'manor', card] })
      expect(built).toBeGreaterThan(saved)
    },
  )
  test('gold is worth less where there is nothing to build, and a card that stands already is nothing to build', () => {
    const rich = { gold: 6 }
    const gained = (hand: readonly string[]) => shareWith({ ...rich, hand }) / shareWith({ gold: 2, hand })
    expect(gained(['palace', 'castle'])).toBeGreaterThan(gained([]))
    expect(gained(['tavern', 'manor'])).toBeCloseTo(gained([]))
    expect(shareWith({ hand: ['temple'] })).toBeGreaterThan(shareWith({ hand: ['tavern'] }))
  })
})
