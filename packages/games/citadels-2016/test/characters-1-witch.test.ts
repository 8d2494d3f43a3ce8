import { expect, test } from 'vitest'
import { calling, city, cityOf, crowned, eyesBut, gold, hand, holds, onTop, rankOf } from './help.ts'

/** The Witch is called: seat 0, with this city. */
const witch = (...districts: string[]) =>
  calling(4, 1, t => {
    holds(t, { 0: 'witch', 1: 'thief', 2: 'king', 3: 'warlord' })
    city(t, 0, ...districts)
    gold(t, 0, 0)
  })

/** Seat 0 has bewitched this character of seat 1, and it is about to be called. */
const called = (as: string, change: Parameters<typeof calling>[2] = () => {}) =>
  calling(4, rankOf(as), t => {
    crowned(t, 3)
    holds(t, { 0: 'witch', 1: as, 3: rankOf(as) === 8 ? 'merchant' : 'warlord' })
    t.bewitched = { by: 0, character: as }
    change(t)
  })

test('[CIT-6.1.2] the Witch gathers first, and can do nothing else', () => {
  witch('laboratory', 'smithy', 'armory', 'museum')
    .asks(0)
    .prompts('citadels.prompt.gather')
    .offers('gold', 'cards')
    .offersNot('build', 'end', 'laboratory', 'smithy', 'armory', 'museum')
    .refuses(0, { do: 'build', with: 'tavern' }, 'kernel.no-such-option')
    .answers(0, 'gold')
    .told('gatheredGold', { seat: 0, gold: 2 })
})

test('[CIT-6.1.2] Gold Mine, Library and Observatory work in her first gathering', () => {
  witch('gold-mine')
    .answers(0, 'gold')
    .expect(t => t.players[0]!.gold === 3)
  witch('library', 'observatory')
    .answers(0, 'cards')
    .expect(t => t.players[0]!.hand.length === 3)
  witch('observatory')
    .table(t => onTop(t, 'tavern', 'castle', 'manor'))
    .answers(0, 'cards')
    .offers('tavern', 'castle', 'manor')
    .answers(0, 'castle')
    .expect(t => expect(t.players[0]!.hand).toEqual(['castle']))
})

test('[CIT-6.1.2] then the Witch must name another character, and everybody hears it', () => {
  const scene = witch()
    .answers(0, 'gold')
    .asks(0)
    .prompts('citadels.prompt.bewitch')
    .offers('thief', 'king', 'merchant', 'warlord')
    .offersNot('witch', 'end')
    .refuses(0, 'witch', 'kernel.no-such-option')
    .answers(0, 'king')
  for (const eye of eyesBut(4)) {
    scene
      .heard(eye, 'bewitched', { by: 0, character: 'king' })
      .sees(eye, v => expect(v.bewitched).toEqual({ by: 0, character: 'king' }))
  }
})

test('[CIT-6.1.2] her turn is then on hold: neither Park nor Poor House', () => {
  witch('park')
    .answers(0, 'gold')
    .answers(0, 'king')
    .untold('gainedCards')
    .asks(1)
    .expect(t => t.players[0]!.hand.length === 0)
  witch('poor-house')
    .table(t => onTop(t, 'tavern', 'castle'))
    .answers(0, 'cards')
    .answers(0, 'tavern')
    .answers(0, 'king')
    .untold('gainedGold')
    .asks(1)
    .expect(t => t.players[0]!.gold === 0)
})

test('[CIT-6.1.2] the bewitched is revealed, gathers and does nothing more', () => {
  called('merchant', t => {
    city(t, 1, 'laboratory', 'park', 'poor-house', 'tavern')
    gold(t, 1, 0)
    onTop(t, 'castle', 'manor')
  })
    .told('revealed', { seat: 1, character: 'merchant' })
    .asks(1)
    .prompts('citadels.prompt.gather')
    .offersNot('collect', 'profit', 'laboratory', 'build', 'end')
    .answers(1, 'cards')
    .answers(1, 'castle')
    .told('turnEnded', { seat: 1 })
    .untold('gainedGold')
    .asks(0)
    .expect(t => expect(t.players[1]).toMatchObject({ gold: 0, hand: ['castle'] }))
})

test('[CIT-6.1.2] no Park for the bewitched, though his hand is empty', () => {
  called('merchant', t => city(t, 1, 'park'))
    .answers(1, 'gold')
    .untold('gainedCards')
    .expect(t => t.players[1]!.hand.length === 0)
})

test('[CIT-6.1.2] the bewitched gathers with his own Gold Mine, Library and Observatory', () => {
  called('merchant', t => city(t, 1, 'gold-mine'))
    .answers(1, 'gold')
    .told('gatheredGold', { seat: 1, gold: 3 })
  called('merchant', t => city(t, 1, 'library', 'observatory'))
    .answers(1, 'cards')
    .asks(0)
    .expect(t => t.players[1]!.hand.length === 3)
})

test('[CIT-6.1.2] a bewitched King or Patrician takes the crown right after gathering', () => {
  for (const royal of ['king', 'patrician']) {
    called(royal)
      .expect(t => t.crown === 3)
      .answers(1, 'gold')
      .told('crowned', { seat: 1, from: 3 })
      .asks(0)
      .expect(t => t.crown === 1)
  }
})

