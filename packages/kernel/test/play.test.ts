import {
  afterwards,
  answer,
  awaited,
  copyState,
  decisionFor,
  hear,
  playOut,
  question,
  refusal,
  Rng,
  RulesFault,
  see,
  start,
  take,
} from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { describe, expect, test } from 'vitest'
import { begin, playOn, setupOf, toy } from './toy.ts'

const said = (state: Parameters<typeof afterwards>[0]) =>
  (see(toy, state as never, { at: null }).view as { said: string[] }).said

describe('the script', () => {
  test('what a step schedules runs after it, in the order written, before whatever was waiting', () => {
    const { state, told } = begin('order')
    expect(said(state)).toEqual(['a', 'b<', 'b0<', 'b00<', '.', 'b1<', 'b10<', '.', 'z'])
    expect(told.map(t => (t.all as { text: string }).text)).toEqual(said(state))
    expect(state.script).toEqual([])
  })

  test('it is public, and the last frame is next', () => {
    const { state } = begin('ask')
    expect(state.script).toEqual([
      { step: 'say', p: { text: 'after' } },
      { step: 'ask', p: { seat: 1 } },
    ])
    expect(see(toy, state, { at: null }).script).toEqual(state.script)
  })

  test('a question to nobody is passed over; one to several seats of whom there are none is answered at once', () => {
    const { state } = begin('nobody')
    expect(said(state)).toEqual(['{}', 'after'])
  })

  test('a script that runs away blows the fuse', () => {
    const { state } = begin('loop')
    expect(() => answer(toy, state, 0, 0, 'yes')).toThrow(RulesFault)
    expect(() => answer(toy, state, 0, 0, 'yes')).toThrow(/toy: the script runs away at "loop"/)
  })

  test('an unknown step is a fault', () => expect(() => begin('ghost')).toThrow(/toy: no step "ghost"/))

  test('a question that cannot be answered is a fault, before anything is kept', () => {
    expect(() => begin('deadAtOnce')).toThrow(/"dead" asks seat 2 what cannot be answered/)
    const { state } = begin('dead')
    const before = JSON.stringify(state)
    expect(() => answer(toy, state, 0, 0, 'yes')).toThrow(/"dead" asks seat 2 what cannot be answered/)
    expect(JSON.stringify(state)).toBe(before)
  })

  test('a game without a script is over as soon as it is laid', () => {
    const { state } = begin('nothing')
    expect(question(toy, state)).toBeNull()
    expect(awaited(toy, state)).toEqual([])
    expect(afterwards(state)).toMatchObject({ purses: [5, 6, 7] })
  })
})

describe('one seat is asked', () => {
  test('it alone, with its prompt and its decision', () => {
    const { state } = begin('ask')
    expect(awaited(toy, state)).toEqual([1])
    expect(question(toy, state)).toMatchObject({
      to: { 1: { prompt: { key: 'toy.prompt.ask' }, decision: { kind: 'oneOf', lapse: 'no' } } },
      covert: false,
      free: false,
    })
    expect(decisionFor(toy, state, 0)).toBeUndefined()
    expect(see(toy, state, { at: 1 }).mine).toMatchObject({ prompt: { key: 'toy.prompt.ask' }, free: false })
    expect(see(toy, state, { at: 0 })).toMatchObject({ mine: null, waiting: [1] })
    expect(see(toy, state, { at: null })).toMatchObject({ mine: null, waiting: [1] })
  })

  test('its answer closes the question, and the game goes on', () => {
    const { state, told } = playOn(begin('ask').state, [1, 'yes'])
    expect(state.at).toBe(1)
    expect(told.map(t => t.all)).toEqual([{ text: '1 yes' }, { text: 'after' }])
    expect(afterwards(state)).not.toBeNull()
  })

  test('the old state stays as it was', () => {
    const { state } = begin('ask')
    const before = JSON.stringify(state)
    answer(toy, state, 0, 1, 'yes')
    expect(JSON.stringify(state)).toBe(before)
    expect(afterwards(state)).toBeNull()
  })
})

describe('several seats are asked', () => {
  test('each its own; what follows happens once, when all have answered, in the order of the question', () => {
    const { state } = begin('all')
    expect(awaited(toy, state)).toEqual([2, 0, 1])
    expect(question(toy, state)!.to[2]).toMatchObject({ prompt: { args: { seat: 2 } }, decision: { max: 7 } })
    const half = playOn(state, [0, 3], [2, 4])
    expect(half.told).toEqual([])
    expect(half.state.at).toBe(0)
    expect(awaited(toy, half.state)).toEqual([1])
    const done = playOn(half.state, [1, 5])
    expect(done.told).toEqual([{ event: 'said', all: { text: '{"0":3,"1":5,"2":4}' } }])
    expect(done.state).toMatchObject({ at: 1, given: {} })
  })

  test('whoever is first, it comes to the same', () => {
    const { state } = begin('all')
    expect(playOn(state, [0, 3], [1, 5], [2, 4])).toEqual(playOn(state, [2, 4], [1, 5], [0, 3]))
  })

  test('an answer in hand is known to its seat alone; that it is in, to all', () => {
    const { state } = playOn(begin('all').state, [2, 4])
    expect(see(toy, state, { at: 2 })).toMatchObject({ given: 4, mine: null, waiting: [0, 1] })
    for (const at of [0, 1, null]) expect(see(toy, state, { at })).toMatchObject({ given: null, waiting: [0, 1] })
    expect(JSON.stringify(see(toy, state, { at: 0 }))).not.toContain('"given":4')
  })

  test('the answer handed in is a copy', () => {
    const { state } = begin('all')
    const half = playOn(state, [0, 3]).state
    expect(playOn(half, [1, 1])).toEqual(playOn(half, [1, 1]))
    expect(state).toMatchObject({ given: {} })
  })

  test('covert: nobody learns who is asked, nor who has answered', () => {
    const { state } = begin('covert')
    for (const at of [0, 1, 2, null]) expect(see(toy, state, { at }).waiting).toBe('covert')
    expect([0, 1, 2].map(at => see(toy, state, { at }).mine !== null)).toEqual([true, false, true])
    const half = playOn(state, [0, 1]).state
    for (const at of [1, 2, null]) expect(see(toy, half, { at })).toEqual(see(toy, state, { at }))
    expect(see(toy, half, { at: 0 })).toMatchObject({ given: 1, mine: null, waiting: 'covert' })
  })
})

