import { BUILDING_IDS } from './data/buildings/index.ts'
import { LETTERS, type Timing, TIMINGS } from './data/effects.ts'
import { EVENT_IDS } from './data/events/index.ts'
import { type House, houseOf, type HouseValues } from './data/house.ts'
import { GOODS, RESOURCES, ROUNDS, SEATS, SELL, TYPES } from './data/pieces.ts'
import {
  all,
  type Check,
  type Fault,
  fault,
  firstOf,
  isFields,
  list,
  oneOfThese,
  table,
  under,
  whole,
} from './house/check.ts'
import { effectIn } from './house/effects.ts'

/** What is wrong with a host's values, naming the place, or null. Values that pass can be played with. */
export const faultInHouse = (json: unknown): Fault => (hasShape(json) ? faultInSum(houseOf(json)) : SHAPE(json, ''))
/** Are these values that can be played with? */
export const isHouse = (json: unknown): json is HouseValues => faultInHouse(json) === null
const hasShape = (json: unknown): json is HouseValues => SHAPE(json, '') === null

const points = (rule: string) => whole(rule, 0, 20)
const weight: Check = (json, path) =>
  typeof json === 'number' && json > 0 && json <= 100
    ? null
    : fault('DWD-2.11', 'not-a-number', path, { min: 0, max: 100 })

/** DWD-1.9: a luxury fills two neighbouring fields. */
const paired: Check = (json, path) => {
  const fields = json as readonly string[]
  for (let i = 0; i < fields.length; i++) {
    if (fields[i] !== 'glass' && fields[i] !== 'marble') continue
    if (fields[i + 1] !== fields[i]) return fault('DWD-1.9', 'luxury-needs-two', under(path, i))
    i++
  }
  return null
}
const wheel = list(
  'DWD-1.9',
  list('DWD-1.9', all(list('DWD-1.9', oneOfThese('DWD-1.9', RESOURCES), 4), paired), SEATS),
  ROUNDS,
)

const stock = table('DWD-2.5', Object.fromEntries(GOODS.map(good => [good, whole('DWD-2.5', 0, 20)])), true)
const price = table('DWD-18.1', Object.fromEntries(LETTERS.map(letter => [letter, whole('DWD-18.1', 0, 9)])), true)

/** One symbol, or two different ones; science stands alone (DWD-18.2). */
const types: Check = (json, path) => {
  const why = list('DWD-18.2', oneOfThese('DWD-18.2', TYPES))(json, path)
  if (why) return why
  const given = json as readonly string[]
  const fits = given.length === 1 || (given.length === 2 && given[0] !== given[1] && !given.includes('S'))
  return fits ? null : fault('DWD-18.2', 'odd-types', path)
}

const building =
  (id: (typeof BUILDING_IDS)[number]): Check =>
  (json, path) => {
    const timing = isFields(json) && json['timing'] !== undefined ? json['timing'] : houseOf({}).buildings[id].timing
    const known: Timing = TIMINGS.find(each => each === timing) ?? 'none'
    return table(
      'DWD-18.1',
      {
        deck: whole('DWD-18.1', 1, 5),
        stack: oneOfThese('DWD-18.1', ['A', 'B', 'C', 'D']),
        types,
        cost: price,
        timing: oneOfThese('DWD-18.3', TIMINGS),
        effects: list('DWD-17.1', effectIn(known)),
        vp: whole('DWD-18.1', 0, 20),
      },
      true,
    )(json, path)
  }
const event = table(
  'DWD-19.1',
  {
    deck: oneOfThese('DWD-19.1', ['A', 'B']),
    left: table('DWD-19.1', { gain: list('DWD-19.1', effectIn('left')), rep: whole('DWD-19.1', -14, 0) }),
    right: table('DWD-19.1', {
      cost: list('DWD-19.1', effectIn('cost')),
      gain: list('DWD-19.1', effectIn('right')),
      rep: whole('DWD-19.1', 0, 14),
    }),
  },
  true,
)

