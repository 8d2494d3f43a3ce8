import {
  type Card,
  type Character,
  type Citadels,
  type Edition,
  type Pick,
  putIn,
  type Rank,
  type T,
  type Turn,
} from '@cloak/citadels-core'
import type { Game, Seat } from '@cloak/kernel'
import { type Scene, scene, type SceneOptions } from '@cloak/kit'

export type Change = (t: T) => void
export type How = Partial<SceneOptions<Citadels>>
export type Held = { readonly [seat: Seat]: Character | readonly Character[] }

/** Every eye but those of these seats: the other players, and somebody who only watches. */
export const eyesBut = (seats: number, ...not: Seat[]): (Seat | null)[] =>
  [...Array(seats).keys(), null].filter(eye => eye === null || !not.includes(eye))

export const cityOf = (t: T, seat: Seat): Card[] => t.players[seat]!.city.map(built => built.card)
export const goldOf = (t: T): number[] => t.players.map(player => player.gold)

export function gold(t: T, seat: Seat, n: number): void {
  t.players[seat]!.gold = n
}

/** All hands and cities go back into the deck. */
export function bare(t: T): void {
  for (const player of t.players) {
    t.deck.unshift(...player.hand, ...player.city.map(built => built.card), ...player.under)
    player.hand = []
    player.city = []
    player.under = []
  }
}

/** The Artist's coin lies on this district; of several, on the first. */
export function beautify(t: T, seat: Seat, card: Card, from = 0): void {
  const player = t.players[seat]!
  const index = player.city.findIndex((built, i) => i >= from && built.card === card)
  player.city = player.city.with(index, { ...player.city[index]!, beautified: true })
}

/** This seat has the crown since before the selection phase. */
export function crowned(t: T, seat: Seat): void {
  t.crown = seat
  t.draft.from = seat
}

/** Where the cards of an edition lie. A card is always one that the game has: whatever is laid down was in the deck. */
export function cardsOf(edition: Edition) {
  /** Takes a card out of the deck; a special district that is not in this game comes in for one that lies in the deck. */
  function fetch(t: T, card: Card): Card {
    if (edition.districts.get(card)!.type === 'unique' && !t.uniques.includes(card)) {
      const leaves = t.uniques.findLastIndex(other => t.deck.includes(other))
      t.deck[t.deck.indexOf(t.uniques[leaves]!)] = card
      t.uniques = t.uniques.with(leaves, card)
    }
    const at = t.deck.indexOf(card)
    if (at < 0) throw new Error(`no ${card} is left in the deck`)
    t.deck.splice(at, 1)
    return card
  }
  return {
    /** The hand is these cards and no others. */
    hand(t: T, seat: Seat, ...cards: Card[]): void {
      const player = t.players[seat]!
      t.deck.unshift(...player.hand)
      player.hand = cards.map(card => fetch(t, card))
    },
    /** The city is these districts and no others. */
    city(t: T, seat: Seat, ...cards: Card[]): void {
      const player = t.players[seat]!
      t.deck.unshift(...player.city.map(built => built.card))
      player.city = cards.map(card => ({ card: fetch(t, card), beautified: false, round: t.round }))
    },
    /** The cards under the Museum are these. */
    under(t: T, seat: Seat, ...cards: Card[]): void {
      const player = t.players[seat]!
      t.deck.unshift(...player.under)
      player.under = cards.map(card => fetch(t, card))
    },
    /** These cards lie on top of the deck, the first named uppermost. */
    onTop(t: T, ...cards: Card[]): void {
      const top = cards.map(card => fetch(t, card))
      t.deck.push(...top.reverse())
    },
    /** Only these cards are left in the deck, the first named uppermost; the others are in this seat's hand. */
    deckIs(t: T, heap: Seat, ...cards: Card[]): void {
      const kept = cards.map(card => fetch(t, card))
      putIn(t, heap, ...t.deck.splice(0))
      t.deck.push(...kept.reverse())
    },
  }
}