describe('refusals', () => {
  const { state } = begin('all')
  const half = playOn(state, [0, 3]).state
  test.each<[string, typeof state, number, number, unknown, string]>([
    ['an answer to a question gone by', playOn(half, [1, 1], [2, 2]).state, 0, 0, 1, 'kernel.stale'],
    ['an answer to a question not yet put', state, 1, 0, 1, 'kernel.stale'],
    ['an answer after the end', playOn(begin('ask').state, [1, 'yes']).state, 1, 1, 'yes', 'kernel.stale'],
    ['a second answer', half, 0, 0, 1, 'kernel.not-asked'],
    ['an answer from nowhere', state, 0, 7, 1, 'kernel.not-asked'],
    ['an answer from no number', state, 0, NaN, 1, 'kernel.not-asked'],
    ['an answer from the wrong seat', begin('ask').state, 0, 0, 'yes', 'kernel.not-asked'],
    ['an answer that is none', state, 0, 0, 'much', 'kernel.malformed'],
    ['a barred one, with its own rule', begin('ask').state, 0, 1, 'never', 'TOY-1'],
  ])('%s', (_, at, n, seat, said, rule) => {
    const before = JSON.stringify(at)
    expect(refusal(toy, at, n, seat, said)).toMatchObject({ rule })
    expect(answer(toy, at, n, seat, said)).toMatchObject({ rule, key: expect.any(String) as string })
    expect(JSON.stringify(at)).toBe(before)
  })

  test('nobody is refused because somebody else has answered', () => {
    expect(refusal(toy, half, 0, 1, 1)).toBeNull()
    expect(refusal(toy, half, 0, 2, 1)).toBeNull()
  })
})

describe('events', () => {
  test('everybody hears something of every event, the addressed seats more', () => {
    const [, whispered] = playOn(begin('whisper').state, [0, 'yes']).told
    expect(hear(whispered!, { at: 1 })).toEqual({ event: 'whispered', all: { to: [1, 2] }, some: { text: 'psst' } })
    expect(hear(whispered!, { at: 2 })).toEqual(hear(whispered!, { at: 1 }))
    for (const at of [0, null]) expect(hear(whispered!, { at })).toEqual({ event: 'whispered', all: { to: [1, 2] } })
  })

  test('nobody listening, nothing is told, and the game is the same', () => {
    const { state } = begin('roll')
    const silent = copyState(toy, state)
    take(toy, silent, 0, 'yes')
    expect(silent).toEqual(playOn(state, [0, 'yes']).state)
  })
})

describe('chance', () => {
  test('comes from the seed', () => {
    const rolled = (seed: string) => said(playOn(begin('roll', seed).state, [0, 'yes']).state)[1]
    expect(rolled('a')).toBe(rolled('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(rolled)).size).toBeGreaterThan(1)
  })

  test('is not seen', () => {
    const { state } = begin('roll')
    const shown = JSON.stringify([0, 1, 2, null].map(at => see(toy, state, { at })))
    for (const word of opened(state).rng) expect(shown).not.toContain(String(word))
  })
})

describe('played out at random', () => {
  test('a game comes to its end, and says how many answers it took', () => {
    const { state } = begin('all')
    expect(playOut(toy, state, Rng.from('x'))).toBe(4)
    expect(afterwards(state)).not.toBeNull()
  })

  test('or stops after so many', () => {
    const { state } = begin('all')
    expect(playOut(toy, state, Rng.from('x'), 2)).toBe(2)
    expect(awaited(toy, state)).toEqual([1])
  })
})

test('a copy is equal, and its own', () => {
  const state = playOn(begin('all').state, [0, 3]).state
  const copied = copyState(toy, state)
  expect(copied).toEqual(state)
  const before = JSON.stringify(state)
  playOut(toy, copied, Rng.from('x'))
  expect(JSON.stringify(state)).toBe(before)
})

test('the setup lays the table', () => {
  const { state } = start(toy, { ...setupOf('nothing'), seats: 4, options: { play: 'nothing', purse: 1 } })
  expect(afterwards(state)!.purses).toEqual([1, 2, 3, 4])
})
