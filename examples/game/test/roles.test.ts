import { describe, expect, test } from 'vitest'
import { gone, hidden, lost, purse, seals, table, THREE } from './help.ts'

/** Everybody else believes what seat 0 claims. */
const believed = (deed: object, hands = THREE, change: Parameters<ReturnType<typeof table>['table']>[0] = () => {}) =>
  table(hands, ['magpie', 'herbalist'])
    .table(change)
    .at('turn.begin', { seat: 0 })
    .answers(0, deed)
    .answers(1, 'believe')
    .answers(2, 'believe')

describe('the Forger', () => {
  test('[DAW-6.1] takes three seals from the chest', () => {
    believed({ do: 'forge' })
      .told('forged', { seat: 0, seals: 3 })
      .expect(t => expect([t.chest, ...seals(t)]).toEqual([39, 5, 2, 2]))
  })
})

describe('the Magpie', () => {
  test('[DAW-6.2] takes two seals from the target', () => {
    believed({ do: 'steal', with: 2 })
      .told('stole', { seat: 0, target: 2, seals: 2 })
      .expect(t => expect(seals(t)).toEqual([4, 2, 0]))
  })
  test('[DAW-6.2] takes one where there is no more', () => {
    believed({ do: 'steal', with: 1 }, THREE, t => purse(t, 1, 1))
      .told('stole', { seals: 1 })
      .expect(t => expect(seals(t)).toEqual([3, 0, 2]))
  })
  test('[DAW-6.2] does not go where there is nothing', () => {
    const poor = table(THREE).table(t => purse(t, 1, 0))
    poor.at('turn.begin', { seat: 0 }).bars(['steal', 1], 'DAW-6.2').offers(['steal', 2])
    poor
      .table(t => purse(t, 2, 0))
      .at('turn.begin', { seat: 0 })
      .bars('steal', 'DAW-6.2')
      .refuses(0, { do: 'steal', with: 1 }, 'DAW-6.2')
  })
})

describe('the Lamplighter', () => {
  test('[DAW-6.3] takes a seal and sees a card, which the target chooses', () => {
    believed({ do: 'shine', with: 2 })
      .asks(2)
      .prompts('dawn.prompt.show', { seat: 0 })
      .answers(2, 1)
      .heard(0, 'shone', { seat: 0, target: 2, seals: 1, role: 'forger' })
      .unheard(1, 'forger')
      .unheard(null, 'forger')
      .expect(t => expect(seals(t)).toEqual([3, 2, 2]))
  })
  test('[DAW-6.3] a silent target shows the first; one card is shown without a question', () => {
    believed({ do: 'shine', with: 2 }).lapses(2).heard(0, 'shone', { role: 'castellan' })
    believed({ do: 'shine', with: 2 }, THREE, t => lost(t, 2, 0))
      .heard(0, 'shone', { role: 'forger' })
      .asks(1)
  })
})

describe('the Herbalist', () => {
  test('[DAW-6.4] costs three seals, and the target loses a card', () => {
    believed({ do: 'poison', with: 1 }, THREE, t => purse(t, 0, 4))
      .told('poisoned', { seat: 0, target: 1 })
      .asks(1)
      .answers(1, 0)
      .told('cardLost', { seat: 1, role: 'lamplighter' })
      .expect(t => expect(seals(t)).toEqual([1, 2, 2]))
  })
  test('[DAW-6.4, DAW-7.2] a target who doubts in vain can lose both cards', () => {
    table([['herbalist', 'magpie'], THREE[1], THREE[2]])
      .table(t => purse(t, 0, 3))
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'poison', with: 1 })
      .answers(1, 'doubt')
      .answers(2, 'believe')
      .answers(1, 0)
      .told('wentOut', { seat: 1, seals: 2 })
  })
})

describe('the Castellan', () => {
  test('[DAW-6.5] draws two cards, keeps as many as were face down, and shuffles the rest into the deck', () => {
    believed({ do: 'relieve' })
      .asks(0)
      .prompts('dawn.prompt.keep', { cards: 2 })
      .sees(0, v => expect(v.drawn).toEqual({ by: 0, count: 2, roles: ['magpie', 'herbalist'] }))
      .refuses(0, { magpie: 2, herbalist: 1 }, 'DAW-6.5')
      .refuses(0, { magpie: 1 }, 'DAW-6.5')
      .answers(0, { magpie: 2 })
      .heard(0, 'relieved', { kept: { magpie: 2 } })
      .unheard(1, 'magpie')
      .expect(t => {
        expect(hidden(t, 0)).toEqual(['magpie', 'magpie'])
        expect(t.deck).toHaveLength(9)
        expect(t.drawn).toBeNull()
      })
  })
  test('[DAW-6.5] a silent player keeps the old cards', () => {
    believed({ do: 'relieve' })
      .lapses(0)
      .expect(t => expect(hidden(t, 0).sort()).toEqual(['forger', 'magpie']))
  })
  test('[DAW-6.5] with one card face down one is kept, in its place', () => {
    believed({ do: 'relieve' }, THREE, t => lost(t, 0, 0))
      .prompts('dawn.prompt.keep', { cards: 1 })
      .answers(0, { herbalist: 1 })
      .expect(t => expect(t.players[0]!.cards.map(({ role }) => role)).toEqual(['forger', 'herbalist']))
  })
  test('[DAW-6.5] the kept cards may lie in either order', () => {
    const orders = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      table(THREE, ['castellan', 'castellan'], seed)
        .at('castellan.keep', { seat: 0 })
        .answers(0, { forger: 1, magpie: 1 })
        .expect(t => orders.add(hidden(t, 0).join()))
    expect([...orders].sort()).toEqual(['forger,magpie', 'magpie,forger'])
  })
})

test('[DAW-6.6] a deed against a player who has gone out meanwhile has no effect', () => {
  table([['lamplighter', 'magpie'], THREE[1], THREE[2], ['magpie', 'castellan']])
    .table(t => {
      lost(t, 2, 0)
      gone(t, 3, 1)
    })
    .at('turn.begin', { seat: 0 })
    .answers(0, { do: 'shine', with: 2 })
    .answers(1, 'believe')
    .answers(2, 'doubt')
    .told('wentOut', { seat: 2 })
    .told('missed', { seat: 0, target: 2 })
    .untold('shone')
    .expect(t => expect(seals(t)).toEqual([2, 2, 0, 0]))
})
