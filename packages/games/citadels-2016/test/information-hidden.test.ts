import type { T } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { acting, calling, city, hand, holds, laid, onTop, threats, under, warrants } from './help.ts'
import { all, but, type S } from './watching.ts'

// CIT-8.6 row by row: two tables that differ only in the hidden thing, and all that every other eye sees and hears.

/** The two tables are alike to all but those who know, and those see them apart. */
function hiddenFrom(one: S, other: S, ...knowing: Seat[]): void {
  for (const eye of but(...knowing)) one.alike(eye, other)
  for (const eye of knowing) expect(() => one.alike(eye, other)).toThrow(/apart/)
}

/** A card of the hand for one of the deck. */
function swap(t: T, seat: Seat, card: string, other: string): void {
  const player = t.players[seat]!
  t.deck[t.deck.indexOf(other)] = card
  player.hand = player.hand.with(player.hand.indexOf(card), other)
}

describe('[CIT-8.6] hand cards', () => {
  test('the owner knows them', () => {
    const holding = (card: string) => acting(4, 'bishop', t => hand(t, 1, card))
    hiddenFrom(holding('tavern'), holding('temple'), 1)
  })

  test('the Spy sees a hand once, at that moment', () => {
    const spying = () => acting(4, 'spy', t => hand(t, 1, 'castle', 'manor'))
    spying()
      .sees(0, v => v.players[0]!.looked === null)
      .answers(0, { do: 'spy', with: { seat: 1, type: 'trade' } })
      .sees(0, v => expect(v.players[0]!.looked).toEqual({ of: 1, hand: ['castle', 'manor'] }))
      .answers(0, { do: 'end' })
      .sees(0, v => expect(v.players[0]!.looked).toBeNull())
      .sees(0, v => expect(v.players[1]!.hand).toBeNull())
  })

  test('so does the Wizard', () => {
    acting(4, 'wizard', t => hand(t, 1, 'castle', 'manor'))
      .answers(0, { do: 'look', with: 1 })
      .sees(0, v => expect(v.players[0]!.looked).toEqual({ of: 1, hand: ['castle', 'manor'] }))
      .answers(0, { do: 'take', with: 'manor' })
      .sees(0, v => expect(v.players[0]!.looked).toBeNull())
  })

  test('the Seer sees what she takes, and no more', () => {
    const seeing = (left: string) =>
      acting(4, 'seer', t => {
        hand(t, 1, 'tavern', left)
        hand(t, 2, 'castle')
      }).answers(0, { do: 'foresee' })
    const s = seeing('temple')
    s.sees(0, v => {
      expect(v.players[0]!.hand).toHaveLength(2)
      expect(v.players[1]!.hand).toBeNull()
      expect(v.players[0]!.looked).toBeNull()
    })
  })
})

describe('[CIT-8.6] unrevealed characters', () => {
  /** Seat 1 chose last, between these two; all others saw both go by. */
  const holding = (kept: string) =>
    calling(4, 4, t => {
      t.crown = t.draft.from = 2
      holds(t, { 0: 'king', 1: kept, 2: 'merchant', 3: 'architect' })
    })

  test('the holder knows it; no call of the others’ ranks tells it', () => {
    hiddenFrom(holding('warlord'), holding('bishop'), 1)
    holding('warlord').sees(1, v => expect(v.players[1]!.characters).toEqual(['warlord']))
  })

  test('before rank 1 is called nobody can tell them apart', () => {
    const before = (kept: string) =>
      laid(4, t => {
        t.crown = t.draft.from = 2
        holds(t, { 0: 'assassin', 1: kept, 2: 'merchant', 3: 'architect' })
      }).at('round.call', { rank: 1 })
    hiddenFrom(before('warlord'), before('bishop'), 1)
  })

  test('after a Theater exchange, also the player who gave the card away', () => {
    const exchanged = (kept: string) =>
      laid(4, t => {
        t.crown = t.draft.from = 2
        holds(t, { 0: 'assassin', 1: kept, 2: 'merchant', 3: 'architect' })
        city(t, 3, 'theater')
      })
        .at('draft.done')
        .answers(3, { do: 'exchange', with: { gives: 'architect', with: 1 } })
    hiddenFrom(exchanged('warlord'), exchanged('bishop'), 1, 3)
    exchanged('bishop')
      .sees(1, v =>
        expect(v.players[1]).toMatchObject({
          characters: ['architect'],
          exchanged: { gave: 'bishop', got: 'architect' },
        }),
      )
      .sees(3, v =>
        expect(v.players[3]).toMatchObject({ characters: ['bishop'], exchanged: { gave: 'architect', got: 'bishop' } }),
      )
  })
})

