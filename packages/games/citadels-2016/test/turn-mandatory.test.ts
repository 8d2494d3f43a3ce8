import { describe, expect, test } from 'vitest'
import { characters } from '../src/characters/index.ts'
import { acting, calling, city, gold, hand, holds, rankOf, threats } from './help.ts'

const OTHERS = characters.map(c => c.key).filter(c => c !== 'witch' && c !== 'emperor')
test.each(OTHERS)('[CIT-0.4, CIT-4.10] the %s may end the turn with nothing done but gathering', as => {
  calling(as === 'queen' ? 5 : 4, rankOf(as), t => {
    holds(t, { 0: as })
    t.crown = 1
    city(t, 0, 'laboratory', 'smithy', 'museum', 'armory', 'framework')
    hand(t, 0, 'tavern', 'necropolis', 'thieves-den')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .told('turnEnded', { seat: 0 })
})

describe('[CIT-4.10] what must be done', () => {
  test('the Witch, the bewitched and the threatened gather first', () => {
    for (const scene of [
      calling(4, 1, t => holds(t, { 0: 'witch' })),
      calling(4, 5, t => {
        holds(t, { 0: 'bishop', 1: 'witch' })
        t.bewitched = { by: 1, character: 'bishop' }
      }),
      calling(4, 5, t => {
        holds(t, { 0: 'bishop', 1: 'blackmailer' })
        threats(t, 1, 'king', 'bishop')
      }),
    ])
      scene
        .asks(0)
        .prompts('citadels.prompt.gather')
        .decides(d => expect(d).toMatchObject({ kind: 'oneOf', of: [{ id: 'gold' }, { id: 'cards' }] }))
  })

  test('the Witch names a character', () => {
    calling(4, 1, t => holds(t, { 0: 'witch' }))
      .answers(0, 'gold')
      .asks(0)
      .decides(d => expect(d).toMatchObject({ kind: 'oneOf', of: { length: 7 } }))
  })

  test('a threat is met: bribe or no bribe', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'bishop', 1: 'blackmailer' })
      threats(t, 1, 'king', 'bishop')
    })
      .answers(0, 'gold')
      .asks(0)
      .decides(d => expect(d).toMatchObject({ kind: 'oneOf', of: [{ id: 'pay' }, { id: 'refuse' }] }))
  })

  test('the Emperor moves the crown', () => {
    acting(4, 'emperor', t => {
      t.crown = 1
    }).refuses(0, { do: 'end' }, 'CIT-4.8')
  })

  test('the Seer gives back what she owes', () => {
    acting(4, 'seer', t => {
      hand(t, 1, 'tavern')
      hand(t, 2, 'temple')
    })
      .answers(0, { do: 'foresee' })
      .asks(0)
      .decides(d => expect(d).toMatchObject({ kind: 'inOrder', slots: { length: 2 } }))
      .refuses(0, { do: 'end' }, 'kernel.malformed')
  })

  test('the Wizard chooses once he has looked', () => {
    acting(4, 'wizard', t => hand(t, 1, 'tavern'))
      .answers(0, { do: 'look', with: 1 })
      .asks(0)
      .offers('take')
      .refuses(0, { do: 'end' }, 'kernel.no-such-option')
  })

  test('the Cardinal builds once he has taken gold', () => {
    acting(4, 'cardinal', t => {
      hand(t, 0, 'market', 'tavern', 'temple')
      gold(t, 0, 1)
    })
      .answers(0, { do: 'cardinal', with: { do: 'market', with: 1 } })
      .asks(0)
      .refuses(0, { do: 'end' }, 'kernel.no-such-option')
      .answers(0, { tavern: 1 })
      .told('built', { seat: 0, card: 'market' })
  })

  test('the richest pays the Abbot, the robbed the Thief, the builder the tax: nobody asks them', () => {
    acting(4, 'abbot', t => gold(t, 2, 5))
      .answers(0, { do: 'tithe', with: 2 })
      .asks(0)
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([3, 2, 4, 2]))
    calling(4, 5, t => {
      holds(t, { 0: 'bishop', 1: 'thief' })
      t.robbed = { by: 1, character: 'bishop' }
    })
      .asks(0)
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([0, 4, 2, 2]))
    acting(4, 'bishop', t => {
      holds(t, { 0: 'bishop', 1: 'tax-collector' })
      hand(t, 0, 'tavern')
    })
      .answers(0, { do: 'build', with: 'tavern' })
      .asks(0)
      .told('taxed', { seat: 0, gold: 1 })
      .expect(t => t.players[0]!.gold === 0 && t.plate === 1)
  })
})
