import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, city, deckIs, eyesBut, gold, hand, onTop } from './help.ts'

type Change = (t: T) => void

const seventh = (character: string, change: Change = () => {}, gathered = true) =>
  acting(
    4,
    character,
    t => {
      hand(t, 0, 'tavern', 'temple', 'prison', 'market')
      gold(t, 0, 20)
      onTop(t, 'docks', 'harbor', 'castle', 'manor', 'palace', 'church', 'barracks', 'fortress')
      change(t)
    },
    { gathered },
  )

test('[CIT-6.7.1] the Architect gains 2 cards, once, before or after gathering', () => {
  for (const gathered of [false, true]) {
    const scene = seventh('architect', () => {}, gathered)
      .answers(0, { do: 'plans' })
      .told('gainedCards', { seat: 0, n: 2, source: 'architect' })
      .heard(0, 'gainedCards', { cards: ['docks', 'harbor'] })
      .expect(t => t.players[0]!.hand.length === 6)
      .refuses(0, { do: 'plans' }, 'CIT-4.6')
    for (const eye of eyesBut(4, 0)) scene.unheard(eye, 'docks').sees(eye, v => v.players[0]!.handSize === 6)
  }
})

test('[CIT-6.7.1] they come on top of whatever was gathered', () => {
  seventh('architect', () => {}, false)
    .answers(0, { do: 'gather', with: 'cards' })
    .answers(0, 'docks')
    .answers(0, { do: 'plans' })
    .expect(t => expect(t.players[0]!.hand.slice(4)).toEqual(['docks', 'castle', 'manor']))
})

test('[CIT-6.7.1] with a short deck the Architect gains what there is', () => {
  seventh('architect', t => deckIs(t, 3, 'docks'))
    .answers(0, { do: 'plans' })
    .told('gainedCards', { n: 1 })
})

test('[CIT-6.7.1] the Architect builds three districts', () => {
  seventh('architect')
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'prison' })
    .refuses(0, { do: 'build', with: 'market' }, 'CIT-5.2')
})

test('[CIT-6.7.2] the Navigator gains 4 gold or 4 cards, once, before or after gathering', () => {
  for (const gathered of [false, true]) {
    seventh('navigator', () => {}, gathered)
      .answers(0, { do: 'voyage', with: 'gold' })
      .told('gainedGold', { seat: 0, gold: 4, source: 'navigator' })
      .expect(t => t.players[0]!.gold === 24 && t.players[0]!.hand.length === 4)
      .refuses(0, { do: 'voyage', with: 'cards' }, 'CIT-4.6')
    const cards = seventh('navigator', () => {}, gathered)
      .answers(0, { do: 'voyage', with: 'cards' })
      .told('gainedCards', { seat: 0, n: 4, source: 'navigator' })
      .heard(0, 'gainedCards', { cards: ['docks', 'harbor', 'castle', 'manor'] })
      .expect(t => t.players[0]!.gold === 20 && t.players[0]!.hand.length === 8)
    for (const eye of eyesBut(4, 0)) cards.unheard(eye, 'docks')
  }
})

test('[CIT-6.7.2] 4 or nothing: no mix', () => {
  seventh('navigator').refuses(0, { do: 'voyage' }, 'kernel.no-such-option').answers(0, { do: 'end' })
})

test('[CIT-6.7.2] the Navigator builds nothing, not even what no limit counts', () => {
  seventh('navigator', t => hand(t, 0, 'tavern', 'stables'))
    .bars('build', 'CIT-6.7.2')
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-6.7.2')
    .refuses(0, { do: 'build', with: 'stables' }, 'CIT-6.7.2')
})

test('[CIT-6.7.2] whether or not the Navigator used the ability', () => {
  seventh('navigator')
    .answers(0, { do: 'voyage', with: 'gold' })
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-6.7.2')
  seventh('navigator', t => city(t, 0, 'framework')).refuses(0, { do: 'framework', with: 'tavern' }, 'CIT-6.7.2')
})

const SEVEN = ['docks', 'harbor', 'castle', 'manor', 'palace', 'church', 'barracks']

test('[CIT-6.7.3] the Scholar draws 7 cards and keeps 1, once, before or after gathering', () => {
  for (const gathered of [false, true]) {
    seventh('scholar', () => {}, gathered)
      .answers(0, { do: 'study' })
      .told('drew', { seat: 0, drawn: 7, source: 'scholar' })
      .asks(0)
      .offers(...SEVEN)
      .offersNot('fortress')
      .answers(0, 'palace')
      .told('keptCards', { seat: 0, n: 1, source: 'scholar' })
      .expect(t => t.players[0]!.hand.at(-1) === 'palace' && t.players[0]!.drawn.length === 0)
      .refuses(0, { do: 'study' }, 'CIT-4.6')
      .settled()
  }
})

test('[CIT-6.7.3] the Scholar must keep one of them', () => {
  seventh('scholar')
    .answers(0, { do: 'study' })
    .refuses(0, 'fortress', 'kernel.no-such-option')
    .refuses(0, { do: 'end' }, 'kernel.no-such-option')
})

test('[CIT-6.7.3] the other 6 are shuffled into the whole deck', () => {
  const places = new Set<number>()
  for (let seed = 0; seed < 8; seed++) {
    let before: string[] = []
    acting(4, 'scholar', t => onTop(t, ...SEVEN), {}, { seed: `scholar ${seed}` })
      .expect(t => void (before = [...t.deck]))
      .answers(0, { do: 'study' })
      .answers(0, 'palace')
      .expect(t => {
        before.splice(before.lastIndexOf('palace'), 1)
        expect([...t.deck].sort()).toEqual([...before].sort())
        expect(t.deck).not.toEqual(before)
        places.add(t.deck.lastIndexOf('barracks'))
      })
  }
  expect(places.size).toBeGreaterThan(2)
})

test('[CIT-6.7.3] with fewer cards in the deck the Scholar draws what there is and keeps 1', () => {
  seventh('scholar', t => deckIs(t, 3, 'docks', 'harbor'))
    .answers(0, { do: 'study' })
    .told('drew', { drawn: 2 })
    .answers(0, 'harbor')
    .expect(t => t.deck.length === 1 && t.deck[0] === 'docks')
  seventh('scholar', t => deckIs(t, 3))
    .answers(0, { do: 'study' })
    .told('drew', { drawn: 0 })
    .untold('keptCards')
    .prompts('citadels.prompt.act')
})

test('[CIT-6.7.3] only the Scholar sees the seven and the one', () => {
  const scene = seventh('scholar').answers(0, { do: 'study' })
  const other = seventh('scholar', t =>
    onTop(t, 'temple', 'temple', 'church', 'church', 'monastery', 'monastery', 'docks'),
  )
  other.answers(0, { do: 'study' })
  scene.heard(0, 'drew', { cards: SEVEN }).sees(0, v => expect(v.players[0]!.drawn).toEqual(SEVEN))
  for (const eye of eyesBut(4, 0))
    scene
      .heard(eye, 'drew', { drawn: 7 })
      .unheard(eye, 'docks')
      .sees(eye, v => v.players[0]!.drawn === null && v.players[0]!.drawnSize === 7)
      .alike(eye, other)
  scene.answers(0, 'palace').heard(0, 'keptCards', { cards: ['palace'] })
  for (const eye of eyesBut(4, 0)) scene.heard(eye, 'keptCards', { n: 1 }).unheard(eye, 'palace')
})

test('[CIT-6.7.3] the Scholar builds two districts', () => {
  seventh('scholar')
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .refuses(0, { do: 'build', with: 'prison' }, 'CIT-5.2')
})
