import type { Character } from '@cloak/citadels-core'
import { describe, expect, test } from 'vitest'
import { resumed } from './bewitching.ts'
import {
  calling,
  type Change,
  city,
  cityOf,
  crowned,
  eyesBut,
  gold,
  goldOf,
  hand,
  holds,
  onTop,
  overruling,
  passes,
} from './help.ts'

/** Seat 0 holds the Witch and is called; the others hold these. */
const called = (change: Change = () => {}, others: readonly Character[] = ['king', 'bishop', 'thief'], how = {}) =>
  calling(
    4,
    1,
    t => {
      holds(t, { 0: 'witch', 1: others[0]!, 2: others[1]!, 3: others[2]! })
      change(t)
    },
    how,
  )

describe('[CLA-6.1] the Witch', () => {
  test('takes her action, names a character, and her turn ends at once', () => {
    const s = called()
      .asks(0)
      .prompts('citadels.prompt.gather')
      .answers(0, 'gold')
      .asks(0)
      .prompts('citadels.prompt.witch-decide')
      .answers(0, { do: 'bewitch', with: 'bishop' })
      .expect(t => expect([t.bewitched, t.turn!.seat]).toEqual([{ by: 0, character: 'bishop' }, 3]))
      .asks(3)
    for (const eye of eyesBut(4)) s.heard(eye, 'bewitched', { by: 0, character: 'bishop' })
  })

  test('the holder shows the bewitched character, takes his action, and his turn ends', () => {
    resumed('bishop', t => gold(t, 1, 0))
      .told('turnEnded', { seat: 1 })
      .asks(0)
      .expect(t => {
        expect(t.players[1]!.revealed).toEqual(['bishop'])
        expect(t.players[1]!.gold).toBe(2)
        expect(t.turn).toMatchObject({ seat: 0, as: 'bishop', bewitched: true, gathered: true })
      })
  })

  test('she goes on as that character with her own city, hand and gold', () => {
    resumed('merchant', t => {
      city(t, 0, 'tavern', 'market')
      city(t, 1, 'docks')
      hand(t, 0, 'temple')
      gold(t, 0, 0)
      gold(t, 1, 0)
    })
      .answers(0, { do: 'profit' })
      .told('gainedGold', { seat: 0, gold: 1, source: 'merchant' })
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
      .answers(0, { do: 'build', with: 'temple' })
      .refuses(0, { do: 'gather', with: 'gold' }, 'CLA-4.2')
      .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([2, 2]))
  })

  test('the Architect’s cards are hers, and his three builds', () => {
    resumed('architect', t => {
      hand(t, 0, 'tavern', 'temple', 'watchtower', 'market')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'plans' })
      .told('gainedCards', { seat: 0, n: 2, source: 'architect' })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'build', with: 'temple' })
      .answers(0, { do: 'build', with: 'watchtower' })
      .refuses(0, { do: 'build', with: 'market' }, 'CLA-4.3')
  })

  test('the next rank is called only when she has finished', () => {
    const s = resumed('bishop', t => holds(t, { 0: 'witch', 1: 'bishop', 2: 'merchant', 3: 'thief' }))
    s.untold('revealed', { character: 'merchant' })
      .answers(0, { do: 'end' })
      .told('revealed', { character: 'merchant' })
  })
})

test('[CLA-6.1a] a bewitched King: his holder takes the crown, the moment he is called; the Witch has his income', () => {
  calling(4, 4, t => {
    crowned(t, 2)
    holds(t, { 0: 'witch', 1: 'king' })
    t.bewitched = { by: 0, character: 'king' }
    city(t, 0, 'manor')
  })
    .told('crowned', { seat: 1, from: 2 })
    .asks(1)
    .answers(1, 'gold')
    .untold('crowned')
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 1 })
    .expect(t => t.crown === 1)
})

