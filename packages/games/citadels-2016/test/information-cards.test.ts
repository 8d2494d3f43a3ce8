import { describe, expect, test } from 'vitest'
import { acting, city, gold, hand, holds, onTop } from './help.ts'
import { alike, all, but } from './watching.ts'

// CIT-8.10 moment by moment: what all see, what some see besides, and that two tables which differ only in what is
// hidden at that moment are alike to everybody else.

describe('[CIT-8.10] cards drawn and gained', () => {
  test('gathering cards: number drawn and kept; the drawer sees all of them', () => {
    const drew = (...cards: string[]) =>
      acting(4, 'bishop', t => onTop(t, ...cards), { gathered: false }).answers(0, { do: 'gather', with: 'cards' })
    for (const eye of but(0)) drew('tavern', 'castle').heard(eye, 'drew', { seat: 0, drawn: 2 }).unheard(eye, 'castle')
    drew('tavern', 'castle').heard(0, 'drew', { cards: ['tavern', 'castle'] })
    const kept = (...cards: string[]) => drew(...cards).answers(0, cards[0])
    for (const eye of but(0)) kept('tavern', 'castle').heard(eye, 'keptCards', { seat: 0, n: 1 }).unheard(eye, 'tavern')
    kept('tavern', 'castle').heard(0, 'keptCards', { cards: ['tavern'] })
    alike(kept('tavern', 'castle'), kept('manor', 'temple'), but(0))
  })

  const GAINS: [name: string, as: string, did: object, source: string, n: number, built: string[]][] = [
    ['collecting', 'patrician', { do: 'collect' }, 'collect', 2, ['manor', 'castle']],
    ['the Architect', 'architect', { do: 'plans' }, 'architect', 2, []],
    ['the Navigator', 'navigator', { do: 'voyage', with: 'cards' }, 'navigator', 4, []],
    ['the Spy', 'spy', { do: 'spy', with: { seat: 1, type: 'trade' } }, 'spy', 1, []],
    ['the Smithy', 'bishop', { do: 'smithy' }, 'smithy', 3, ['smithy']],
    ['the Park', 'bishop', { do: 'end' }, 'park', 2, ['park']],
  ]
  test.each(GAINS)('%s: how many; the gainer sees them', (_, as, did, source, n, built) => {
    const gained = (...cards: string[]) =>
      acting(4, as, t => {
        holds(t, { 0: as, 3: as === 'architect' || as === 'navigator' ? 'warlord' : 'architect' })
        city(t, 0, ...built)
        hand(t, 1, 'market')
        gold(t, 0, 4)
        onTop(t, ...cards)
      }).answers(0, did)
    const [one, other] = [
      gained('tavern', 'palace', 'temple', 'prison'),
      gained('docks', 'church', 'harbor', 'fortress'),
    ]
    for (const eye of but(0))
      one.heard(eye, 'gainedCards', { seat: 0, n, source }).unheard(eye, 'tavern').unheard(eye, 'cards')
    one.heard(0, 'gainedCards', { cards: ['tavern', 'palace', 'temple', 'prison'].slice(0, n) })
    alike(one, other, but(0))
  })

  test('the Magician’s redraw: how many; he sees them', () => {
    const redrew = (...cards: string[]) =>
      acting(4, 'magician', t => {
        hand(t, 0, 'manor', 'palace')
        onTop(t, ...cards)
      }).answers(0, { do: 'conjure', with: { do: 'redraw', with: { manor: 1, palace: 1 } } })
    for (const eye of but(0))
      redrew('tavern', 'castle').heard(eye, 'redrew', { seat: 0, n: 2 }).unheard(eye, 'tavern').unheard(eye, 'manor')
    redrew('tavern', 'castle').heard(0, 'redrew', { discarded: ['manor', 'palace'], cards: ['tavern', 'castle'] })
    alike(redrew('tavern', 'castle'), redrew('docks', 'church'), but(0))
  })

  test('the Scholar: that seven were drawn and one kept; he sees the seven', () => {
    const SEVEN = ['tavern', 'castle', 'manor', 'palace', 'temple', 'church', 'docks']
    const studied = (kept: string) =>
      acting(4, 'scholar', t => onTop(t, ...SEVEN))
        .answers(0, { do: 'study' })
        .answers(0, kept)
    const drew = acting(4, 'scholar', t => onTop(t, ...SEVEN)).answers(0, { do: 'study' })
    drew.heard(0, 'drew', { cards: SEVEN }).sees(0, v => expect(v.players[0]!.drawn).toEqual(SEVEN))
    for (const eye of but(0)) drew.heard(eye, 'drew', { seat: 0, drawn: 7, source: 'scholar' }).unheard(eye, 'tavern')
    for (const eye of but(0))
      studied('castle').heard(eye, 'keptCards', { seat: 0, n: 1, source: 'scholar' }).unheard(eye, 'castle')
    alike(studied('castle'), studied('docks'), but(0))
  })

  test('the Laboratory: that one card went for 2 gold; its owner knows which', () => {
    const burnt = (card: string) =>
      acting(4, 'bishop', t => {
        city(t, 0, 'laboratory')
        hand(t, 0, 'tavern', 'castle')
      }).answers(0, { do: 'laboratory', with: card })
    for (const eye of but(0))
      burnt('tavern')
        .heard(eye, 'discardedFor', { seat: 0, n: 1 })
        .heard(eye, 'gainedGold', { gold: 2 })
        .unheard(eye, 'tavern')
    burnt('tavern').heard(0, 'discardedFor', { cards: ['tavern'] })
    alike(burnt('tavern'), burnt('castle'), but(0))
  })

  test('the Museum: one more card under it; the owner knows which', () => {
    const tucked = (card: string) =>
      acting(4, 'bishop', t => {
        city(t, 0, 'museum')
        hand(t, 0, 'tavern', 'castle')
      }).answers(0, { do: 'museum', with: card })
    for (const eye of but(0))
      tucked('tavern')
        .heard(eye, 'tucked', { seat: 0 })
        .unheard(eye, 'tavern')
        .sees(eye, v => expect(v.players[0]!.underSize).toBe(1))
    tucked('tavern').sees(0, v => expect(v.players[0]!.under).toEqual(['tavern']))
    alike(tucked('tavern'), tucked('castle'), but(0))
  })
})

