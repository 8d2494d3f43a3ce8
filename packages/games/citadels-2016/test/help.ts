import type { Built, Card, Character, Citadels, Pick, Rank, T, Turn } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'
import { type Scene, scene, type SceneOptions } from '@cloak/kit'
import { citadels2016 } from '../src/index.ts'
import type { Ruling } from '../src/rulings.ts'
import { uniques } from '../src/uniques/index.ts'

// Positions that a real game could reach: every card is where the game has one, and every character was chosen in a
// selection phase that each seat remembers. So the leak check of the scenes holds in them.

const RANKS = [
  ['assassin', 'witch', 'magistrate'],
  ['thief', 'spy', 'blackmailer'],
  ['magician', 'wizard', 'seer'],
  ['king', 'emperor', 'patrician'],
  ['bishop', 'abbot', 'cardinal'],
  ['merchant', 'alchemist', 'trader'],
  ['architect', 'navigator', 'scholar'],
  ['warlord', 'diplomat', 'marshal'],
  ['queen', 'artist', 'tax-collector'],
]
export const rankOf = (character: Character): Rank => 1 + RANKS.findIndex(rank => rank.includes(character))

/** All hands and cities go back into the deck. */
export function bare(t: T): void {
  for (const player of t.players) {
    t.deck.unshift(...player.hand, ...player.city.map(built => built.card), ...player.under)
    player.hand = []
    player.city = []
    player.under = []
  }
}

/** Takes a card out of the deck; a unique district that is not in this game comes in for one that lies in the deck. */
function fetch(t: T, card: Card): Card {
  if (uniques.some(({ key }) => key === card) && !t.uniques.includes(card)) {
    const leaves = t.uniques.find(other => t.deck.includes(other))!
    t.uniques = t.uniques.map(other => (other === leaves ? card : other))
    t.deck[t.deck.indexOf(leaves)] = card
  }
  const at = t.deck.indexOf(card)
  if (at < 0) throw new Error(`no ${card} is left in the deck`)
  t.deck.splice(at, 1)
  return card
}

/** The hand is these cards and no others. */
export function hand(t: T, seat: Seat, ...cards: Card[]): void {
  const player = t.players[seat]!
  t.deck.unshift(...player.hand.splice(0))
  player.hand = cards.map(card => fetch(t, card))
}

/** The city is these districts and no others. */
export function city(t: T, seat: Seat, ...cards: Card[]): void {
  const player = t.players[seat]!
  t.deck.unshift(...player.city.splice(0).map(built => built.card))
  player.city = cards.map(card => ({ card: fetch(t, card), beautified: false, round: t.round }))
}

/** The Artist's coin lies on this district. */
export function beautify(t: T, seat: Seat, card: Card): void {
  t.players[seat]!.city.find(built => built.card === card)!.beautified = true
}

/** The cards under the Museum are these. */
export function under(t: T, seat: Seat, ...cards: Card[]): void {
  const player = t.players[seat]!
  t.deck.unshift(...player.under.splice(0))
  player.under = cards.map(card => fetch(t, card))
}

/** These cards lie on top of the deck, the first named uppermost. */
export function onTop(t: T, ...cards: Card[]): void {
  const top = cards.map(card => fetch(t, card))
  t.deck.push(...top.reverse())
}

/** Only these cards are left in the deck, the first named uppermost; the others are in this seat's hand. */
export function deckIs(t: T, heap: Seat, ...cards: Card[]): void {
  const kept = cards.map(card => fetch(t, card))
  t.players[heap]!.hand.push(...t.deck.splice(0))
  t.deck.push(...kept.reverse())
}

export function gold(t: T, seat: Seat, n: number): void {
  t.players[seat]!.gold = n
}

/** A ruling other than the default. */
export function ruled(t: T, ruling: string, holds: boolean): void {
  if (!(ruling in t.rulings)) throw new Error(`no ruling ${ruling}`)
  t.rulings = { ...t.rulings, [ruling]: holds }
}

/** These characters are in the cast, in place of those of their rank. A ninth joins a table of 4 to 6. */
export function cast(t: T, ...characters: Character[]): void {
  t.cast = [...t.cast]
  for (const character of characters) t.cast[rankOf(character) - 1] = character
}

/** The selection phase went so that these seats hold these characters; the other seats hold any others. */
export function holds(t: T, wanted: { readonly [seat: Seat]: Character | readonly Character[] }): void {
  const held = t.players.map((_, seat) => [wanted[seat] ?? []].flat())
  cast(t, ...held.flat())
  const free = t.cast.filter(character => !held.flat().includes(character))
  const picksOf = (seat: Seat) =>
    t.draft.picks.filter(({ place }) => (t.draft.from + place) % t.players.length === seat)
  held.forEach((own, seat) => {
    while (own.length < picksOf(seat).length) own.push(free.pop()!)
  })
  t.players.forEach((player, seat) => (player.characters = [...held[seat]!]))
  draftAgain(t, held, free)
  reveal(t)
}

