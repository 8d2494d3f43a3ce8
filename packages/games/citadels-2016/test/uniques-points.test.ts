import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { beautify, city, gold, hand, laid, under } from './help.ts'

/** What seat 0 gets for one thing: a district by its key, or an item of the score. */
function points(of: string, change: (t: T) => void): number {
  let sum = 0
  laid(4, change).standing(([first]) => {
    for (const { key, args } of first!.why)
      if (args?.['card'] === of || key === `citadels.score.${of}`) sum += Number(args!['points'])
  })
  return sum
}
const inCity = (of: string, ...districts: string[]) => points(of, t => city(t, 0, ...districts))

test('[CIT-7.2] the Basilica counts districts of odd cost, not itself', () => {
  expect(inCity('basilica', 'basilica')).toBe(0)
  expect(inCity('basilica', 'basilica', 'tavern', 'manor', 'palace', 'market', 'castle')).toBe(3)
})

test('[CIT-7.2] a coin changes parity: of others, and of the Basilica itself', () => {
  const beautified = (card: string) =>
    points('basilica', t => {
      city(t, 0, 'basilica', 'tavern', 'market')
      beautify(t, 0, card)
    })
  expect(beautified('tavern')).toBe(0)
  expect(beautified('market')).toBe(2)
  expect(beautified('basilica')).toBe(2)
})

test('[CIT-7.3] the Capitol gives 3 for three districts of a type, whichever', () => {
  expect(inCity('capitol', 'capitol', 'tavern', 'market', 'docks')).toBe(3)
  expect(inCity('capitol', 'capitol', 'watchtower', 'prison', 'fortress')).toBe(3)
  expect(inCity('capitol', 'capitol', 'keep', 'stables')).toBe(3)
})

test('[CIT-7.3] not for two of a type, and not twice for two triples', () => {
  expect(inCity('capitol', 'capitol', 'tavern', 'market', 'manor', 'castle', 'keep')).toBe(0)
  expect(inCity('capitol', 'capitol', 'tavern', 'market', 'docks', 'manor', 'castle', 'palace')).toBe(3)
})

test('[CIT-7.4] the Dragon Gate gives 2', () => {
  expect(inCity('dragon-gate', 'dragon-gate')).toBe(2)
  expect(inCity('dragon-gate', 'tavern')).toBe(0)
})

test('[CIT-7.10] the Imperial Treasury gives 1 for each gold in the stash', () => {
  const treasury = (stash: number) =>
    points('imperial-treasury', t => {
      city(t, 0, 'imperial-treasury', 'tavern')
      beautify(t, 0, 'tavern')
      gold(t, 0, stash)
      t.plate = 4
    })
  expect([treasury(0), treasury(7)]).toEqual([0, 7])
})

test('[CIT-7.15] the Map Room gives 1 for each card in the hand', () => {
  const mapRoom = (...cards: string[]) =>
    points('map-room', t => {
      city(t, 0, 'map-room', 'museum')
      hand(t, 0, ...cards)
      under(t, 0, 'palace')
    })
  expect([mapRoom(), mapRoom('tavern', 'tavern', 'manor')]).toEqual([0, 3])
})

test('[CIT-7.17] the Museum gives 1 for each card under it', () => {
  const museum = (...cards: string[]) =>
    points('museum', t => {
      city(t, 0, 'museum')
      hand(t, 0, 'castle')
      under(t, 0, ...cards)
    })
  expect([museum(), museum('tavern', 'manor')]).toEqual([0, 2])
})

test('[CIT-7.27] the Statue gives 5 to a crowned owner, nothing to another', () => {
  const statue = (crown: number) =>
    points('statue', t => {
      city(t, 0, 'statue')
      t.crown = crown
    })
  expect([statue(0), statue(1)]).toEqual([5, 0])
})

test('[CIT-7.30] the Wishing Well gives 1 for each unique district, itself included', () => {
  expect(inCity('wishing-well', 'wishing-well')).toBe(1)
  expect(inCity('wishing-well', 'wishing-well', 'keep', 'stables', 'tavern')).toBe(3)
})

test('[CIT-7.11] the Ivory Tower gives 5 alone, nothing beside another unique', () => {
  expect(inCity('ivory-tower', 'ivory-tower', 'tavern', 'manor')).toBe(5)
  expect(inCity('ivory-tower', 'ivory-tower', 'keep')).toBe(0)
})

