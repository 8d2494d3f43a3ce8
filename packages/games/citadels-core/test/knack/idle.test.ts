import { botNamed } from '@cloak/bots'
import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import type { View } from '@cloak/citadels-core'
import {
  type Answer,
  awaited,
  type Game,
  type GameTypes,
  Rng,
  see,
  type Setup,
  start,
  take,
  type Told,
} from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { EDITION_2016 } from '../../knack/almanac.ts'
import { act } from '../../knack/deeds.ts'
import { idles } from '../../knack/idle.ts'
import { sightOf } from '../../knack/sight.ts'

const setupOf = <G extends GameTypes>(game: Game<G>, options: object, seed: string): Setup<G['options']> => ({
  game: game.id,
  rules: game.rules,
  seats: 4,
  options: { ...(game.options(4).lapse as G['options']), ...options },
  seed,
})
const cards = (preset: string, fourth: string, ninth: string) => ({
  cards: { do: preset, with: { fourth, ninth } },
})
const BONUS = {
  cast: {
    1: 'witch',
    2: 'tax-collector',
    3: 'wizard',
    4: 'emperor',
    5: 'abbot',
    6: 'alchemist',
    7: 'navigator',
    8: 'diplomat',
    9: 'artist',
  },
}

/** What deeds brought nobody anything in a game among bots of this name. */
function idleDeeds<G extends GameTypes>(game: Game<G>, setup: Setup<G['options']>, bot: string, most: number): Told[] {
  const { state, told } = start(game, setup)
  const rng = Rng.from('idle')
  const all: Told[] = []
  for (let n = 0; n < most; n++) {
    const [seat] = awaited(game, state)
    if (seat === undefined) break
    take(
      game,
      state,
      seat,
      botNamed(bot)!(game, seat).decide(see(game, state, { at: seat }), [], rng, { iterations: 6 }),
      told,
    )
    all.push(...told.splice(0))
  }
  return all.filter(
    ({ event, all }) =>
      ((event === 'gainedGold' && 'gold' in all && all.gold === 0) ||
        (event === 'gainedCards' && 'n' in all && all.n === 0)) &&
      'source' in all &&
      all.source !== 'spy', // he names a type before he looks
  )
}

describe.each([
  ['greedy', 2000],
  ['squire', 2000],
  ['courtier', 60],
  ['chancellor', 60],
])('%s takes no income of nothing', (bot, most) => {
  test.each([
    cards('first-game', 'king', 'none'),
    cards('devious-dignitaries', 'king', 'none'),
    cards('vicious-nobles', 'patrician', 'tax-collector'),
    cards('tenacious-delegates', 'king', 'artist'),
  ])('in the edition of 2016: $cards.do', options =>
    expect(idleDeeds(citadels2016, setupOf(citadels2016, options, 'idle'), bot, most)).toEqual([]),
  )
  test.each([{}, BONUS])('in the classic edition: %j', options =>
    expect(idleDeeds(citadelsClassic, setupOf(citadelsClassic, options, 'idle'), bot, most)).toEqual([]),
  )
})

describe('what brings nothing', () => {
  const { state } = start(citadels2016, setupOf(citadels2016, cards('first-game', 'king', 'none'), 'idle'))
  const [me] = awaited(citadels2016, state)
  const { view } = see(citadels2016, state, { at: me! })
  const TURN = {
    bewitched: false,
    gathered: true,
    built: 0,
    builds: 0,
    paidBuilds: 0,
    spent: 0,
    used: [],
    closing: false,
  }
  /** The turn of this character, with this city, so many cards in the deck and in everybody's hand. */
  function sight(as: string, city: readonly string[], { deck = 30, hands = 4, plate = 0 } = {}) {
    const players = structuredClone(view.players).map((p, seat) => ({
      ...p,
      handSize: hands,
      city: seat === me ? city.map(card => ({ card, round: 1, beautified: false })) : p.city,
    }))
    const changed: View = { ...structuredClone(view), turn: { ...TURN, seat: me!, as }, deck, plate, players }
    return sightOf(changed, me!, EDITION_2016)
  }
  const collect: Answer = { do: 'collect' }

  test('[CIT-4.7] is income where no district of the type stands, until one is built', () => {
    expect(idles(sight('king', []), collect)).toBe(true)
    expect(idles(sight('king', ['tavern', 'temple']), collect)).toBe(true)
    expect(idles(sight('king', ['tavern', 'palace']), collect)).toBe(false)
    expect(idles(sight('merchant', ['tavern']), collect)).toBe(false)
    expect(idles(sight('warlord', ['school-of-magic']), collect)).toBe(false)
  })
  test('[CIT-8.3] is a card from an empty deck; gold is still to be had', () => {
    const empty = { deck: 0 }
    expect(idles(sight('patrician', ['palace'], empty), collect)).toBe(true)
    expect(idles(sight('patrician', ['palace']), collect)).toBe(false)
    expect(idles(sight('king', ['palace'], empty), collect)).toBe(false)
    expect(idles(sight('abbot', ['temple'], empty), { do: 'collect', with: 0 })).toBe(true)
    expect(idles(sight('abbot', ['temple'], empty), { do: 'collect', with: 1 })).toBe(false)
    for (const deed of ['plans', 'study', 'smithy']) {
      expect(idles(sight('architect', [], empty), { do: deed })).toBe(true)
      expect(idles(sight('architect', []), { do: deed })).toBe(false)
    }
    expect(idles(sight('navigator', [], empty), { do: 'voyage', with: 'cards' })).toBe(true)
    expect(idles(sight('navigator', [], empty), { do: 'voyage', with: 'gold' })).toBe(false)
  })
  test('[CIT-6.9.3] is an empty plate', () => {
    expect(idles(sight('tax-collector', []), { do: 'empty-plate' })).toBe(true)
    expect(idles(sight('tax-collector', [], { plate: 1 }), { do: 'empty-plate' })).toBe(false)
  })
  test('is a look into empty hands, and an exchange of no cards', () => {
    const seat = (me! + 1) % 4
    const spy = { do: 'spy', with: { seat, type: 'trade' } }
    const swap = { do: 'conjure', with: { do: 'swap', with: seat } }
    for (const answer of [spy, swap, { do: 'foresee' }]) {
      expect(idles(sight('spy', [], { hands: 0 }), answer)).toBe(true)
      expect(idles(sight('spy', []), answer)).toBe(false)
    }
    expect(idles(sight('magician', []), { do: 'conjure', with: { do: 'redraw', with: {} } })).toBe(true)
    expect(idles(sight('magician', []), { do: 'conjure', with: { do: 'redraw', with: { tavern: 1 } } })).toBe(false)
  })
  test('is left while a build may come, and done after it', () => {
    const menu = {
      kind: 'menu' as const,
      prompt: { key: 'citadels.prompt.act' },
      actions: [
        { do: 'collect', with: null },
        { do: 'end', with: null },
      ],
    }
    expect(act(sight('king', ['tavern']), menu, Rng.from('act'))).toEqual({ do: 'end' })
    expect(act(sight('king', ['tavern', 'manor']), menu, Rng.from('act'))).toEqual(collect)
  })
})
