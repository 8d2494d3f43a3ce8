import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { calling, city, crowned, gold, hand, holds, onTop, threats, warrants } from './help.ts'

type Change = (t: T) => void

/** The last round, and the last turn of it: seat 3's Warlord. Rank 4, at seat 0, was killed. */
const lastTurn = (royal: string, change: Change = () => {}) =>
  calling(4, 8, t => {
    crowned(t, 1)
    holds(t, { 0: royal, 1: 'assassin', 2: 'merchant', 3: 'warlord' })
    t.killed = royal
    t.completed = [1]
    change(t)
  })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'end' })

test('[CIT-11.22] a killed Emperor moves the crown in the last round too, before points are counted', () => {
  lastTurn('emperor', t => {
    city(t, 1, 'statue')
    city(t, 2, 'castle')
  })
    .asks(0)
    .standing(s => s[1]!.score === 3 + 5 + 4)
    .answers(0, 2)
    .over()
    .told('crowned', { seat: 2, from: 1 })
    .standing(s => s[1]!.score === 3 + 4)
  lastTurn('emperor', t => city(t, 2, 'statue'))
    .answers(0, 2)
    .over()
    .standing(s => s[2]!.score === 3 + 5)
})

test('[CIT-11.22] so does a killed King', () => {
  lastTurn('king', t => city(t, 0, 'statue'))
    .over()
    .standing(s => s[0]!.score === 3 + 5)
})

test('[CIT-11.23] a killed rank 4 that nobody holds: no reveal, the crown stays, the Queen gets nothing', () => {
  for (const royal of ['king', 'emperor', 'patrician']) {
    calling(5, 9, t => {
      crowned(t, 1)
      t.cast = t.cast.map((c, i) => (i === 3 ? royal : c))
      holds(t, { 0: 'queen', 1: 'assassin', 2: 'thief', 3: 'bishop', 4: 'warlord' })
      t.killed = royal
      gold(t, 0, 0)
    })
      .refuses(0, { do: 'favour' }, 'CIT-6.9.1')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .untold('heir')
      .untold('crowned')
      .untold('gainedGold')
      .expect(t => t.round === 2 && t.crown === 1 && t.players[0]!.gold === 2)
  }
})