test('[CLA-6.1b] if nobody has the character she does not go on: no building, no Park, no Poor House', () => {
  const s = called(t => {
    city(t, 0, 'park', 'poor-house')
    hand(t, 0)
    gold(t, 0, 0)
    onTop(t, 'tavern', 'castle')
  })
    .answers(0, 'cards')
    .answers(0, 'tavern')
    .answers(0, { do: 'bewitch', with: 'merchant' })
  passes(s, 3, 1, 2)
    .told('silence', { character: 'merchant' })
    .expect(t => {
      expect(t.round).toBe(2)
      expect([t.players[0]!.gold, t.players[0]!.hand]).toEqual([0, ['tavern']])
      expect(cityOf(t, 0)).toEqual(['park', 'poor-house'])
    })
})

test('[CLA-6.1c] the Thief can rob neither the Witch nor the bewitched character', () => {
  called()
    .answers(0, 'gold')
    .answers(0, { do: 'bewitch', with: 'bishop' })
    .asks(3)
    .bars(['rob', 'witch'], 'CLA-5.2')
    .refuses(3, { do: 'rob', with: 'bishop' }, 'CLA-5.2')
    .answers(3, { do: 'rob', with: 'king' })
})

test('[CLA-6.1d] passive powers are the Witch’s: the Bishop protects her city, not his holder’s', () => {
  const s = resumed('bishop', t => {
    holds(t, { 0: 'witch', 1: 'bishop', 2: 'warlord', 3: 'thief' })
    city(t, 0, 'tavern')
    city(t, 1, 'temple')
  })
    .expect(t => t.protected === 0)
    .answers(0, { do: 'end' })
    .asks(2)
    .answers(2, { do: 'gather', with: 'gold' })
  s.refuses(2, { do: 'destroy', with: '0.tavern' }, 'CLA-5.5').answers(2, { do: 'destroy', with: '1.temple' })
})

test('[CLA-6.1d] and so is the Tax Collector’s tax', () => {
  resumed('tax-collector').expect(t => expect(t.taxes).toEqual({ to: 0, from: null }))
})

test('[CLA-6.1e] a bewitched Emperor: the Witch moves the crown and is paid, when she goes on', () => {
  resumed('emperor', t => {
    crowned(t, 2)
    holds(t, { 0: 'witch', 1: 'emperor' })
    gold(t, 1, 4)
  })
    .asks(0)
    .prompts('citadels.prompt.emperor-crown')
    .expect(t => t.crown === 2)
    .offers(1, 3)
    .offersNot(0)
    .bars(2, 'CLA-6.4')
    .answers(0, 1)
    .asks(1)
    .answers(1, { do: 'gold' })
    .told('paidGold', { by: 0, seat: 1, gold: 1, source: 'emperor' })
    .asks(0)
    .prompts('citadels.prompt.act')
    .expect(t => t.crown === 1)
})

