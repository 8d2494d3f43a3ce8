import type { Seat } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { before, drafting, EveryOutcome, eyes, happens, tableOf } from './drafting.ts'
import { calling, city, hand, holds, laid } from './help.ts'

describe('[CIT-3.8] two players', () => {
  const two = () => drafting(2, 8, 1)
  /** A is crowned and sits at 1. */
  const [A, B] = [1, 0]

  test('[CIT-12.1] keep; keep and discard; keep and discard; keep', () => {
    const s = two()
      .asks(A)
      .expect(t => t.draft.passing.length === 7 && t.draft.faceDown.length === 1)
    const [a1] = before(s, A)
    s.answers(A, a1).asks(B)
    const [b1, bOut] = before(s, B)
    expect(before(s, B)).toHaveLength(6)
    s.answers(B, [b1, bOut]).asks(A).told('kept', { seat: B, left: 4 })
    const [a2, aOut] = before(s, A)
    expect(before(s, A)).toHaveLength(4)
    s.answers(A, [a2, aOut]).asks(B).told('kept', { seat: A, left: 2 })
    const [b2, rest] = before(s, B)
    expect(before(s, B)).toHaveLength(2)
    s.answers(B, b2).expect(t => {
      expect(t.players[A]!.characters).toEqual([a1, a2])
      expect(t.players[B]!.characters).toEqual([b1, b2])
      expect([...t.draft.out]).toEqual([bOut, aOut, rest])
      expect(t.draft.faceDown).toHaveLength(1)
    })
  })

  test('the middle choices keep one and discard another: neither more nor fewer, nor the same', () => {
    const s = two()
    const [one, other, third] = before(s.answers(A, before(s, A)[0]), B)
    s.refuses(B, [one], 'kernel.too-few')
      .refuses(B, [one, one], 'kernel.twice')
      .refuses(B, [one, other, third], 'kernel.too-many')
      .refuses(B, one, 'kernel.malformed')
  })

  test('only the one who discarded knows what', () => {
    const discarding = (which: number) => {
      const s = two()
      s.answers(A, before(s, A)[0])
      const cards = before(s, B)
      return s.answers(B, [cards[0], cards[which]])
    }
    const [, second, third] = before(two().answers(A, before(two(), A)[0]), B)
    discarding(1)
      .sees(B, v => expect(v.players[B]!.picks!.at(-1)!.discarded).toBe(second))
      .alike(null, discarding(2))
    discarding(2).sees(B, v => expect(v.players[B]!.picks!.at(-1)!.discarded).toBe(third))
    for (const which of [1, 2])
      discarding(which)
        .unheard(A, 'character')
        .sees(A, v => v.players[B]!.picks === null)
  })
})

describe('[CIT-3.9] three players', () => {
  const [A, B, C] = [2, 0, 1]
  const three = () => drafting(3, 9, A)

  test('[CIT-12.1] once around, a random card out, once around again', () => {
    const s = three().expect(t => t.draft.passing.length === 8 && t.draft.faceDown.length === 1)
    const seen: number[] = []
    const held: { [seat: Seat]: string[] } = { [A]: [], [B]: [], [C]: [] }
    for (const seat of [A, B, C, A, B, C]) {
      const cards = before(s.asks(seat), seat)
      seen.push(cards.length)
      held[seat]!.push(cards[0]!)
      s.answers(seat, cards[0])
    }
    expect(seen).toEqual([8, 7, 6, 4, 3, 2])
    s.expect(t => {
      expect(t.players.map(p => p.characters)).toEqual([held[0], held[1], held[2]])
      expect(t.draft.out).toHaveLength(2)
      expect(t.draft.faceDown).toHaveLength(1)
    })
  })

  test('the card that goes out between the two rounds is any of the five, each as often', () => {
    const s = three()
    for (const seat of [A, B]) s.answers(seat, before(s, seat)[0])
    const passing = before(s, C).slice(1)
    const rng = new EveryOutcome()
    const out: string[] = []
    do {
      const t = tableOf(s)
      t.draft.passing = [...passing]
      happens('draft.prepare', { t, rng }, { pick: 3 })
      expect(t.draft.passing).toHaveLength(4)
      out.push(...t.draft.out)
    } while (rng.turn())
    expect(out.sort()).toEqual(passing.toSorted())
  })

  test('nobody sees which card went out, not even who passed the five on', () => {
    const s = three()
    for (const seat of [A, B, C]) s.answers(seat, before(s, seat)[0])
    const [out] = tableOf(s).draft.out
    for (const eye of eyes(3)) s.unheard(eye, out!).sees(eye, v => expect(v.draft).toMatchObject({ outSize: 1 }))
    s.sees(C, v => expect(JSON.stringify(v.draft)).not.toContain(`"${out}"`))
  })
})

test('[CIT-3.10] first or second pick: the pair is played the same', () => {
  const played = (pair: [string, string]) => {
    const s = calling(2, 1, t => {
      holds(t, { 0: pair, 1: ['thief', 'warlord'] })
      t.players[0]!.characters = pair
    })
    s.asks(1).answers(1, { do: 'gather', with: 'gold' }).answers(1, { do: 'end' })
    for (const as of ['king', 'merchant'])
      s.asks(0)
        .told('revealed', { seat: 0, character: as })
        .answers(0, { do: 'gather', with: 'gold' })
        .answers(0, { do: 'end' })
    return s.asks(1)
  }
  const one = played(['king', 'merchant'])
  const other = played(['merchant', 'king'])
  expect(one.history(null)).toEqual(other.history(null))
})

test('[CIT-3.11, CIT-12.2] the owner of the Theater is asked when all have chosen, before rank 1 is called', () => {
  const theater = (owner: Seat) =>
    laid(4, t => {
      holds(t, { 0: 'assassin', 1: 'thief', 2: 'king', 3: 'merchant' })
      city(t, owner, 'theater')
    }).at('draft.done')
  theater(2)
    .asks(2)
    .prompts('citadels.prompt.theater')
    .untold('revealed')
    .expect(t => t.called === 0)
  theater(2).answers(2, { do: 'pass' }).asks(0).told('revealed', { seat: 0, character: 'assassin' })
  theater(2)
    .answers(2, { do: 'exchange', with: { gives: 'king', with: 0 } })
    .asks(2)
    .told('exchangedCharacters', { by: 2, with: 0 })
    .told('revealed', { seat: 2, character: 'assassin' })
})

test('[CIT-3.11] without a Theater rank 1 is called at once; in a hand it does nothing', () => {
  laid(4, t => {
    holds(t, { 0: 'assassin' })
    hand(t, 1, 'theater')
  })
    .at('draft.done')
    .asks(0)
    .told('revealed', { character: 'assassin' })
})
