import { TYPES } from '@cloak/citadels-core'
import { type Answer, faultInSetup, type Seat, start } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { expect, test } from 'vitest'
import { base, bonus } from '../src/characters/index.ts'
import { adviceOn, citadelsClassic, editionClassic, type Options } from '../src/index.ts'
import { baseSpecials, bonusSpecials } from '../src/specials/index.ts'
import { acting, announced, city, gold, hand, SEVEN } from './help.ts'
import { tableOf } from './rules-text.ts'

const districts = [...editionClassic.districts.values()]
const characters = [...editionClassic.characters.values()]
const count = (cards: readonly { copies: number }[]): number => cards.reduce((sum, d) => sum + d.copies, 0)
const TYPE_OF: { [colour: string]: string } = {
  yellow: 'noble',
  blue: 'religious',
  green: 'trade',
  red: 'military',
  purple: 'unique',
}

test('[CLA-1.1] 66 base districts, 12 of them purple, 14 bonus ones, 8 base and 10 bonus characters', () => {
  expect(editionClassic.basics).toHaveLength(54)
  expect([count(baseSpecials), count(bonusSpecials)]).toEqual([12, 14])
  expect([base.length, bonus.length, characters.length]).toEqual([8, 10, 18])
})

test('[CLA-0.3] five colours, purple the special ones', () => {
  expect(TYPES).toEqual(Object.values(TYPE_OF))
  expect(districts.filter(d => d.type === 'unique')).toHaveLength(25)
})

test('[CLA-1.2, CLA-13.7] colour, cost and copies of the coloured districts: 3 Churches, Fortress at 5', () => {
  const table = tableOf('CLA-1.2')
  expect(table).toHaveLength(17)
  expect(
    districts.filter(d => d.type !== 'unique').map(({ key, type, cost, copies }) => [key, type, cost, copies]),
  ).toEqual(table.map(row => [row['key'], TYPE_OF[row['colour']!], Number(row['cost']), Number(row['copies'])]))
  expect(editionClassic.districts.get('church')!.copies).toBe(3)
  expect(editionClassic.districts.get('fortress')!.cost).toBe(5)
})

test('[CLA-1.3, CLA-13.2, CLA-13.6] cost and copies of the base purple districts', () => {
  expect(baseSpecials.map(({ key, cost, copies }) => [key, cost, copies])).toEqual(
    tableOf('CLA-1.3').map(row => [row['key'], Number(row['cost']), Number(row['copies'])]),
  )
  const costOf = (key: string) => editionClassic.districts.get(key)!.cost
  expect([costOf('observatory'), costOf('university'), costOf('dragon-gate')]).toEqual([5, 6, 6])
})

test('[CLA-1.4, CLA-13.5, CLA-13.8] cost of the bonus purple districts, one copy each; not those of the later reprint', () => {
  expect(bonusSpecials.map(({ key, cost, copies }) => [key, cost, copies])).toEqual(
    tableOf('CLA-1.4').map(row => [row['key'], Number(row['cost']), 1]),
  )
  const costOf = (key: string) => editionClassic.districts.get(key)!.cost
  expect([costOf('poor-house'), costOf('imperial-treasury')]).toEqual([5, 4])
  expect(count(bonusSpecials) + count(baseSpecials) + editionClassic.basics.length).toBe(80)
})

test('[CLA-1.5] the characters and their ranks; the Tax Collector is rank 2', () => {
  const table = tableOf('CLA-1.5')
  const named = (row: { [column: string]: string }) => row['key']!.replace(' *', '')
  expect(characters.map(({ key, rank }) => [key, rank])).toEqual(table.map(row => [named(row), Number(row['rank'])]))
  expect(bonus.map(({ key }) => key)).toEqual(table.filter(row => row['key']!.endsWith('*')).map(named))
  expect(editionClassic.characters.get('tax-collector')!.rank).toBe(2)
})

const DEFAULT = (seats: number): Options => citadelsClassic.options(seats).lapse as object as Options
const setup = (seats: number, options: object) => ({
  game: 'citadels-classic',
  rules: citadelsClassic.rules,
  seats,
  options,
  seed: 'setup',
})
/** The table of a game with these options instead of the default ones. */
const table = (seats: number, options: Partial<Options>) =>
  opened(start(citadelsClassic, setup(seats, { ...DEFAULT(seats), ...options })).state).table
const fault = (seats: number, options: { [field: string]: unknown }) =>
  faultInSetup(citadelsClassic, setup(seats, { ...DEFAULT(seats), ...options }))?.rule ?? null
const withCast = (seats: number, cast: { [rank: number]: string }) => ({ cast: { ...DEFAULT(seats).cast, ...cast } })
const bonusKeys: readonly string[] = bonusSpecials.map(d => d.key)
const add = (...cards: string[]): Partial<Options> => ({ length: { do: 'full', with: { do: 'add', with: cards } } })
const replace = (n: number, removed: string[] | null, short = false): Partial<Options> => ({
  length: {
    do: short ? 'short' : 'full',
    with: {
      do: 'replace',
      with: {
        do: String(n),
        with: {
          bonus: bonusKeys.slice(0, n),
          removed: removed ? { do: 'choose', with: removed } : { do: 'random' },
        },
      },
    },
  },
})
const sizeOfDeck = (seats: number, options: Partial<Options>): number => {
  const t = table(seats, options)
  return t.deck.length + t.players.reduce((sum, p) => sum + p.hand.length, 0)
}

