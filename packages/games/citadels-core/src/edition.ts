import type { Decision, Rng, Seat, Setup } from '@cloak/kernel'
import type { Ability, Asked, Way } from './ability.ts'
import type { CharacterCard, DistrictCard } from './cards.ts'
import { NO_CHARACTER, NO_DISTRICT } from './shapes.ts'
import type { Card, Character, DraftPlan, T } from './types.ts'

/** What a host's choice comes to. */
export interface Chosen {
  cast: Character[]
  uniques: Card[]
  citySize: number
  crown: Seat
  rulings: { readonly [ruling: string]: boolean }
}

/** The closed list of what differs between editions. */
export interface Edition {
  id: string
  rules: number
  seats: readonly number[]
  characters: ReadonlyMap<Character, CharacterCard>
  districts: ReadonlyMap<Card, DistrictCard>
  /** The basic districts, each as often as it is in the box. */
  basics: readonly Card[]
  /** What districts add to the menu, by name. */
  abilities: { readonly [action: string]: Ability }
  asks: { readonly [ask: string]: Asked }
  ways: { readonly [way: string]: Way }
  /** Which special districts speak at each moment: few do, so asking these is quicker than asking a whole city. */
  speakers: { readonly [M in Moment]: readonly DistrictCard[] }
  /** By how much a city can be larger than the number of its districts. */
  extraSize: number
  /** The characters that speak when anybody builds, and when any turn ends. */
  heedBuilds: readonly CharacterCard[]
  heedEnds: readonly CharacterCard[]
  options(seats: number): Decision
  choose(setup: Setup, rng: Rng): Chosen
  draft(seats: number, cast: number): DraftPlan
  /** Compared place by place among those with equal points; the higher wins. */
  tieBreak(e: Edition, t: T, seat: Seat): number[]
  /** The city size that an announcement can make enough (CLA-7.20). */
  smallCity?: number
  /** Where the core cites a rule of the 2016 edition, this edition's own. */
  cites?: { readonly [rule: string]: string }
}

type Worked =
  | 'characters'
  | 'districts'
  | 'basics'
  | 'abilities'
  | 'asks'
  | 'ways'
  | 'speakers'
  | 'extraSize'
  | 'heedBuilds'
  | 'heedEnds'
/** What an author writes; the rest is worked out. */
export type EditionFacts = Omit<Edition, Worked> & {
  characters: readonly CharacterCard[]
  districts: readonly DistrictCard[]
}

export function edition(facts: EditionFacts): Edition {
  const { characters, districts } = facts
  const cards = [...characters, ...districts]
  const plans: { [key: string]: DraftPlan } = {}
  return {
    ...facts,
    draft: (seats, cast) => (plans[`${seats} ${cast}`] ??= facts.draft(seats, cast)),
    characters: new Map(characters.map(c => [c.key, { ...NO_CHARACTER, ...c }])),
    districts: new Map(districts.map(d => [d.key, { ...NO_DISTRICT, ...d }])),
    basics: districts.filter(d => d.type !== 'unique').flatMap(d => Array<Card>(d.copies).fill(d.key)),
    abilities: index(districts.flatMap(d => (d.abilities ?? []).map(a => [a.do, a] as const))),
    asks: index(cards.flatMap(c => Object.entries(c.asks ?? {}))),
    ways: index([...districts.flatMap(d => d.way ?? []), ...characters.flatMap(c => c.ways ?? [])].map(w => [w.do, w])),
    speakers: speakersAmong(districts),
    extraSize: districts.reduce((sum, d) => sum + d.copies * ((d.size ?? 1) - 1), 0),
    heedBuilds: characters.filter(c => c.onAnyBuild),
    heedEnds: characters.filter(c => c.onAnyEnd),
  }
}

/** Where a special district may speak. */
export type Moment =
  | ('abilities' | 'way' | 'gathers' | 'discount' | 'duplicates' | 'onEnd' | 'onSelectionEnd')
  | ('onRuin' | 'onCrownMoved' | 'onKilled' | 'onShown')

function speakersAmong(districts: readonly DistrictCard[]): Edition['speakers'] {
  const those = (moment: Moment) => districts.filter(d => d[moment] !== undefined)
  return {
    abilities: those('abilities'),
    way: those('way'),
    gathers: those('gathers'),
    discount: those('discount'),
    duplicates: those('duplicates'),
    onEnd: those('onEnd'),
    onSelectionEnd: those('onSelectionEnd'),
    onRuin: those('onRuin'),
    onCrownMoved: those('onCrownMoved'),
    onKilled: those('onKilled'),
    onShown: those('onShown'),
  }
}

function index<V>(entries: readonly (readonly [string, V])[]): { readonly [key: string]: V } {
  const out: { [key: string]: V } = {}
  for (const [key, value] of entries) {
    if (key in out && out[key] !== value) throw new Error(`two cards share the name ${key}`)
    out[key] = value
  }
  return out
}