test('[CIT-6.1.2] the Witch resumes as the bewitched character, with her own hand, stash and city', () => {
  called('merchant', t => {
    city(t, 0, 'tavern', 'market')
    city(t, 1, 'docks', 'harbor', 'town-hall')
    hand(t, 0, 'castle')
    hand(t, 1, 'manor')
    gold(t, 0, 3)
    gold(t, 1, 0)
  })
    .answers(1, 'gold')
    .asks(0)
    .offersNot(['build', 'manor'])
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
    .answers(0, { do: 'profit' })
    .answers(0, { do: 'build', with: 'castle' })
    .expect(t => {
      expect(t.players[0]!.gold).toBe(2)
      expect(t.players[1]!.gold).toBe(2)
      expect(cityOf(t, 0)).toEqual(['tavern', 'market', 'castle'])
    })
    .asks(0)
})

test('[CIT-6.1.2] the Witch does not gather again', () => {
  called('merchant').answers(1, 'gold').bars('gather', 'CIT-4.4').refuses(0, { do: 'gather', with: 'gold' }, 'CIT-4.4')
})

test('[CIT-6.1.2] on resuming, her own unique districts work', () => {
  called('merchant', t => {
    city(t, 0, 'laboratory')
    hand(t, 0, 'tavern')
  })
    .answers(1, 'gold')
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .told('gainedGold', { seat: 0, gold: 2, source: 'laboratory' })
})

test('[CIT-6.1.2] she builds as often as the bewitched may', () => {
  called('architect', t => {
    hand(t, 0, 'tavern', 'temple', 'watchtower', 'market')
    gold(t, 0, 9)
  })
    .answers(1, 'gold')
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'watchtower' })
    .refuses(0, { do: 'build', with: 'market' }, 'CIT-5.2')
})

test('[CIT-6.1.2] when she ends, Park and Poor House apply to her', () => {
  called('merchant', t => {
    city(t, 0, 'park', 'poor-house')
    gold(t, 0, 0)
  })
    .answers(1, 'gold')
    .answers(0, { do: 'end' })
    .told('gainedCards', { seat: 0, n: 2, source: 'park' })
    .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
})

test('[CIT-6.1.2] the next rank is called only when she has finished', () => {
  called('merchant')
    .answers(1, 'gold')
    .expect(t => t.called === 6)
    .answers(0, { do: 'end' })
    .told('revealed', { seat: 2 })
    .asks(2)
})

test('[CIT-6.1.2] if nobody holds the bewitched character, she does not resume', () => {
  calling(4, 6, t => {
    holds(t, { 0: 'witch', 1: 'thief', 2: 'architect', 3: 'warlord' })
    t.bewitched = { by: 0, character: 'merchant' }
    city(t, 0, 'park', 'poor-house')
    gold(t, 0, 0)
  })
    .told('silence', { rank: 6, character: 'merchant' })
    .untold('gainedCards')
    .untold('gainedGold')
    .asks(2)
})

test('[CIT-6.1.2a] for a bewitched Emperor the Witch moves the crown and takes the resource', () => {
  called('emperor', t => {
    gold(t, 0, 0)
    gold(t, 2, 4)
    gold(t, 1, 0)
  })
    .answers(1, 'gold')
    .asks(0)
    .refuses(0, { do: 'end' }, 'CIT-4.8')
    .answers(0, { do: 'crown', with: { do: '2', with: 'gold' } })
    .told('crowned', { seat: 2, from: 3 })
    .told('paidGold', { by: 0, seat: 2, gold: 1 })
    .answers(0, { do: 'end' })
    .expect(t => t.players[0]!.gold === 1 && t.players[1]!.gold === 2)
})

test('[CIT-6.1.2b] for a bewitched Blackmailer the Witch places the threats, takes bribes and decides about showing', () => {
  const placed = calling(4, 2, t => {
    holds(t, { 0: 'witch', 1: 'blackmailer', 2: 'merchant', 3: 'warlord' })
    t.bewitched = { by: 0, character: 'blackmailer' }
    gold(t, 0, 0)
    gold(t, 2, 4)
    gold(t, 3, 4)
  })
    .answers(1, 'gold')
    .asks(0)
    .answers(0, { do: 'threaten', with: ['warlord', 'merchant'] })
    .heard(0, 'threatened', { by: 0, flowered: 'warlord' })
    .unheard(1, 'flowered')
    .answers(0, { do: 'end' })
    .asks(2)
    .answers(2, 'gold')
    .answers(2, 'pay')
    .told('bribed', { seat: 2, by: 0, gold: 3 })
    .answers(2, { do: 'end' })
    .answers(3, 'gold')
    .answers(3, 'refuse')
    .asks(0)
    .answers(0, 'reveal')
    .told('unmasked', { seat: 3, by: 0, flower: 'yes', gold: 6 })
  placed.expect(t => t.players[0]!.gold === 9 && t.players[1]!.gold === 4)
})

test('[CIT-6.1.2c] a bewitched Bishop protects the Witch, not his holder', () => {
  const warlord = calling(4, 5, t => {
    holds(t, { 0: 'witch', 1: 'bishop', 2: 'thief', 3: 'warlord' })
    t.bewitched = { by: 0, character: 'bishop' }
    city(t, 0, 'tavern')
    city(t, 1, 'temple')
  })
    .answers(1, 'gold')
    .answers(0, { do: 'end' })
    .asks(3)
  warlord.bars(['destroy', '0.tavern'], 'CIT-6.5.1').answers(3, { do: 'destroy', with: '1.temple' })
})