test('[CLA-2.1] the basic game: base characters, 66 districts, 4 cards and 2 gold each, somebody crowned', () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
    const t = table(seats, {})
    expect(t.cast.slice(0, 8)).toEqual(base.map(c => c.key))
    expect(t.cast.length).toBe(seats === 8 ? 9 : 8)
    expect(t.players.map(p => [p.hand.length, p.gold, p.city.length])).toEqual(
      Array.from({ length: seats }, () => [4, 2, 0]),
    )
    expect(t.deck).toHaveLength(66 - 4 * seats)
    expect(t.uniques.toSorted()).toEqual(baseSpecials.flatMap(d => Array<string>(d.copies).fill(d.key)).sort())
  }
})

test('[CLA-2.1] the crown goes to any seat by lot, or to the seat the host chooses', () => {
  const crowns = (crown: Options['crown']): Seat[] => [
    ...new Set(
      Array.from({ length: 30 }, (_, i) => {
        const { state } = start(citadelsClassic, { ...setup(3, { ...DEFAULT(3), crown }), seed: `crown ${i}` })
        return opened(state).table.crown
      }),
    ),
  ]
  expect(crowns('random').sort((a, b) => a - b)).toEqual([0, 1, 2])
  expect(crowns(2)).toEqual([2])
})

test('[CLA-2.2] a bonus character stands in for the base one of its rank, and for no other', () => {
  expect(table(4, withCast(4, { 1: 'witch', 6: 'alchemist' })).cast).toEqual(
    'witch thief magician king bishop alchemist architect warlord'.split(' '),
  )
  expect(fault(4, withCast(4, { 1: 'wizard' }))).toBe('kernel.no-such-option')
  expect(fault(4, withCast(4, { 1: 'none' }))).toBe('kernel.no-such-option')
})

test('[CLA-2.2] all eight may be replaced; from the third on the host is told', () => {
  const all = Object.fromEntries(bonus.filter(c => c.rank < 9).map(c => [c.rank, c.key]))
  expect(fault(4, withCast(4, all))).toBeNull()
  const advice = (cast: { [rank: number]: string }) => adviceOn({ ...DEFAULT(4), ...withCast(4, cast) })
  expect(advice({})).toBeNull()
  expect(advice({ 1: 'witch', 2: 'tax-collector', 9: 'artist' })).toBeNull()
  expect(advice({ 1: 'witch', 2: 'tax-collector', 3: 'wizard' })).toEqual({
    key: 'citadels.advice.many-bonus-characters',
    args: { n: 3 },
  })
  expect(advice(all)?.args).toEqual({ n: 8 })
})

test('[CLA-2.3] rank 9 with 4 to 7 players, always with 8, never with 2 or 3; the Queen from 5 on', () => {
  for (const seats of [2, 3]) expect(fault(seats, withCast(seats, { 9: 'artist' }))).toBe('CLA-2.3')
  for (const seats of [4, 5, 6, 7]) {
    expect(fault(seats, withCast(seats, { 9: 'artist' }))).toBeNull()
    expect(fault(seats, withCast(seats, { 9: 'none' }))).toBeNull()
  }
  expect(fault(8, withCast(8, { 9: 'none' }))).toBe('CLA-2.3')
  expect(table(8, {}).cast[8]).toBe('artist')
  expect(fault(4, withCast(4, { 9: 'queen' }))).toBe('CLA-2.3')
  for (const seats of [5, 6, 7, 8]) expect(fault(seats, withCast(seats, { 9: 'queen' }))).toBeNull()
})

test('[CLA-2.4] no Emperor with 2 players', () => {
  expect(fault(2, withCast(2, { 4: 'emperor' }))).toBe('CLA-2.4')
  for (const seats of [3, 4, 8]) expect(fault(seats, withCast(seats, { 4: 'emperor' }))).toBeNull()
})

test('[CLA-2.5] bonus districts come by agreement only: without any the deck is the base game’s', () => {
  expect(table(4, {}).uniques.filter(card => bonusKeys.includes(card))).toEqual([])
  expect(fault(4, { length: { do: 'full', with: { do: 'add', with: ['university'] } } })).toBe('kernel.no-such-option')
})

test('[CLA-2.5a] one to three are simply added: a deck of 67 to 69', () => {
  for (const n of [1, 2, 3]) expect(sizeOfDeck(4, add(...bonusKeys.slice(0, n)))).toBe(66 + n)
  expect(table(4, add('museum')).uniques).toHaveLength(13)
  expect(fault(4, add(...bonusKeys.slice(0, 4)))).toBe('CLA-2.5a')
})

