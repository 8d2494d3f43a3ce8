import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import { type Part, pointsIn, scoreOf } from '@cloak/citadels-core/reading'
import { see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { CLASSIC, EDITION_2016 } from '../../knack/almanac.ts'
import { pointsOf, sightOf } from '../../knack/sight.ts'

const MAY_CHANGE = ['statue', 'imperial-treasury', 'map-room']
const mayChange = (part: Part): boolean => part.of === 'special' && MAY_CHANGE.includes(part.card)

test.each([
  ['2016', citadels2016, EDITION_2016],
  ['older', citadelsClassic, CLASSIC],
] as const)('in the %s edition a bot counts the points that the rules count', (_, game, a) => {
  const cards = new Set<string>()
  for (let run = 0; run < 12; run++)
    for (const { state } of walk(game, { seats: 4, seed: `points ${run}` })) {
      const { view } = see(game, state, { at: 0 })
      for (const [seat, { city, handSize, underSize }] of view.players.entries()) {
        const parts = scoreOf({ e: a.cards, t: view, seat }, { hand: null, handSize, underSize })
        for (const part of parts) if (part.of === 'special') cards.add(part.card)
        if (parts.some(mayChange) || city.some(({ card }) => card === 'statue')) continue
        expect(pointsOf(sightOf(view, 0, a), seat)).toBe(pointsIn(parts))
      }
    }
  expect(cards.size).toBeGreaterThan(1)
})
