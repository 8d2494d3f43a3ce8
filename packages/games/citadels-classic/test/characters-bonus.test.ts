import { describe, expect, test } from 'vitest'
import {
  acting,
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
  passes,
} from './help.ts'

describe('[CLA-6.3] the Wizard', () => {
  const wizard = (change: Change = () => {}, gathered = true) =>
    acting(
      4,
      'wizard',
      t => {
        hand(t, 0, 'temple')
        hand(t, 1, 'tavern', 'castle')
        gold(t, 0, 9)
        change(t)
      },
      { gathered },
    )
  test('looks at another player’s hand, and takes a card into his', () => {
    wizard()
      .answers(0, { do: 'look', with: 1 })
      .heard(0, 'looked', { by: 0, seat: 1, hand: ['tavern', 'castle'] })
      .answers(0, { do: 'take', with: 'castle' })
      .heard(1, 'tookCard', { by: 0, seat: 1, card: 'castle' })
      .expect(t => expect(t.players.slice(0, 2).map(p => p.hand)).toEqual([['temple', 'castle'], ['tavern']]))
  })
  test('others hear neither the hand nor the card', () => {
    const s = wizard().answers(0, { do: 'look', with: 1 })
    for (const eye of eyesBut(4, 0)) s.unheard(eye, 'castle').unheard(eye, 'tavern')
    s.answers(0, { do: 'take', with: 'castle' })
    for (const eye of eyesBut(4, 0, 1)) s.heard(eye, 'tookCard', { by: 0, seat: 1 }).unheard(eye, 'castle')
  })
  test('or builds it at once: outside the limit', () => {
    wizard()
      .answers(0, { do: 'look', with: 1 })
      .answers(0, { do: 'build', with: 'castle' })
      .told('tookCard', { by: 0, seat: 1, source: 'wizard' })
      .told('built', { seat: 0, card: 'castle', gold: 4 })
      .answers(0, { do: 'build', with: 'temple' })
      .expect(t => expect(cityOf(t, 0)).toEqual(['castle', 'temple']))
  })
  test('and it may be identical to one he has; his normal build may not', () => {
    wizard(t => city(t, 0, 'castle', 'temple'))
      .answers(0, { do: 'look', with: 1 })
      .answers(0, { do: 'build', with: 'castle' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CLA-4.3')
      .expect(t => expect(cityOf(t, 0)).toEqual(['castle', 'temple', 'castle']))
  })
  test('a card taken into the hand has no licence', () => {
    wizard(t => city(t, 0, 'castle'))
      .answers(0, { do: 'look', with: 1 })
      .answers(0, { do: 'take', with: 'castle' })
      .refuses(0, { do: 'build', with: 'castle' }, 'CLA-4.3')
  })
  test('he must be able to pay', () => {
    wizard(t => gold(t, 0, 3))
      .answers(0, { do: 'look', with: 1 })
      .refuses(0, { do: 'build', with: 'castle' }, 'CLA-4.3')
      .answers(0, { do: 'take', with: 'castle' })
  })
  test('before the action the card can only go to the hand', () => {
    wizard(() => {}, false)
      .answers(0, { do: 'look', with: 1 })
      .refuses(0, { do: 'build', with: 'castle' }, 'CLA-4.3')
      .answers(0, { do: 'take', with: 'castle' })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'castle' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CLA-4.3')
  })
  test('not a player without cards; having looked he must choose', () => {
    wizard()
      .refuses(0, { do: 'look', with: 2 }, 'CLA-6.3')
      .answers(0, { do: 'look', with: 1 })
      .offersNot('end', 'leave')
      .answers(0, { do: 'take', with: 'tavern' })
      .refuses(0, { do: 'look', with: 1 }, 'CLA-4.4')
  })
})

describe('[CLA-6.4] the Emperor', () => {
  const called = (change: Change = () => {}, seats = 4) =>
    calling(seats, 4, t => {
      crowned(t, 2)
      holds(t, { 0: 'emperor' })
      change(t)
    })
  test('when called he gives the crown to another player: not himself, not back to the same', () => {
    called()
      .asks(0)
      .prompts('citadels.prompt.emperor-crown')
      .bars(2, 'CLA-6.4')
      .refuses(0, 2, 'CLA-6.4')
      .refuses(0, 0, 'kernel.no-such-option')
      .offers(1, 3)
      .answers(0, 3)
      .told('crowned', { seat: 3, from: 2 })
      .expect(t => t.crown === 3)
  })
  test('who has the crown himself gives it to anybody', () => {
    called(t => (t.crown = 0))
      .offers(1, 2, 3)
      .offersNot(0)
  })
  test('the receiver chooses: 1 gold', () => {
    called(t => hand(t, 1, 'tavern', 'castle'))
      .answers(0, 1)
      .asks(1)
      .prompts('citadels.prompt.emperor-tribute', { seat: 0 })
      .answers(1, { do: 'gold' })
      .told('paidGold', { by: 0, seat: 1, gold: 1, source: 'emperor' })
      .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([3, 1]))
  })
  test('or 1 card of his choice', () => {
    called(t => hand(t, 1, 'tavern', 'castle'))
      .answers(0, 1)
      .answers(1, { do: 'card', with: 'castle' })
      .heard(0, 'gaveCard', { by: 1, seat: 0, card: 'castle' })
      .heard(1, 'gaveCard', { by: 1, seat: 0, card: 'castle' })
      .expect(t => expect(t.players.slice(0, 2).map(p => p.hand)).toEqual([['castle'], ['tavern']]))
  })
  test('without gold a card, without cards gold', () => {
    called(t => {
      hand(t, 1, 'tavern')
      gold(t, 1, 0)
    })
      .answers(0, 1)
      .refuses(1, { do: 'gold' }, 'CLA-6.4')
      .answers(1, { do: 'card', with: 'tavern' })
    called().answers(0, 1).bars('card', 'CLA-6.4').answers(1, { do: 'gold' })
  })
  test('with neither, nothing', () => {
    called(t => gold(t, 1, 0))
      .answers(0, 1)
      .untold('paidGold')
      .asks(0)
      .prompts('citadels.prompt.act')
  })
  test('then he has his turn, with income for yellow districts', () => {
    called(t => city(t, 0, 'manor', 'castle'))
      .answers(0, 1)
      .answers(1, { do: 'gold' })
      .asks(0)
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
  })
})

test('[CLA-6.4a] a killed Emperor: nothing is shown, the crown stays', () => {
  const s = calling(4, 4, t => {
    crowned(t, 2)
    holds(t, { 0: 'emperor', 1: 'assassin', 2: 'thief', 3: 'warlord' })
    t.killed = 'emperor'
  })
    .told('silence', { rank: 4, character: 'emperor' })
    .asks(3)
  passes(s, 3).untold('heir').untold('crowned').told('roundBegan', { round: 2, seat: 2 })
})

describe('[CLA-6.5] the Abbot', () => {
  const abbot = (...stashes: number[]) =>
    acting(4, 'abbot', t => {
      stashes.forEach((n, seat) => gold(t, seat, n))
      city(t, 0, 'temple', 'church')
    })
  test('the player with the most gold pays him 1, once', () => {
    abbot(2, 5, 4, 1)
      .answers(0, { do: 'tithe' })
      .told('paidGold', { by: 0, seat: 1, gold: 1, source: 'abbot' })
      .expect(t => expect(goldOf(t)).toEqual([3, 4, 4, 1]))
      .refuses(0, { do: 'tithe' }, 'CLA-4.4')
  })
  test('nobody, if several are tied for the most', () => {
    abbot(2, 5, 5, 1).refuses(0, { do: 'tithe' }, 'CLA-6.5')
  })
  test('nobody, if he has the most himself, or as much as the richest', () => {
    abbot(6, 5, 4, 1).refuses(0, { do: 'tithe' }, 'CLA-6.5')
    abbot(5, 5, 4, 1).refuses(0, { do: 'tithe' }, 'CLA-6.5')
  })
  test('he may first fall below', () => {
    acting(4, 'abbot', t => {
      gold(t, 0, 5)
      gold(t, 1, 5)
      hand(t, 0, 'tavern')
    })
      .bars('tithe', 'CLA-6.5')
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'tithe' })
  })
  test('income is gold only', () => {
    abbot(0, 1, 1, 1)
      .refuses(0, { do: 'collect', with: 1 }, 'kernel.malformed')
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
      .untold('gainedCards')
  })
  test('[CLA-12.26] all stashes equal: a tie, nobody pays', () => {
    abbot(3, 3, 3, 3).refuses(0, { do: 'tithe' }, 'CLA-6.5')
    abbot(0, 0, 0, 0).refuses(0, { do: 'tithe' }, 'CLA-6.5')
  })
})