test('[CLA-2.5b] with more than three, one base card goes for each one used', () => {
  for (let n = 4; n <= 12; n++) expect(sizeOfDeck(4, replace(n, null))).toBe(66)
  const gone = ['library', 'smithy', 'keep', 'university']
  const { uniques } = table(4, replace(4, gone))
  expect(uniques.filter(card => bonusKeys.includes(card))).toEqual(bonusKeys.slice(0, 4))
  expect(uniques).not.toContain('library')
  expect(uniques).toHaveLength(12)
  expect(fault(4, replace(4, gone.slice(1)))).toBe('CLA-2.5b')
  expect(fault(4, replace(4, [...gone, 'great-wall']))).toBe('CLA-2.5b')
})

test('[CLA-2.5b] above twelve all base cards go, and the deck grows to 67 or 68', () => {
  expect(sizeOfDeck(4, replace(13, null))).toBe(67)
  expect(sizeOfDeck(4, replace(14, null))).toBe(68)
  expect(table(4, replace(14, null)).uniques.toSorted()).toEqual(bonusKeys.toSorted())
})

test('[CLA-2.5b] at random, other cards go in other games', () => {
  const left = (seed: string) => {
    const { state } = start(citadelsClassic, { ...setup(4, { ...DEFAULT(4), ...replace(4, null) }), seed })
    return opened(state).table.uniques.join()
  }
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(left)).size).toBeGreaterThan(3)
})

test('[CLA-2.5c] one Keep may go and the other stay', () => {
  const keeps = (removed: string[]) => table(4, replace(4, removed)).uniques.filter(card => card === 'keep').length
  expect(keeps(['keep', 'library', 'smithy', 'university'])).toBe(1)
  expect(keeps(['keep#2', 'library', 'smithy', 'university'])).toBe(1)
  expect(keeps(['keep', 'keep#2', 'smithy', 'university'])).toBe(0)
  expect(keeps(['library', 'laboratory', 'smithy', 'university'])).toBe(2)
})

test('[CLA-2.6] with the Diplomat the Graveyard stays out', () => {
  const diplomat = withCast(4, { 8: 'diplomat' })
  expect(table(4, {}).uniques).toContain('graveyard')
  expect(table(4, diplomat).uniques).not.toContain('graveyard')
  expect(sizeOfDeck(4, diplomat)).toBe(65)
  expect(sizeOfDeck(4, { ...diplomat, ...add('park') })).toBe(66)
})

test('[CLA-2.6] it counts as one of the cards that go for bonus districts', () => {
  const diplomat = withCast(4, { 8: 'diplomat' })
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const options = { ...DEFAULT(4), ...diplomat, ...replace(5, null) }
    const t = opened(start(citadelsClassic, { ...setup(4, options), seed }).state).table
    expect(t.uniques).not.toContain('graveyard')
    expect(t.uniques).toHaveLength(12)
  }
  const chosen = replace(4, ['graveyard', 'library', 'smithy', 'university'])
  expect(sizeOfDeck(4, { ...diplomat, ...chosen })).toBe(66)
  expect(sizeOfDeck(4, { ...diplomat, ...replace(4, ['keep', 'library', 'smithy', 'university']) })).toBe(65)
})

test('[CLA-2.7] no Bell Tower in the short game', () => {
  const short = (...cards: string[]) => ({ length: { do: 'short', with: { do: 'add', with: cards } } })
  expect(fault(4, short('bell-tower'))).toBe('CLA-2.7')
  expect(fault(4, short('park'))).toBeNull()
  expect(fault(4, add('bell-tower') as { [field: string]: Answer })).toBeNull()
  expect(fault(4, replace(9, null, true))).toBe('CLA-2.7')
  expect(fault(4, replace(14, null, true))).toBe('kernel.no-such-option')
})

test('[CLA-0.2] T is 8, 7 in the short game, 7 while the Bell Tower’s announcement is in force', () => {
  const short = { ...DEFAULT(4), length: { do: 'short', with: { do: 'base' } } }
  const building = (change: (t: Parameters<typeof city>[0]) => void, options: object = DEFAULT(4)) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, ...SEVEN.slice(0, 6))
        hand(t, 0, 'watchtower')
        change(t)
      },
      {},
      { options },
    ).answers(0, { do: 'build', with: 'watchtower' })
  building(() => {}).untold('completed')
  building(() => {}, short).told('completed', { seat: 0, place: 1 })
  building(t => announced(t, 2)).told('completed', { seat: 0, place: 1 })
})

test('[CLA-0.2] the size of a city is the number of its districts, whatever they are', () => {
  for (const card of ['quarry', 'keep', 'prison', 'university'])
    acting(4, 'king', t => {
      city(t, 0, ...SEVEN)
      hand(t, 0, card)
      gold(t, 0, 6)
    })
      .expect(t => t.completed.length === 0)
      .answers(0, { do: 'build', with: card })
      .told('completed', { seat: 0, place: 1 })
})

test('[CLA-0.2] what 2016 calls gathering is the action: 2 gold, or cards', () => {
  acting(4, 'king', () => {}, { gathered: false })
    .offers(['gather', 'gold'], ['gather', 'cards'])
    .answers(0, { do: 'gather', with: 'gold' })
    .told('gatheredGold', { seat: 0, gold: 2 })
})
