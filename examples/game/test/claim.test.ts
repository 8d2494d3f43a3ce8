import { describe, expect, test } from 'vitest'
import { gone, hidden, lost, purse, seals, table, THREE } from './help.ts'

const forge = () => table(THREE, ['castellan']).at('turn.begin', { seat: 0 }).answers(0, { do: 'forge' })
/** Seat 1 forges without a Forger. */
const lie = () => table(THREE).at('turn.begin', { seat: 1 }).answers(1, { do: 'forge' })

describe('doubt', () => {
  test('[DAW-4.1] all others who are not out are asked at once, and answer in secret', () => {
    forge().asks(1, 2).answers(2, 'doubt').asks(1).unheard(0, 'doubt')
    forge().answers(2, 'doubt').alike(1, forge().answers(2, 'believe'))
    table(THREE)
      .table(t => gone(t, 1, 1))
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'forge' })
      .asks(2)
  })

  test('[DAW-4.1] a player is asked the same whatever cards they have', () => {
    const asked = (own: 'forger' | 'castellan') =>
      table([THREE[0], [own, 'herbalist'], ['lamplighter', 'magpie']])
        .at('turn.begin', { seat: 0 })
        .answers(0, { do: 'forge' })
    asked('forger').asks(1, 2).to(1).offers('believe', 'doubt', 'stop')
    for (const at of [0, 2, null]) asked('forger').alike(at, asked('castellan'))
  })

  test('[DAW-4.2] the first clockwise from the claimant is the doubter, whoever answered first', () => {
    lie().answers(0, 'doubt').answers(2, 'doubt').told('doubted', { by: 2, seat: 1, role: 'forger' })
    lie().answers(2, 'doubt').answers(0, 'doubt').told('doubted', { by: 2 }).untold('doubted', { by: 0 })
    const second = (said: string) => lie().answers(2, 'doubt').answers(0, said)
    for (const at of [1, 2, null]) second('doubt').alike(at, second('believe'))
  })

  test('[DAW-4.3] a true claim: the card is shown and replaced, the doubter loses a card, the deed goes on', () => {
    forge()
      .answers(1, 'doubt')
      .answers(2, 'believe')
      .told('proved', { seat: 0, role: 'forger' })
      .heard(0, 'proved', { role: 'forger' })
      .expect(t => {
        expect(t.deck).toHaveLength(9)
        expect(t.players[0]!.cards[1]!.role).toBe('magpie')
      })
      .asks(1)
      .answers(1, 0)
      .told('cardLost', { seat: 1, role: 'lamplighter' })
      .told('forged', { seat: 0, seals: 3 })
      .expect(t => expect(seals(t)).toEqual([5, 2, 2]))
  })

  test('[DAW-4.4] of two cards of a kind either may be shown', () => {
    const places = new Set<number>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      table([['forger', 'forger'], THREE[1], ['castellan', 'magpie']], [], seed)
        .table(t => {
          for (const card of t.players[0]!.cards) card.seenBy = [2]
        })
        .at('turn.begin', { seat: 0 })
        .answers(0, { do: 'forge' })
        .answers(1, 'doubt')
        .answers(2, 'believe')
        .expect(t => places.add(t.players[0]!.cards.findIndex(({ seenBy }) => seenBy.length === 0)))
    expect(places).toEqual(new Set([0, 1]))
  })

  test('[DAW-4.5] a false claim: the claimant loses a card, and nothing happens', () => {
    lie()
      .answers(0, 'believe')
      .answers(2, 'doubt')
      .told('exposed', { seat: 1, role: 'forger' })
      .asks(1)
      .answers(1, 0)
      .told('cardLost', { seat: 1, role: 'lamplighter' })
      .untold('forged')
      .expect(t => expect(seals(t)).toEqual([2, 2, 2]))
      .sees(0, v => expect(v.players[1]!.cards[1]).toEqual({ role: null, up: false, seenBy: [], isNot: 'forger' }))
  })

  test('[DAW-4.6] silence believes', () => {
    lie().lapses(0).lapses(2).told('believed', { seat: 1, role: 'forger' }).told('forged', { seat: 1 })
  })
})

