import { TYPES } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { edition2016 } from '../src/index.ts'
import { acting, calling, city, gold, hand, holds, rankOf } from './help.ts'
import { tableOf } from './rules-text.ts'

const districts = [...edition2016.districts.values()]
const characters = [...edition2016.characters.values()]
const cardsOf = (type: string) => districts.filter(d => d.type === type).reduce((sum, d) => sum + d.copies, 0)

test('[CIT-1.1] 27 characters, 54 basic and 30 unique district cards', () => {
  expect(characters).toHaveLength(27)
  expect(edition2016.basics).toHaveLength(54)
  expect(cardsOf('unique')).toBe(30)
})

test('[CIT-1.1] three warrants, one of them signed; two threats, one of them flowered', () => {
  acting(4, 'magistrate', () => {})
    .refuses(0, { do: 'warrants', with: ['thief', 'magician'] }, 'kernel.too-few')
    .refuses(0, { do: 'warrants', with: ['thief', 'magician', 'king', 'bishop'] }, 'kernel.too-many')
    .answers(0, { do: 'warrants', with: ['thief', 'magician', 'king'] })
    .expect(t => {
      expect(t.warrants!.on).toEqual(['thief', 'magician', 'king'])
      expect(t.players.map(p => p.signed)).toEqual(['thief', null, null, null])
    })
  acting(4, 'blackmailer', () => {})
    .refuses(0, { do: 'threaten', with: ['magician'] }, 'kernel.too-few')
    .answers(0, { do: 'threaten', with: ['magician', 'king'] })
    .expect(t => {
      expect(t.threats!.on).toEqual(['magician', 'king'])
      expect(t.players.map(p => p.flowered)).toEqual(['magician', null, null, null])
    })
})

test('[CIT-1.2] the five types and how many cards there are of each', () => {
  expect(TYPES).toEqual(['noble', 'religious', 'trade', 'military', 'unique'])
  expect(Object.fromEntries(TYPES.map(type => [type, cardsOf(type)]))).toEqual({
    noble: 12,
    religious: 11,
    trade: 20,
    military: 11,
    unique: 30,
  })
})

test('[CIT-1.3] type, cost and copies of the basic districts', () => {
  const table = tableOf('CIT-1.3')
  expect(table).toHaveLength(17)
  expect(
    districts.filter(d => d.type !== 'unique').map(({ key, type, cost, copies }) => ({ key, type, cost, copies })),
  ).toEqual(
    table.map(row => ({
      key: row['key'],
      type: row['type'],
      cost: Number(row['cost']),
      copies: Number(row['copies']),
    })),
  )
})

test('[CIT-1.4] cost of the unique districts, one copy each; the Secret Vault has none', () => {
  const table = tableOf('CIT-1.4')
  expect(table).toHaveLength(30)
  expect(districts.filter(d => d.type === 'unique').map(({ key, cost, copies }) => ({ key, cost, copies }))).toEqual(
    table.map(row => ({ key: row['key'], cost: row['cost'] === 'none' ? null : Number(row['cost']), copies: 1 })),
  )
})

const table15 = tableOf('CIT-1.5')

test('[CIT-1.5] the characters, three of each rank', () => {
  expect(characters.map(({ key, rank }) => [key, rank])).toEqual(table15.map(row => [row['key'], Number(row['rank'])]))
  for (let rank = 1; rank <= 9; rank++) expect(characters.filter(c => c.rank === rank)).toHaveLength(3)
})

const LIMITS: { [limit: string]: number } = { 'cannot build': 0, 'as bewitched': 0, '1, trade districts free of it': 1 }

test.each(table15)('[CIT-1.5] the building limit of the $English', row => {
  const said = row['build limit']!
  expect(edition2016.characters.get(row['key']!)!.limit).toBe(LIMITS[said] ?? Number(said))
})

/** The number of districts of a type tells which type was counted. */
const CITY = ['manor', 'castle', 'temple', 'church', 'monastery', 'tavern', 'market', 'docks', 'harbor', 'watchtower']
const COUNTED: { [type: string]: number } = { noble: 2, religious: 3, trade: 4, military: 1 }

test.each(table15.filter(row => row['key'] !== 'witch'))('[CIT-1.5] what the $English collects for: $colour', row => {
  const scene = acting(row['key'] === 'queen' ? 5 : 4, row['key']!, t => city(t, 0, ...CITY))
  if (row['colour'] === '-') return void scene.offersNot('collect')
  const [, type, what] = /^(\w+) \((\w+)\)$/.exec(row['colour']!)!
  const n = COUNTED[type!]!
  const got: { [what: string]: [gold: number, cards: number] } = { gold: [n, 0], cards: [0, n], mix: [1, n - 1] }
  const [gold, cards] = got[what!]!
  scene
    .answers(0, what === 'mix' ? { do: 'collect', with: 1 } : { do: 'collect' })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 2 + gold, hand: { length: cards } }))
})

test('[CIT-1.5] the limit of the Witch is that of the bewitched character', () => {
  const resumed = (as: string) =>
    calling(4, rankOf(as), t => {
      holds(t, { 0: 'witch', 1: as })
      t.bewitched = { by: 0, character: as }
      hand(t, 0, 'tavern', 'temple', 'watchtower', 'market')
      gold(t, 0, 9)
    })
      .answers(1, 'gold')
      .asks(0)
  resumed('navigator').refuses(0, { do: 'build', with: 'tavern' }, 'CIT-6.7.2')
  resumed('merchant').answers(0, { do: 'build', with: 'tavern' }).refuses(0, { do: 'build', with: 'temple' }, 'CIT-5.2')
  resumed('architect')
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'watchtower' })
    .refuses(0, { do: 'build', with: 'market' }, 'CIT-5.2')
})
