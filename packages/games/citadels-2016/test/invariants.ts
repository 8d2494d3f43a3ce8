import { remembersTruly, type Card, type T } from '@cloak/citadels-core'
import { edition2016 } from '../src/index.ts'

const sorted = (keys: readonly string[]): string[] => [...keys].sort()

/** Every district card, wherever it lies. */
export const cardsOf = (t: T): Card[] => [
  ...t.deck,
  ...t.players.flatMap(p => [...p.hand, ...p.city.map(built => built.card), ...p.under, ...p.drawn]),
  ...(t.site ? [t.site.card] : []),
  ...(t.ruins ? [t.ruins] : []),
]

/** Every character card, wherever it lies. */
export const charactersOf = ({ draft, players }: T): string[] => [
  ...draft.faceUp,
  ...draft.faceDown,
  ...draft.passing,
  ...draft.out,
  ...players.flatMap(p => p.characters),
]

/** What is never made nor lost. */
export const kept = {
  'district cards': (t: T) => sorted(cardsOf(t)),
  characters: (t: T) => sorted(charactersOf(t)),
}

/** What is true at every question. */
export const holds = {
  'what anybody remembers of hidden cards is true': (t: T) => remembersTruly(edition2016, t),
  'no stash and no plate is below nothing': (t: T) => t.players.every(p => p.gold >= 0) && t.plate >= 0,
  'the cast is held and laid out by the characters there are': (t: T) =>
    sorted(charactersOf(t)).join() === sorted(t.cast).join(),
  'the deck is the 54 basic districts and the 14 of this game': (t: T) =>
    sorted(cardsOf(t)).join() === sorted([...edition2016.basics, ...t.uniques]).join(),
  'the crown is somebody’s': (t: T) => t.crown >= 0 && t.crown < t.players.length,
  'rank 4 never lies face up': (t: T) => t.draft.faceUp.every(c => edition2016.characters.get(c)!.rank !== 4),
  'the Secret Vault stands in no city': (t: T) =>
    t.players.every(p => p.city.every(built => built.card !== 'secret-vault')),
  'nothing lies under a Museum that is not there': (t: T) =>
    t.players.every(p => p.under.length === 0 || p.city.some(built => built.card === 'museum')),
  'only whoever plays a turn has drawn cards before him': (t: T) =>
    t.players.every((p, seat) => p.drawn.length === 0 || t.turn?.seat === seat),
}