test('[CLA-6.6] the Alchemist gets back what he spent on districts, at the end of the turn, and nothing else', () => {
  acting(4, 'alchemist', t => {
    city(t, 0, 'smithy')
    hand(t, 0, 'docks', 'palace')
    gold(t, 0, 6)
  })
    .answers(0, { do: 'smithy' })
    .refuses(0, { do: 'build', with: 'palace' }, 'CLA-4.3')
    .answers(0, { do: 'build', with: 'docks' })
    .expect(t => t.players[0]!.gold === 1)
    .answers(0, { do: 'end' })
    .told('gainedGold', { seat: 0, gold: 3, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 4)
  acting(4, 'alchemist', () => {})
    .answers(0, { do: 'end' })
    .untold('gainedGold')
})

test('[CLA-6.7] the Navigator: after his action 4 gold or 4 cards, once; he cannot build', () => {
  const navigator = () => acting(4, 'navigator', t => hand(t, 0, 'tavern'), { gathered: false })
  navigator()
    .refuses(0, { do: 'voyage', with: 'gold' }, 'CLA-6.7')
    .answers(0, { do: 'gather', with: 'gold' })
    .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-6.7')
    .answers(0, { do: 'voyage', with: 'gold' })
    .refuses(0, { do: 'voyage', with: 'cards' }, 'CLA-4.4')
    .expect(t => t.players[0]!.gold === 8)
  navigator()
    .table(t => onTop(t, 'manor', 'castle', 'palace', 'temple'))
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'voyage', with: 'cards' })
    .heard(0, 'gainedCards', { n: 4, source: 'navigator', cards: ['manor', 'castle', 'palace', 'temple'] })
})
