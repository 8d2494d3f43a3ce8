import type { T } from '@cloak/citadels-core'
import { faultInSetup } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { acting, calling, city, crowned, deckIs, eyesBut, gold, hand, holds, onTop, overruling } from './help.ts'

type Change = (t: T) => void

/** Rank 4 sits at 0 and is called; seat 3 has the crown. */
const royal = (character: string, change: Change = () => {}) =>
  calling(4, 4, t => {
    crowned(t, 3)
    holds(t, { 0: character, 1: 'assassin', 2: 'merchant', 3: 'warlord' })
    change(t)
  })

test('[CIT-6.4.1] the King collects 1 gold for each noble district, before or after gathering, once', () => {
  for (const n of [0, 1, 3]) {
    royal('king', t => {
      city(t, 0, 'tavern', ...['manor', 'castle', 'palace'].slice(0, n))
      gold(t, 0, 1)
    })
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: n, source: 'collect' })
      .expect(t => t.players[0]!.gold === 1 + n)
      .refuses(0, { do: 'collect' }, 'CIT-4.6')
  }
})

test('[CIT-6.4.1] the King takes the crown by himself, as soon as he is free to act', () => {
  royal('king')
    .told('crowned', { seat: 0, from: 3 })
    .asks(0)
    .offersNot('crown')
    .expect(t => t.crown === 0)
})

