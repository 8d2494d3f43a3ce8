import { describe, expect, test } from 'vitest'
import { acting, beautify, calling, type Change, city, eyesBut, gold, goldOf, holds } from './help.ts'

/** The Warlord, at seat 0, destroys a district of seat 1; seat 2 has the Graveyard. */
const ruining = (change: Change = () => {}) =>
  acting(4, 'warlord', t => {
    city(t, 1, 'docks', 'tavern')
    city(t, 2, 'graveyard', 'market')
    gold(t, 0, 9)
    change(t)
  })
const destroy = (id: string) => ({ do: 'destroy', with: id })

describe('[CLA-7.5] the Graveyard', () => {
  test('its owner may pay 1 gold to take what the Warlord destroys into his hand', () => {
    ruining()
      .answers(0, destroy('1.docks'))
      .asks(2)
      .prompts('citadels.prompt.salvage')
      .answers(2, 'salvage')
      .told('salvaged', { seat: 2, card: 'docks', gold: 1 })
      .asks(0)
      .expect(t => {
        expect(t.players[2]!.hand).toEqual(['docks'])
        expect([t.players[2]!.gold, t.ruins]).toEqual([1, null])
      })
  })
  test('or leave it: then it goes under the deck', () => {
    ruining()
      .answers(0, destroy('1.docks'))
      .answers(2, 'leave')
      .expect(t => t.deck[0] === 'docks' && t.ruins === null && t.players[2]!.gold === 2)
    ruining()
      .answers(0, destroy('1.docks'))
      .lapses(2)
      .expect(t => t.deck[0] === 'docks')
  })
  test('not if he is the Warlord', () => {
    acting(4, 'warlord', t => {
      city(t, 0, 'graveyard', 'tavern')
      city(t, 1, 'docks')
      gold(t, 0, 9)
    })
      .answers(0, destroy('1.docks'))
      .asks(0)
      .prompts('citadels.prompt.act')
      .expect(t => t.deck[0] === 'docks')
  })
  test('everybody knows the card that is taken', () => {
    const s = ruining().answers(0, destroy('1.docks')).answers(2, 'salvage')
    for (const eye of eyesBut(4)) s.heard(eye, 'salvaged', { seat: 2, card: 'docks' })
  })
})

describe('[CLA-7.5a] any player’s district', () => {
  test('another’s, his own, the Warlord’s', () => {
    ruining()
      .answers(0, destroy('2.market'))
      .answers(2, 'salvage')
      .expect(t => t.players[2]!.hand[0] === 'market')
    ruining(t => city(t, 0, 'temple'))
      .answers(0, destroy('0.temple'))
      .asks(2)
      .answers(2, 'salvage')
  })
  test('but not the Graveyard itself', () => {
    ruining()
      .answers(0, destroy('2.graveyard'))
      .asks(0)
      .expect(t => t.deck[0] === 'graveyard' && t.ruins === null)
  })
})

test('[CLA-7.5b] not what the Armory destroys', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory')
    city(t, 1, 'docks')
    city(t, 2, 'graveyard')
  })
    .answers(0, { do: 'armory', with: '1.docks' })
    .asks(0)
    .expect(t => expect(t.deck.slice(0, 2).sort()).toEqual(['armory', 'docks']))
})

test('[CLA-7.5c] the Witch acting as Warlord is the Warlord; the Warlord’s holder is not', () => {
  const witch = (owner: number) =>
    calling(4, 8, t => {
      holds(t, { 0: 'witch', 1: 'warlord', 2: 'king', 3: 'bishop' })
      t.bewitched = { by: 0, character: 'warlord' }
      city(t, owner, 'graveyard')
      city(t, 2, 'docks')
    })
      .answers(1, 'gold')
      .answers(0, destroy('2.docks'))
  witch(0)
    .asks(0)
    .prompts('citadels.prompt.act')
    .expect(t => t.deck[0] === 'docks')
  witch(1).asks(1).answers(1, 'salvage').told('salvaged', { seat: 1, card: 'docks' })
})

describe('[CLA-12.13, CLA-12.14] the Graveyard', () => {
  test('[CLA-12.13] with 0 gold he is asked and cannot', () => {
    ruining(t => gold(t, 2, 0))
      .answers(0, destroy('1.docks'))
      .refuses(2, 'salvage', 'CLA-12.13')
      .answers(2, 'leave')
  })
  test('[CLA-12.13] the coin goes to the bank, the card comes without it', () => {
    ruining(t => beautify(t, 1, 'docks'))
      .answers(0, destroy('1.docks'))
      .told('destroyed', { gold: 3 })
      .answers(2, 'salvage')
      .expect(t => {
        expect(t.players[2]!.hand).toEqual(['docks'])
        expect(goldOf(t)).toEqual([6, 2, 1, 2])
      })
  })
  test('[CLA-12.13] a Museum’s cards go under the deck, only the Museum is taken', () => {
    ruining(t => {
      city(t, 1, 'museum')
      t.players[1]!.under = [t.deck.pop()!, t.deck.pop()!]
    })
      .answers(0, destroy('1.museum'))
      .answers(2, 'salvage')
      .expect(t => {
        expect(t.players[2]!.hand).toEqual(['museum'])
        expect(t.players.map(p => p.under.length)).toEqual([0, 0, 0, 0])
      })
  })
  test('[CLA-12.14] the Bishop may take others’ destroyed districts; his own cannot be destroyed', () => {
    ruining(t => {
      holds(t, { 0: 'warlord', 2: 'bishop' })
      t.protected = 2
    })
      .refuses(0, destroy('2.market'), 'CLA-5.5')
      .answers(0, destroy('1.docks'))
      .answers(2, 'salvage')
      .expect(t => t.players[2]!.hand[0] === 'docks')
  })
})