describe('[CIT-8.6] the selection phase', () => {
  const drafting = (seats: number) =>
    scene(citadels2016, {
      seats,
      options: {
        cards: { do: 'first-game', with: { fourth: 'king', ninth: seats === 3 ? 'artist' : 'none' } },
        crown: 0,
        overruled: [],
      },
      seed: 'hidden',
    })
  const passing = (s: S): string[] => {
    let cards: string[] = []
    s.expect(t => void (cards = [...t.draft.passing]))
    return cards
  }

  test('what a player kept: he alone', () => {
    const [a, b, c] = passing(drafting(4))
    const keeping = (card: string) => drafting(4).answers(0, a).answers(1, card)
    const [one, other] = [keeping(b!), keeping(c!)]
    for (const eye of [0, 3, null]) one.alike(eye, other)
    one.sees(1, v => expect(v.players[1]).toMatchObject({ characters: [b], picks: [{ kept: b, discarded: null }] }))
    one.sees(2, v => expect(v.players[1]).toMatchObject({ characters: null, picks: null }))
  })

  test('what a player discarded by choice: he alone', () => {
    const [a, b, c, d] = passing(drafting(2))
    const discarding = (card: string) => drafting(2).answers(0, a).answers(1, [b, card])
    discarding(c!).alike(null, discarding(d!))
    discarding(c!)
      .sees(1, v => expect(v.players[1]!.picks).toMatchObject([{ kept: b, discarded: c }]))
      .sees(0, v => expect(v.players[1]!.picks).toBeNull())
  })

  test('cards being passed: only whoever chooses now; others see how many', () => {
    const swapped = (s: S) =>
      s.table(({ draft }) => {
        const [passed, hidden] = [draft.passing[0]!, draft.faceDown[0]!]
        draft.passing = draft.passing.with(0, hidden)
        draft.faceDown = draft.faceDown.with(0, passed)
      })
    hiddenFrom(drafting(4), swapped(drafting(4)), 0)
    for (const eye of [1, 2, 3, null])
      drafting(4).sees(eye, v => expect(v.draft).toMatchObject({ passing: null, passingSize: 5 }))
    drafting(4).sees(0, v => expect(v.draft.passing).toHaveLength(5))
  })

  test('once he has chosen he no longer sees the pile, but remembers what he saw', () => {
    const cards = passing(drafting(4))
    drafting(4)
      .answers(0, cards[2])
      .sees(0, v => {
        expect(v.draft.passing).toBeNull()
        expect(v.players[0]!.picks).toEqual([{ saw: cards, kept: cards[2], discarded: null }])
      })
  })

  test('the first face-down discard: nobody', () => {
    const s = drafting(4)
    s.expect(t => {
      for (const eye of all)
        s.sees(eye, v => expect(JSON.stringify({ ...v, cast: [] })).not.toContain(`"${t.draft.faceDown[0]}"`))
    })
  })

  test('the random discard between the rounds of three: nobody, not even who passed the pile on', () => {
    const afterOne = () => {
      const s = drafting(3)
      for (const seat of [0, 1, 2]) s.answers(seat, passing(s)[0])
      return s
    }
    const other = afterOne().table(({ draft }) => {
      const [passed, put] = [draft.passing[0]!, draft.out[0]!]
      draft.passing = draft.passing.with(0, put)
      draft.out = draft.out.with(0, passed)
    })
    for (const eye of [1, 2, null]) afterOne().alike(eye, other)
  })
})

describe('[CIT-8.6] the district deck', () => {
  test('its order: nobody', () => {
    const shuffled = (turn: boolean) => acting(4, 'bishop', t => turn && t.deck.reverse())
    hiddenFrom(shuffled(false), shuffled(true))
  })

  test('cards drawn and not kept: the drawer', () => {
    const drawing = (other: string) =>
      acting(4, 'bishop', t => onTop(t, 'tavern', other), { gathered: false }).answers(0, {
        do: 'gather',
        with: 'cards',
      })
    hiddenFrom(drawing('castle'), drawing('manor'), 0)
    const kept = (other: string) => drawing(other).answers(0, 'tavern')
    for (const eye of but(0)) kept('castle').alike(eye, kept('manor'))
    drawing('castle')
      .sees(0, v => expect(v.players[0]!.drawn).toEqual(['tavern', 'castle']))
      .sees(1, v => expect(v.players[0]).toMatchObject({ drawn: null, drawnSize: 2 }))
  })
})

