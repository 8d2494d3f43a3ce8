import { expect, test } from 'vitest'
import { acting, city, cityOf, gold, hand, holds, warrants } from './help.ts'

const den = (stash: number, ...cards: string[]) =>
  acting(4, 'king', t => {
    hand(t, 0, 'thieves-den', ...cards)
    gold(t, 0, stash)
  })
const SIX = ['tavern', 'tavern', 'manor', 'castle', 'palace', 'temple']

test('[CIT-7.29] the Thieves’ Den is paid in cards, one for each gold', () => {
  den(0, ...SIX)
    .answers(0, { do: 'thieves-den', with: { tavern: 2, manor: 1, castle: 1, palace: 1, temple: 1 } })
    .told('built', { seat: 0, card: 'thieves-den', gold: 0 })
    .expect(t => {
      expect(t.players[0]).toMatchObject({ gold: 0, hand: [] })
      expect(t.deck.slice(0, 6).sort()).toEqual([...SIX].sort())
    })
    .settled()
})

test('[CIT-7.29] partly in gold, partly in cards', () => {
  den(4, 'tavern', 'tavern', 'manor')
    .answers(0, { do: 'thieves-den', with: { tavern: 2 } })
    .told('built', { card: 'thieves-den', gold: 4 })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 0, hand: ['manor'] }))
})

test('[CIT-7.29] more cards than need be, but not more than the price, and not fewer than gold leaves open', () => {
  den(5, ...SIX, 'temple')
    .refuses(0, { do: 'thieves-den', with: { tavern: 2, manor: 1, castle: 1, palace: 1, temple: 2 } }, 'CIT-7.29')
    .answers(0, { do: 'thieves-den', with: { tavern: 2, manor: 1, castle: 1, palace: 1, temple: 1 } })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 5, hand: ['temple'] }))
  den(4, 'tavern', 'manor')
    .refuses(0, { do: 'thieves-den', with: { tavern: 1 } }, 'CIT-7.29')
    .answers(0, { do: 'thieves-den', with: { tavern: 1, manor: 1 } })
})

test('[CIT-7.29] all in gold is the ordinary way', () => {
  den(6, 'tavern')
    .refuses(0, { do: 'thieves-den', with: {} }, 'CIT-7.29')
    .answers(0, { do: 'build', with: 'thieves-den' })
    .expect(t => expect(t.players[0]).toMatchObject({ gold: 0, hand: ['tavern'] }))
})

test('[CIT-7.29] the card itself pays for nothing; what is missing is refused', () => {
  den(4, 'tavern').refuses(0, { do: 'thieves-den', with: { tavern: 1 } }, 'CIT-7.29')
  den(5).refuses(0, { do: 'thieves-den', with: { 'thieves-den': 1 } }, 'CIT-7.29')
  den(5, 'tavern').refuses(0, { do: 'thieves-den', with: { 'thieves-den': 1 } }, 'kernel.no-such-option')
})

test('[CIT-7.29, CIT-7.5] the Factory lowers what there is to pay', () => {
  acting(4, 'king', t => {
    city(t, 0, 'factory')
    hand(t, 0, 'thieves-den', ...SIX)
    gold(t, 0, 0)
  })
    .refuses(0, { do: 'thieves-den', with: { tavern: 2, manor: 1, castle: 1, palace: 1, temple: 1 } }, 'CIT-7.29')
    .answers(0, { do: 'thieves-den', with: { tavern: 2, manor: 1, castle: 1, palace: 1 } })
})

test('[CIT-7.29] the limit holds, and gathering comes first', () => {
  const later = (done: object) =>
    acting(
      4,
      'king',
      t => {
        hand(t, 0, 'thieves-den', 'tavern')
        gold(t, 0, 5)
      },
      done,
    )
  later({ built: 1 }).refuses(0, { do: 'thieves-den', with: { tavern: 1 } }, 'CIT-5.2')
  later({ gathered: false }).refuses(0, { do: 'thieves-den', with: { tavern: 1 } }, 'CIT-5.1')
})

test('[CIT-7.29] confiscated, only the gold comes back', () => {
  acting(4, 'king', t => {
    holds(t, { 0: 'king', 1: 'magistrate' })
    warrants(t, 1, 'king', 'bishop', 'merchant')
    hand(t, 0, 'thieves-den', 'tavern', 'manor')
    gold(t, 0, 5)
  })
    .answers(0, { do: 'thieves-den', with: { tavern: 1, manor: 1 } })
    .asks(1)
    .answers(1, 'confiscate')
    .told('confiscated', { by: 1, seat: 0, card: 'thieves-den', gold: 4 })
    .expect(t => {
      expect(t.players[0]).toMatchObject({ gold: 5, hand: [] })
      expect(cityOf(t, 1)).toEqual(['thieves-den'])
    })
})

test('[CIT-7.29] others learn how many cards were paid, their owner which', () => {
  const paid = (first: string, second: string) =>
    den(4, first, second).answers(0, { do: 'thieves-den', with: { [first]: 1, [second]: 1 } })
  const seen = paid('tavern', 'manor').heard(0, 'discardedFor', {
    n: 2,
    source: 'thieves-den',
    cards: ['tavern', 'manor'],
  })
  for (const eye of [1, 2, 3, null])
    seen.heard(eye, 'discardedFor', { seat: 0, n: 2 }).unheard(eye, 'tavern').alike(eye, paid('castle', 'palace'))
})

test('[CIT-7.29] a Thieves’ Den out of another hand is paid with the Wizard’s own cards', () => {
  acting(4, 'wizard', t => {
    hand(t, 0, 'tavern', 'manor')
    hand(t, 1, 'thieves-den', 'palace')
    gold(t, 0, 4)
  })
    .answers(0, { do: 'look', with: 1 })
    .refuses(0, { do: 'thieves-den', with: { palace: 1, manor: 1 } }, 'kernel.no-such-option')
    .answers(0, { do: 'thieves-den', with: { tavern: 1, manor: 1 } })
    .expect(t => {
      expect(t.players[0]).toMatchObject({ gold: 0, hand: [] })
      expect(t.players[1]!.hand).toEqual(['palace'])
      expect(cityOf(t, 0)).toEqual(['thieves-den'])
    })
})

test('[CIT-11.38] Cardinal and Thieves’ Den: price less cards less own gold is what he takes', () => {
  acting(4, 'cardinal', t => {
    hand(t, 0, 'thieves-den', 'tavern', 'manor', 'castle', 'palace')
    gold(t, 0, 2)
    gold(t, 1, 9)
  })
    .answers(0, { do: 'cardinal-den', with: { do: '1', with: 1 } })
    .told('paidGold', { by: 0, seat: 1, gold: 3 })
    .answers(0, { tavern: 1 })
    .answers(0, { manor: 1, castle: 1, palace: 1 })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['thieves-den'])
      expect(t.players[0]).toMatchObject({ gold: 0, hand: [] })
      expect(t.players[1]).toMatchObject({ gold: 6, hand: ['manor', 'castle', 'palace'] })
      expect(t.deck[0]).toBe('tavern')
    })
})