/** Who holds which character. Every one was chosen in a selection phase that each seat remembers. */
export function charactersOf(edition: Edition) {
  const rankOf = (character: Character): Rank => edition.characters.get(character)!.rank

  /** These characters are in the cast, in place of those of their rank. */
  function cast(t: T, ...characters: Character[]): void {
    const cast = [...t.cast]
    for (const character of characters) cast[rankOf(character) - 1] = character
    t.cast = cast
  }

  /** The selection phase went so that these seats hold these characters, and these lie face up; the rest anyhow. */
  function holds(t: T, wanted: Held, faceUp: readonly Character[] = []): void {
    const held = t.players.map((_, seat) => [wanted[seat] ?? []].flat())
    const first = (character: Character) => Number(faceUp.includes(character))
    cast(t, ...held.flat())
    const { picks } = (t.draft = { ...t.draft, picks: edition.draft(t.players.length, t.cast.length).picks })
    const free = t.cast.filter(c => !held.flat().includes(c)).sort((a, b) => first(b) - first(a))
    held.forEach((own, seat) => {
      const chooses = picks.filter(({ place }) => (t.draft.from + place) % t.players.length === seat)
      while (own.length < chooses.length) own.push(free.pop()!)
    })
    t.players.forEach((player, seat) => (player.characters = [...held[seat]!]))
    draftAgain(t, held, free)
    reveal(t)
  }

  /** Plays the selection phase with these choices; nobody keeps what is `free`. */
  function draftAgain(t: T, held: readonly Character[][], free: Character[]): void {
    const { draft } = t
    const seats = t.players.length
    const { faceUp } = edition.draft(seats, t.cast.length)
    draft.faceUp = free.filter(c => rankOf(c) !== 4).slice(0, faceUp)
    const unchosen = free.filter(character => !draft.faceUp.includes(character))
    draft.faceDown = unchosen.splice(0, 1)
    draft.out = []
    let passing = t.cast.filter(c => !draft.faceUp.includes(c) && !draft.faceDown.includes(c))
    const putAway = (): Character => {
      const character = unchosen.shift()!
      passing = passing.filter(other => other !== character)
      draft.out = [...draft.out, character]
      return character
    }
    const picks = t.players.map((): Pick[] => [])
    for (const { place, before, discards } of draft.picks) {
      const seat = (draft.from + place) % seats
      if (before === 'discard-random') putAway()
      if (before === 'take-face-down') {
        unchosen.push(...draft.faceDown)
        passing.push(...draft.faceDown)
        draft.faceDown = []
      }
      const saw = [...passing]
      const kept = held[seat]![picks[seat]!.length]!
      const discarded = discards ? putAway() : null
      passing = passing.filter(other => other !== kept)
      picks[seat]!.push({ saw, kept, discarded })
    }
    draft.out = [...draft.out, ...passing]
    draft.passing = []
    draft.made = draft.picks.length
    t.players.forEach((player, seat) => (player.picks = picks[seat]!))
  }

  /** Whoever holds a rank called so far has shown it, unless it was killed. */
  function reveal(t: T): void {
    for (const player of t.players)
      player.revealed = player.characters.filter(c => rankOf(c) <= t.called && c !== t.killed)
  }

  /** It is this seat's turn as this character, with nothing done in it but what is said. */
  function turnOf(t: T, seat: Seat, as: Character, done: Partial<Turn> = {}): void {
    if (!done.bewitched && !t.players[seat]!.characters.includes(as)) holds(t, { [seat]: as })
    t.called = rankOf(as)
    reveal(t)
    const begun = { seat, as, bewitched: false, gathered: false, built: 0, builds: 0, paidBuilds: 0, spent: 0 }
    t.turn = { ...begun, used: [], closing: false, ...done }
  }
  return { rankOf, cast, holds, reveal, turnOf }
}

/** Scenes of an edition, in positions that a real game could reach: so the leak check holds in them. */
export function scenesOf(game: Game<Citadels>, edition: Edition, usual: (seats: number) => How) {
  const { holds, reveal, turnOf } = charactersOf(edition)

  /** A table with empty hands and cities, made into the position a test is about. */
  const laid = (seats: number, change: Change, how: How = {}): Scene<Citadels> =>
    scene(game, { seats, ...usual(seats), ...how }).table(t => {
      bare(t)
      change(t)
    })
  return {
    laid,
    /** Seat 0 acts, and has taken its action. */
    acting: (seats: number, as: Character, change: Change, done: Partial<Turn> = {}, how: How = {}): Scene<Citadels> =>
      laid(
        seats,
        t => {
          change(t)
          turnOf(t, 0, as, { gathered: true, ...done })
        },
        how,
      ).at('turn.act', { seat: 0, as }),
    /** The table when this rank is about to be called. */
    calling: (seats: number, rank: Rank, change: Change, how: How = {}): Scene<Citadels> =>
      laid(
        seats,
        t => {
          change(t)
          if (t.draft.made < t.draft.picks.length) holds(t, {})
          t.called = rank - 1
          reveal(t)
        },
        how,
      ).at('round.call', { rank }),
  }
}