describe('stops', () => {
  test('[DAW-5.1] anybody may stop a Forger', () => {
    forge().to(1).offers('stop').to(2).offers('stop')
  })
  test('[DAW-5.1] only the target may stop a Magpie or a Herbalist', () => {
    for (const deed of ['steal', 'poison'])
      table(THREE)
        .table(t => purse(t, 0, 3))
        .at('turn.begin', { seat: 0 })
        .answers(0, { do: deed, with: 2 })
        .to(2)
        .offers('stop')
        .to(1)
        .bars('stop', 'DAW-5.1')
        .refuses(1, 'stop', 'DAW-5.1')
  })
  test('[DAW-5.1] nobody stops a Lamplighter or a Castellan', () => {
    table(THREE).at('turn.begin', { seat: 0 }).answers(0, { do: 'shine', with: 1 }).to(1).offersNot('stop')
    table(THREE).at('turn.begin', { seat: 0 }).answers(0, { do: 'relieve' }).to(1).offersNot('stop')
  })

  test('[DAW-5.2] a false claim is over before anybody stops it', () => {
    lie().answers(0, 'stop').answers(2, 'doubt').told('exposed', { seat: 1 }).asks(1).answers(1, 0).asks(2)
  })
  test('[DAW-5.2] after a true claim the stop is still to be settled', () => {
    forge().answers(1, 'doubt').answers(2, 'stop').told('proved', { seat: 0 }).answers(1, 1).asks(0, 1)
  })
  test('[DAW-5.2] the first clockwise from the claimant stops the deed', () => {
    forge().answers(2, 'stop').answers(1, 'stop').told('stopped', { by: 1, seat: 0, role: 'castellan' })
    const second = (said: string) => forge().answers(1, 'stop').answers(2, said)
    for (const at of [0, 1, null]) second('stop').alike(at, second('believe'))
  })

  test('[DAW-5.3] all others may doubt a stop, counted from the player who stops; nobody stops a stop', () => {
    forge()
      .answers(1, 'believe')
      .answers(2, 'stop')
      .asks(0, 1)
      .to(1)
      .prompts('dawn.prompt.answer-stop', { by: 2, seat: 0, role: 'castellan' })
      .offersNot('stop')
      .answers(1, 'doubt')
      .answers(0, 'doubt')
      .told('doubted', { by: 0, seat: 2, role: 'castellan' })
  })

  test('[DAW-5.4] a stop that is believed or proved holds', () => {
    forge()
      .answers(1, 'believe')
      .answers(2, 'stop')
      .answers(0, 'believe')
      .answers(1, 'believe')
      .told('foiled', { seat: 0, by: 2 })
      .expect(t => expect(seals(t)).toEqual([2, 2, 2]))
    forge()
      .answers(1, 'believe')
      .answers(2, 'stop')
      .answers(0, 'doubt')
      .answers(1, 'believe')
      .told('proved', { seat: 2, role: 'castellan' })
      .told('foiled', { seat: 0, by: 2 })
      .answers(0, 0)
      .expect(t => expect([seals(t), hidden(t, 0)]).toEqual([[2, 2, 2], ['magpie']]))
  })

  test('[DAW-5.5] a stop that proves false costs a card, and the deed goes on', () => {
    forge()
      .answers(1, 'stop')
      .answers(2, 'believe')
      .answers(0, 'doubt')
      .answers(2, 'believe')
      .told('exposed', { seat: 1, role: 'castellan' })
      .answers(1, 1)
      .told('cardLost', { seat: 1, role: 'herbalist' })
      .told('forged', { seat: 0, seals: 3 })
  })

  test('[DAW-5.5] also when it was the last card of the target', () => {
    table(THREE)
      .table(t => lost(t, 2, 0))
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'steal', with: 2 })
      .answers(1, 'believe')
      .answers(2, 'stop')
      .answers(0, 'doubt')
      .answers(1, 'believe')
      .told('wentOut', { seat: 2, seals: 2 })
      .told('missed', { seat: 0, target: 2 })
  })
})