const SHAPE: Check = table(
  'DWD-0.2',
  {
    track: table('DWD-1.4', { min: whole('DWD-1.4', -20, -3), max: whole('DWD-1.4', 2, 20) }),
    arrows: list('DWD-1.5', whole('DWD-1.5', 0, 20)),
    wheel,
    stock: list('DWD-2.5', stock, SEATS),
    preferences: table('DWD-2.11', { like: weight, neutral: weight, avoid: weight }),
    jesters: table('DWD-16.1', { devil: points('DWD-16.1'), cultist: points('DWD-16.1'), mortal: points('DWD-16.1') }),
    flags: table('DWD-17.4', {
      buyBasic2: whole('DWD-17.4', 1, 3),
      sellPlus1: whole('DWD-17.4', 0, 3),
      recruitMinus2: whole('DWD-17.4', 0, 3),
      freeToken: whole('DWD-17.4', 0, 2),
      angelPrice3: whole('DWD-17.4', 1, 5),
    }),
    penalties: table(
      'DWD-20.1',
      {
        ascetic: table('DWD-20.1', { tokens: whole('DWD-20.1', 1, 10), points: points('DWD-20.1') }),
        fundamentalist: points('DWD-20.1'),
        plebeian: points('DWD-20.1'),
        bailiff: points('DWD-20.1'),
        orator: table('DWD-20.1', { points: points('DWD-20.1'), more: points('DWD-20.1') }),
        libertine: table('DWD-20.1', {
          glass: points('DWD-20.1'),
          marble: points('DWD-20.1'),
          points: points('DWD-20.1'),
        }),
        guest: points('DWD-20.1'),
      },
      true,
    ),
    buildings: table('DWD-18.1', Object.fromEntries(BUILDING_IDS.map(id => [id, building(id)])), true),
    events: table('DWD-19.1', Object.fromEntries(EVENT_IDS.map(id => [id, event])), true),
  },
  true,
)

/** What no part shows alone: sizes of decks, arrows for every space, and no money out of nothing. */
function faultInSum(house: House): Fault {
  const { track, arrows, flags } = house
  const spaces = Math.max(-track.min, track.max) + 1
  if (arrows.length < spaces) return fault('DWD-1.5', 'too-few-arrows', 'arrows', { n: spaces })
  // DWD-22.34: whoever owns both cards must not buy cheaper than he sells.
  if (flags.buyBasic2 < SELL.basic + flags.sellPlus1) return fault('DWD-22.34', 'money-from-nothing', 'flags.buyBasic2')
  return faultInDecks(house) ?? faultInTimings(house)
}

function faultInDecks({ buildings, events }: House): Fault {
  const astray = BUILDING_IDS.find(id => (buildings[id].deck === 1) !== (buildings[id].stack !== undefined))
  if (astray) return fault('DWD-1.2', 'stack-of-deck-one', `buildings.${astray}.stack`)
  const piles = [1, 2, 3, 4, 5].map(deck => ({
    deck,
    n: BUILDING_IDS.filter(id => buildings[id].deck === deck).length,
    due: 16,
  }))
  const stacks = ['A', 'B', 'C', 'D'].map(stack => ({
    deck: stack,
    n: BUILDING_IDS.filter(id => buildings[id].stack === stack).length,
    due: 4,
  }))
  const letters = (['A', 'B'] as const).map(deck => ({
    deck,
    n: EVENT_IDS.filter(id => events[id].deck === deck).length,
    due: deck === 'A' ? 8 : 12,
  }))
  return (
    firstOf([...piles, ...stacks], ({ deck, n, due }) =>
      n === due ? null : fault('DWD-1.2', 'wrong-count', 'buildings', { deck, n, due }),
    ) ??
    firstOf(letters, ({ deck, n, due }) =>
      n === due ? null : fault('DWD-1.2', 'wrong-count', 'events', { deck, n, due }),
    )
  )
}

/** A new timing for old effects, or the other way about, must fit as well. */
const faultInTimings = ({ buildings }: House): Fault =>
  firstOf(BUILDING_IDS, id =>
    list('DWD-17.1', effectIn(buildings[id].timing))(buildings[id].effects, `buildings.${id}.effects`),
  )
