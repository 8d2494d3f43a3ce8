import { describe, expect, test } from 'vitest'
import { gone, hidden, lost, purse, seals, table, THREE } from './help.ts'

describe('the turn', () => {
  test('[DAW-3.1] turns go clockwise past those who are out; the hour turns where the first player sits', () => {
    table(THREE)
      .table(t => gone(t, 2, 1))
      .at('turn.begin', { seat: 1 })
      .answers(1, { do: 'press' })
      .told('hourBegun', { hour: 4, hours: 9 })
      .asks(0)
      .answers(0, { do: 'press' })
      .untold('hourBegun')
      .asks(1)
  })

  test('[DAW-3.1] a new hour also begins when the first player is out', () => {
    table(THREE)
      .table(t => gone(t, 0, 1))
      .at('turn.begin', { seat: 2 })
      .answers(2, { do: 'press' })
      .told('hourBegun', { hour: 4 })
      .asks(1)
  })

  test('[DAW-3.2] every deed is offered, one is done, and silence presses a seal', () => {
    table(THREE)
      .table(t => purse(t, 0, 6))
      .at('turn.begin', { seat: 0 })
      .offers('press', 'denounce', 'forge', 'steal', 'shine', 'poison', 'relieve')
      .refuses(0, { do: 'pass' }, 'kernel.no-such-option')
      .lapses(0)
      .told('pressed', { seat: 0, seals: 1 })
      .asks(1)
  })

  test('[DAW-3.3] pressing takes one seal, and nobody is asked', () => {
    table(THREE)
      .at('turn.begin', { seat: 1 })
      .answers(1, { do: 'press' })
      .expect(t => expect(seals(t)).toEqual([2, 3, 2]))
      .asks(2)
  })

  test('[DAW-3.4] denouncing costs six seals and takes a card, and nobody can doubt it', () => {
    table(THREE)
      .table(t => purse(t, 0, 7))
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'denounce', with: 2 })
      .told('denounced', { seat: 0, target: 2, seals: 6 })
      .asks(2)
      .answers(2, 1)
      .told('cardLost', { seat: 2, role: 'forger' })
      .expect(t => {
        expect(seals(t)).toEqual([1, 2, 2])
        expect(hidden(t, 2)).toEqual(['castellan'])
      })
  })

  test('[DAW-3.4] five seals do not pay for it', () => {
    table(THREE)
      .table(t => purse(t, 0, 5))
      .at('turn.begin', { seat: 0 })
      .bars('denounce', 'DAW-3.4')
      .refuses(0, { do: 'denounce', with: 2 }, 'DAW-3.4')
  })

  test('[DAW-3.5] a role may be claimed with the card and without it, and nobody else can tell', () => {
    const claims = (first: 'forger' | 'castellan') =>
      table([[first, 'magpie'], THREE[1], ['herbalist', 'magpie']])
        .at('turn.begin', { seat: 0 })
        .answers(0, { do: 'forge' })
        .told('claimed', { seat: 0, deed: 'forge', target: null })
    for (const at of [1, 2, null]) claims('forger').alike(at, claims('castellan'))
  })

  test('[DAW-3.6] a target is another player who is not out', () => {
    table(THREE)
      .table(t => gone(t, 1, 1))
      .at('turn.begin', { seat: 0 })
      .bars(['steal', 1], 'DAW-3.6')
      .offers(['steal', 2])
      .refuses(0, { do: 'shine', with: 0 }, 'kernel.no-such-option')
      .refuses(0, { do: 'shine', with: 1 }, 'DAW-3.6')
  })

  test('[DAW-3.7] the price is paid at once, and is lost with a false claim', () => {
    table(THREE)
      .table(t => {
        purse(t, 0, 3)
        lost(t, 0, 0)
      })
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'poison', with: 1 })
      .expect(t => expect(seals(t)).toEqual([0, 2, 2]))
      .answers(1, 'doubt')
      .answers(2, 'believe')
      .told('exposed', { seat: 0, role: 'herbalist' })
      .expect(t => expect(seals(t)).toEqual([0, 2, 2]))
  })

  test('[DAW-3.7] without the price the deed cannot be announced', () => {
    table(THREE)
      .at('turn.begin', { seat: 0 })
      .bars('poison', 'DAW-3.7')
      .refuses(0, { do: 'poison', with: 1 }, 'DAW-3.7')
  })
})