describe('[CIT-8.10] other people’s hands', () => {
  test('the Spy: target, type, matches, gold and cards gained; he sees the whole hand', () => {
    const spied = (...cards: string[]) =>
      acting(4, 'spy', t => hand(t, 1, ...cards)).answers(0, { do: 'spy', with: { seat: 1, type: 'trade' } })
    const s = spied('tavern', 'castle', 'market')
    for (const eye of all)
      s.heard(eye, 'spied', { by: 0, seat: 1, type: 'trade', n: 2, gold: 2 }).heard(eye, 'gainedCards', {
        seat: 0,
        n: 2,
      })
    for (const eye of but(0)) s.unheard(eye, 'castle').unheard(eye, 'hand')
    s.heard(0, 'spied', { hand: ['tavern', 'castle', 'market'] })
    alike(s, spied('docks', 'temple', 'harbor'), but(0, 1))
  })

  test('the Wizard: target; the card only if it is built; the target sees which card is gone', () => {
    const looking = (...cards: string[]) =>
      acting(4, 'wizard', t => hand(t, 1, ...cards)).answers(0, { do: 'look', with: 1 })
    for (const eye of but(0))
      looking('tavern', 'castle').heard(eye, 'looked', { by: 0, seat: 1 }).unheard(eye, 'tavern')
    looking('tavern', 'castle').heard(0, 'looked', { hand: ['tavern', 'castle'] })
    alike(looking('tavern', 'castle'), looking('temple', 'docks'), but(0, 1))
    const built = looking('tavern', 'castle').answers(0, { do: 'build', with: 'tavern' })
    for (const eye of all) built.heard(eye, 'built', { seat: 0, card: 'tavern' })
    const taken = looking('tavern', 'castle').answers(0, { do: 'take', with: 'tavern' })
    for (const eye of but(0, 1)) taken.heard(eye, 'tookCard', { by: 0, seat: 1 }).unheard(eye, 'tavern')
    taken.heard(1, 'tookCard', { card: 'tavern' }).sees(1, v => expect(v.players[1]!.hand).toEqual(['castle']))
  })

  test('the Seer: from whom one card was taken and given back; each sees his own, she sees all', () => {
    const took = (mine: string) =>
      acting(4, 'seer', t => {
        hand(t, 1, mine)
        hand(t, 2, 'castle')
      }).answers(0, { do: 'foresee' })
    const s = took('tavern')
    for (const eye of all) for (const seat of [1, 2]) s.heard(eye, 'tookCard', { by: 0, seat })
    s.heard(0, 'tookCard', { seat: 1, card: 'tavern' }).heard(0, 'tookCard', { seat: 2, card: 'castle' })
    s.heard(1, 'tookCard', { seat: 1, card: 'tavern' })
      .unheard(1, 'castle')
      .unheard(2, 'tavern')
      .unheard(3, 'tavern')
      .unheard(null, 'tavern')
    alike(took('tavern'), took('temple'), but(0, 1))
    const gave = (one: string, two: string) => took('tavern').answers(0, [one, two])
    const back = gave('castle', 'tavern')
    for (const eye of all) for (const seat of [1, 2]) back.heard(eye, 'gaveCard', { by: 0, seat })
    back.heard(1, 'gaveCard', { seat: 1, card: 'castle' }).unheard(1, 'tavern').unheard(3, 'castle')
    alike(gave('castle', 'tavern'), gave('tavern', 'castle'), [3, null])
  })

  test('the Magician: kind of use and hand sizes; both players see their new hands', () => {
    const swapped = (...cards: string[]) =>
      acting(4, 'magician', t => {
        hand(t, 0, 'manor')
        hand(t, 1, ...cards)
      }).answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
    const s = swapped('tavern', 'castle')
    for (const eye of all) s.heard(eye, 'swappedHands', { by: 0, seat: 1, lost: 1, won: 2 }).unheard(eye, 'tavern')
    s.sees(0, v => expect(v.players[0]!.hand).toEqual(['tavern', 'castle'])).sees(1, v =>
      expect(v.players[1]!.hand).toEqual(['manor']),
    )
    alike(s, swapped('temple', 'docks'), but(0, 1))
  })

  test('the Emperor: the new crowned player, "gold" or "a card"; the two see the card', () => {
    const took = (what: string, card: string) =>
      acting(4, 'emperor', t => {
        t.crown = 2
        hand(t, 1, card)
      }).answers(0, { do: 'crown', with: { do: '1', with: what } })
    for (const eye of all)
      took('gold', 'tavern').heard(eye, 'crowned', { seat: 1 }).heard(eye, 'paidGold', { by: 0, seat: 1, gold: 1 })
    const s = took('card', 'tavern')
    for (const eye of all) s.heard(eye, 'tookCard', { by: 0, seat: 1, source: 'emperor' })
    for (const eye of but(0, 1)) s.unheard(eye, 'tavern')
    for (const eye of [0, 1]) s.heard(eye, 'tookCard', { card: 'tavern' })
    alike(s, took('card', 'temple'), but(0, 1))
  })

  test('the Cardinal: who gave how much gold and got how many cards; the two see the cards', () => {
    const gave = (one: string, other: string) =>
      acting(4, 'cardinal', t => {
        hand(t, 0, 'castle', 'tavern', 'temple', 'docks')
        gold(t, 0, 2)
      })
        .answers(0, { do: 'cardinal', with: { do: 'castle', with: 1 } })
        .answers(0, { [one]: 1, [other]: 1 })
    const s = gave('tavern', 'temple')
    for (const eye of all)
      s.heard(eye, 'gaveCard', { by: 0, seat: 1, source: 'cardinal' }).heard(eye, 'built', { card: 'castle' })
    expect(s.history(null).map(({ event }) => event)).toEqual(['paidGold', 'gaveCard', 'gaveCard', 'built'])
    for (const eye of but(0, 1)) s.unheard(eye, 'tavern').unheard(eye, 'temple')
    for (const eye of [0, 1]) s.heard(eye, 'gaveCard', { card: 'tavern' }).heard(eye, 'gaveCard', { card: 'temple' })
    alike(s, gave('tavern', 'docks'), but(0, 1))
  })
})
