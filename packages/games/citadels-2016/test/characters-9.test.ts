import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, beautify, calling, cast, city, eyesBut, gold, hand, holds, warrants } from './help.ts'

type Change = (t: T) => void

/** The Queen sits at 0 of five; rank 4 is held at the given seat. */
const queen = (royal: number, change: Change = () => {}) =>
  calling(5, 9, t => {
    const held: { [seat: number]: string } = { 0: 'queen', [royal]: 'king' }
    const rest = ['assassin', 'thief', 'bishop']
    for (const seat of [1, 2, 3, 4]) held[seat] ??= rest.pop()!
    holds(t, held)
    gold(t, 0, 1)
    change(t)
  })

test('[CIT-6.9.1] the Queen gains 3 gold beside whoever has revealed rank 4, on either side, once', () => {
  for (const seat of [1, 4]) {
    queen(seat)
      .answers(0, { do: 'favour' })
      .told('gainedGold', { seat: 0, gold: 3, source: 'queen' })
      .expect(t => t.players[0]!.gold === 4)
      .refuses(0, { do: 'favour' }, 'CIT-4.6')
  }
})

test('[CIT-6.9.1] not two seats away, and not beside a rank 4 that nobody holds', () => {
  for (const seat of [2, 3]) queen(seat).bars('favour', 'CIT-6.9.1').refuses(0, { do: 'favour' }, 'CIT-6.9.1')
  calling(5, 9, t => holds(t, { 0: 'queen', 1: 'assassin', 2: 'thief', 3: 'bishop', 4: 'warlord' })).bars(
    'favour',
    'CIT-6.9.1',
  )
})

test('[CIT-6.9.1] the killed rank 4 of a neighbour pays her when it is shown at the end of the round', () => {
  queen(1, t => (t.killed = 'king'))
    .refuses(0, { do: 'favour' }, 'CIT-6.9.1')
    .answers(0, { do: 'gather', with: 'gold' })
    .expect(t => t.players[0]!.gold === 3)
    .answers(0, { do: 'end' })
    .told('heir', { seat: 1, character: 'king' })
    .told('gainedGold', { seat: 0, gold: 3, source: 'queen' })
    .expect(t => t.round === 2 && t.players[0]!.gold === 6)
  queen(2, t => (t.killed = 'king'))
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .told('heir', { seat: 2 })
    .untold('gainedGold')
})

test('[CIT-6.9.1] the Queen may forgo it', () => {
  queen(1).answers(0, { do: 'gather', with: 'gold' }).answers(0, { do: 'end' }).untold('gainedGold')
})

const artist = (change: Change = () => {}, gathered = true) =>
  acting(
    4,
    'artist',
    t => {
      city(t, 0, 'tavern', 'temple', 'castle')
      gold(t, 0, 5)
      change(t)
    },
    { gathered },
  )
const paints = (id: string) => ({ do: 'beautify', with: id })

test('[CIT-6.9.2] the Artist puts a coin of hers on up to two districts, at different moments if she likes', () => {
  artist(() => {}, false)
    .answers(0, paints('0.tavern'))
    .told('beautified', { seat: 0, card: 'tavern' })
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, paints('0.castle'))
    .refuses(0, paints('0.temple'), 'CIT-4.6')
    .expect(t => {
      expect(t.players[0]!.gold).toBe(5)
      expect(t.players[0]!.city.map(built => built.beautified)).toEqual([true, false, true])
    })
})

test('[CIT-6.9.2] one, or none, is enough', () => {
  artist().answers(0, paints('0.tavern')).answers(0, { do: 'end' })
  artist()
    .answers(0, { do: 'end' })
    .expect(t => t.players[0]!.gold === 5)
})

test('[CIT-6.9.2] a district is beautified only once', () => {
  artist(t => beautify(t, 0, 'temple'))
    .refuses(0, paints('0.temple'), 'CIT-6.9.2')
    .answers(0, paints('0.tavern'))
    .refuses(0, paints('0.tavern'), 'CIT-6.9.2')
})

test('[CIT-6.9.2] it takes her gold, and her own districts', () => {
  artist(t => gold(t, 0, 0)).refuses(0, paints('0.tavern'), 'CIT-6.9.2')
  artist(t => gold(t, 0, 1))
    .answers(0, paints('0.tavern'))
    .refuses(0, paints('0.temple'), 'CIT-6.9.2')
  artist(t => city(t, 1, 'market')).refuses(0, paints('1.market'), 'kernel.no-such-option')
})

test('[CIT-6.9.2] the cost is 1 higher for good', () => {
  artist()
    .standing(s => s[0]!.score === 6)
    .answers(0, paints('0.tavern'))
    .standing(s => s[0]!.score === 7)
})

test('[CIT-6.9.2] a district built this turn may be beautified', () => {
  artist(t => hand(t, 0, 'market'))
    .answers(0, { do: 'build', with: 'market' })
    .answers(0, paints('0.market'))
    .expect(t => t.players[0]!.gold === 2)
})

/** Anybody's turn while the Tax Collector is in the cast. */
const taxed = (as: string, change: Change = () => {}) =>
  acting(4, as, t => {
    cast(t, 'tax-collector')
    hand(t, 0, 'tavern', 'temple', 'prison')
    gold(t, 0, 5)
    change(t)
  })
const builds = (card: string) => ({ do: 'build', with: card })

