import { expect, test } from 'vitest'
import { acting, city, deckIs, gold, hand, onTop, turnOf } from './help.ts'

const laboratory = (...cards: string[]) =>
  acting(4, 'king', t => {
    city(t, 0, 'laboratory')
    hand(t, 0, ...cards)
    gold(t, 0, 1)
  })

test('[CIT-7.13] the Laboratory turns a card into 2 gold; the card goes under the deck', () => {
  laboratory('tavern', 'castle')
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .told('gainedGold', { seat: 0, gold: 2, source: 'laboratory' })
    .expect(t => {
      expect(t.players[0]).toMatchObject({ gold: 3, hand: ['castle'] })
      expect(t.deck[0]).toBe('tavern')
    })
    .settled()
})

test('[CIT-7.13] of two cards of a kind one goes', () => {
  laboratory('tavern', 'tavern')
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .expect(t => expect(t.players[0]!.hand).toEqual(['tavern']))
})

test('[CIT-7.13] the Laboratory works once per turn, and again in the next', () => {
  laboratory('tavern', 'castle', 'manor')
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .refuses(0, { do: 'laboratory', with: 'castle' }, 'CIT-4.6')
    .table(t => turnOf(t, 0, 'king'))
    .answers(0, { do: 'laboratory', with: 'castle' })
})

test('[CIT-7.13] an empty hand feeds no Laboratory, nor does a card that is not held', () => {
  laboratory().refuses(0, { do: 'laboratory', with: 'tavern' }, 'CIT-7.13')
  laboratory('castle').refuses(0, { do: 'laboratory', with: 'tavern' }, 'kernel.no-such-option')
})

test('[CIT-7.13] others learn that a card was discarded, its owner which', () => {
  const tavern = laboratory('tavern').answers(0, { do: 'laboratory', with: 'tavern' })
  const castle = laboratory('castle').answers(0, { do: 'laboratory', with: 'castle' })
  tavern.heard(0, 'discardedFor', { seat: 0, n: 1, source: 'laboratory', cards: ['tavern'] })
  for (const eye of [1, 2, 3, null])
    tavern.heard(eye, 'discardedFor', { n: 1 }).unheard(eye, 'tavern').alike(eye, castle)
})

const smithy = (stash: number) =>
  acting(4, 'king', t => {
    city(t, 0, 'smithy')
    gold(t, 0, stash)
    onTop(t, 'tavern', 'castle', 'manor', 'palace')
  })

test('[CIT-7.25] the Smithy sells 3 cards for 2 gold', () => {
  smithy(5)
    .answers(0, { do: 'smithy' })
    .told('gainedCards', { seat: 0, n: 3, source: 'smithy' })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 3, hand: ['tavern', 'castle', 'manor'] }))
    .settled()
})

test('[CIT-7.25] 2 gold are enough for the Smithy, 1 is not', () => {
  smithy(2)
    .answers(0, { do: 'smithy' })
    .expect(t => t.players[0]!.gold === 0)
  smithy(1).refuses(0, { do: 'smithy' }, 'CIT-7.25')
})

test('[CIT-7.25] the Smithy works once per turn', () => {
  smithy(9).answers(0, { do: 'smithy' }).refuses(0, { do: 'smithy' }, 'CIT-4.6')
})

test('[CIT-7.25] only the buyer sees what the Smithy made', () => {
  smithy(5)
    .answers(0, { do: 'smithy' })
    .heard(0, 'gainedCards', { cards: ['tavern', 'castle', 'manor'] })
    .unheard(1, 'castle')
    .unheard(null, 'castle')
    .sees(1, v => v.players[0]!.hand === null && v.players[0]!.handSize === 3)
})

const museum = (...cards: string[]) =>
  acting(4, 'king', t => {
    city(t, 0, 'museum')
    hand(t, 0, ...cards)
  })

test('[CIT-7.17] a card goes under the Museum, and is out of the hand', () => {
  museum('tavern', 'castle')
    .answers(0, { do: 'museum', with: 'castle' })
    .expect(t => expect(t.players[0]).toMatchObject({ hand: ['tavern'], under: ['castle'] }))
    .settled()
})

test('[CIT-7.17] one card per turn, turn after turn', () => {
  museum('tavern', 'castle')
    .answers(0, { do: 'museum', with: 'castle' })
    .refuses(0, { do: 'museum', with: 'tavern' }, 'CIT-4.6')
    .table(t => turnOf(t, 0, 'king'))
    .answers(0, { do: 'museum', with: 'tavern' })
    .expect(t => expect(t.players[0]!.under).toEqual(['castle', 'tavern']))
})

test('[CIT-7.17] nothing goes under the Museum from an empty hand', () => {
  museum().refuses(0, { do: 'museum', with: 'tavern' }, 'CIT-7.17')
})

