import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import type { Card } from '@cloak/citadels-core'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import {
  acting,
  BEFORE,
  type Change,
  city,
  destroy,
  hand,
  newer,
  older,
  type Played,
  score,
  SIX,
} from './citadels-editions.ts'

describe('[CLA-11] districts', () => {
  const keys = ({ e }: Played, unique: boolean) =>
    [...e.districts.values()].filter(d => (d.type === 'unique') === unique).map(d => d.key)
  const missing = (from: readonly string[], among: readonly string[]) => from.filter(key => !among.includes(key)).sort()

  test('18. the Haunted City stays purple if built in the last round; the Haunted Quarter never does', () => {
    const own = ['manor', 'temple', 'tavern', 'keep']
    const last = (of: Played, card: Card) => score(of, t => city(t, 0, ...own, card))
    expect(last(older, 'haunted-city')).toBe(10)
    expect(last(newer, 'haunted-quarter')).toBe(13)
  })

  test('19. two Keeps; one in 2016; neither can be destroyed', () => {
    expect([older, newer].map(({ e }) => e.districts.get('keep')!.copies)).toEqual([2, 1])
    for (const of of [older, newer])
      acting(of, 'warlord', t => {
        city(t, 1, 'keep')
        t.players[0]!.gold = 9
      }).refuses(0, destroy('1.keep'), of === older ? 'CLA-7.2' : 'CIT-7.12')
  })

  test('20. the Laboratory gives 1 gold, 2 in 2016; four costs differ', () => {
    const laboratory = (of: Played) =>
      acting(of, 'king', t => {
        city(t, 0, 'laboratory')
        hand(t, 0, 'tavern')
      }).answers(0, { do: 'laboratory', with: 'tavern' })
    laboratory(older).told('gainedGold', { gold: 1 })
    laboratory(newer).told('gainedGold', { gold: 2 })
    const shared = keys(older, true).filter(key => newer.e.districts.has(key))
    const differ = shared.flatMap(key => {
      const costs = [older, newer].map(({ e }) => e.districts.get(key)!.cost)
      return costs[0] === costs[1] ? [] : [[key, ...costs]]
    })
    expect(differ.sort((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['factory', 6, 5],
      ['imperial-treasury', 4, 5],
      ['observatory', 5, 4],
      ['poor-house', 5, 4],
    ])
  })

  test('21. Library and Observatory keep 2 of 3; all 3 in 2016', () => {
    const drawing = (of: Played) =>
      acting(of, 'king', t => city(t, 0, 'library', 'observatory'), BEFORE).answers(0, { do: 'gather', with: 'cards' })
    drawing(older).told('drew', { drawn: 3 }).prompts('citadels.prompt.keep-cards')
    drawing(newer).told('keptCards', { n: 3 })
  })

  test('22. the Wishing Well does not count itself; in 2016 it does', () => {
    const well: Change = t => city(t, 0, 'wishing-well', 'keep')
    expect([score(older, well), score(newer, well)]).toEqual([9, 10])
  })

  test('24. the Armory: others’ districts, completed cities too; in 2016 any district, no completed city', () => {
    const armory = (of: Played) =>
      acting(of, 'king', t => {
        city(t, 0, 'armory', 'tavern')
        city(t, 1, ...SIX, 'prison', 'docks')
      })
    armory(older)
      .refuses(0, { do: 'armory', with: '0.tavern' }, 'CLA-7.13')
      .answers(0, { do: 'armory', with: '1.docks' })
    armory(newer)
      .refuses(0, { do: 'armory', with: '1.docks' }, 'CIT-7.1')
      .answers(0, { do: 'armory', with: '0.tavern' })
  })

  test('25. only here', () => {
    expect(missing(keys(older, true), [...keys(newer, true), 'haunted-city'])).toEqual(
      ['university', 'graveyard', 'lighthouse', 'bell-tower', 'hospital', 'throne-room', 'ball-room'].sort(),
    )
    expect(missing(keys(older, false), keys(newer, false))).toEqual(['battlefield'])
    expect(missing(keys(newer, false), keys(older, false))).toEqual(['barracks'])
  })

  test('26. only in 2016', () => {
    expect(missing(keys(newer, true), [...keys(older, true), 'haunted-quarter'])).toEqual(
      'basilica capitol framework gold-mine ivory-tower monument necropolis secret-vault stables statue theater thieves-den'.split(
        ' ',
      ),
    )
    const characters = [...newer.e.characters.keys()]
    expect(missing(characters, [...older.e.characters.keys()])).toEqual(
      ['magistrate', 'spy', 'blackmailer', 'seer', 'patrician', 'cardinal', 'trader', 'scholar', 'marshal'].sort(),
    )
    expect(missing([...older.e.characters.keys()], characters)).toEqual([])
  })

  test('27. 12 purple cards in the basic deck; exactly 14 in 2016', () => {
    scene(citadelsClassic, { seats: 4 }).expect(t => t.uniques.length === 12)
    scene(citadels2016, { seats: 4 }).expect(t => t.uniques.length === 14)
  })

  test('29. no lists of cards to choose from', () => {
    const fields = ({ game }: Played) => {
      const d = game.options(4)
      return d.kind === 'form' ? Object.keys(d.fields) : []
    }
    expect(fields(older)).toEqual(['cast', 'length', 'crown', 'overruled'])
    expect(fields(newer)).toContain('cards')
  })
})
