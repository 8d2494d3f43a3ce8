import type { Setup } from '@cloak/kernel'
import { faultInSetup, Rng, sample, start } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016, edition2016, presetNames, presets, rulings } from '../src/index.ts'

const SEATS = [2, 3, 4, 5, 6, 7, 8]
const setupOf = (seats: number, options: unknown, seed = 'setup') =>
  ({ game: 'citadels-2016', rules: 1, seats, options, seed }) as Setup
const faultIn = (seats: number, options: unknown) => faultInSetup(citadels2016, setupOf(seats, options))?.rule ?? null
const laidBy = (seats: number, options: unknown, seed?: string) =>
  opened(start(citadels2016, setupOf(seats, options, seed)).state).table

const byDefault = (seats: number) => citadels2016.options(seats).lapse as object
const withCards = (cards: unknown) => ({ cards, crown: 'random', overruled: [] })
const preset = (name: string, fourth: string, ninth: string) => withCards({ do: name, with: { fourth, ninth } })

const EIGHT = 'assassin thief magician king bishop merchant architect warlord'
const FOURTEEN = presets['first-game'].uniques
const custom = (cast: string, uniques: readonly string[] = FOURTEEN) => {
  const names = cast.split(' ')
  const byRank = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank => [rank, names[rank - 1] ?? 'none']))
  return withCards({ do: 'custom', with: { cast: byRank, uniques } })
}

test('[CIT-2.1] the cast is laid out by rank, for all to see', () => {
  scene(citadels2016, { seats: 4 }).sees(null, v => expect(v.cast).toEqual(EIGHT.split(' ')))
  for (const name of presetNames)
    scene(citadels2016, { seats: 5, options: preset(name, presets[name].cast[3]!, presets[name].ninth) }).sees(
      null,
      v => expect(v.cast.map(c => edition2016.characters.get(c)!.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    )
})

test.each(SEATS)('[CIT-2.1] %i players: 68 cards, 4 dealt to each, 2 gold each, empty cities', seats => {
  const t = laidBy(seats, byDefault(seats))
  expect([...t.deck, ...t.players.flatMap(p => p.hand)].sort()).toEqual([...edition2016.basics, ...FOURTEEN].sort())
  for (const p of t.players) expect(p).toMatchObject({ gold: 2, city: [], hand: { length: 4 } })
})

test('[CIT-2.1] the deck is shuffled: another seed, other hands', () => {
  const hands = (seed: string) => laidBy(4, byDefault(4), seed).players.map(p => p.hand)
  expect(hands('one')).toEqual(hands('one'))
  expect(hands('one')).not.toEqual(hands('two'))
})

test.each(SEATS)('[CIT-2.1] %i players: any of them may be drawn for the first crown', seats => {
  const crowned = new Set(Array.from({ length: 120 }, (_, i) => laidBy(seats, byDefault(seats), `crown ${i}`).crown))
  expect([...crowned].sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, i) => i))
})

test('[CIT-2.1] the host may choose the first crowned player, but nobody who does not sit there', () => {
  for (let crown = 0; crown < 4; crown++)
    for (const seed of ['a', 'b', 'c']) expect(laidBy(4, { ...byDefault(4), crown }, seed).crown).toBe(crown)
  expect(faultIn(4, { ...byDefault(4), crown: 4 })).toBe('kernel.no-such-option')
})

test('[CIT-2.1] round 1 begins with the selection phase, at the crowned player', () => {
  for (const seats of SEATS)
    scene(citadels2016, { seats, options: { ...byDefault(seats), crown: 1 } })
      .told('roundBegan', { round: 1, seat: 1 })
      .asks(1)
      .prompts('citadels.prompt.keep')
})

const NUMBERS = [
  { seats: 2, each: 2, casts: [8], deck: 60, size: 8 },
  { seats: 3, each: 2, casts: [9], deck: 56, size: 8 },
  { seats: 4, each: 1, casts: [8, 9], deck: 52, size: 7 },
  { seats: 5, each: 1, casts: [8, 9], deck: 48, size: 7 },
  { seats: 6, each: 1, casts: [8, 9], deck: 44, size: 7 },
  { seats: 7, each: 1, casts: [8, 9], deck: 40, size: 7 },
  { seats: 8, each: 1, casts: [9], deck: 36, size: 7 },
]
describe.each(NUMBERS)('[CIT-2.2] $seats players', ({ seats, each, casts, deck, size }) => {
  test.each(casts)('with a cast of %i', cast => {
    const t = laidBy(seats, preset('first-game', 'king', cast === 9 ? 'artist' : 'none'))
    expect(t).toMatchObject({ citySize: size, deck: { length: deck }, cast: { length: cast } })
    for (let seat = 0; seat < seats; seat++)
      expect(t.draft.picks.filter(({ place }) => (t.draft.from + place) % seats === seat)).toHaveLength(each)
  })
  test.each([8, 9].filter(cast => !casts.includes(cast)))('not with a cast of %i', cast => {
    expect(faultIn(seats, preset('first-game', 'king', cast === 9 ? 'artist' : 'none'))).toMatch(/^CIT-2\.4[ab]$/)
  })
})
test('[CIT-2.2] neither 1 nor 9 players', () => {
  expect(faultIn(1, byDefault(2))).toBe('kernel.seats')
  expect(faultIn(9, byDefault(8))).toBe('kernel.seats')
})