test('[CIT-7.17] the owner sees the cards under the Museum, others their number', () => {
  const castle = museum('castle').answers(0, { do: 'museum', with: 'castle' })
  const manor = museum('manor').answers(0, { do: 'museum', with: 'manor' })
  castle.heard(0, 'tucked', { seat: 0, card: 'museum', cards: ['castle'] }).sees(0, v => {
    expect(v.players[0]!.under).toEqual(['castle'])
  })
  for (const eye of [1, 2, 3, null])
    castle
      .heard(eye, 'tucked', { seat: 0 })
      .unheard(eye, 'castle')
      .sees(eye, v => v.players[0]!.under === null && v.players[0]!.underSize === 1)
      .alike(eye, manor)
})

test('[CIT-11.73] Laboratory, Smithy and Museum: each once in a turn, before gathering or after', () => {
  const all = (gathered: boolean) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, 'laboratory', 'smithy', 'museum')
        hand(t, 0, 'tavern', 'castle')
        gold(t, 0, 0)
      },
      { gathered },
    )
      .refuses(0, { do: 'smithy' }, 'CIT-7.25')
      .answers(0, { do: 'laboratory', with: 'tavern' })
      .answers(0, { do: 'museum', with: 'castle' })
      .answers(0, { do: 'smithy' })
      .bars('laboratory', 'CIT-4.6')
      .bars('museum', 'CIT-4.6')
      .bars('smithy', 'CIT-4.6')
  all(false).answers(0, { do: 'gather', with: 'gold' }).bars('laboratory', 'CIT-4.6')
  all(true)
})

test('[CIT-7.0] a district works from the moment it stands', () => {
  acting(4, 'king', t => {
    hand(t, 0, 'laboratory', 'tavern')
    gold(t, 0, 5)
  })
    .refuses(0, { do: 'laboratory', with: 'tavern' }, 'kernel.no-such-option')
    .answers(0, { do: 'build', with: 'laboratory' })
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .expect(t => t.players[0]!.gold === 2)
})

test('[CIT-7.0] a district works for its owner alone, and in his own turn', () => {
  acting(
    4,
    'king',
    t => {
      city(t, 1, 'smithy', 'gold-mine', 'poor-house')
      gold(t, 0, 4)
    },
    { gathered: false },
  )
    .refuses(0, { do: 'smithy' }, 'kernel.no-such-option')
    .refuses(1, { do: 'smithy' }, 'kernel.not-asked')
    .answers(0, { do: 'gather', with: 'gold' })
    .told('gatheredGold', { gold: 2 })
    .table(t => gold(t, 0, 0))
    .answers(0, { do: 'end' })
    .untold('gainedGold')
})

test('[CIT-11.78] what the Framework leaves comes back through the Smithy', () => {
  acting(4, 'king', t => {
    city(t, 0, 'framework', 'smithy')
    hand(t, 0, 'palace')
    gold(t, 0, 2)
    deckIs(t, 3)
  })
    .answers(0, { do: 'framework', with: 'palace' })
    .expect(t => expect(t.deck).toEqual(['framework']))
    .answers(0, { do: 'smithy' })
    .expect(t => expect(t.players[0]!.hand).toEqual(['framework']))
})

test('[CIT-11.78] what the Necropolis buried comes back through the Park', () => {
  acting(4, 'king', t => {
    city(t, 0, 'tavern', 'park')
    hand(t, 0, 'necropolis')
    deckIs(t, 3)
  })
    .answers(0, { do: 'necropolis', with: '0.tavern' })
    .answers(0, { do: 'end' })
    .expect(t => expect(t.players[0]!.hand).toEqual(['tavern']))
})

test('[CIT-11.78] what the Armory destroyed comes back through the Scholar', () => {
  acting(4, 'scholar', t => {
    city(t, 0, 'armory')
    city(t, 1, 'manor')
    deckIs(t, 3)
  })
    .answers(0, { do: 'armory', with: '1.manor' })
    .answers(0, { do: 'study' })
    .heard(0, 'drew', { drawn: 2, cards: ['armory', 'manor'] })
    .answers(0, 'armory')
    .expect(t => expect(t.players[0]!.hand).toEqual(['armory']))
})

test('[CIT-11.79] a card just gathered may be built, discarded, put under the Museum or paid with', () => {
  const gathered = () =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, 'laboratory', 'museum', 'library')
        hand(t, 0, 'thieves-den')
        gold(t, 0, 5)
        onTop(t, 'manor', 'tavern')
      },
      { gathered: false },
    ).answers(0, { do: 'gather', with: 'cards' })
  gathered().answers(0, { do: 'build', with: 'manor' })
  gathered().answers(0, { do: 'laboratory', with: 'manor' })
  gathered().answers(0, { do: 'museum', with: 'manor' })
  gathered().answers(0, { do: 'thieves-den', with: { manor: 1 } })
})

test('[CIT-11.79] a card just bought may be built in the same turn', () => {
  smithy(5)
    .answers(0, { do: 'smithy' })
    .answers(0, { do: 'build', with: 'manor' })
    .told('built', { card: 'manor', gold: 3 })
})
