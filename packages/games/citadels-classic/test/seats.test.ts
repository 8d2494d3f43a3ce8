import { describe, expect, test } from 'vitest'
import { calling, city, gold, goldOf, hand, holds, overruling, passes, SEVEN } from './help.ts'

describe('[CLA-9.4] two or three players', () => {
  const HELD = { 0: ['assassin', 'architect'], 1: ['king', 'warlord'] }

  test('two characters and two turns each per round, with one stash, hand and city', () => {
    const s = calling(2, 1, t => {
      holds(t, HELD)
      hand(t, 0, 'tavern', 'temple')
      gold(t, 0, 0)
    })
      .asks(0)
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'end' })
    passes(s, 1)
      .asks(0)
      .expect(t => expect([t.turn!.as, t.players[0]!.gold]).toEqual(['architect', 1]))
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'temple' })
      .expect(t => expect([t.players[0]!.city.length, t.players[0]!.gold]).toEqual([2, 2]))
  })
  test('each turn is a full one: action, limit, once-per-turn effects, the end', () => {
    const s = calling(2, 1, t => {
      holds(t, HELD)
      city(t, 0, 'laboratory', 'poor-house')
      hand(t, 0, 'castle', 'docks', 'manor')
      gold(t, 0, 0)
    })
      .answers(0, { do: 'laboratory', with: 'castle' })
      .refuses(0, { do: 'end' }, 'CLA-4.2')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'docks' })
      .refuses(0, { do: 'build', with: 'manor' }, 'CLA-4.3')
      .answers(0, { do: 'end' })
      .told('gainedGold', { seat: 0, source: 'poor-house' })
    passes(s, 1).answers(0, { do: 'laboratory', with: 'manor' }).refuses(0, { do: 'end' }, 'CLA-4.2')
  })
  test('a power works in its own character’s turn only', () => {
    calling(2, 1, t => holds(t, HELD))
      .offers('kill')
      .offersNot('plans')
      .answers(0, { do: 'gather', with: 'gold' })
      .table(t => hand(t, 0, 'tavern', 'temple'))
      .answers(0, { do: 'build', with: 'tavern' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CLA-4.3')
  })
  test('killing and robbing concern the named character; the common stash is taken', () => {
    const s = calling(2, 4, t => {
      holds(t, { 0: ['thief', 'architect'], 1: ['king', 'warlord'] })
      t.killed = 'king'
      t.robbed = { by: 0, character: 'warlord' }
      gold(t, 1, 5)
    })
      .told('silence', { character: 'king' })
      .asks(0)
    passes(s, 0)
      .told('robbed', { by: 0, seat: 1, gold: 5 })
      .asks(1)
      .expect(t => expect(goldOf(t)).toEqual([9, 0]))
  })
  test('a player may name his own second character; robbing himself moves nothing', () => {
    calling(2, 2, t => {
      holds(t, { 0: ['thief', 'architect'], 1: ['king', 'warlord'] })
      gold(t, 0, 4)
    }).answers(0, { do: 'rob', with: 'architect' })
    calling(2, 7, t => {
      holds(t, { 0: ['thief', 'architect'], 1: ['king', 'warlord'] })
      t.robbed = { by: 0, character: 'architect' }
      gold(t, 0, 4)
    })
      .asks(0)
      .expect(t => t.players[0]!.gold === 4)
  })
  test('another player is never oneself, whichever character is meant', () => {
    calling(3, 3, t => holds(t, { 0: ['magician', 'king'] }))
      .offers(['conjure', 'swap', 1], ['conjure', 'swap', 2])
      .offersNot(['conjure', 'swap', 0])
  })
  test('the Bishop protects for the whole round; overruled, not', () => {
    const after = (how = {}) =>
      passes(
        calling(
          3,
          5,
          t => {
            holds(t, { 0: ['bishop', 'king'], 1: ['warlord', 'thief'], 2: ['assassin', 'magician'] })
            city(t, 0, 'tavern')
          },
          how,
        ),
        0,
      ).answers(1, { do: 'gather', with: 'gold' })
    after().refuses(1, { do: 'destroy', with: '0.tavern' }, 'CLA-5.5')
    after(overruling(3, 'bishopProtectsRound')).answers(1, { do: 'destroy', with: '0.tavern' })
  })
  test('T is 8', () => {
    for (const seats of [2, 3])
      calling(seats, 4, t => {
        holds(t, { 0: ['king', 'bishop'] })
        city(t, 0, ...SEVEN.slice(0, 6))
        hand(t, 0, 'prison')
      })
        .answers(0, { do: 'gather', with: 'gold' })
        .answers(0, { do: 'build', with: 'prison' })
        .untold('completed')
  })
})