test.each(SEATS)('[CIT-2.3] %i players: the first game is what is played unless the host says otherwise', seats => {
  expect(faultIn(seats, byDefault(seats))).toBeNull()
  const t = laidBy(seats, byDefault(seats))
  expect(t.cast).toEqual([...EIGHT.split(' '), ...(seats === 3 || seats === 8 ? ['artist'] : [])])
  expect([...t.uniques].sort()).toEqual(
    [
      'dragon-gate',
      'factory',
      'haunted-quarter',
      'imperial-treasury',
      'keep',
      'laboratory',
      'library',
      'map-room',
      'quarry',
      'school-of-magic',
      'smithy',
      'statue',
      'thieves-den',
      'wishing-well',
    ].sort(),
  )
})

test('[CIT-2.3] the host may take another legal rank 9 into the first game', () => {
  for (const ninth of ['queen', 'artist', 'tax-collector'])
    expect(faultIn(8, preset('first-game', 'king', ninth))).toBeNull()
  for (const ninth of ['artist', 'tax-collector']) expect(faultIn(3, preset('first-game', 'king', ninth))).toBeNull()
  expect(laidBy(3, preset('first-game', 'king', 'tax-collector')).cast.at(-1)).toBe('tax-collector')
})

test('[CIT-2.4] exactly one character of each rank', () => {
  const cast = 'witch spy seer emperor abbot trader navigator diplomat'
  expect(faultIn(4, custom(cast))).toBeNull()
  expect(laidBy(4, custom(cast)).cast).toEqual(cast.split(' '))
  expect(laidBy(4, custom(`${cast} artist`)).cast).toEqual([...cast.split(' '), 'artist'])
  expect(faultIn(4, custom(cast.replace('spy', 'witch')))).toBe('kernel.no-such-option')
  expect(faultIn(4, custom(cast.replace('spy', 'none')))).toBe('kernel.no-such-option')
  expect(faultIn(4, custom(cast.replace('diplomat', 'artist')))).toBe('kernel.no-such-option')
})

test('[CIT-2.4a] 2 players: no rank 9', () => {
  expect(faultIn(2, custom(EIGHT))).toBeNull()
  for (const ninth of ['queen', 'artist', 'tax-collector'])
    expect(faultIn(2, custom(`${EIGHT} ${ninth}`))).toBe('CIT-2.4a')
})

test('[CIT-2.4b] 3 or 8 players: a rank 9 is required', () => {
  for (const seats of [3, 8]) {
    expect(faultIn(seats, custom(EIGHT))).toBe('CIT-2.4b')
    expect(faultIn(seats, custom(`${EIGHT} artist`))).toBeNull()
    expect(faultIn(seats, custom(`${EIGHT} tax-collector`))).toBeNull()
  }
})

test('[CIT-2.4c] 4 to 7 players: rank 9 is optional', () => {
  for (const seats of [4, 5, 6, 7]) {
    expect(faultIn(seats, custom(EIGHT))).toBeNull()
    expect(faultIn(seats, custom(`${EIGHT} artist`))).toBeNull()
  }
})

test('[CIT-2.4d] the Queen needs at least 5 players', () => {
  for (const seats of [3, 4]) expect(faultIn(seats, custom(`${EIGHT} queen`))).toBe('CIT-2.4d')
  for (const seats of [5, 6, 7, 8]) expect(faultIn(seats, custom(`${EIGHT} queen`))).toBeNull()
})

test('[CIT-2.4e] the Emperor cannot be used with 2 players', () => {
  const withEmperor = EIGHT.replace('king', 'emperor')
  expect(faultIn(2, custom(withEmperor))).toBe('CIT-2.4e')
  expect(faultIn(3, custom(`${withEmperor} artist`))).toBeNull()
  expect(faultIn(4, custom(withEmperor))).toBeNull()
})