test('[CIT-6.4.1] a King who has the crown keeps it', () => {
  calling(4, 4, t => {
    crowned(t, 0)
    holds(t, { 0: 'king', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
  })
    .told('keptCrown', { seat: 0 })
    .untold('crowned')
    .expect(t => t.crown === 0)
})

test('[CIT-6.4.1] a threatened King takes the crown when the threat is resolved', () => {
  royal('king', t => {
    holds(t, { 0: 'king', 1: 'blackmailer', 2: 'merchant', 3: 'warlord' })
    t.threats = { of: 1, placed: ['king', 'warlord'], on: ['king', 'warlord'], unmasked: null }
    t.players[1]!.flowered = 'king'
  })
    .answers(0, 'gold')
    .expect(t => t.crown === 3)
    .answers(0, 'pay')
    .told('crowned', { seat: 0 })
})

test('[CIT-6.4.1a, CIT-6.4.3] a killed King or Patrician takes the crown at the end of the round', () => {
  for (const character of ['king', 'patrician']) {
    const scene = royal(character, t => (t.killed = character))
      .told('silence', { rank: 4 })
      .asks(2)
      .answers(2, { do: 'gather', with: 'gold' })
      .answers(2, { do: 'end' })
      .answers(3, { do: 'gather', with: 'gold' })
      .expect(t => t.crown === 3 && t.players[0]!.revealed.length === 0)
      .answers(3, { do: 'end' })
    for (const eye of eyesBut(4))
      scene.heard(eye, 'heir', { seat: 0, character }).heard(eye, 'crowned', { seat: 0, from: 3 })
    scene.told('roundBegan', { round: 2, seat: 0 })
  }
})

test('[CIT-11.21] a killed King or Patrician whose holder has the crown keeps it', () => {
  for (const character of ['king', 'patrician']) {
    calling(4, 8, t => {
      crowned(t, 0)
      holds(t, { 0: character, 1: 'assassin', 2: 'merchant', 3: 'warlord' })
      t.killed = character
    })
      .answers(3, { do: 'gather', with: 'gold' })
      .answers(3, { do: 'end' })
      .told('heir', { seat: 0, character })
      .told('keptCrown', { seat: 0 })
      .expect(t => t.crown === 0)
  }
})

test('[CIT-6.4.1b, CIT-6.4.3] a bewitched King or Patrician still takes the crown; the Witch does not', () => {
  for (const character of ['king', 'patrician']) {
    royal(character, t => {
      holds(t, { 0: character, 1: 'witch', 2: 'merchant', 3: 'warlord' })
      t.bewitched = { by: 1, character }
    })
      .answers(0, 'gold')
      .told('crowned', { seat: 0, from: 3 })
      .asks(1)
      .answers(1, { do: 'end' })
      .untold('crowned')
      .expect(t => t.crown === 0)
  }
})

const crowns = (to: number, what: 'gold' | 'card' | 'nothing') => ({
  do: 'crown',
  with: { do: String(to), with: what },
})
const emperor = (change: Change = () => {}, options = {}) =>
  calling(
    4,
    4,
    t => {
      crowned(t, 3)
      holds(t, { 0: 'emperor', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
      gold(t, 0, 0)
      gold(t, 2, 4)
      hand(t, 2, 'tavern')
      change(t)
    },
    options,
  )

test('[CIT-6.4.2] the Emperor collects gold for noble districts', () => {
  emperor(t => city(t, 0, 'manor', 'castle', 'temple'))
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2 })
})

test('[CIT-6.4.2] the Emperor must give the crown away before he ends, before or after gathering', () => {
  emperor()
    .untold('crowned')
    .answers(0, { do: 'gather', with: 'gold' })
    .bars('end', 'CIT-4.8')
    .refuses(0, { do: 'end' }, 'CIT-4.8')
    .answers(0, crowns(2, 'gold'))
    .told('crowned', { seat: 2, from: 3 })
    .answers(0, { do: 'end' })
  emperor()
    .answers(0, crowns(1, 'nothing'))
    .refuses(0, { do: 'end' }, 'CIT-4.8')
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .expect(t => t.crown === 1)
})

test('[CIT-6.4.2] neither to whoever has it, nor to himself, and only once', () => {
  emperor()
    .bars(['crown', '3'], 'CIT-6.4.2')
    .refuses(0, crowns(3, 'gold'), 'CIT-6.4.2')
    .refuses(0, crowns(0, 'nothing'), 'kernel.no-such-option')
    .answers(0, crowns(2, 'nothing'))
    .refuses(0, crowns(1, 'gold'), 'CIT-4.6')
})

test('[CIT-6.4.2a] the Emperor takes 1 gold, or a random card', () => {
  emperor()
    .answers(0, crowns(2, 'gold'))
    .told('paidGold', { by: 0, seat: 2, gold: 1, source: 'emperor' })
    .expect(t => t.players[0]!.gold === 1 && t.players[2]!.gold === 3 && t.players[2]!.hand.length === 1)
  emperor()
    .answers(0, crowns(2, 'card'))
    .told('tookCard', { by: 0, seat: 2, source: 'emperor' })
    .expect(t => t.players[0]!.hand[0] === 'tavern' && t.players[2]!.hand.length === 0 && t.players[2]!.gold === 4)
})

test('[CIT-6.4.2a] which card he takes is chance', () => {
  const taken = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    emperor(t => hand(t, 2, 'tavern', 'temple', 'castle'), { seed: `emperor ${seed}` })
      .answers(0, crowns(2, 'card'))
      .expect(t => void taken.add(t.players[0]!.hand[0]!))
  }
  expect([...taken].sort()).toEqual(['castle', 'tavern', 'temple'])
})

test('[CIT-6.4.2a] only what there is can be taken', () => {
  emperor(t => gold(t, 2, 0))
    .bars(['crown', '2', 'gold'], 'CIT-6.4.2a')
    .refuses(0, crowns(2, 'gold'), 'CIT-6.4.2a')
    .answers(0, crowns(2, 'card'))
  emperor(t => hand(t, 2))
    .refuses(0, crowns(2, 'card'), 'CIT-6.4.2a')
    .answers(0, crowns(2, 'gold'))
  emperor(t => {
    gold(t, 2, 0)
    hand(t, 2)
  })
    .refuses(0, crowns(2, 'gold'), 'CIT-6.4.2a')
    .refuses(0, crowns(2, 'card'), 'CIT-6.4.2a')
    .answers(0, crowns(2, 'nothing'))
    .expect(t => t.crown === 2)
})

test('[CIT-6.4.2a] the card is known to the two of them only', () => {
  const scene = emperor().answers(0, crowns(2, 'card'))
  const other = emperor(t => hand(t, 2, 'castle')).answers(0, crowns(2, 'card'))
  scene.heard(0, 'tookCard', { card: 'tavern' }).heard(2, 'tookCard', { card: 'tavern' })
  for (const eye of eyesBut(4, 0, 2))
    scene.heard(eye, 'tookCard', { by: 0, seat: 2 }).unheard(eye, 'tavern').alike(eye, other)
})

test('[CIT-6.4.2b] the Emperor may take nothing', () => {
  emperor()
    .answers(0, crowns(2, 'nothing'))
    .untold('paidGold')
    .untold('tookCard')
    .expect(t => t.crown === 2 && t.players[0]!.gold === 0 && t.players[2]!.gold === 4)
})

test('[CIT-6.4.2b] overruled: he takes what there is to take', () => {
  const must = (change?: Change) => emperor(change, overruling(4, 'emperorMayDecline'))
  must().refuses(0, crowns(2, 'nothing'), 'CIT-6.4.2b').answers(0, crowns(2, 'gold'))
  must(t => gold(t, 2, 0))
    .refuses(0, crowns(2, 'nothing'), 'CIT-6.4.2b')
    .answers(0, crowns(2, 'card'))
  must(t => hand(t, 2))
    .refuses(0, crowns(2, 'nothing'), 'CIT-6.4.2b')
    .answers(0, crowns(2, 'gold'))
  must(t => {
    gold(t, 2, 0)
    hand(t, 2)
  }).answers(0, crowns(2, 'nothing'))
})

test('[CIT-6.4.2c] an Emperor who has the crown gives it to any other player', () => {
  calling(4, 4, t => {
    crowned(t, 0)
    holds(t, { 0: 'emperor', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
  })
    .offers(['crown', '1'], ['crown', '2'], ['crown', '3'])
    .offersNot(['crown', '0'])
    .answers(0, crowns(3, 'nothing'))
    .told('crowned', { seat: 3, from: 0 })
})

test('[CIT-6.4.2c] with 3 players and the crown elsewhere there is one legal recipient', () => {
  calling(3, 4, t => {
    crowned(t, 1)
    holds(t, { 0: ['emperor', 'bishop'], 1: ['assassin', 'merchant'], 2: ['thief', 'warlord'] })
  })
    .bars(['crown', '1'], 'CIT-6.4.2')
    .offersNot(['crown', '0'], ['crown', '1'])
    .answers(0, crowns(2, 'nothing'))
})

const killed = (crown: number) =>
  calling(4, 8, t => {
    crowned(t, crown)
    holds(t, { 0: 'emperor', 1: 'assassin', 2: 'merchant', 3: 'warlord' })
    t.killed = 'emperor'
    gold(t, 2, 4)
    gold(t, 0, 0)
  })
    .answers(3, { do: 'gather', with: 'gold' })
    .answers(3, { do: 'end' })

test('[CIT-6.4.2d] a killed Emperor is shown at the end of the round and must move the crown, taking nothing', () => {
  killed(3)
    .told('heir', { seat: 0, character: 'emperor' })
    .asks(0)
    .prompts('citadels.prompt.heir')
    .bars(3, 'CIT-6.4.2')
    .refuses(0, 3, 'CIT-6.4.2')
    .refuses(0, 0, 'kernel.no-such-option')
    .answers(0, 2)
    .told('crowned', { seat: 2, from: 3 })
    .untold('paidGold')
    .expect(t => t.round === 2 && t.crown === 2 && t.players[0]!.gold === 0 && t.players[2]!.gold === 4)
})

test('[CIT-6.4.2d] a killed Emperor who has the crown himself gives it to any other', () => {
  killed(0).asks(0).offers(1, 2, 3).answers(0, 1).told('crowned', { seat: 1, from: 0 })
})

test('[CIT-6.4.2e] no Emperor with 2 players', () => {
  const cast = {
    1: 'witch',
    2: 'spy',
    3: 'seer',
    4: 'emperor',
    5: 'bishop',
    6: 'merchant',
    7: 'scholar',
    8: 'diplomat',
    9: 'none',
  }
  const uniques = [
    'armory',
    'basilica',
    'capitol',
    'factory',
    'framework',
    'keep',
    'library',
    'museum',
    'park',
    'quarry',
    'smithy',
    'stables',
    'statue',
    'theater',
  ]
  const setup = (seats: number, fourth: string) => ({
    game: 'citadels-2016',
    rules: 1,
    seats,
    seed: 'emperor',
    options: {
      cards: { do: 'custom', with: { cast: { ...cast, 4: fourth }, uniques } },
      crown: 'random',
      overruled: [],
    },
  })
  expect(faultInSetup(citadels2016, setup(2, 'emperor'))?.rule).toBe('CIT-2.4e')
  expect(faultInSetup(citadels2016, setup(2, 'king'))).toBeNull()
  expect(faultInSetup(citadels2016, setup(4, 'emperor'))).toBeNull()
})

test('[CIT-6.4.3] the Patrician collects a card for each noble district, and takes the crown like the King', () => {
  const scene = royal('patrician', t => {
    city(t, 0, 'manor', 'castle', 'temple')
    onTop(t, 'tavern', 'docks', 'harbor')
  })
    .told('crowned', { seat: 0, from: 3 })
    .answers(0, { do: 'collect' })
    .told('gainedCards', { seat: 0, n: 2, source: 'collect' })
    .untold('gainedGold')
    .expect(t => expect(t.players[0]!.hand).toEqual(['tavern', 'docks']))
    .heard(0, 'gainedCards', { cards: ['tavern', 'docks'] })
  for (const eye of eyesBut(4, 0)) scene.unheard(eye, 'tavern').unheard(eye, 'docks')
})

test('[CIT-6.4.3] the Patrician gets what the deck has', () => {
  royal('patrician', t => {
    city(t, 0, 'manor', 'castle', 'palace')
    deckIs(t, 3, 'tavern')
  })
    .answers(0, { do: 'collect' })
    .told('gainedCards', { n: 1 })
})

test('[CIT-6.4.1, CIT-6.4.2, CIT-6.4.3] rank 4 builds one district', () => {
  for (const character of ['king', 'emperor', 'patrician']) {
    acting(4, character, t => {
      hand(t, 0, 'tavern', 'temple')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'build', with: 'tavern' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CIT-5.2')
  }
})