/** Plays the selection phase with these choices; nobody keeps what is `free`. */
function draftAgain(t: T, held: readonly Character[][], free: Character[]): void {
  const { draft } = t
  const seats = t.players.length
  const notFourth = (c: Character) => rankOf(c) !== 4
  draft.faceUp = seats < 4 ? [] : free.filter(notFourth).slice(0, Math.max(0, t.cast.length - seats - 2))
  const unchosen = free.filter(character => !draft.faceUp.includes(character))
  draft.faceDown = unchosen.splice(0, 1)
  draft.out = []
  let passing = t.cast.filter(c => !draft.faceUp.includes(c) && !draft.faceDown.includes(c))
  const putAway = (): Character => {
    const character = unchosen.shift()!
    passing = passing.filter(other => other !== character)
    draft.out.push(character)
    return character
  }
  const picks = t.players.map((): Pick[] => [])
  for (const { place, before, discards } of draft.picks) {
    const seat = (draft.from + place) % seats
    if (before === 'discard-random') putAway()
    if (before === 'take-face-down') {
      unchosen.push(...draft.faceDown)
      passing.push(...draft.faceDown.splice(0))
    }
    const saw = [...passing]
    const kept = held[seat]![picks[seat]!.length]!
    const discarded = discards ? putAway() : null
    passing = passing.filter(other => other !== kept)
    picks[seat]!.push({ saw, kept, discarded })
  }
  draft.out.push(...passing)
  draft.passing = []
  draft.made = draft.picks.length
  t.players.forEach((player, seat) => (player.picks = picks[seat]!))
}

/** Whoever holds a rank called so far has shown it, unless it was killed. */
function reveal(t: T): void {
  for (const player of t.players)
    player.revealed = player.characters.filter(c => rankOf(c) <= t.called && c !== t.killed)
}

/** All ranks have been called in a round in which these seats held these characters. */
export function played(t: T, held: { readonly [seat: Seat]: Character | readonly Character[] }): void {
  t.called = RANKS.length
  holds(t, held)
}

/** It is this seat's turn as this character, with nothing done in it but what is said. */
export function turnOf(t: T, seat: Seat, as: Character, done: Partial<Turn> = {}): void {
  if (!done.bewitched && !t.players[seat]!.characters.includes(as)) holds(t, { [seat]: as })
  t.called = rankOf(as)
  reveal(t)
  t.turn = {
    seat,
    as,
    bewitched: false,
    gathered: false,
    built: 0,
    builds: 0,
    paidBuilds: 0,
    spent: 0,
    used: [],
    closing: false,
    ...done,
  }
}

/** This seat has the crown since before the selection phase. */
export function crowned(t: T, seat: Seat): void {
  t.crown = seat
  t.draft.from = seat
}

/** This seat has put threats on these two characters. */
export function threats(t: T, of: Seat, flowered: Character, plain: Character): void {
  const on = t.cast.filter(c => c === flowered || c === plain)
  t.threats = { of, placed: on, on, unmasked: null }
  t.players[of]!.flowered = flowered
}

/** This seat, which holds the Magistrate, has put warrants on these characters; the first is signed. */
export function warrants(t: T, of: Seat, signed: Character, ...others: Character[]): void {
  t.warrants = { of, on: t.cast.filter(c => c === signed || others.includes(c)), shown: false }
  t.players[of]!.signed = signed
}

type Change = (t: T) => void

/** A table with empty hands and cities, made into the position a test is about. */
export const laid = (seats: number, change: Change, options: Partial<SceneOptions<Citadels>> = {}): Scene<Citadels> =>
  scene(citadels2016, { seats, ...options }).table(t => {
    bare(t)
    change(t)
  })

/** Seat 0 acts, and has gathered. */
export const acting = (
  seats: number,
  as: Character,
  change: Change,
  done: Partial<Turn> = {},
  options: Partial<SceneOptions<Citadels>> = {},
): Scene<Citadels> =>
  laid(
    seats,
    t => {
      change(t)
      turnOf(t, 0, as, { gathered: true, ...done })
    },
    options,
  ).at('turn.act', { seat: 0, as })

/** The table when the rank of this character is about to be called. */
export const calling = (
  seats: number,
  rank: Rank,
  change: Change,
  options: Partial<SceneOptions<Citadels>> = {},
): Scene<Citadels> =>
  laid(
    seats,
    t => {
      change(t)
      if (t.draft.made < t.draft.picks.length) holds(t, {})
      t.called = rank - 1
      reveal(t)
    },
    options,
  ).at('round.call', { rank })

/** The host has turned these rulings the other way. */
export const overruling = (seats: number, ...overruled: Ruling[]): Partial<SceneOptions<Citadels>> => ({
  options: Object.assign({}, citadels2016.options(seats).lapse, { overruled }),
})

/** Every eye but those of these seats: the other players, and somebody who only watches. */
export const eyesBut = (seats: number, ...not: Seat[]): (Seat | null)[] =>
  [...Array(seats).keys(), null].filter(eye => eye === null || !not.includes(eye))

export const cityOf = (t: T, seat: Seat): Card[] => t.players[seat]!.city.map((built: Built) => built.card)