const UNIQUES = [...edition2016.districts.values()].filter(d => d.type === 'unique').map(d => d.key)

test('[CIT-2.5] exactly 14 different unique districts', () => {
  expect(faultIn(4, custom(EIGHT, UNIQUES.slice(0, 13)))).toBe('CIT-2.5')
  expect(faultIn(4, custom(EIGHT, UNIQUES.slice(0, 15)))).toBe('CIT-2.5')
  expect(faultIn(4, custom(EIGHT, [...UNIQUES.slice(0, 13), UNIQUES[0]!]))).toBe('kernel.twice')
  expect(faultIn(4, custom(EIGHT, [...UNIQUES.slice(0, 13), 'tavern']))).toBe('kernel.no-such-option')
})

test('[CIT-2.5] any 14 will do, however alike in cost', () => {
  for (const uniques of [UNIQUES.slice(0, 14), UNIQUES.slice(16)]) {
    expect(faultIn(4, custom(EIGHT, uniques))).toBeNull()
    const t = laidBy(4, custom(EIGHT, uniques))
    expect([...t.deck, ...t.players.flatMap(p => p.hand)].filter(card => UNIQUES.includes(card)).sort()).toEqual(
      [...uniques].sort(),
    )
  }
})

const LISTS = ['devious-dignitaries', 'illustrious-emissaries', 'vicious-nobles'] as const
const RULED = {
  'devious-dignitaries': [
    'magistrate blackmailer wizard king abbot alchemist navigator marshal queen',
    'dragon-gate framework gold-mine haunted-quarter laboratory necropolis park poor-house secret-vault smithy stables theater thieves-den wishing-well',
  ],
  'illustrious-emissaries': [
    'witch spy seer emperor bishop merchant scholar diplomat artist',
    'capitol factory framework great-wall haunted-quarter ivory-tower keep library observatory park poor-house quarry school-of-magic smithy',
  ],
  'vicious-nobles': [
    'assassin thief magician patrician cardinal trader architect warlord tax-collector',
    'armory basilica dragon-gate gold-mine imperial-treasury ivory-tower map-room monument museum school-of-magic stables statue thieves-den wishing-well',
  ],
}

test.each(LISTS)('[CIT-2.6] %s', name => {
  const [cast, uniques] = RULED[name].map(words => words.split(' ')) as [string[], string[]]
  const eight = preset(name, cast[3]!, 'none')
  const nine = preset(name, cast[3]!, cast[8]!)
  for (const seats of [4, 5, 6, 7]) expect(faultIn(seats, eight)).toBeNull()
  for (const seats of [5, 6, 7, 8]) expect(faultIn(seats, nine)).toBeNull()
  expect(faultIn(8, eight)).toBe('CIT-2.4b')
  expect(laidBy(5, eight)).toMatchObject({ cast: cast.slice(0, 8), uniques })
  expect(laidBy(5, nine)).toMatchObject({ cast, uniques })
})

test('[CIT-2.6] a list has its own rank 9 and no other', () => {
  expect(faultIn(5, preset('devious-dignitaries', 'king', 'artist'))).toBe('CIT-2.6')
  expect(faultIn(8, preset('vicious-nobles', 'patrician', 'queen'))).toBe('CIT-2.6')
  expect(faultIn(4, preset('illustrious-emissaries', 'emperor', 'tax-collector'))).toBe('CIT-2.6')
})

test('[CIT-2.6] the three lists use each character exactly once and each unique at least once', () => {
  const cast = LISTS.flatMap(name => [...presets[name].cast, presets[name].ninth])
  expect(cast.sort()).toEqual([...edition2016.characters.keys()].sort())
  expect([...new Set(LISTS.flatMap(name => [...presets[name].uniques]))].sort()).toEqual(UNIQUES.sort())
})

test('[CIT-2.7] a list keeps its rank 4 where nothing need be replaced', () => {
  expect(faultIn(4, preset('illustrious-emissaries', 'king', 'none'))).toBe('CIT-2.7')
  expect(faultIn(2, preset('devious-dignitaries', 'patrician', 'none'))).toBe('CIT-2.7')
})

test('[CIT-2.7a] a list with the Queen, 3 or 4 players: the Artist or the Tax Collector', () => {
  for (const seats of [3, 4]) {
    for (const ninth of ['artist', 'tax-collector'])
      expect(faultIn(seats, preset('devious-dignitaries', 'king', ninth))).toBeNull()
    expect(faultIn(seats, preset('devious-dignitaries', 'king', 'queen'))).toBe('CIT-2.4d')
  }
})