describe('[CLA-6.1f] the Witch who bewitches nobody', () => {
  test('plays an ordinary turn and may build one district', () => {
    called(t => {
      hand(t, 0, 'tavern', 'temple')
      city(t, 0, 'smithy')
    })
      .answers(0, 'gold')
      .answers(0, { do: 'forgo' })
      .asks(0)
      .prompts('citadels.prompt.act')
      .answers(0, { do: 'smithy' })
      .answers(0, { do: 'build', with: 'tavern' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CLA-4.3')
      .answers(0, { do: 'end' })
      .told('turnEnded', { seat: 0 })
      .expect(t => t.bewitched === null)
  })
  test('has Park and Poor House at its end', () => {
    called(t => {
      city(t, 0, 'park', 'poor-house')
      hand(t, 0)
      gold(t, 0, 0)
      onTop(t, 'tavern', 'castle')
    })
      .answers(0, 'cards')
      .answers(0, 'tavern')
      .answers(0, { do: 'forgo' })
      .answers(0, { do: 'end' })
      .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
  })
  test('decides right after the action: until then nothing else, after it no spell', () => {
    called(t => {
      hand(t, 0, 'tavern')
      city(t, 0, 'smithy', 'laboratory')
    })
      .refuses(0, { do: 'smithy' }, 'kernel.no-such-option')
      .answers(0, 'gold')
      .offersNot('smithy', 'laboratory', 'build', 'end')
      .refuses(0, { do: 'build', with: 'tavern' }, 'kernel.no-such-option')
      .answers(0, { do: 'forgo' })
      .offersNot('bewitch')
      .refuses(0, { do: 'bewitch', with: 'king' }, 'kernel.no-such-option')
  })
  test('Library and Observatory work for her action', () => {
    called(t => {
      city(t, 0, 'library', 'observatory')
      onTop(t, 'tavern', 'castle', 'docks')
    })
      .answers(0, 'cards')
      .told('drew', { seat: 0, drawn: 3 })
      .answers(0, { tavern: 1, docks: 1 })
      .prompts('citadels.prompt.witch-decide')
  })
  test('a clock that runs out forgoes the spell', () => {
    called().answers(0, 'gold').lapses(0).prompts('citadels.prompt.act')
  })
  test('overruled, she must name somebody', () => {
    called(() => {}, ['king', 'bishop', 'thief'], overruling(4, 'witchMayForgo'))
      .answers(0, 'gold')
      .refuses(0, { do: 'forgo' }, 'CLA-6.1f')
      .answers(0, { do: 'bewitch', with: 'king' })
  })
})

describe('[CLA-6.1g] as in the newer edition', () => {
  test('no end-of-turn effects while she is on hold; they come when she ends the resumed turn', () => {
    const s = called(
      t => {
        city(t, 0, 'poor-house')
        gold(t, 0, 0)
        onTop(t, 'tavern', 'castle')
      },
      ['bishop', 'warlord', 'thief'],
    )
      .answers(0, 'cards')
      .answers(0, 'tavern')
      .answers(0, { do: 'bewitch', with: 'bishop' })
      .untold('gainedGold')
    passes(s, 3).answers(1, 'gold').answers(0, { do: 'end' })
    s.told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
  })
  test('the holder has only Library and Observatory, and no Park and no Poor House', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'witch', 1: 'bishop' })
      t.bewitched = { by: 0, character: 'bishop' }
      city(t, 1, 'library', 'smithy', 'park', 'poor-house')
      gold(t, 1, 0)
      onTop(t, 'tavern', 'castle')
    })
      .asks(1)
      .refuses(1, { do: 'smithy' }, 'kernel.no-such-option')
      .answers(1, 'cards')
      .heard(1, 'keptCards', { n: 2, cards: ['tavern', 'castle'] })
      .asks(0)
      .expect(t => expect([t.players[1]!.gold, t.players[1]!.hand]).toEqual([0, ['tavern', 'castle']]))
  })
  test('his Keep, Great Wall and Graveyard stay in force against the Witch as Warlord', () => {
    resumed('warlord', t => {
      city(t, 1, 'keep', 'great-wall', 'graveyard', 'tavern')
      gold(t, 0, 1)
    })
      .refuses(0, { do: 'destroy', with: '1.keep' }, 'CLA-7.2')
      .answers(0, { do: 'destroy', with: '1.tavern' })
      .told('destroyed', { by: 0, seat: 1, card: 'tavern', gold: 1 })
      .asks(1)
      .answers(1, 'salvage')
      .expect(t => expect(t.players[1]!.hand).toEqual(['tavern']))
  })
  test('his Throne Room is paid when the Witch moves the crown as Emperor', () => {
    resumed('emperor', t => city(t, 1, 'throne-room'))
      .answers(0, 2)
      .told('gainedGold', { seat: 1, gold: 1, source: 'throne-room' })
  })
  test('with 3 players she may bewitch her own second character, act with it, and go on as it', () => {
    calling(3, 6, t => {
      holds(t, { 0: ['witch', 'merchant'] })
      t.bewitched = { by: 0, character: 'merchant' }
      gold(t, 0, 0)
    })
      .asks(0)
      .answers(0, 'gold')
      .asks(0)
      .answers(0, { do: 'profit' })
      .expect(t => t.players[0]!.gold === 3)
  })
})
