import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadelsClassic } from '../src/index.ts'
import { calling, type Change, city, crowned, gold, goldOf, hand, holds, laid, overruling, passes } from './help.ts'

describe('[CLA-7.24] the Throne Room', () => {
  const crowning = (change: Change, fourth = 'king') =>
    calling(4, 4, t => {
      crowned(t, 2)
      holds(t, { 0: fourth })
      city(t, 3, 'throne-room')
      change(t)
    })
  test('each time the crown passes its owner receives 1 gold', () => {
    crowning(() => {}).told('gainedGold', { seat: 3, gold: 1, source: 'throne-room' })
  })
  test('not when the King already had it', () => {
    crowning(t => (t.crown = 0))
      .told('keptCrown', { seat: 0 })
      .untold('gainedGold')
  })
  test('the Emperor’s move counts once', () => {
    const s = crowning(() => {}, 'emperor').answers(0, 1)
    s.expect(t => t.players[3]!.gold === 3)
    expect(s.history(null).filter(({ event }) => event === 'gainedGold')).toHaveLength(1)
  })
  test('the heir’s taking it counts', () => {
    const s = calling(4, 8, t => {
      crowned(t, 2)
      holds(t, { 0: 'king', 1: 'assassin', 2: 'warlord', 3: 'thief' })
      t.killed = 'king'
      city(t, 3, 'throne-room')
    })
    passes(s, 2).told('crowned', { seat: 0 }).told('gainedGold', { seat: 3, gold: 1, source: 'throne-room' })
  })
  test('the owner himself may be the one crowned', () => {
    calling(4, 4, t => {
      crowned(t, 2)
      holds(t, { 0: 'king' })
      city(t, 0, 'throne-room')
    }).told('gainedGold', { seat: 0, gold: 1, source: 'throne-room' })
  })
  test('the first assignment does not count: nobody is crowned, the crown is there when the game begins', () => {
    const s = scene(citadelsClassic, { seats: 4 })
      .untold('crowned')
      .untold('gainedGold')
      .told('roundBegan', { round: 1 })
    s.expect(t => expect(goldOf(t)).toEqual([2, 2, 2, 2]))
  })
  test('[CLA-12.8] a robbed King who owns it is robbed first, then gets the gold', () => {
    calling(4, 4, t => {
      crowned(t, 2)
      holds(t, { 0: 'king', 1: 'thief' })
      t.robbed = { by: 1, character: 'king' }
      city(t, 0, 'throne-room')
      gold(t, 0, 5)
    }).expect(t => expect(goldOf(t).slice(0, 2)).toEqual([1, 7]))
  })
  test('[CLA-12.10] a killed King who has the crown keeps it: no pass, no gold', () => {
    const s = calling(4, 8, t => {
      crowned(t, 0)
      holds(t, { 0: 'king', 1: 'assassin', 2: 'warlord', 3: 'thief' })
      t.killed = 'king'
      city(t, 3, 'throne-room')
    })
    passes(s, 2).told('heir', { seat: 0 }).told('keptCrown', { seat: 0 }).untold('gainedGold')
  })
})

test('[CLA-12.9] an Emperor of three: one receiver if another has the crown, two if he has it himself', () => {
  const receivers = (crown: number) =>
    calling(3, 4, t => {
      crowned(t, crown)
      holds(t, { 0: ['emperor', 'bishop'] })
    }).asks(0)
  receivers(1).offers(2).offersNot(0, 1)
  receivers(2).offers(1).offersNot(0, 2)
  receivers(0).offers(1, 2).offersNot(0)
})

/** Seat 0 has the crown and the Ball Room; seat 1 is called. */
const ball = (rank: number, held: string, change: Change = () => {}, courtesy = true) =>
  calling(
    4,
    rank,
    t => {
      crowned(t, 0)
      holds(t, { 0: 'assassin', 1: held })
      city(t, 0, 'ball-room')
      change(t)
    },
    courtesy ? overruling(4, 'ballRoomIsSilent') : {},
  )

describe('[CLA-7.25] the Ball Room', () => {
  test('costs 6 and is worth 6', () => {
    laid(4, t => city(t, 0, 'ball-room')).standing(s => s[0]!.score === 6)
  })
  test('[CLA-7.25a] by default it does nothing more', () => {
    ball(5, 'bishop', () => {}, false)
      .asks(1)
      .prompts('citadels.prompt.act')
      .untold('greeted')
    const { overruled } = citadelsClassic.options(4).lapse as object as { overruled: string[] }
    expect(overruled).toEqual([])
  })
})

