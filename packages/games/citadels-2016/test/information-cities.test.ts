import { describe, expect, test } from 'vitest'
import { acting, beautify, city, cityOf, gold, hand, under } from './help.ts'
import { alike, all, but } from './watching.ts'

// CIT-8.10 moment by moment: what all see, what some see besides, and that two tables which differ only in what is
// hidden at that moment are alike to everybody else.

describe('[CIT-8.10] what happens to cities: everything, for all', () => {
  test('build', () => {
    const s = acting(4, 'bishop', t => hand(t, 0, 'tavern')).answers(0, { do: 'build', with: 'tavern' })
    for (const eye of all) s.heard(eye, 'built', { seat: 0, card: 'tavern', gold: 1 })
  })
  test('destroy', () => {
    const s = acting(4, 'warlord', t => city(t, 1, 'market')).answers(0, { do: 'destroy', with: '1.market' })
    for (const eye of all) s.heard(eye, 'destroyed', { by: 0, seat: 1, card: 'market', gold: 1 })
  })
  test('exchange', () => {
    const s = acting(4, 'diplomat', t => {
      city(t, 0, 'tavern')
      city(t, 1, 'market')
    }).answers(0, { do: 'exchange', with: { do: '0.tavern', with: '1.market' } })
    for (const eye of all) s.heard(eye, 'exchanged', { by: 0, seat: 1, card: 'tavern', other: 'market', gold: 1 })
  })
  test('seize', () => {
    const s = acting(4, 'marshal', t => city(t, 1, 'market')).answers(0, { do: 'seize', with: '1.market' })
    for (const eye of all) s.heard(eye, 'seized', { by: 0, seat: 1, card: 'market', gold: 2 })
  })
  test('beautify', () => {
    const s = acting(4, 'artist', t => city(t, 0, 'market')).answers(0, { do: 'beautify', with: '0.market' })
    for (const eye of all) s.heard(eye, 'beautified', { seat: 0, card: 'market' })
  })
  test('cards paid for the Thieves’ Den: the number only; their owner knows them', () => {
    const paid = (...cards: string[]) =>
      acting(4, 'bishop', t => {
        hand(t, 0, 'thieves-den', 'tavern', 'temple', 'docks')
        gold(t, 0, 4)
      }).answers(0, { do: 'thieves-den', with: Object.fromEntries(cards.map(card => [card, 1])) })
    const s = paid('tavern', 'temple')
    for (const eye of all)
      s.heard(eye, 'discardedFor', { seat: 0, n: 2, source: 'thieves-den' }).heard(eye, 'built', {
        card: 'thieves-den',
        gold: 4,
      })
    for (const eye of but(0)) s.unheard(eye, 'tavern').unheard(eye, 'temple')
    s.heard(0, 'discardedFor', { cards: ['tavern', 'temple'] })
    alike(s, paid('temple', 'docks'), but(0))
  })
  test('a Museum that is destroyed does not show the cards under it', () => {
    const destroyed = (card: string) =>
      acting(4, 'warlord', t => {
        city(t, 1, 'museum')
        under(t, 1, card)
        gold(t, 0, 5)
      }).answers(0, { do: 'destroy', with: '1.museum' })
    for (const eye of all) destroyed('tavern').heard(eye, 'destroyed', { card: 'museum' }).unheard(eye, 'tavern')
    alike(destroyed('tavern'), destroyed('temple'), all)
  })
  test('coins and cards under a Museum that moves: the coin for all to see, the cards not', () => {
    const seized = (card: string) =>
      acting(4, 'diplomat', t => {
        city(t, 0, 'palace')
        city(t, 1, 'museum')
        beautify(t, 1, 'museum')
        under(t, 1, card)
      }).answers(0, { do: 'exchange', with: { do: '0.palace', with: '1.museum' } })
    seized('tavern').expect(t => expect(cityOf(t, 0)).toEqual(['museum']))
    for (const eye of all)
      seized('tavern')
        .unheard(eye, 'tavern')
        .sees(eye, v =>
          expect(v.players[0]).toMatchObject({ city: [{ card: 'museum', beautified: true }], underSize: 1 }),
        )
    alike(seized('tavern'), seized('temple'), but(0))
  })
})
