import { remembersTruly, type Card, type T } from '@cloak/citadels-core'
import { editionClassic } from '../src/index.ts'

const sorted = (keys: readonly string[]): string[] => [...keys].sort()

/** Every district card, wherever it lies. */
const cardsOf = (t: T): Card[] => [
  ...t.deck,
  ...t.players.flatMap(p => [...p.hand, ...p.city.map(built => built.card), ...p.under, ...p.drawn]),
  ...(t.site ? [t.site.card] : []),
  ...(t.ruins ? [t.ruins] : []),
]

/** Every character card, wherever it lies. */
const charactersOf = ({ draft, players }: T): string[] => [
  ...draft.faceUp,
  ...draft.faceDown,
  ...draft.passing,
  ...draft.out,
  ...players.flatMap(p => p.characters),
]

const repeats = (t: T, seat: number): number => {
  const { city } = t.players[seat]!
  return city.length - new Set(city.map(built => built.card)).size
}

/** What is never made nor lost. */
export const kept = {
  'district cards': (t: T) => sorted(cardsOf(t)),
  characters: (t: T) => sorted(charactersOf(t)),
}

/** What is true at every question. */
export const holds = {
  'what anybody remembers of hidden cards is true': (t: T) => remembersTruly(editionClassic, t),
  'no stash is below nothing': (t: T) => t.players.every(p => p.gold >= 0),
  'nothing lies on a plate: this edition has none': (t: T) => t.plate === 0,
  'the cast is held and laid out': (t: T) => sorted(charactersOf(t)).join() === sorted(t.cast).join(),
  'the deck is the 54 coloured districts and the special ones of this game': (t: T) =>
    sorted(cardsOf(t)).join() === sorted([...editionClassic.basics, ...t.uniques]).join(),
  'the crown is somebody’s': (t: T) => t.crown >= 0 && t.crown < t.players.length,
  'rank 4 never lies face up': (t: T) => t.draft.faceUp.every(c => editionClassic.characters.get(c)!.rank !== 4),
  'nothing lies under a Museum that is not there': (t: T) =>
    t.players.every(p => p.under.length === 0 || p.city.some(built => built.card === 'museum')),
  'only whoever plays a turn has drawn cards before him': (t: T) =>
    t.players.every((p, seat) => p.drawn.length === 0 || t.turn?.seat === seat),
  'seven districts are enough only while the Bell Tower is announced': (t: T) => t.bell === null || t.citySize === 7,
  'without Wizard and Quarry nobody has two of a name': (t: T) =>
    t.cast.includes('wizard') || t.uniques.includes('quarry') || t.players.every((_, seat) => repeats(t, seat) === 0),
  'a district lies in ruins only while somebody may still take it': (t: T) =>
    t.ruins === null || t.players.some(p => p.city.some(built => built.card === 'graveyard')),
  'the Graveyard and the Diplomat are never in one game': (t: T) =>
    !t.cast.includes('diplomat') || !t.uniques.includes('graveyard'),
}