describe('[CIT-8.6] cards under the Museum', () => {
  const museum = (card: string) => (t: T) => {
    city(t, 1, 'museum')
    under(t, 1, card)
  }
  test('the owner', () => {
    hiddenFrom(acting(4, 'bishop', museum('tavern')), acting(4, 'bishop', museum('temple')), 1)
  })

  test('when it changes hands, the new owner and no longer the old', () => {
    const exchanged = (card: string) =>
      acting(4, 'diplomat', t => {
        museum(card)(t)
        city(t, 0, 'harbor')
      }).answers(0, { do: 'exchange', with: { do: '0.harbor', with: '1.museum' } })
    exchanged('tavern')
      .sees(0, v => expect(v.players[0]).toMatchObject({ under: ['tavern'], underSize: 1 }))
      .sees(1, v => expect(v.players[0]).toMatchObject({ under: null, underSize: 1 }))
      .sees(1, v => expect(v.players[1]).toMatchObject({ under: [], underSize: 0 }))
    hiddenFrom(exchanged('tavern'), exchanged('temple'), 0)
  })
})

describe('[CIT-8.6] faces of the markers', () => {
  const HELD = { 0: 'bishop', 1: 'magistrate', 2: 'merchant', 3: 'warlord' }
  test('of warrants: the Magistrate', () => {
    const under = (signed: string, unsigned: string) =>
      calling(4, 5, t => {
        holds(t, HELD)
        warrants(t, 1, signed, unsigned, 'king')
      })
    hiddenFrom(under('bishop', 'merchant'), under('merchant', 'bishop'), 1)
  })

  test('of threats: the Blackmailer', () => {
    const under = (flowered: string, plain: string) =>
      calling(4, 5, t => {
        holds(t, { ...HELD, 1: 'blackmailer' })
        threats(t, 1, flowered, plain)
      })
    hiddenFrom(under('bishop', 'merchant'), under('merchant', 'bishop'), 1)
  })

  test('of threats the Witch placed: the Witch, not the Blackmailer', () => {
    const under = (flowered: string, plain: string) =>
      calling(4, 5, t => {
        holds(t, { 0: 'bishop', 1: 'blackmailer', 2: 'witch', 3: 'warlord' })
        t.bewitched = { by: 2, character: 'blackmailer' }
        threats(t, 2, flowered, plain)
      })
    hiddenFrom(under('bishop', 'merchant'), under('merchant', 'bishop'), 2)
  })
})

describe('[CIT-8.6] a card moved into a hand: giver and receiver only', () => {
  test('by the Seer', () => {
    const taken = (card: string) =>
      acting(4, 'seer', t => {
        hand(t, 1, card)
        hand(t, 2, 'castle')
      }).answers(0, { do: 'foresee' })
    hiddenFrom(taken('tavern'), taken('temple'), 0, 1)
    const given = (one: string, two: string) =>
      acting(4, 'seer', t => {
        hand(t, 0, 'tavern', 'temple')
        hand(t, 1, 'manor')
        hand(t, 2, 'castle')
      })
        .answers(0, { do: 'foresee' })
        .answers(0, [one, two])
    hiddenFrom(given('tavern', 'castle'), given('temple', 'castle'), 0, 1)
  })
  test('by the Emperor', () => {
    const taken = (card: string) =>
      acting(4, 'emperor', t => {
        t.crown = 2
        hand(t, 1, card)
      }).answers(0, { do: 'crown', with: { do: '1', with: 'card' } })
    hiddenFrom(taken('tavern'), taken('temple'), 0, 1)
  })
  test('by the Cardinal', () => {
    const given = (card: string) =>
      acting(4, 'cardinal', t => {
        hand(t, 0, 'manor', 'tavern', 'temple')
      })
        .answers(0, { do: 'cardinal', with: { do: 'manor', with: 1 } })
        .answers(0, { [card]: 1 })
    hiddenFrom(given('tavern'), given('temple'), 0, 1)
  })
  test('by the Wizard', () => {
    const taken = (card: string) =>
      acting(4, 'wizard', t => hand(t, 1, 'tavern', 'temple'))
        .answers(0, { do: 'look', with: 1 })
        .answers(0, { do: 'take', with: card })
    hiddenFrom(taken('tavern'), taken('temple'), 0, 1)
  })
})

test('[CIT-8.6] the Secret Vault: its holder, until scoring', () => {
  const holding = (vault: boolean) =>
    acting(4, 'bishop', t => {
      hand(t, 1, 'secret-vault')
      if (!vault) swap(t, 1, 'secret-vault', 'tavern')
    })
  hiddenFrom(holding(true), holding(false), 1)
})
