import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, beautify, calling, city, crowned, deckIs, eyesBut, gold, hand, holds, onTop } from './help.ts'

// The Thief sits at 0; seat 1 holds the Assassin, seat 2 the Merchant, seat 3 the Warlord.
const seated = (t: T): void => {
  crowned(t, 0)
  holds(t, { 0: 'thief', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
}
const thief = (change: (t: T) => void = () => {}, gathered = true) =>
  acting(
    4,
    'thief',
    t => {
      seated(t)
      change(t)
    },
    { gathered },
  )

test('[CIT-6.2.1] the Thief names whom he robs, before or after gathering, and everybody hears it', () => {
  for (const gathered of [false, true]) {
    const scene = thief(() => {}, gathered).answers(0, { do: 'rob', with: 'merchant' })
    for (const eye of eyesBut(4)) {
      scene
        .heard(eye, 'marked', { by: 0, character: 'merchant' })
        .sees(eye, v => expect(v.robbed).toEqual({ by: 0, character: 'merchant' }))
    }
  }
})

test('[CIT-6.2.1] the Thief robs once, or nobody', () => {
  thief().answers(0, { do: 'rob', with: 'merchant' }).refuses(0, { do: 'rob', with: 'king' }, 'CIT-4.6')
  thief()
    .answers(0, { do: 'end' })
    .expect(t => t.robbed === null)
})

test('[CIT-6.2.1] neither rank 1, nor the killed, nor the bewitched, nor himself', () => {
  thief(t => (t.killed = 'king'))
    .bars(['rob', 'assassin'], 'CIT-6.2.1')
    .bars(['rob', 'king'], 'CIT-6.2.1')
    .refuses(0, { do: 'rob', with: 'assassin' }, 'CIT-6.2.1')
    .refuses(0, { do: 'rob', with: 'king' }, 'CIT-6.2.1')
    .refuses(0, { do: 'rob', with: 'thief' }, 'kernel.no-such-option')
  acting(4, 'thief', t => {
    holds(t, { 0: 'thief', 1: 'witch', 2: 'merchant', 3: 'warlord' })
    t.bewitched = { by: 1, character: 'merchant' }
  })
    .bars(['rob', 'merchant'], 'CIT-6.2.1')
    .refuses(0, { do: 'rob', with: 'witch' }, 'CIT-6.2.1')
    .offers(['rob', 'warlord'])
})

const robbed = (stash: number) =>
  calling(4, 6, t => {
    seated(t)
    t.robbed = { by: 0, character: 'merchant' }
    gold(t, 0, 1)
    gold(t, 2, stash)
  })

test('[CIT-6.2.1] the robbed loses the whole stash the moment he is revealed, before gathering', () => {
  robbed(7)
    .told('revealed', { seat: 2, character: 'merchant' })
    .told('robbed', { by: 0, seat: 2, gold: 7 })
    .asks(2)
    .expect(t => t.players[0]!.gold === 8 && t.players[2]!.gold === 0 && !t.turn!.gathered)
    .answers(2, { do: 'gather', with: 'gold' })
    .expect(t => t.players[2]!.gold === 2)
})

test('[CIT-11.25] from a robbed player without gold the Thief takes none', () => {
  robbed(0)
    .told('robbed', { by: 0, seat: 2, gold: 0 })
    .expect(t => t.players[0]!.gold === 1)
})

test('[CIT-6.2.1] if nobody reveals the robbed character, nothing happens', () => {
  calling(4, 6, t => {
    holds(t, { 0: 'thief', 1: 'assassin', 2: 'architect', 3: 'warlord' })
    t.robbed = { by: 0, character: 'merchant' }
    gold(t, 0, 1)
  })
    .untold('robbed')
    .asks(2)
    .expect(t => t.players[0]!.gold === 1)
})

test('[CIT-6.2.1] gold on districts and on the plate is in no stash', () => {
  calling(4, 6, t => {
    holds(t, { 0: 'thief', 1: 'assassin', 2: 'merchant', 3: 'tax-collector' })
    t.robbed = { by: 0, character: 'merchant' }
    city(t, 2, 'tavern')
    beautify(t, 2, 'tavern')
    t.plate = 5
    gold(t, 2, 4)
  })
    .told('robbed', { gold: 4 })
    .expect(t => t.players[2]!.city[0]!.beautified && t.plate === 5)
})

// The Spy sits at 0 and looks at seat 1.
const spy = (change: (t: T) => void = () => {}, gathered = true) =>
  acting(
    4,
    'spy',
    t => {
      hand(t, 1, 'tavern', 'market', 'castle', 'school-of-magic')
      gold(t, 0, 1)
      gold(t, 1, 5)
      onTop(t, 'docks', 'harbor', 'town-hall')
      change(t)
    },
    { gathered },
  )
const spies = (type: string, seat = 1) => ({ do: 'spy', with: { seat, type } })

test('[CIT-6.2.2] for each card of the named type the Spy takes 1 gold and gains 1 card', () => {
  for (const gathered of [false, true]) {
    spy(() => {}, gathered)
      .answers(0, spies('trade'))
      .told('spied', { by: 0, seat: 1, type: 'trade', n: 2, gold: 2 })
      .told('gainedCards', { seat: 0, n: 2, source: 'spy' })
      .expect(t => {
        expect(t.players[0]).toMatchObject({ gold: 3, hand: ['docks', 'harbor'] })
        expect(t.players[1]).toMatchObject({ gold: 3, hand: ['tavern', 'market', 'castle', 'school-of-magic'] })
      })
      .asks(0)
  }
})

test('[CIT-6.2.2] no card of that type: nothing but the look', () => {
  spy()
    .answers(0, spies('military'))
    .told('spied', { n: 0, gold: 0 })
    .expect(t => t.players[0]!.gold === 1 && t.players[1]!.gold === 5 && t.players[0]!.hand.length === 0)
})

test('[CIT-6.2.2] a stash smaller than the matches gives what it has; the cards come all the same', () => {
  for (const [stash, taken] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
  ] as const) {
    spy(t => gold(t, 1, stash))
      .answers(0, spies('trade'))
      .told('spied', { n: 2, gold: taken })
      .expect(t => t.players[0]!.hand.length === 2 && t.players[1]!.gold === stash - taken)
  }
})

test('[CIT-6.2.2] School of Magic, Haunted Quarter and Secret Vault count as unique in a hand', () => {
  spy(t => hand(t, 1, 'school-of-magic', 'haunted-quarter', 'secret-vault', 'temple'))
    .answers(0, spies('unique'))
    .told('spied', { n: 3 })
  for (const type of ['noble', 'trade', 'military'])
    spy(t => hand(t, 1, 'school-of-magic', 'haunted-quarter', 'secret-vault', 'temple'))
      .answers(0, spies(type))
      .told('spied', { n: 0 })
})

test('[CIT-6.2.2] the Spy spies once, on another player, and names a type', () => {
  spy()
    .refuses(0, spies('trade', 0), 'kernel.no-such-option')
    .refuses(0, { do: 'spy', with: { seat: 1 } }, 'kernel.no-such-option')
    .answers(0, spies('trade'))
    .refuses(0, spies('noble', 2), 'CIT-4.6')
})

test('[CIT-6.2.2] an empty hand may be spied on', () => {
  spy().answers(0, spies('noble', 2)).told('spied', { seat: 2, n: 0, gold: 0 })
})

test('[CIT-6.2.2] the Spy sees the whole hand, the others only what came of it', () => {
  const scene = spy().answers(0, spies('trade'))
  const other = spy(t => hand(t, 1, 'tavern', 'market', 'temple', 'prison')).answers(0, spies('trade'))
  scene
    .heard(0, 'spied', { hand: ['tavern', 'market', 'castle', 'school-of-magic'] })
    .heard(0, 'gainedCards', { cards: ['docks', 'harbor'] })
    .sees(0, v => expect(v.players[0]!.looked!.hand).toEqual(['tavern', 'market', 'castle', 'school-of-magic']))
  for (const eye of eyesBut(4, 0, 1)) {
    scene
      .heard(eye, 'spied', { by: 0, seat: 1, type: 'trade', n: 2, gold: 2 })
      .unheard(eye, 'hand')
      .unheard(eye, 'cards')
      .sees(eye, v => v.players[0]!.looked === null && v.players[1]!.hand === null)
      .alike(eye, other)
  }
  scene.unheard(1, 'cards').sees(1, v => v.players[0]!.looked === null)
})

test('[CIT-6.2.2] the Spy has the hand before him until his turn is over', () => {
  spy()
    .answers(0, spies('trade'))
    .answers(0, { do: 'end' })
    .sees(0, v => v.players[0]!.looked === null)
})

test('[CIT-11.29] with fewer cards in the deck than matches, the Spy gains what there is', () => {
  spy(t => deckIs(t, 3, 'docks'))
    .answers(0, spies('trade'))
    .told('spied', { n: 2, gold: 2 })
    .told('gainedCards', { seat: 0, n: 1 })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 3, hand: ['docks'] }))
})
