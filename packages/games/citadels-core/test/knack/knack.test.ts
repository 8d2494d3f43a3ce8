import { citadels2016 } from '@cloak/citadels-2016'
import type { View } from '@cloak/citadels-core'
import { awaited, Rng, see, start } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { EDITION_2016 } from '../../knack/almanac.ts'
import { act, leavesLying, putsOff } from '../../knack/deeds.ts'
import { hoards } from '../../knack/build.ts'
import { sightOf } from '../../knack/sight.ts'

const { state } = start(citadels2016, {
  game: 'citadels-2016',
  rules: citadels2016.rules,
  seats: 4,
  options: { cards: { do: 'first-game', with: { fourth: 'king', ninth: 'none' } }, crown: 'random', overruled: [] },
  seed: 'knack',
})
const [seat] = awaited(citadels2016, state)
const { view } = see(citadels2016, state, { at: seat! })

/** The own seat with so much gold, this hand and this city. */
function sight(gold: number, hand: readonly string[], city: readonly string[] = []) {
  const changed: View = structuredClone(view)
  const own = changed.players[seat!]!
  Object.assign(own, { gold, hand: [...hand], handSize: hand.length, city: city.map(card => ({ ...BUILT, card })) })
  return sightOf(changed, seat!, EDITION_2016)
}
const BUILT = { beautified: false }

describe('what nobody in his senses does', () => {
  const gold = { do: 'gather', with: 'gold' }
  const turn = (...deeds: string[]) => ({
    kind: 'menu' as const,
    prompt: { key: 'citadels.prompt.act' },
    actions: ['gather', ...deeds].map(deed => ({ do: deed, with: null })),
  })
  const must = { kind: 'oneOf' as const, prompt: { key: 'citadels.prompt.gather' }, of: [] }
  test('gathering gold for an empty hand', () => {
    expect(hoards(sight(0, []), turn('collect'), gold)).toBe(true)
    expect(hoards(sight(9, []), must, 'gold')).toBe(true)
    expect(hoards(sight(2, ['tavern'], ['tavern']), turn(), gold)).toBe(true)
    expect(hoards(sight(9, []), turn(), { do: 'gather', with: 'cards' })).toBe(false)
  })
  test('but there may be a card to build, no card to draw, or a Treasury to count it', () => {
    expect(hoards(sight(9, ['palace']), turn(), gold)).toBe(false)
    const bare = sight(9, [])
    expect(hoards({ ...bare, v: { ...bare.v, deck: 0 } }, turn(), gold)).toBe(false)
    expect(hoards(sight(9, [], ['imperial-treasury']), turn(), gold)).toBe(false)
  })
  test('[CIT-6.7.1, CIT-6.3.1] or cards may come later in the turn: the Architect draws, the Magician takes a hand', () => {
    expect(hoards(sight(4, []), turn('plans'), gold)).toBe(false)
    expect(hoards(sight(4, []), turn('conjure'), gold)).toBe(false)
  })
  test('[CIT-6.7.1, CIT-6.6.1] doing anything before the Architect has his cards and the Merchant his gold', () => {
    for (const free of ['plans', 'profit']) {
      for (const deed of ['gather', 'build', 'end'])
        expect(putsOff(sight(4, ['temple']), turn('build', free, 'end'), { do: deed })).toBe(true)
      expect(putsOff(sight(4, ['temple']), turn('build', free, 'end'), { do: free })).toBe(false)
      expect(putsOff(sight(4, ['temple']), turn('build', 'end'), { do: 'build' })).toBe(false)
      expect(putsOff(sight(4, ['temple']), turn('collect', free), { do: 'collect' })).toBe(false)
    }
  })
  test('ending the turn while the Merchant has his gold to take', () => {
    const menu = (barred?: { rule: string; key: string }) => ({
      kind: 'menu' as const,
      prompt: { key: 'citadels.prompt.act' },
      actions: [
        { do: 'profit', with: null, ...(barred && { barred }) },
        { do: 'end', with: null },
      ],
    })
    expect(leavesLying(sight(2, []), menu(), { do: 'end' })).toBe(true)
    expect(leavesLying(sight(2, []), menu(), { do: 'profit' })).toBe(false)
    expect(leavesLying(sight(2, []), menu({ rule: 'CIT-1', key: 'citadels.why.done' }), { do: 'end' })).toBe(false)
    expect(act(sight(2, []), menu(), Rng.from('act'))).toEqual({ do: 'profit' })
  })
})
