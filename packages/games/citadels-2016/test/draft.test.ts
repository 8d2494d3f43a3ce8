import type { T } from '@cloak/citadels-core'
import { awaited } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { at, before, drafting, EIGHT, EveryOutcome, eyes, happens, NINE, tableOf } from './drafting.ts'

test('[CIT-3.1] a round is the selection, the turns and the end; the next round follows', () => {
  const s = drafting(4, 8)
  for (let place = 0; place < 4; place++) s.asks(place).answers(place, before(s, place)[0])
  for (let turn = 0; turn < 4; turn++) {
    const [seat] = awaited(citadels2016, s.state)
    s.answers(seat!, { do: 'gather', with: 'gold' }).answers(seat!, { do: 'end' })
  }
  const events = s.history(null).map(({ event }) => event)
  const course = events.filter(event => ['roundBegan', 'facedUp', 'kept', 'revealed', 'turnEnded'].includes(event))
  const turns = Array.from({ length: 4 }, () => ['revealed', 'turnEnded']).flat()
  expect(course).toEqual(['roundBegan', 'facedUp', ...Array(4).fill('kept'), ...turns, 'roundBegan', 'facedUp'])
  s.told('roundBegan', { round: 2 }).expect(t => t.round === 2 && t.called === 0)
})

const DISCARDS = [
  { seats: 4, cast: 8, faceUp: 2, sees: 5, last: 2 },
  { seats: 4, cast: 9, faceUp: 3, sees: 5, last: 2 },
  { seats: 5, cast: 8, faceUp: 1, sees: 6, last: 2 },
  { seats: 5, cast: 9, faceUp: 2, sees: 6, last: 2 },
  { seats: 6, cast: 8, faceUp: 0, sees: 7, last: 2 },
  { seats: 6, cast: 9, faceUp: 1, sees: 7, last: 2 },
  { seats: 7, cast: 8, faceUp: 0, sees: 7, last: 1 },
  { seats: 7, cast: 9, faceUp: 0, sees: 8, last: 2 },
  { seats: 8, cast: 9, faceUp: 0, sees: 8, last: 1 },
]
describe.each(DISCARDS)('[CIT-3.6] $seats players, a cast of $cast', ({ seats, cast, faceUp, sees, last }) => {
  test('so many cards lie face up and face down, and the first chooser sees the rest', () => {
    drafting(seats, cast).expect(t => {
      expect(t.draft.faceUp).toHaveLength(faceUp)
      expect(t.draft.faceDown).toHaveLength(1)
      expect(t.draft.passing).toHaveLength(sees)
      expect([...t.draft.faceUp, ...t.draft.faceDown, ...t.draft.passing].sort()).toEqual(
        (cast === 9 ? NINE : EIGHT).toSorted(),
      )
    })
  })

  test('[CIT-3.2] everybody sees the face-up cards, and nobody can choose them', () => {
    const s = drafting(seats, cast)
    const { faceUp: open } = tableOf(s).draft
    if (faceUp > 0) s.told('facedUp', { characters: open })
    else s.untold('facedUp')
    for (const eye of eyes(seats)) s.sees(eye, v => expect(v.draft.faceUp).toEqual(open))
    s.offersNot(...open)
  })

  test('[CIT-3.5, CIT-12.1] once around the table from the crowned player, each keeps one of what is left', () => {
    const crown = seats - 2
    const s = drafting(seats, cast, crown)
    for (let place = 0; place < seats; place++) {
      const seat = at(crown, place, seats)
      const cards = before(s.asks(seat), seat)
      const taken = place === seats - 1 && last === 1
      expect(cards).toHaveLength(sees - place + (taken ? 1 : 0))
      const kept = cards[place % cards.length]!
      s.answers(seat, kept).heard(seat, 'kept', { seat, character: kept, left: cards.length - 1 })
      s.expect(t => t.players[seat]!.characters.length === 1 && t.players[seat]!.characters[0] === kept)
    }
    s.expect(t => {
      const held = t.players.flatMap(p => p.characters)
      expect(new Set([...held, ...t.draft.faceUp, ...t.draft.faceDown, ...t.draft.out]).size).toBe(cast)
      expect(t.draft.passing).toEqual([])
      expect(t.draft.out).toHaveLength(1)
      expect(t.draft.faceDown).toHaveLength(last === 1 ? 0 : 1)
    })
  })

  test('[CIT-3.5] what was kept, and what does not lie before the chooser, cannot be chosen', () => {
    const s = drafting(seats, cast)
    const first = before(s, 0)[0]!
    s.answers(0, first).refuses(1, first, 'kernel.no-such-option').refuses(1, 'witch', 'kernel.no-such-option')
  })
})

