import { describe, expect, test } from 'vitest'
import { calling, type Change, city, crowned, eyesBut, gold, hand, holds, onTop, passes } from './help.ts'

/** Seat 1 has the Hospital. The Bishop was killed and is called; seat 1 holds this character. */
const called = (held: string, change: Change = () => {}) =>
  calling(4, 5, t => {
    crowned(t, 2)
    holds(t, { 0: 'assassin', 1: held, 2: 'thief', 3: 'merchant' }, ['magician', 'architect'])
    t.killed = 'bishop'
    city(t, 1, 'hospital')
    change(t)
  })

describe('[CLA-7.23] the Hospital', () => {
  test('its owner, though killed, may take an action', () => {
    called('bishop')
      .asks(1)
      .prompts('citadels.prompt.hospital')
      .answers(1, 'rise')
      .told('revealed', { seat: 1, character: 'bishop' })
      .asks(1)
      .prompts('citadels.prompt.gather')
      .answers(1, 'gold')
      .told('turnEnded', { seat: 1 })
      .asks(3)
      .expect(t => t.players[1]!.gold === 4)
  })
  test('but not build, nor use his power', () => {
    called('bishop', t => {
      hand(t, 1, 'tavern')
      city(t, 1, 'hospital', 'temple')
    })
      .answers(1, 'rise')
      .offersNot('build', 'collect', 'end')
      .answers(1, 'gold')
      .expect(t => t.turn?.seat === 3 && t.protected === null)
  })
  test('nobody is asked without a Hospital, nor if somebody else was killed', () => {
    called('bishop', t => city(t, 1, 'tavern'))
      .told('silence', { character: 'bishop' })
      .asks(3)
    calling(4, 5, t => {
      holds(t, { 0: 'assassin', 1: 'bishop' })
      t.killed = 'king'
      city(t, 1, 'hospital')
    })
      .told('revealed', { seat: 1 })
      .prompts('citadels.prompt.act')
  })
})

describe('[CLA-7.23a] he decides when his killed character is called', () => {
  test('he may stay silent', () => {
    called('bishop')
      .answers(1, 'keep-silent')
      .told('silence', { rank: 5, character: 'bishop' })
      .asks(3)
      .expect(t => t.players[1]!.revealed.length === 0 && t.players[1]!.gold === 2)
    called('bishop').lapses(1).told('silence')
  })
  test('he is asked whether he holds it or not, and can only rise with it', () => {
    called('bishop').asks(1).prompts('citadels.prompt.hospital', { character: 'bishop', held: 'yes' })
    called('warlord')
      .asks(1)
      .prompts('citadels.prompt.hospital', { character: 'bishop', held: 'no' })
      .refuses(1, 'rise', 'CLA-7.23')
      .answers(1, 'keep-silent')
  })
  test('to everybody else the question looks the same, and so does his silence', () => {
    for (const eye of eyesBut(4, 1)) {
      called('bishop').alike(eye, called('warlord'))
      const silent = (held: string) => called(held).answers(1, 'keep-silent')
      silent('bishop').alike(eye, silent('warlord'))
    }
  })
  test('he is asked too if nobody can have it because it lies face up', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'assassin', 1: 'warlord', 2: 'thief', 3: 'merchant' }, ['bishop'])
      t.killed = 'bishop'
      city(t, 1, 'hospital')
    }).asks(1)
  })
  test('he is not asked when everybody has seen what he holds', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'assassin', 1: 'thief', 2: 'bishop', 3: 'merchant' })
      t.killed = 'bishop'
      city(t, 1, 'hospital')
    })
      .told('silence', { character: 'bishop' })
      .asks(3)
  })
  test('[CLA-12.11] with 3 players he is asked as long as one of his two is hidden; the other character plays normally', () => {
    const s = calling(3, 5, t => {
      holds(t, { 0: ['assassin', 'king'], 1: ['bishop', 'merchant'], 2: ['thief', 'warlord'] })
      t.killed = 'bishop'
      city(t, 1, 'hospital')
      hand(t, 1, 'tavern')
    })
      .asks(1)
      .answers(1, 'rise')
      .answers(1, 'gold')
      .told('revealed', { seat: 1, character: 'merchant' })
    s.answers(1, { do: 'gather', with: 'gold' }).answers(1, { do: 'build', with: 'tavern' })
    calling(3, 7, t => {
      holds(t, { 0: ['assassin', 'king'], 1: ['bishop', 'merchant'], 2: ['thief', 'warlord'] })
      t.killed = 'architect'
      city(t, 1, 'hospital')
    })
      .told('silence', { character: 'architect' })
      .asks(2)
  })
})

describe('[CLA-7.23b] only the action', () => {
  test('with Library and Observatory', () => {
    called('bishop', t => {
      city(t, 1, 'hospital', 'library', 'observatory')
      onTop(t, 'tavern', 'castle', 'manor')
    })
      .answers(1, 'rise')
      .answers(1, 'cards')
      .told('drew', { seat: 1, drawn: 3 })
      .answers(1, { tavern: 1, manor: 1 })
      .told('turnEnded', { seat: 1 })
      .expect(t => expect(t.players[1]!.hand).toEqual(['tavern', 'manor']))
  })
  test('no other purple effect, no Park, no Poor House', () => {
    called('bishop', t => {
      city(t, 1, 'hospital', 'smithy', 'park', 'poor-house')
      gold(t, 1, 0)
      onTop(t, 'tavern', 'castle')
    })
      .answers(1, 'rise')
      .offersNot('smithy')
      .answers(1, 'cards')
      .offersNot('smithy')
      .answers(1, 'tavern')
      .untold('gainedGold')
      .untold('gainedCards')
      .expect(t => expect([t.players[1]!.gold, t.players[1]!.hand]).toEqual([0, ['tavern']]))
  })
})

test('[CLA-7.23c] a killed King who rises still gets the crown only at the end of the round; the Queen is paid then', () => {
  const s = calling(5, 4, t => {
    holds(t, { 0: 'assassin', 1: 'king', 2: 'queen', 3: 'bishop', 4: 'thief' })
    t.killed = 'king'
    city(t, 1, 'hospital', 'throne-room')
  })
    .answers(1, 'rise')
    .untold('crowned')
    .answers(1, 'gold')
    .untold('crowned')
    .expect(t => t.crown === 0)
  passes(s, 3).asks(2).bars('favour', 'CLA-6.10').answers(2, { do: 'gather', with: 'gold' }).answers(2, { do: 'end' })
  s.told('crowned', { seat: 1, from: 0 })
    .told('gainedGold', { seat: 1, gold: 1, source: 'throne-room' })
    .told('gainedGold', { seat: 2, gold: 3, source: 'queen' })
})