test('[CIT-7.11, CIT-7.9] a Haunted Quarter counted as another type does not spoil the Ivory Tower', () => {
  expect(inCity('ivory-tower', 'ivory-tower', 'haunted-quarter')).toBe(5)
  expect(inCity('ivory-tower', 'ivory-tower', 'haunted-quarter', 'keep')).toBe(0)
})

const FOUR_TYPES = ['manor', 'church', 'tavern', 'keep']

test('[CIT-7.9] the Haunted Quarter fills in for the missing type', () => {
  expect(inCity('five-types', ...FOUR_TYPES, 'haunted-quarter')).toBe(3)
  expect(inCity('five-types', ...FOUR_TYPES, 'stables')).toBe(0)
  expect(inCity('five-types', 'manor', 'church', 'tavern', 'prison', 'haunted-quarter')).toBe(3)
})

test('[CIT-7.9] it is one type, not two at once', () => {
  expect(inCity('five-types', 'manor', 'church', 'tavern', 'haunted-quarter')).toBe(0)
})

test('[CIT-7.9] counted as another type it is unique no more', () => {
  expect(inCity('wishing-well', 'manor', 'church', 'tavern', 'wishing-well', 'haunted-quarter')).toBe(1)
})

test('[CIT-7.9] all five types are tried, and the best total counts', () => {
  const districts = ['wishing-well', 'capitol', 'keep', 'haunted-quarter', 'manor', 'castle']
  expect(inCity('wishing-well', ...districts)).toBe(4)
  expect(inCity('capitol', ...districts)).toBe(3)
  const city = ['capitol', 'ivory-tower', 'haunted-quarter', 'manor', 'castle']
  expect(inCity('capitol', ...city)).toBe(3)
})

test('[CIT-11.66] the Haunted Quarter is the third of a type for the Capitol', () => {
  expect(inCity('capitol', 'capitol', 'manor', 'castle', 'haunted-quarter')).toBe(3)
  expect(inCity('capitol', 'capitol', 'manor', 'tavern', 'haunted-quarter')).toBe(0)
})

test('[CIT-7.24, CIT-11.64] the Secret Vault gives 3 in the hand, and counts there for the Map Room', () => {
  const vault = (of: string) =>
    points(of, t => {
      city(t, 0, 'map-room')
      hand(t, 0, 'secret-vault', 'tavern')
    })
  expect([vault('secret-vault'), vault('map-room')]).toEqual([3, 2])
})

test('[CIT-11.64] the Secret Vault is no district: not for Wishing Well, Ivory Tower or five types', () => {
  const held = (of: string, ...districts: string[]) =>
    points(of, t => {
      city(t, 0, ...districts)
      hand(t, 0, 'secret-vault')
    })
  expect(held('wishing-well', 'wishing-well')).toBe(1)
  expect(held('ivory-tower', 'ivory-tower')).toBe(5)
  expect(held('five-types', 'manor', 'church', 'tavern', 'prison')).toBe(0)
})

test('[CIT-11.65] under the Museum the Secret Vault is one card, 1 point', () => {
  const tucked = (of: string) =>
    points(of, t => {
      city(t, 0, 'museum')
      under(t, 0, 'secret-vault')
    })
  expect([tucked('museum'), tucked('secret-vault')]).toEqual([1, 0])
})

test('[CIT-11.67, CIT-7.23] at the end the School of Magic is unique and nothing else', () => {
  expect(inCity('five-types', 'manor', 'church', 'tavern', 'keep', 'school-of-magic')).toBe(0)
  expect(inCity('five-types', 'manor', 'church', 'tavern', 'prison', 'school-of-magic')).toBe(3)
  expect(inCity('capitol', 'capitol', 'manor', 'castle', 'school-of-magic')).toBe(0)
  expect(inCity('wishing-well', 'wishing-well', 'school-of-magic')).toBe(2)
})

test('[CIT-11.68] duplicates score, and count each for Basilica and Capitol', () => {
  expect(inCity('districts', 'tavern', 'tavern', 'tavern')).toBe(3)
  expect(inCity('basilica', 'basilica', 'tavern', 'tavern', 'tavern')).toBe(3)
  expect(inCity('capitol', 'capitol', 'tavern', 'tavern', 'tavern')).toBe(3)
})

test('[CIT-11.69, CIT-7.16] the Monument is one district: no Ivory Tower beside it, 1 for the Wishing Well', () => {
  expect(inCity('ivory-tower', 'ivory-tower', 'monument')).toBe(0)
  expect(inCity('wishing-well', 'wishing-well', 'monument')).toBe(2)
  expect(inCity('capitol', 'capitol', 'monument')).toBe(0)
})
