import type { Events } from '../../src/types.ts'
import type { Heard } from '@cloak/kernel'
import type { Flight } from '@cloak/parts/motion/fly.ts'
import type { Sound } from '@cloak/parts/sound/sounds.ts'
import { at } from '../pointing/places.ts'

export type Mood =
  | 'call'
  | 'murder'
  | 'spell'
  | 'robbery'
  | 'confiscation'
  | 'unmasking'
  | 'ruin'
  | 'crown'
  | 'completion'
  | 'bell'
/** What an event looks and sounds like; `staged` ones are given a moment of their own. */
export interface Cue {
  flights: readonly Flight[]
  sound?: Sound
  staged?: Mood
}
type Told = { [K in keyof Events]: Events[K]['all'] }
type Cues = { [K in keyof Told]?: (all: Told[K]) => Cue }

const coins = (from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ token: 'coin', from, to, count }] : []
const cards = (from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ token: 'card', from, to, count }] : []
const house = (from: string, to: string): Flight => ({ token: 'house', from, to })
const { bank, deck, plate, gold, hand, city, seat } = at

const CUES: Cues = {
  // The pack itself travels to the next chooser.
  kept: () => ({ flights: [], sound: 'card' }),
  exchangedCharacters: all => ({
    flights: [...cards(seat(all.by), seat(all.with), 1), ...cards(seat(all.with), seat(all.by), 1)],
    sound: 'card',
  }),
  revealed: () => ({ flights: [], sound: 'call' }),
  robbed: all => ({
    flights: coins(gold(all.seat), gold(all.by), all.gold),
    sound: 'coins',
    staged: 'robbery',
  }),
  gatheredGold: all => ({ flights: coins(bank, gold(all.seat), all.gold), sound: 'coin' }),
  drew: all => ({ flights: cards(deck, hand(all.seat), all.drawn), sound: 'card' }),
  searched: () => ({ flights: [], sound: 'card' }),
  gainedGold: all => ({
    flights: coins(all.source === 'plate' ? plate : bank, gold(all.seat), all.gold),
    sound: 'coin',
  }),
  gainedCards: all => ({ flights: cards(deck, hand(all.seat), all.n), sound: 'card' }),
  killed: () => ({ flights: [], sound: 'drum', staged: 'murder' }),
  bewitched: () => ({ flights: [], sound: 'spell', staged: 'spell' }),
  marked: () => ({ flights: [], sound: 'call' }),
  warranted: () => ({ flights: [], sound: 'card' }),
  threatened: () => ({ flights: [], sound: 'card' }),
  bribed: all => ({ flights: coins(gold(all.seat), gold(all.by), all.gold), sound: 'coin' }),
  unmasked: all => ({
    flights: coins(gold(all.seat), gold(all.by), all.gold),
    sound: all.gold > 0 ? 'coins' : 'card',
    staged: 'unmasking',
  }),
  spied: all => ({ flights: coins(gold(all.seat), gold(all.by), all.gold), sound: 'card' }),
  swappedHands: all => ({
    flights: [...cards(hand(all.by), hand(all.seat), all.lost), ...cards(hand(all.seat), hand(all.by), all.won)],
    sound: 'card',
  }),
  redrew: all => ({
    flights: [...cards(hand(all.seat), deck, all.n), ...cards(deck, hand(all.seat), all.n)],
    sound: 'card',
  }),
  tookCard: all => ({ flights: cards(hand(all.seat), hand(all.by), 1), sound: 'card' }),
  gaveCard: all => ({ flights: cards(hand(all.by), hand(all.seat), 1), sound: 'card' }),
  paidGold: all => ({ flights: coins(gold(all.seat), gold(all.by), all.gold), sound: 'coin' }),
  crowned: () => ({ flights: [], sound: 'fanfare', staged: 'crown' }),
  built: all => ({ flights: coins(gold(all.seat), bank, all.gold), sound: 'build' }),
  discardedFor: all => ({ flights: cards(hand(all.seat), deck, all.n), sound: 'card' }),
  confiscated: all => ({
    flights: [house(city(all.seat), city(all.by)), ...coins(bank, gold(all.seat), all.gold)],
    sound: 'drum',
    staged: 'confiscation',
  }),
  taxed: all => ({ flights: coins(gold(all.seat), plate, all.gold), sound: 'coin' }),
  destroyed: all => ({ flights: coins(gold(all.by), bank, all.gold), sound: 'crumble', staged: 'ruin' }),
  exchanged: all => ({
    flights: [
      house(city(all.by), city(all.seat)),
      house(city(all.seat), city(all.by)),
      ...coins(gold(all.by), gold(all.seat), all.gold),
    ],
    sound: 'build',
  }),
  seized: all => ({
    flights: [house(city(all.seat), city(all.by)), ...coins(gold(all.by), gold(all.seat), all.gold)],
    sound: 'build',
    staged: 'confiscation',
  }),
  beautified: all => ({ flights: coins(gold(all.seat), city(all.seat), 1), sound: 'coin' }),
  tucked: all => ({ flights: cards(hand(all.seat), city(all.seat), 1), sound: 'card' }),
  announced: () => ({ flights: [], sound: 'bell', staged: 'bell' }),
  salvaged: all => ({
    flights: [...coins(gold(all.seat), bank, all.gold), ...cards(deck, hand(all.seat), 1)],
    sound: 'card',
  }),
  completed: all => ({ flights: [], sound: 'fanfare', ...(all.place === 1 && { staged: 'completion' as const }) }),
}

const QUIET: Cue = { flights: [] }
const isKnown = (event: string): event is keyof Cues => Object.hasOwn(CUES, event)

/** The cue of an event; most that is told needs none. */
export function cueOf({ event, all }: Heard): Cue {
  if (!isKnown(event)) return QUIET
  const cue = CUES[event] as (all: object) => Cue
  return cue(all)
}