test('[CIT-2.7b] a list with the Emperor, 2 players: the King or the Patrician', () => {
  for (const fourth of ['king', 'patrician']) {
    expect(faultIn(2, preset('illustrious-emissaries', fourth, 'none'))).toBeNull()
    expect(laidBy(2, preset('illustrious-emissaries', fourth, 'none')).cast[3]).toBe(fourth)
  }
  expect(faultIn(2, preset('illustrious-emissaries', 'emperor', 'none'))).toBe('CIT-2.4e')
})

/** What the form is filled with when the host has only chosen the list. */
function defaultOf(seats: number, name: string) {
  const options = citadels2016.options(seats)
  const cards = options.kind === 'form' ? options.fields['cards'] : null
  return cards?.kind === 'menu' ? cards.actions.find(action => action.do === name)?.with?.lapse : null
}

test('[CIT-2.7a] the Artist is the default in place of the Queen', () => {
  expect(defaultOf(3, 'devious-dignitaries')).toEqual({ fourth: 'king', ninth: 'artist' })
  expect(defaultOf(8, 'devious-dignitaries')).toEqual({ fourth: 'king', ninth: 'queen' })
  expect(defaultOf(5, 'devious-dignitaries')).toEqual({ fourth: 'king', ninth: 'none' })
})

test('[CIT-2.7b] the King is the default in place of the Emperor', () => {
  expect(defaultOf(2, 'illustrious-emissaries')).toEqual({ fourth: 'king', ninth: 'none' })
  expect(defaultOf(3, 'illustrious-emissaries')).toEqual({ fourth: 'emperor', ninth: 'artist' })
})

const LARGER = [
  {
    name: 'ambitious-aristocrats',
    cast: 'magistrate thief wizard patrician bishop trader architect marshal queen',
    uniques:
      'capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry school-of-magic stables statue thieves-den',
  },
  {
    name: 'cunning-agents',
    cast: 'witch blackmailer magician emperor abbot alchemist architect warlord tax-collector',
    uniques:
      'armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry secret-vault smithy theater',
  },
  {
    name: 'tenacious-delegates',
    cast: 'assassin spy seer king cardinal trader scholar diplomat artist',
    uniques:
      'basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory school-of-magic secret-vault smithy stables statue wishing-well',
  },
  {
    name: 'illustrious-emissaries-first',
    cast: RULED['illustrious-emissaries'][0]!,
    uniques: RULED['illustrious-emissaries'][1]!.replace('capitol', 'museum'),
  },
  {
    name: 'devious-dignitaries-first',
    cast: RULED['devious-dignitaries'][0]!,
    uniques: RULED['devious-dignitaries'][1]!.replace('gold-mine', 'factory'),
  },
  {
    name: 'vicious-nobles-first',
    cast: RULED['vicious-nobles'][0]!.replace('trader', 'merchant').replace('architect', 'navigator'),
    uniques: RULED['vicious-nobles'][1]!.replace('stables', 'laboratory'),
  },
]
test.each(LARGER)('[CIT-2.8] the list $name', ({ name, cast, uniques }) => {
  const t = laidBy(8, preset(name, cast.split(' ')[3]!, cast.split(' ')[8]!))
  expect(t.cast).toEqual(cast.split(' '))
  expect([...t.uniques].sort()).toEqual(uniques.split(' ').sort())
})

test.each(SEATS)(
  '[CIT-2.4, CIT-2.5] %i players: random cards are a cast and uniques that a host could have named',
  seats => {
    for (let i = 0; i < 40; i++) {
      const { cast, uniques } = laidBy(seats, withCards({ do: 'random' }), `random ${i}`)
      expect(faultIn(seats, custom(cast.join(' '), uniques))).toBeNull()
    }
  },
)

test.each(SEATS)('[CIT-2.1, CIT-2.4] %i players: whatever the form allows can be played', seats => {
  for (let i = 0; i < 40; i++) {
    const options = sample(citadels2016.options(seats), Rng.from(`form ${i}`))
    expect(faultIn(seats, options)).toBeNull()
    expect(laidBy(seats, options).players).toHaveLength(seats)
  }
})

test('rulings are on the table by name, those overruled the other way', () => {
  const names = Object.keys(rulings)
  expect(laidBy(4, byDefault(4)).rulings).toEqual(Object.fromEntries(names.map(name => [name, true])))
  expect(laidBy(4, { ...byDefault(4), overruled: names }).rulings).toEqual(
    Object.fromEntries(names.map(name => [name, false])),
  )
})