describe('[CLA-7.25b] courtesy', () => {
  test('the called player thanks, and has his turn', () => {
    ball(5, 'bishop')
      .asks(1)
      .prompts('citadels.prompt.greet', { seat: 0 })
      .offers('thanks', 'start')
      .answers(1, 'thanks')
      .told('greeted', { seat: 1, by: 0 })
      .asks(1)
      .prompts('citadels.prompt.act')
    ball(5, 'bishop').lapses(1).told('greeted')
  })
  test('or starts without it, and loses the turn: no action, no power, no building; the character counts as shown', () => {
    ball(5, 'bishop', t => {
      hand(t, 1, 'tavern')
      city(t, 1, 'poor-house')
      gold(t, 1, 0)
    })
      .answers(1, 'start')
      .told('forgot', { seat: 1, by: 0 })
      .told('turnEnded', { seat: 1 })
      .expect(t => {
        expect(t.players[1]).toMatchObject({ gold: 0, hand: ['tavern'], revealed: ['bishop'] })
        expect(t.protected).toBeNull()
      })
  })
  test('a robbery still happens', () => {
    ball(5, 'bishop', t => {
      holds(t, { 0: 'assassin', 1: 'bishop', 2: 'thief' })
      t.robbed = { by: 2, character: 'bishop' }
      gold(t, 1, 5)
    })
      .told('robbed', { by: 2, seat: 1, gold: 5 })
      .answers(1, 'start')
      .told('forgot')
  })
  test('a King still gets the crown; an Emperor does not move it', () => {
    ball(4, 'king').answers(1, 'start').told('crowned', { seat: 1, from: 0 }).told('forgot')
    ball(4, 'king').answers(1, 'thanks').told('crowned', { seat: 1, from: 0 }).prompts('citadels.prompt.act')
    ball(4, 'emperor').answers(1, 'start').untold('crowned')
    ball(4, 'emperor').answers(1, 'thanks').prompts('citadels.prompt.emperor-crown')
  })
  test('a Tax Collector who forgets collects nothing this round', () => {
    ball(2, 'tax-collector', t => (t.taxes = { to: null, from: 0 }))
      .answers(1, 'start')
      .untold('paidGold')
      .expect(t => t.taxes?.to === null)
  })
  test('a bewitched player who forgets loses his action, the Witch still goes on', () => {
    ball(5, 'bishop', t => {
      holds(t, { 0: 'king', 1: 'bishop', 2: 'witch' })
      t.bewitched = { by: 2, character: 'bishop' }
    })
      .answers(1, 'start')
      .untold('gatheredGold')
      .asks(2)
      .prompts('citadels.prompt.act')
      .expect(t => expect([t.turn!.bewitched, t.players[1]!.gold]).toEqual([true, 2]))
  })
  test('a bewitched King who forgets has the crown too', () => {
    ball(4, 'king', t => {
      holds(t, { 0: 'bishop', 1: 'king', 2: 'witch' })
      t.bewitched = { by: 2, character: 'king' }
    })
      .answers(1, 'start')
      .told('crowned', { seat: 1 })
      .asks(2)
  })
  test('whoever rises from the Hospital thanks as well; a killed King who forgets is not crowned yet', () => {
    const risen = () =>
      ball(4, 'king', t => {
        t.killed = 'king'
        city(t, 1, 'hospital')
      })
        .answers(1, 'rise')
        .prompts('citadels.prompt.greet')
    risen().answers(1, 'thanks').prompts('citadels.prompt.gather').answers(1, 'gold').untold('crowned')
    risen().answers(1, 'start').told('forgot').untold('crowned').untold('gatheredGold')
  })
  test('nobody thanks himself, nor an owner who has not the crown', () => {
    calling(
      4,
      5,
      t => {
        crowned(t, 0)
        holds(t, { 0: 'bishop' })
        city(t, 0, 'ball-room')
      },
      overruling(4, 'ballRoomIsSilent'),
    ).prompts('citadels.prompt.act')
    ball(5, 'bishop', t => (t.crown = 3)).prompts('citadels.prompt.act')
  })
})
