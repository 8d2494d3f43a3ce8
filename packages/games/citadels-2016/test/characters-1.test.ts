import { expect, test } from 'vitest'
import { acting, calling, city, cityOf, crowned, eyesBut, gold, hand, holds } from './help.ts'

// The Magician and the Bishop lie face up, the Merchant face down, the Architect went to nobody.
const assassin = (done: { gathered?: boolean } = {}) =>
  acting(4, 'assassin', t => holds(t, { 0: 'assassin', 1: 'thief', 2: 'king', 3: 'warlord' }), done)

test('[CIT-6.0] a character that lies face up, and one that nobody holds, may be named', () => {
  assassin()
    .expect(t => expect(t.draft.faceUp).toEqual(['magician', 'bishop']))
    .offers(['kill', 'magician'], ['kill', 'bishop'], ['kill', 'merchant'], ['kill', 'architect'])
    .answers(0, { do: 'kill', with: 'magician' })
    .told('killed', { by: 0, character: 'magician' })
})

test('[CIT-6.0] a mark on a character out of play has no effect', () => {
  calling(4, 3, t => {
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'king', 3: 'warlord' })
    t.robbed = { by: 1, character: 'magician' }
    gold(t, 1, 2)
  })
    .told('silence', { rank: 3, character: 'magician' })
    .untold('robbed')
    .asks(2)
    .expect(t => t.players[1]!.gold === 2)
})

test('[CIT-6.0] one cannot name oneself, nor a character outside the cast', () => {
  assassin()
    .refuses(0, { do: 'kill', with: 'assassin' }, 'kernel.no-such-option')
    .refuses(0, { do: 'kill', with: 'spy' }, 'kernel.no-such-option')
})

test('[CIT-6.0] markers may lie on characters that are out of play', () => {
  acting(4, 'magistrate', t => holds(t, { 0: 'magistrate', 1: 'thief', 2: 'king', 3: 'warlord' }))
    .answers(0, { do: 'warrants', with: ['magician', 'bishop', 'merchant'] })
    .told('warranted', { by: 0, characters: ['magician', 'bishop', 'merchant'] })
  acting(4, 'blackmailer', t => holds(t, { 0: 'blackmailer', 1: 'assassin', 2: 'king', 3: 'warlord' }))
    .answers(0, { do: 'threaten', with: ['bishop', 'magician'] })
    .told('threatened', { by: 0, characters: ['magician', 'bishop'] })
})

test('[CIT-6.1.1] the Assassin names whom she kills, before or after gathering, and everybody hears it', () => {
  for (const gathered of [false, true]) {
    const scene = assassin({ gathered }).answers(0, { do: 'kill', with: 'king' })
    for (const eye of eyesBut(4)) {
      scene.heard(eye, 'killed', { by: 0, character: 'king' }).sees(eye, v => v.killed === 'king')
    }
  }
})

test('[CIT-6.1.1] the Assassin kills once', () => {
  assassin()
    .answers(0, { do: 'kill', with: 'king' })
    .refuses(0, { do: 'kill', with: 'thief' }, 'CIT-4.6')
    .bars('kill', 'CIT-4.6')
})

test('[CIT-6.1.1] the Assassin may spare everybody', () => {
  assassin()
    .answers(0, { do: 'end' })
    .expect(t => t.killed === null)
})

test('[CIT-6.1.1a] the killed stays silent: no reveal, no gathering, no ability, nothing at the end of a turn', () => {
  calling(4, 4, t => {
    crowned(t, 0)
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'king', 3: 'warlord' })
    t.killed = 'king'
    city(t, 2, 'park', 'poor-house', 'castle')
    gold(t, 2, 0)
  })
    .told('silence', { rank: 4, character: 'king' })
    .untold('revealed', { seat: 2 })
    .untold('gainedGold')
    .untold('gainedCards')
    .asks(3)
    .expect(t => {
      expect(t.players[2]).toMatchObject({ gold: 0, hand: [], revealed: [] })
      expect(t.crown).toBe(0)
    })
})

test('[CIT-6.1.1b] a killed King or Patrician brings his holder the crown at the end of the round', () => {
  for (const royal of ['king', 'patrician']) {
    calling(4, 8, t => {
      crowned(t, 0)
      holds(t, { 0: 'assassin', 1: 'thief', 2: royal, 3: 'warlord' })
      t.killed = royal
    })
      .answers(3, { do: 'gather', with: 'gold' })
      .expect(t => t.crown === 0)
      .answers(3, { do: 'end' })
      .told('heir', { seat: 2, character: royal })
      .told('crowned', { seat: 2, from: 0 })
      .expect(t => t.crown === 2 && t.round === 2)
  }
})

