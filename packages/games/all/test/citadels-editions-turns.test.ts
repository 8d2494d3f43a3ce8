import { citadels2016, edition2016 } from '@cloak/citadels-2016'
import { citadelsClassic, editionClassic } from '@cloak/citadels-classic'
import type { Citadels } from '@cloak/citadels-core'
import { faultInSetup, type Game, Rng } from '@cloak/kernel'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import {
  acting,
  BEFORE,
  build,
  calling,
  type Change,
  city,
  destroy,
  exchange,
  hand,
  holds,
  laid,
  newer,
  older,
  type Played,
  SIX,
} from './citadels-editions.ts'

describe('[CLA-11] rounds', () => {
  test('1. eight districts end the game with 4 players; seven do in 2016', () => {
    const seventh = (of: Played) =>
      acting(of, 'king', t => {
        city(t, 0, ...SIX)
        hand(t, 0, 'prison')
      }).answers(0, build('prison'))
    seventh(older).untold('completed')
    seventh(newer).told('completed', { seat: 0, place: 1 })
  })

  test('2. the face-down character is removed first, so rank 4 is it once in 8; in 2016 last, once in 6', () => {
    const hidden = ({ game }: Played): number => {
      const rng = Rng.from('face down')
      let n = 0
      laid({ game, e: older.e }, 4, t => {
        t.cast = ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord']
        const step = game.steps['round.begin']
        for (let i = 0; i < 4800; i++) {
          if (step.kind === 'does') step.does({ t, rng, next: () => {}, tell: () => {} }, {})
          if (t.draft.faceDown[0] === 'king') n++
        }
      })
      return n
    }
    expect(Math.abs(hidden(older) - 600)).toBeLessThan(60)
    expect(Math.abs(hidden(newer) - 800)).toBeLessThan(60)
  })

  test('3. 3 players use 8 characters and no random discard; 9 and one in 2016', () => {
    const plan = ({ e }: Played, cast: number) => e.draft(3, cast).picks.map(({ before }) => before)
    expect(plan(older, 8)).toEqual(Array(6).fill(null))
    expect(plan(newer, 9)).toContain('discard-random')
    const cast = ({ game }: Played): number => {
      let n = 0
      scene(game, { seats: 3 }).expect(t => void (n = t.cast.length))
      return n
    }
    expect([cast(older), cast(newer)]).toEqual([8, 9])
  })

  test('4. rank 9 only with 4 to 8 players; in 2016 with 3 as well', () => {
    const base = citadelsClassic.options(3).lapse as { cast: object }
    const with9 = { ...base, cast: { ...base.cast, 9: 'artist' } }
    const fault = (game: Game<Citadels>, options: object) =>
      faultInSetup(game, { game: game.id, rules: game.rules, seats: 3, options, seed: 'nine' })?.rule ?? null
    expect(fault(citadelsClassic, with9)).toBe('CLA-2.3')
    const first = (ninth: string) => ({
      cards: { do: 'first-game', with: { fourth: 'king', ninth } },
      crown: 'random',
      overruled: [],
    })
    expect(fault(citadels2016, first('artist'))).toBeNull()
    expect(fault(citadels2016, first('none'))).not.toBeNull()
  })

  test('28. ties: district costs, then gold; in 2016 the highest rank revealed', () => {
    const places = (of: Played): number[] => {
      let all: number[] = []
      laid(of, 4, t => {
        city(t, 0, 'palace')
        t.players[0]!.gold = 1
        t.players[0]!.revealed = ['warlord']
        city(t, 1, 'fortress')
        t.players[1]!.gold = 5
        t.players[1]!.revealed = ['thief']
      }).standing(s => void (all = s.map(({ place }) => place).slice(0, 2)))
      return all
    }
    expect(places(older)).toEqual([2, 1])
    expect(places(newer)).toEqual([1, 2])
  })

  test('30. with 2 and 3 players eight districts in both; the 2-player selection is the same', () => {
    for (const of of [older, newer]) for (const seats of [2, 3]) scene(of.game, { seats }).expect(t => t.citySize === 8)
    expect(editionClassic.draft(2, 8).picks).toEqual(edition2016.draft(2, 8).picks)
  })
})

describe('[CLA-11] turns', () => {
  test('5. only building waits for the action, in both', () => {
    for (const of of [older, newer])
      acting(
        of,
        'king',
        t => {
          city(t, 0, 'smithy', 'manor')
          hand(t, 0, 'tavern')
        },
        BEFORE,
      )
        .answers(0, { do: 'collect' })
        .answers(0, { do: 'smithy' })
        .refuses(0, build('tavern'), of === older ? 'CLA-4.3' : 'CIT-5.1')
        .offersNot('end')
  })

  test('6. Merchant, Architect and Navigator get more after the action; at any time in 2016', () => {
    for (const [as, power, rule] of [
      ['merchant', { do: 'profit' }, 'CLA-5.6'],
      ['architect', { do: 'plans' }, 'CLA-5.7'],
      ['navigator', { do: 'voyage', with: 'gold' }, 'CLA-6.7'],
    ] as const) {
      acting(older, as, () => {}, BEFORE).refuses(0, power, rule)
      acting(newer, as, () => {}, BEFORE).answers(0, power)
    }
  })

  test('7. the crown moves the moment King and Emperor are called; at some point of the turn in 2016', () => {
    calling(older, 'emperor').prompts('citadels.prompt.emperor-crown')
    calling(newer, 'emperor')
      .prompts('citadels.prompt.act')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'crown', with: { do: '1', with: 'nothing' } })
      .told('crowned', { seat: 1 })
    const bewitched = (of: Played) =>
      calling(of, 'king', t => {
        holds(t, of, { 1: 'witch' })
        t.bewitched = { by: 1, character: 'king' }
      })
    bewitched(older).told('crowned', { seat: 0 }).asks(0)
    bewitched(newer).untold('crowned').answers(0, 'gold').told('crowned', { seat: 0 })
  })

  test('8. Warlord and Diplomat act at the end of the turn; at any time in 2016', () => {
    const cities: Change = t => {
      city(t, 0, 'docks')
      city(t, 1, 'market')
      hand(t, 0, 'tavern')
    }
    for (const [as, power] of [
      ['warlord', destroy('1.market')],
      ['diplomat', exchange('0.docks', '1.market')],
    ] as const) {
      acting(older, as, cities, BEFORE).refuses(0, power, 'CLA-4.6')
      acting(older, as, cities).answers(0, power).refuses(0, build('tavern'), 'CLA-4.6')
      acting(newer, as, cities, BEFORE)
        .answers(0, power)
        .answers(0, { do: 'gather', with: 'gold' })
        .answers(0, build('tavern'))
    }
  })

  test('9, 23. two of a name: a duplicate that is there bars another even with the Quarry; in 2016 any number', () => {
    const quarry = (of: Played) =>
      acting(of, 'king', t => {
        city(t, 0, 'quarry', 'tavern', 'tavern', 'temple')
        hand(t, 0, 'temple')
      })
    quarry(older).refuses(0, build('temple'), 'CLA-4.3')
    quarry(newer).answers(0, build('temple'))
  })
})
