import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, deckIs, eyesBut, gold, hand, onTop } from './help.ts'

type Change = (t: T) => void

const magician = (change: Change = () => {}, gathered = true) =>
  acting(
    4,
    'magician',
    t => {
      hand(t, 0, 'tavern', 'tavern', 'castle')
      hand(t, 1, 'manor', 'temple')
      onTop(t, 'docks', 'harbor', 'town-hall', 'palace')
      change(t)
    },
    { gathered },
  )
const swap = (seat: number) => ({ do: 'conjure', with: { do: 'swap', with: seat } })
const redraw = (cards: { [card: string]: number }) => ({ do: 'conjure', with: { do: 'redraw', with: cards } })

test('[CIT-6.3.1] the Magician conjures once: one or the other, before or after gathering', () => {
  for (const gathered of [false, true]) {
    magician(() => {}, gathered)
      .answers(0, swap(1))
      .refuses(0, redraw({ manor: 1 }), 'CIT-4.6')
    magician(() => {}, gathered)
      .answers(0, redraw({ castle: 1 }))
      .refuses(0, swap(1), 'CIT-4.6')
  }
  magician().answers(0, { do: 'end' })
})

test('[CIT-6.3.1a] the Magician exchanges whole hands', () => {
  magician()
    .answers(0, swap(1))
    .told('swappedHands', { by: 0, seat: 1, lost: 3, won: 2 })
    .expect(t => {
      expect(t.players[0]!.hand).toEqual(['manor', 'temple'])
      expect(t.players[1]!.hand).toEqual(['tavern', 'tavern', 'castle'])
    })
    .settled()
})

test('[CIT-6.3.1a, CIT-11.75] either hand may be empty', () => {
  magician(t => hand(t, 0))
    .answers(0, swap(1))
    .expect(t => t.players[0]!.hand.length === 2 && t.players[1]!.hand.length === 0)
  magician()
    .answers(0, swap(2))
    .expect(t => t.players[0]!.hand.length === 0 && t.players[2]!.hand.length === 3)
})

test('[CIT-6.3.1a] not with himself', () => {
  magician().refuses(0, swap(0), 'kernel.no-such-option')
})

test('[CIT-6.3.1a] each of the two sees his new hand, the others the sizes', () => {
  const scene = magician().answers(0, swap(1))
  const other = magician(t => {
    hand(t, 0, 'prison', 'barracks', 'fortress')
    hand(t, 1, 'church', 'palace')
  }).answers(0, swap(1))
  scene.sees(0, v => expect(v.players[0]!.hand).toEqual(['manor', 'temple']))
  scene.sees(1, v => expect(v.players[1]!.hand).toEqual(['tavern', 'tavern', 'castle']))
  for (const eye of [2, 3, null])
    scene.heard(eye, 'swappedHands', { lost: 3, won: 2 }).unheard(eye, 'manor').unheard(eye, 'tavern').alike(eye, other)
})

test('[CIT-6.3.1b] the Magician discards some cards and gains as many', () => {
  magician()
    .answers(0, redraw({ tavern: 1, castle: 1 }))
    .told('redrew', { seat: 0, n: 2 })
    .expect(t => {
      expect(t.players[0]!.hand).toEqual(['tavern', 'docks', 'harbor'])
      expect(t.deck.slice(0, 2).sort()).toEqual(['castle', 'tavern'])
    })
    .settled()
})

test('[CIT-6.3.1b] all of them, but no more than he holds', () => {
  magician()
    .refuses(0, redraw({ tavern: 3 }), 'kernel.out-of-range')
    .refuses(0, redraw({ manor: 1 }), 'kernel.no-such-option')
    .answers(0, redraw({ tavern: 2, castle: 1 }))
    .expect(t => expect(t.players[0]!.hand).toEqual(['docks', 'harbor', 'town-hall']))
})

test('[CIT-6.3.1b] the discards go under the deck first: with a short deck they come back', () => {
  magician(t => deckIs(t, 3, 'docks'))
    .answers(0, redraw({ tavern: 1, castle: 1 }))
    .expect(t => {
      expect(t.players[0]!.hand.slice(0, 2)).toEqual(['tavern', 'docks'])
      expect(['tavern', 'castle']).toContain(t.players[0]!.hand[2])
      expect(t.players[0]!.hand.length + t.deck.length).toBe(4)
    })
})

test('[CIT-11.75] discarding no card is allowed, does nothing, and was the ability', () => {
  magician()
    .answers(0, redraw({}))
    .told('redrew', { n: 0 })
    .expect(t => expect(t.players[0]!.hand).toEqual(['tavern', 'tavern', 'castle']))
    .refuses(0, swap(1), 'CIT-4.6')
})

test('[CIT-6.3.1b] only the Magician knows what he discarded and drew', () => {
  const scene = magician().answers(0, redraw({ castle: 1 }))
  const other = magician(t => hand(t, 0, 'tavern', 'prison', 'church')).answers(0, redraw({ church: 1 }))
  scene.heard(0, 'redrew', { discarded: ['castle'], cards: ['docks'] })
  for (const eye of eyesBut(4, 0))
    scene.heard(eye, 'redrew', { seat: 0, n: 1 }).unheard(eye, 'castle').unheard(eye, 'docks').alike(eye, other)
})

