import type { Ability, Way } from '../ability.ts'
import type { CharacterCard, DistrictCard, Stop } from '../cards.ts'
import type { Asked } from '../question.ts'
import { NO_CHARACTER, NO_DISTRICT } from '../shapes.ts'
import { type Card, type Character, TYPES } from '../types.ts'

/** A district card, and its type as a bit, to count types by. */
export interface PrintedDistrict extends DistrictCard {
  readonly bit: number
}

/** The cards of an edition, and what follows from them. */
export interface Cards {
  characters: ReadonlyMap<Character, CharacterCard>
  districts: ReadonlyMap<Card, PrintedDistrict>
  /** The basic districts, each as often as it is in the box. */
  basics: readonly Card[]
  /** What districts add to the menu, by name. */
  abilities: { readonly [action: string]: Ability }
  asks: { readonly [ask: string]: Asked }
  ways: { readonly [way: string]: Way }
  /** Which special districts speak at each moment: few do, so asking these is quicker than asking a whole city. */
  speakers: { readonly [M in Moment]: readonly DistrictCard[] }
  /** The districts that count as another number than 1 when a city is completed. */
  large: readonly DistrictCard[]
  /** The city size that an announcement can make enough (CLA-7.20); null where none can. */
  smallCity: number | null
  /** The characters that speak when any turn begins, when anybody builds, and when any turn ends. */
  heedTurns: readonly CharacterCard[]
  heedBuilds: readonly CharacterCard[]
  heedEnds: readonly CharacterCard[]
  /** How characters stop districts before they stand. */
  stops: readonly Stop[]
}

export function cardsOf(characters: readonly CharacterCard[], districts: readonly DistrictCard[]): Cards {
  const cards = [...characters, ...districts]
  return {
    characters: new Map(characters.map(c => [c.key, { ...NO_CHARACTER, ...c }])),
    districts: new Map(districts.map(d => [d.key, { ...NO_DISTRICT, ...d, bit: 1 << TYPES.indexOf(d.type) }])),
    basics: districts.filter(d => d.type !== 'unique').flatMap(d => Array<Card>(d.copies).fill(d.key)),
    abilities: index(districts.flatMap(d => (d.abilities ?? []).map(a => [a.do, a] as const))),
    asks: index(cards.flatMap(c => (c.asks ?? []).map(asked => [asked.key, asked] as const))),
    ways: index([...districts.flatMap(d => d.way ?? []), ...characters.flatMap(c => c.ways ?? [])].map(w => [w.do, w])),
    speakers: speakersAmong(districts),
    large: districts.filter(d => d.size !== undefined),
    smallCity: districts.find(d => d.smallCity !== undefined)?.smallCity ?? null,
    heedTurns: characters.filter(c => c.onAnyTurn),
    heedBuilds: characters.filter(c => c.onAnyBuild),
    heedEnds: characters.filter(c => c.onAnyEnd),
    stops: characters.flatMap(c => c.stops ?? []),
  }
}

/** Where a special district may speak. */
export type Moment =
  | ('abilities' | 'way' | 'gathers' | 'discount' | 'duplicates' | 'onEnd' | 'onSelectionEnd')
  | ('onRuin' | 'onCrownMoved' | 'onKilled' | 'onShown')

function speakersAmong(districts: readonly DistrictCard[]): Cards['speakers'] {
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
