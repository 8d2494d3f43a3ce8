import { amount, inOrder, menu, oneOf, type Ref, someOf } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { among } from '@cloak/parts/ask/among.ts'
import { answerRef, waysOf, waysOfAll } from '@cloak/parts/ask/ways.ts'

const card = (id: string): Ref => ({ kind: 'card', id })
const option = (id: string) => ({ id, ref: card(id) })
const dear = { rule: 'CIT-5.3', key: 'citadels.why.too-dear' }
const turn = menu([
  { do: 'gather', with: oneOf(['gold', 'cards']) },
  { do: 'build', with: oneOf([option('tavern'), { ...option('castle'), barred: dear }]) },
  { do: 'museum', with: oneOf([option('tavern')]) },
  { do: 'end', with: null },
])

test('what is no thing is meant by its way through the menus', () => {
  expect(waysOf(turn, undefined, answerRef('gather', 'gold'))).toMatchObject([
    { draft: { do: 'gather', with: 'gold' }, why: null, single: true },
  ])
  expect(waysOf(turn, undefined, answerRef('end'))).toMatchObject([{ draft: { do: 'end' } }])
  expect(waysOf(turn, undefined, answerRef('gold'))).toEqual([])
})

test('a card may be meant for several actions, until one of them is begun', () => {
  expect(waysOf(turn, undefined, card('tavern')).map(({ action }) => action)).toEqual(['build', 'museum'])
  expect(waysOf(turn, { do: 'museum' }, card('tavern')).map(({ action }) => action)).toEqual(['museum'])
})

test('what is barred says why', () => {
  expect(waysOf(turn, undefined, card('castle'))).toMatchObject([{ action: 'build', why: dear }])
})

test('in an order, a chosen thing says what it was chosen for, and leaves when it is pointed at again', () => {
  const slots = [
    { kind: 'draft', id: 'keep' },
    { kind: 'draft', id: 'discard' },
  ]
  const order = inOrder([option('king'), option('thief'), option('spy')], slots)
  expect(waysOf(order, ['king', 'spy'], card('spy'))).toMatchObject([
    { draft: ['king'], chosen: true, single: false, slot: { kind: 'draft', id: 'discard' } },
  ])
  expect(waysOf(order, ['king', 'spy'], card('thief'))).toMatchObject([{ why: { rule: 'kernel.too-many' } }])
})

test('where only one may be chosen, pointing at another changes the choice', () => {
  const one = someOf([option('king'), option('thief')], 0, 1)
  expect(waysOf(one, ['king'], card('thief'))).toMatchObject([{ draft: ['thief'], why: null }])
})

test('within an action, what is pointed at is meant for what was begun there, even if it cannot be', () => {
  const exchange = menu([
    { do: 'tavern', ref: card('tavern'), with: oneOf([{ ...option('castle'), barred: dear }]) },
    { do: 'palace', ref: card('palace'), with: oneOf([option('castle')]) },
  ])
  const act = menu([{ do: 'exchange', with: exchange }])
  const begun = { do: 'exchange', with: { do: 'tavern' } }
  expect(waysOf(act, undefined, card('castle')).map(({ why }) => why)).toEqual([dear, null])
  expect(waysOf(act, begun, card('castle'))).toMatchObject([{ why: dear }])
  expect(waysOf(act, begun, card('palace'))).toMatchObject([{ draft: { do: 'exchange', with: { do: 'palace' } } }])
})

test('an action that is pointed at again keeps what was chosen for it', () => {
  const redraw = menu([{ do: 'redraw', with: someOf([option('tavern'), option('castle')], 0, 2) }])
  const chosen = { do: 'redraw', with: ['castle'] }
  expect(waysOf(redraw, chosen, answerRef('redraw'))).toMatchObject([{ draft: chosen, chosen: true }])
})

test('what stands for two names of the same option offers it once', () => {
  const keep = oneOf([option('tavern'), option('castle')])
  expect(waysOfAll(keep, undefined, [card('tavern'), answerRef('tavern')])).toMatchObject([{ draft: 'tavern' }])
  expect(waysOfAll(turn, undefined, [card('tavern'), answerRef('end')])).toHaveLength(3)
})

test('each number may be meant by itself, if it is within the bounds', () => {
  const income = menu([{ do: 'collect', with: amount(0, 2) }])
  expect(waysOf(income, { do: 'collect', with: 2 }, answerRef('collect', 2))).toMatchObject([
    { draft: { do: 'collect', with: 2 }, chosen: true, single: true },
  ])
  expect(waysOf(income, undefined, answerRef('collect', 3))).toEqual([])
  expect(waysOf(income, undefined, answerRef('gather', 1))).toEqual([])
})

test('ways that differ in what is given for the thing are called by that alone', () => {
  const give = (id: string, ...forThese: readonly string[]) => ({
    do: id,
    ref: card(id),
    with: oneOf(forThese.map(option)),
  })
  const swaps = menu([
    { do: 'exchange', with: menu([give('tavern', 'castle', 'market'), give('temple', 'castle')]) },
    { do: 'end', with: null },
  ])
  const at = (id: string) => among(swaps, waysOf(swaps, undefined, card(id)))
  expect(at('castle')).toEqual({ action: 'exchange', refs: [card('tavern'), card('temple')] })
  expect(at('market')).toBeNull()
  expect(among(turn, waysOf(turn, undefined, card('tavern')))).toBeNull()
  // Here the ways differ in what is taken, and say so themselves.
  expect(
    among(swaps, [
      ...waysOf(swaps, undefined, answerRef('exchange', 'tavern', 'castle')),
      ...waysOf(swaps, undefined, answerRef('exchange', 'tavern', 'market')),
    ]),
  ).toBeNull()
})