test('[CIT-11.24] in the last round the Queen has her 3 gold before points are counted', () => {
  const last = (royal: string) =>
    calling(5, 9, t => {
      crowned(t, 3)
      holds(t, { 0: 'queen', 1: royal, 2: 'thief', 3: 'assassin', 4: 'warlord' })
      t.killed = royal
      t.completed = [3]
      city(t, 0, 'imperial-treasury')
      gold(t, 0, 1)
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
  last('king')
    .told('gainedGold', { seat: 0, gold: 3, source: 'queen' })
    .over()
    .standing(s => s[0]!.score === 5 + 6)
  last('emperor')
    .answers(1, 2)
    .over()
    .standing(s => s[0]!.score === 5 + 6)
})

test('[CIT-11.26] the Thief takes before the victim gathers', () => {
  calling(4, 6, t => {
    holds(t, { 0: 'thief', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
    t.robbed = { by: 0, character: 'merchant' }
    gold(t, 2, 3)
    gold(t, 0, 0)
  })
    .answers(2, { do: 'gather', with: 'gold' })
    .expect(t => t.players[0]!.gold === 3 && t.players[2]!.gold === 2)
})

const threatened = (as: string, change: Change = () => {}) =>
  calling(4, as === 'merchant' ? 6 : 7, t => {
    holds(t, { 0: 'blackmailer', 1: 'magistrate', 2: as, 3: 'warlord' })
    threats(t, 0, as, 'warlord')
    gold(t, 0, 0)
    gold(t, 2, 3)
    change(t)
  })

test('[CIT-11.26] the Blackmailer takes after the victim has gathered', () => {
  threatened('merchant')
    .answers(2, 'gold')
    .answers(2, 'refuse')
    .answers(0, 'reveal')
    .expect(t => t.players[0]!.gold === 5 && t.players[2]!.gold === 0)
})

test('[CIT-11.27] the extra gold of a threatened Merchant or Navigator is out of the threat’s reach', () => {
  threatened('merchant', t => city(t, 2, 'tavern'))
    .answers(2, 'gold')
    .offersNot('profit', 'collect')
    .answers(2, 'refuse')
    .answers(0, 'reveal')
    .answers(2, { do: 'profit' })
    .answers(2, { do: 'collect' })
    .expect(t => t.players[0]!.gold === 5 && t.players[2]!.gold === 2)
  threatened('navigator')
    .answers(2, 'gold')
    .offersNot('voyage')
    .answers(2, 'pay')
    .answers(2, { do: 'voyage', with: 'gold' })
    .expect(t => t.players[0]!.gold === 2 && t.players[2]!.gold === 7)
})

test('[CIT-11.28] with threat and warrant on one character, the threat comes after gathering, the warrant at the build', () => {
  threatened('merchant', t => {
    warrants(t, 1, 'merchant', 'bishop', 'warlord')
    hand(t, 2, 'tavern')
    onTop(t, 'castle', 'manor')
  })
    .answers(2, 'gold')
    .asks(2)
    .prompts('citadels.prompt.bribe')
    .answers(2, 'pay')
    .answers(2, { do: 'build', with: 'tavern' })
    .asks(1)
    .prompts('citadels.prompt.warrant')
    .answers(1, 'confiscate')
    .expect(t => expect(t.players.map(p => p.gold)).toEqual([2, 2, 3, 2]))
})

test('[CIT-11.77] with 2 players the holder of a killed character plays his other one', () => {
  calling(2, 6, t => {
    holds(t, { 0: ['assassin', 'warlord'], 1: ['merchant', 'architect'] })
    t.killed = 'merchant'
    hand(t, 1, 'tavern')
  })
    .told('silence', { character: 'merchant' })
    .told('revealed', { seat: 1, character: 'architect' })
    .asks(1)
    .answers(1, { do: 'plans' })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'build', with: 'tavern' })
})

test('[CIT-11.77] a killed rank 4 is still shown at the end of the round', () => {
  calling(3, 8, t => {
    crowned(t, 0)
    holds(t, { 0: ['assassin', 'thief'], 1: ['king', 'warlord'], 2: ['bishop', 'merchant'] })
    t.killed = 'king'
  })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .told('heir', { seat: 1, character: 'king' })
    .told('crowned', { seat: 1, from: 0 })
})

test('[CIT-11.58] only rank 4 moves the crown, once in a round', () => {
  const crownings = (change: Change) => {
    const scene = calling(4, 1, t => {
      crowned(t, 0)
      holds(t, { 0: 'assassin', 1: 'thief', 2: 'king', 3: 'warlord' })
      change(t)
    })
    for (const seat of [0, 1, 2, 3]) {
      if (seat === 2 && scene.state.table.killed === 'king') continue
      scene.offersNot('crown').answers(seat, { do: 'gather', with: 'gold' }).answers(seat, { do: 'end' })
    }
    return scene.history(null).filter(({ event }) => event === 'crowned').length
  }
  expect(crownings(() => {})).toBe(1)
  expect(crownings(t => (t.killed = 'king'))).toBe(1)
})

const beside = (royal: number, change: Change = () => {}, character = 'emperor') =>
  calling(5, 4, t => {
    const held: { [seat: number]: string } = { 0: 'queen', [royal]: character }
    const rest = ['assassin', 'thief', 'magician']
    for (const seat of [1, 2, 3, 4]) held[seat] ??= rest.pop()!
    crowned(t, 0)
    holds(t, held)
    change(t)
  })

test('[CIT-11.59] the seats left and right count, around the table', () => {
  for (const [royal, pays] of [
    [1, true],
    [2, false],
    [3, false],
    [4, true],
  ] as const) {
    const scene = beside(royal, () => {}, 'king')
      .answers(royal, { do: 'gather', with: 'gold' })
      .answers(royal, { do: 'end' })
      .asks(0)
    if (pays) scene.answers(0, { do: 'favour' }).told('gainedGold', { gold: 3 })
    else scene.refuses(0, { do: 'favour' }, 'CIT-6.9.1')
  }
})

test('[CIT-11.59] whom the Emperor crowned does not matter; his own seat does', () => {
  const played = (royal: number, to: number) =>
    beside(royal)
      .answers(royal, { do: 'crown', with: { do: String(to), with: 'nothing' } })
      .answers(royal, { do: 'gather', with: 'gold' })
      .answers(royal, { do: 'end' })
      .asks(0)
  played(2, 1).refuses(0, { do: 'favour' }, 'CIT-6.9.1')
  played(1, 3).answers(0, { do: 'favour' })
})

test('[CIT-11.60] a neighbour whose rank 4 is bewitched has revealed it, so the Queen gains 3', () => {
  beside(
    1,
    t => {
      holds(t, { 0: 'queen', 1: 'king', 2: 'witch', 3: 'thief', 4: 'magician' })
      t.bewitched = { by: 2, character: 'king' }
    },
    'king',
  )
    .answers(1, 'gold')
    .answers(2, { do: 'end' })
    .asks(0)
    .answers(0, { do: 'favour' })
    .told('gainedGold', { seat: 0, gold: 3 })
})