// The Seer sits at 0; seat 3 holds no card. Seats 1 and 2 hold one each, so that chance has no choice.
const seer = (change: Change = () => {}, gathered = true) =>
  acting(
    4,
    'seer',
    t => {
      hand(t, 0, 'castle')
      hand(t, 1, 'tavern')
      hand(t, 2, 'temple')
      gold(t, 0, 9)
      change(t)
    },
    { gathered },
  )

test('[CIT-6.3.3] the Seer takes a card from everybody who has one, before or after gathering', () => {
  for (const gathered of [false, true]) {
    seer(() => {}, gathered)
      .answers(0, { do: 'foresee' })
      .told('tookCard', { by: 0, seat: 1, source: 'seer' })
      .told('tookCard', { by: 0, seat: 2 })
      .untold('tookCard', { seat: 3 })
      .asks(0)
      .prompts('citadels.prompt.seer-give', { n: 2 })
      .expect(t => expect(t.players.map(p => p.hand)).toEqual([['castle', 'tavern', 'temple'], [], [], []]))
  }
})

test('[CIT-6.3.3] the Seer must give one card to each she took from, and to nobody else', () => {
  const scene = seer().answers(0, { do: 'foresee' })
  scene
    .refuses(0, ['tavern'], 'kernel.too-few')
    .refuses(0, ['tavern', 'temple', 'castle'], 'kernel.too-many')
    .refuses(0, ['tavern', 'tavern'], 'kernel.twice')
    .refuses(0, { do: 'end' }, 'kernel.malformed')
    .answers(0, ['temple', 'castle'])
    .told('gaveCard', { by: 0, seat: 1, source: 'seer' })
    .told('gaveCard', { by: 0, seat: 2 })
    .untold('gaveCard', { seat: 3 })
    .expect(t => expect(t.players.map(p => p.hand)).toEqual([['tavern'], ['temple'], ['castle'], []]))
    .settled()
})

test('[CIT-6.3.3] the same cards may go back', () => {
  seer()
    .answers(0, { do: 'foresee' })
    .answers(0, ['tavern', 'temple'])
    .expect(t => expect(t.players.map(p => p.hand)).toEqual([['castle'], ['tavern'], ['temple'], []]))
})

test('[CIT-6.3.3] two cards of a kind are two cards', () => {
  seer(t => {
    hand(t, 0)
    hand(t, 2, 'tavern')
  })
    .answers(0, { do: 'foresee' })
    .answers(0, ['tavern#2', 'tavern'])
    .expect(t => expect(t.players.map(p => p.hand)).toEqual([[], ['tavern'], ['tavern'], []]))
})

test('[CIT-6.3.3] which card of a hand it is, is chance', () => {
  const taken = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    acting(4, 'seer', t => hand(t, 1, 'tavern', 'temple', 'castle'), {}, { seed: `seer ${seed}` })
      .answers(0, { do: 'foresee' })
      .expect(t => void taken.add(t.players[0]!.hand[0]!))
  }
  expect([...taken].sort()).toEqual(['castle', 'tavern', 'temple'])
})

test('[CIT-6.3.3] the Seer foresees once', () => {
  seer().answers(0, { do: 'foresee' }).answers(0, ['tavern', 'temple']).refuses(0, { do: 'foresee' }, 'CIT-4.6')
})

test('[CIT-11.74] with all other hands empty nothing is taken or given, and the ability is used up', () => {
  seer(t => {
    hand(t, 1)
    hand(t, 2)
  })
    .answers(0, { do: 'foresee' })
    .untold('tookCard')
    .prompts('citadels.prompt.act')
    .refuses(0, { do: 'foresee' }, 'CIT-4.6')
})

test('[CIT-6.3.3] the Seer builds two districts, whether she foresees or not', () => {
  seer(t => hand(t, 0, 'market', 'church', 'prison'))
    .answers(0, { do: 'build', with: 'market' })
    .answers(0, { do: 'build', with: 'church' })
    .refuses(0, { do: 'build', with: 'prison' }, 'CIT-5.2')
})

test('[CIT-6.3.3] each player knows the card he lost and the card he got, the Seer all of them', () => {
  const taken = seer().answers(0, { do: 'foresee' })
  taken.heard(0, 'tookCard', { seat: 1, card: 'tavern' }).heard(0, 'tookCard', { seat: 2, card: 'temple' })
  taken.heard(1, 'tookCard', { seat: 1, card: 'tavern' }).unheard(1, 'temple')
  taken.heard(2, 'tookCard', { seat: 2, card: 'temple' }).unheard(2, 'tavern')
  for (const eye of [3, null]) taken.heard(eye, 'tookCard', { seat: 1 }).unheard(eye, 'tavern').unheard(eye, 'temple')
  taken.answers(0, ['temple', 'castle'])
  taken.heard(0, 'gaveCard', { seat: 1, card: 'temple' }).heard(0, 'gaveCard', { seat: 2, card: 'castle' })
  taken.heard(1, 'gaveCard', { seat: 1, card: 'temple' }).unheard(1, 'castle')
  taken.heard(2, 'gaveCard', { seat: 2, card: 'castle' }).unheard(2, 'temple')
  for (const eye of [3, null]) taken.heard(eye, 'gaveCard', { seat: 2 }).unheard(eye, 'castle').unheard(eye, 'temple')
  const other = seer(t => {
    hand(t, 0, 'prison')
    hand(t, 1, 'church')
    hand(t, 2, 'docks')
  })
    .answers(0, { do: 'foresee' })
    .answers(0, ['prison', 'church'])
  for (const eye of [3, null]) taken.alike(eye, other)
})