test('[CIT-6.1.1b] a killed Emperor moves the crown at the end of the round and takes nothing', () => {
  calling(4, 8, t => {
    crowned(t, 0)
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'emperor', 3: 'warlord' })
    t.killed = 'emperor'
    gold(t, 1, 5)
    gold(t, 2, 0)
  })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'end' })
    .asks(2)
    .answers(2, 1)
    .expect(t => t.crown === 1 && t.players[1]!.gold === 5 && t.players[2]!.gold === 0)
})

test('[CIT-6.1.1b] a killed Bishop protects nobody', () => {
  calling(4, 5, t => {
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'bishop', 3: 'warlord' })
    t.killed = 'bishop'
    city(t, 2, 'temple')
  })
    .asks(3)
    .answers(3, { do: 'destroy', with: '2.temple' })
    .expect(t => expect(cityOf(t, 2)).toEqual([]))
})

test('[CIT-6.1.1b] a killed Tax Collector still has tax charged, and the plate goes over into the next round', () => {
  calling(4, 8, t => {
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'tax-collector', 3: 'warlord' })
    t.killed = 'tax-collector'
    t.plate = 3
    hand(t, 3, 'tavern')
  })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'build', with: 'tavern' })
    .told('taxed', { seat: 3, gold: 1 })
    .answers(3, { do: 'end' })
    .told('silence', { rank: 9, character: 'tax-collector' })
    .expect(t => t.round === 2 && t.plate === 4)
})

test('[CIT-6.1.1b] a killed Queen gets nothing, not at the end of the round either', () => {
  calling(5, 8, t => {
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'king', 3: 'queen', 4: 'warlord' })
    t.killed = 'queen'
    gold(t, 3, 2)
  })
    .answers(4, { do: 'gather', with: 'gold' })
    .answers(4, { do: 'end' })
    .told('silence', { rank: 9, character: 'queen' })
    .untold('gainedGold', { seat: 3 })
    .expect(t => t.round === 2 && t.players[3]!.gold === 2)
})

test('[CIT-6.1.1c] a killed character is not shown at the end of the round', () => {
  calling(4, 8, t => {
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'merchant', 3: 'warlord' })
    t.killed = 'merchant'
  })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'end' })
    .untold('heir')
    .untold('revealed')
    .expect(t => t.round === 2)
})

// Seat 3 chooses last, so nobody else can know whether it holds the Merchant or the Warlord.
const silent = (held: 'merchant' | 'warlord') =>
  calling(4, 6, t => {
    crowned(t, 0)
    holds(t, { 0: 'assassin', 1: 'thief', 2: 'architect', 3: held })
    t.killed = 'merchant'
  })

test('[CIT-6.1.1c, CIT-4.2] the others cannot tell a killed character from one that nobody holds', () => {
  const held = silent('merchant')
  const unheld = silent('warlord')
  for (const eye of eyesBut(4, 3)) held.heard(eye, 'silence', { character: 'merchant' }).alike(eye, unheld)
  expect(() => held.alike(3, unheld)).toThrow('sees the two scenes apart')
})

test('[CIT-6.1.1c] whoever holds the killed character sees that he is passed over', () => {
  silent('merchant').sees(3, v => v.killed === 'merchant' && v.players[3]!.characters![0] === 'merchant')
})

test('[CIT-6.1.1] the killed can be neither robbed nor threatened', () => {
  acting(4, 'thief', t => (t.killed = 'king')).refuses(0, { do: 'rob', with: 'king' }, 'CIT-6.2.1')
  acting(4, 'blackmailer', t => (t.killed = 'king')).refuses(
    0,
    { do: 'threaten', with: ['king', 'bishop'] },
    'CIT-6.2.3',
  )
})

test('[CIT-11.30] a Blackmailer, a Thief and a Spy are killed before they can leave a mark', () => {
  for (const second of ['blackmailer', 'thief', 'spy']) {
    calling(4, 1, t => holds(t, { 0: 'assassin', 1: second, 2: 'king', 3: 'warlord' }))
      .answers(0, { do: 'kill', with: second })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .told('silence', { rank: 2, character: second })
      .asks(2)
      .expect(t => t.robbed === null && t.threats === null)
  }
})

test('[CIT-11.30] rank 1 never dies, so no Magistrate is killed after his warrants are out', () => {
  assassin().decides(d => !JSON.stringify(d).includes('assassin'))
  acting(4, 'magistrate', t => holds(t, { 0: 'magistrate', 1: 'thief', 2: 'king', 3: 'warlord' })).offersNot('kill')
})