test('[CIT-6.9.3] whoever builds puts 1 gold on the plate, right after', () => {
  const scene = taxed('bishop').answers(0, builds('tavern'))
  scene.expect(t => t.players[0]!.gold === 3 && t.plate === 1)
  for (const eye of eyesBut(4)) scene.heard(eye, 'taxed', { seat: 0, gold: 1 }).sees(eye, v => v.plate === 1)
})

test('[CIT-6.9.3] also when he lies face up, when nobody chose him, and when he was killed', () => {
  taxed('bishop', t => {
    holds(t, { 0: 'bishop', 1: 'merchant', 2: 'architect', 3: 'warlord' })
    t.draft.faceUp = ['tax-collector', 'thief', 'magician']
    t.draft.faceDown = ['assassin']
    t.draft.out = ['king']
    for (const player of t.players)
      for (const pick of player.picks) pick.saw = pick.saw.map(c => (c === 'tax-collector' ? 'king' : c))
  })
    .answers(0, builds('tavern'))
    .told('taxed')
  taxed('bishop', t => holds(t, { 0: 'bishop', 1: 'merchant', 2: 'architect', 3: 'warlord' }))
    .answers(0, builds('tavern'))
    .told('taxed')
  taxed('bishop', t => (t.killed = 'tax-collector'))
    .answers(0, builds('tavern'))
    .told('taxed')
})

test('[CIT-6.9.3] without him in the cast nobody is taxed', () => {
  acting(4, 'bishop', t => {
    hand(t, 0, 'tavern')
    gold(t, 0, 5)
  })
    .answers(0, builds('tavern'))
    .untold('taxed')
    .expect(t => t.plate === 0)
})

test('[CIT-6.9.3a] every district is taxed separately, unpaid ones too', () => {
  taxed('architect')
    .answers(0, builds('tavern'))
    .answers(0, builds('temple'))
    .expect(t => t.plate === 2 && t.players[0]!.gold === 1)
  taxed('bishop', t => city(t, 0, 'framework'))
    .answers(0, { do: 'framework', with: 'tavern' })
    .told('taxed', { seat: 0 })
    .expect(t => t.players[0]!.gold === 4)
  taxed('bishop', t => {
    city(t, 0, 'manor')
    hand(t, 0, 'necropolis')
  })
    .answers(0, { do: 'necropolis', with: '0.manor' })
    .told('taxed', { seat: 0 })
})

test('[CIT-6.9.3b] an empty stash pays nothing and owes nothing', () => {
  taxed('architect', t => gold(t, 0, 1))
    .answers(0, builds('tavern'))
    .untold('taxed')
    .expect(t => t.plate === 0 && t.players[0]!.gold === 0)
  taxed('architect', t => gold(t, 0, 2))
    .answers(0, builds('tavern'))
    .told('taxed')
    .expect(t => t.plate === 1 && t.players[0]!.gold === 0)
})

test('[CIT-6.9.3c] in the Tax Collector’s own turn nothing is taxed', () => {
  taxed('tax-collector')
    .answers(0, builds('tavern'))
    .untold('taxed')
    .expect(t => t.players[0]!.gold === 4 && t.plate === 0)
})

test('[CIT-6.9.3d] the Tax Collector takes the whole plate, before or after gathering, once', () => {
  for (const gathered of [false, true]) {
    acting(4, 'tax-collector', t => (t.plate = 4), { gathered })
      .answers(0, { do: 'empty-plate' })
      .told('gainedGold', { seat: 0, gold: 4, source: 'plate' })
      .expect(t => t.players[0]!.gold === 6 && t.plate === 0)
      .refuses(0, { do: 'empty-plate' }, 'CIT-4.6')
  }
  acting(4, 'tax-collector', t => (t.plate = 4))
    .answers(0, { do: 'end' })
    .expect(t => t.plate === 4)
})

test('[CIT-6.9.3e] with 3 players his holder is taxed in the turn of his other character', () => {
  acting(3, 'bishop', t => {
    holds(t, { 0: ['bishop', 'tax-collector'], 1: ['assassin', 'king'], 2: ['thief', 'warlord'] })
    hand(t, 0, 'tavern')
    gold(t, 0, 5)
  })
    .answers(0, builds('tavern'))
    .told('taxed', { seat: 0 })
    .expect(t => t.plate === 1)
})

test('[CIT-6.9.3f] on a confiscated district the Magistrate pays, the target does not', () => {
  taxed('bishop', t => {
    holds(t, { 0: 'bishop', 1: 'magistrate', 2: 'thief', 3: 'warlord' })
    warrants(t, 1, 'bishop', 'thief', 'warlord')
    gold(t, 1, 3)
  })
    .answers(0, builds('tavern'))
    .answers(1, 'confiscate')
    .told('taxed', { seat: 1, gold: 1 })
    .untold('taxed', { seat: 0 })
    .expect(t => t.players[0]!.gold === 5 && t.players[1]!.gold === 2)
})

test('[CIT-6.9.3g] gold on the plate at the end of the game is nobody’s', () => {
  calling(4, 9, t => {
    holds(t, { 0: 'tax-collector', 1: 'assassin', 2: 'thief', 3: 'warlord' })
    t.plate = 7
    t.completed = [1]
    city(t, 0, 'imperial-treasury')
    gold(t, 0, 1)
  })
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .over()
    .expect(t => t.plate === 7)
    .standing(s => s[0]!.score === 8)
})