describe.each([
  { seats: 7, cast: 8 },
  { seats: 8, cast: 9 },
])('[CIT-3.7] $seats players, a cast of $cast: the last player', ({ seats, cast }) => {
  const upToLast = () => {
    const s = drafting(seats, cast)
    for (let seat = 0; seat < seats - 1; seat++) s.answers(seat, before(s, seat)[0])
    return s
  }
  const faceDown = () => tableOf(drafting(seats, cast)).draft.faceDown[0]!

  test('chooses between the passed card and the one that lay face down', () => {
    const s = upToLast()
    const cards = before(s, seats - 1)
    expect(cards).toHaveLength(2)
    expect(cards).toContain(faceDown())
    s.sees(seats - 1, v => expect(v.draft.passing).toEqual(cards))
  })

  test('may keep either; the other goes face down', () => {
    const [passed, down] = before(upToLast(), seats - 1) as [string, string]
    for (const [kept, other] of [
      [passed, down],
      [down, passed],
    ])
      upToLast()
        .answers(seats - 1, kept)
        .expect(t => {
          expect(t.players[seats - 1]!.characters).toEqual([kept])
          expect(t.draft.out).toEqual([other])
        })
        .sees(seats - 1, v =>
          expect(v.players[seats - 1]!.picks).toEqual([{ saw: [passed, down], kept, discarded: null }]),
        )
  })

  test('shows the two cards to nobody else, nor which of them was kept', () => {
    const [one, other] = before(upToLast(), seats - 1)
    const [this_, that] = [upToLast(), upToLast()]
    for (const eye of eyes(seats - 1))
      this_.sees(eye, v => expect(v.draft).toMatchObject({ passing: null, passingSize: 2, faceDown: false }))
    this_.answers(seats - 1, one).asks(3)
    that.answers(seats - 1, other)
    for (const eye of eyes(seats - 1)) this_.alike(eye, that)
  })
})

test('[CIT-3.7] 7 players with 9 characters: the face-down card stays where it is', () => {
  const s = drafting(7, 9)
  const { faceDown } = tableOf(s).draft
  for (let seat = 0; seat < 6; seat++) s.answers(seat, before(s, seat)[0])
  expect(before(s, 6)).toHaveLength(2)
  expect(before(s, 6)).not.toContain(faceDown[0])
  s.answers(6, before(s, 6)[0]!).expect(t => {
    expect(t.draft.faceDown).toEqual(faceDown)
    expect(t.draft.out).toHaveLength(1)
  })
})

test.each([
  { seats: 4, cast: 8 },
  { seats: 5, cast: 9 },
  { seats: 6, cast: 9 },
])('[CIT-3.3] $seats players, $cast characters: rank 4 is never among the face-up cards', ({ seats, cast }) => {
  for (let i = 0; i < 300; i++) drafting(seats, cast, 0, `seed ${i}`).expect(t => !t.draft.faceUp.includes('king'))
})
/** Every way the character cards can be laid out, each equally probable. */
function* layouts(seats: number, cast: number): Generator<T['draft']> {
  const rng = new EveryOutcome()
  const t = tableOf(drafting(seats, cast))
  do {
    happens('round.begin', { t, rng }, {})
    yield t.draft
  } while (rng.turn())
}

test('[CIT-3.2, CIT-3.3, CIT-3.4] 4 players, 8 characters: over all outcomes rank 4 is the face-down card in 1 of 6', () => {
  let all = 0
  const down: { [character: string]: number } = {}
  const up: { [character: string]: number } = {}
  for (const { faceUp, faceDown } of layouts(4, 8)) {
    all++
    for (const c of faceUp) up[c] = (up[c] ?? 0) + 1
    for (const c of faceDown) down[c] = (down[c] ?? 0) + 1
  }
  expect(all).toBe(40_320 * 6)
  const others = EIGHT.filter(c => c !== 'king')
  expect(down['king']).toBe(all / 6)
  expect(up).toEqual(Object.fromEntries(others.map(c => [c, (all * 2) / 7])))
  expect(down).toEqual({ king: all / 6, ...Object.fromEntries(others.map(c => [c, ((all / 7) * 5) / 6])) })
})

test('[CIT-3.4] nobody sees the face-down card; all see that it lies there', () => {
  for (const { seats, cast } of DISCARDS) {
    const s = drafting(seats, cast)
    const card = tableOf(s).draft.faceDown[0]!
    for (const eye of eyes(seats))
      s.sees(eye, v => {
        expect(v.draft.faceDown).toBe(true)
        expect(JSON.stringify({ ...v, cast: [] })).not.toContain(`"${card}"`)
      })
  }
})
