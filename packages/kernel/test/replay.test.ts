import { answersTo, openDecisions } from '@cloak/kit'
import {
  type Course,
  enter,
  type Entry,
  faultInSetup,
  isEntry,
  readLog,
  replay,
  see,
  start,
  type Told,
  writeLog,
} from '@cloak/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Script, setupOf, type Toy, toy } from './toy.ts'

const yes = (at: number, seat: number): Entry => ({ at, seat, answer: 'yes' })
const jot = (at: number, seat: number, n: number): Entry => ({ at, seat, answer: n })
const undo = (at: number, seat: number): Entry => ({ at, seat, undo: true })
const played = (script: Script, ...log: Entry[]): Course<Toy['table']> => {
  const course = replay(toy, setupOf(script), log)
  if ('entry' in course) throw new Error(JSON.stringify(course))
  return course
}
const broken = (script: Script, ...log: unknown[]) => replay(toy, setupOf(script), log as Entry[])
const purses = ({ state }: Course<Toy['table']>) => [0, 1, 2].map(at => see(toy, state, { at }).view.purses[at])

describe('replay', () => {
  test('gives the state that play gave, and tells what was told', () => {
    const log = [jot(0, 2, 1), jot(0, 0, 2), jot(0, 1, 3), yes(1, 0)]
    const watched: [number, number, Told[]][] = []
    const course = replay(toy, setupOf('all'), log, (i, state, told) => watched.push([i, state.at, told]))
    expect(course).toEqual(played('all', ...log))
    expect(watched.map(([i, at, told]) => [i, at, told.length])).toEqual([
      [-1, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
      [3, 2, 1],
    ])
  })

  test('of a log that stops early stops there', () => expect(played('all', jot(0, 2, 1)).state.at).toBe(0))

  test.each<[string, Script, unknown[], number, string]>([
    ['an illegal answer', 'all', [jot(0, 2, 1), jot(0, 0, 99)], 1, 'kernel.out-of-range'],
    ['a barred answer', 'ask', [{ at: 0, seat: 1, answer: 'never' }], 0, 'TOY-1'],
    ['an entry cut out', 'all', [jot(0, 2, 1), jot(0, 0, 1), yes(1, 0)], 2, 'kernel.stale'],
    ['an entry twice', 'all', [jot(0, 2, 1), jot(0, 2, 1)], 1, 'kernel.not-asked'],
    ['an entry too many', 'ask', [yes(0, 1), yes(1, 1)], 1, 'kernel.stale'],
    ['a changed seat', 'ask', [yes(0, 2)], 0, 'kernel.not-asked'],
    ['a changed question', 'ask', [yes(1, 1)], 0, 'kernel.stale'],
    ['an entry that is none', 'all', [jot(0, 2, 1), { seat: 0 }], 1, 'kernel.malformed'],
    ['null', 'all', [null], 0, 'kernel.malformed'],
    ['an undo that is not one', 'ask', [{ at: 0, seat: 1, answer: 'yes', undo: false }], 0, 'kernel.malformed'],
    ['an undo with nothing to take back', 'free', [undo(0, 0)], 0, 'kernel.not-free'],
  ])('names the first entry that does not hold: %s', (_, script, log, entry, rule) => {
    expect(broken(script, ...log)).toMatchObject({ entry, why: { rule } })
  })

  test('names the setup as entry -1', () => {
    expect(replay(toy, { ...setupOf('ask'), seats: 9 }, [])).toMatchObject({
      entry: -1,
      why: { rule: 'kernel.seats', path: 'seats' },
    })
  })
})

describe('undo', () => {
  test('a free answer is taken back as long as nothing has happened since', () => {
    const once = played('free', jot(0, 0, 9))
    expect(purses(once)[0]).toBe(9)
    expect(once.before?.seat).toBe(0)
    const back = played('free', jot(0, 0, 9), undo(0, 0))
    expect(back.state).toEqual(start(toy, setupOf('free')).state)
    expect(back.before).toBeNull()
    expect(purses(played('free', jot(0, 0, 9), undo(0, 0), jot(0, 0, 3)))[0]).toBe(3)
  })

  test('not twice, not by another, not of another question', () => {
    expect(broken('free', jot(0, 0, 9), undo(0, 0), undo(0, 0))).toMatchObject({
      entry: 2,
      why: { rule: 'kernel.not-free' },
    })
    expect(broken('free', jot(0, 0, 9), undo(0, 1))).toMatchObject({ entry: 1, why: { rule: 'kernel.not-free' } })
    expect(broken('free', jot(0, 0, 9), undo(1, 0))).toMatchObject({ entry: 1, why: { rule: 'kernel.not-free' } })
  })

  test('not when somebody has answered since', () => {
    expect(broken('free', jot(0, 0, 9), jot(1, 1, 8), undo(0, 0))).toMatchObject({
      entry: 2,
      why: { rule: 'kernel.not-free' },
    })
    expect(purses(played('free', jot(0, 0, 9), jot(1, 1, 8), undo(1, 1)))).toEqual([9, 6, 7])
  })

  test('not of an answer that is not free', () => {
    expect(broken('ask', yes(0, 1), undo(0, 1))).toMatchObject({ entry: 1, why: { rule: 'kernel.not-free' } })
    expect(broken('all', jot(0, 2, 1), undo(0, 2))).toMatchObject({ entry: 1, why: { rule: 'kernel.not-free' } })
    expect(broken('free', jot(0, 0, 9), jot(1, 1, 8), yes(2, 1), undo(1, 1))).toMatchObject({
      entry: 3,
      why: { rule: 'kernel.not-free' },
    })
  })

  test('of one answer among several, while the question is open', () => {
    const back = played('freeAll', jot(0, 0, 9), undo(0, 0))
    expect(back.state).toEqual(start(toy, setupOf('freeAll')).state)
    expect(purses(played('freeAll', jot(0, 0, 9), undo(0, 0), jot(0, 1, 4), jot(0, 0, 2)))).toEqual([2, 4, 7])
  })

  test('of the answer that closed a free question for all, by whoever gave it', () => {
    const back = played('freeAll', jot(0, 0, 9), jot(0, 1, 4), undo(0, 1))
    expect(back.state).toEqual(played('freeAll', jot(0, 0, 9)).state)
    expect(broken('freeAll', jot(0, 0, 9), jot(0, 1, 4), undo(0, 0))).toMatchObject({
      entry: 2,
      why: { rule: 'kernel.not-free' },
    })
  })

  test('not when a covert question has opened since: success would tell that nobody has answered it yet', () => {
    const nobody = broken('freeThenCovert', jot(0, 1, 9), undo(0, 1))
    const somebody = broken('freeThenCovert', jot(0, 1, 9), jot(1, 2, 3), undo(0, 1))
    expect(nobody).toMatchObject({ entry: 1, why: { rule: 'kernel.not-free' } })
    expect(somebody).toMatchObject({ entry: 2, why: { rule: 'kernel.not-free' } })
  })

  test('leaves the course it was given as it was, and tells nothing', () => {
    const course = played('free', jot(0, 0, 9))
    const before = JSON.stringify(course)
    const back = enter(toy, course, undo(0, 0))
    expect(JSON.stringify(course)).toBe(before)
    expect(back).toMatchObject({ told: [] })
  })
})

describe('a log as text', () => {
  const answers = openDecisions.chain(answersTo)
  const entries: fc.Arbitrary<Entry> = fc.oneof(
    fc.tuple(fc.nat(), fc.nat({ max: 9 }), answers).map(([at, seat, answer]): Entry => ({ at, seat, answer })),
    fc.tuple(fc.nat(), fc.nat({ max: 9 })).map(([at, seat]): Entry => ({ at, seat, undo: true })),
  )

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(entries), log => {
        expect(readLog(writeLog(log))).toEqual(JSON.parse(JSON.stringify(log)))
      }),
    )
  })

  test('is a line an entry', () => {
    expect(writeLog([yes(0, 1), jot(12, 2, 3), undo(12, 2)])).toBe('0 1 "yes"\n12 2 3\n12 2 undo\n')
  })

  test.each(['0 1\n', 'x', '0 1 {', '0 1 "yes"\n-1 0 3', '0 1 yes'])('says which line cannot be read: %j', text => {
    expect(readLog(text)).toEqual({ line: text.includes('-1') ? 2 : 1 })
  })

  test('passes over empty lines', () => expect(readLog('\n0 1 "yes"\n\n')).toEqual([yes(0, 1)]))
})

test('an entry is known by its shape', () => {
  expect([yes(0, 1), undo(3, 0)].every(isEntry)).toBe(true)
  const none = [
    null,
    1,
    'x',
    {},
    { at: 0, seat: 0 },
    { at: 0.5, seat: 0, answer: 1 },
    { at: 0, seat: '0', answer: 1 },
    { at: 0, seat: 0, undo: false },
    { at: 0, seat: 0, undo: true, answer: 1 },
    { at: 0, seat: 0, undo: undefined, answer: 1 },
  ]
  expect(none.filter(isEntry)).toEqual([])
})

describe('what is wrong with a setup', () => {
  const good = setupOf('ask')
  test('nothing', () => {
    expect(faultInSetup(toy, good)).toBeNull()
    expect(faultInSetup(toy, { ...good, rules: 1 })).toBeNull()
  })

  test.each<[unknown, string, string]>([
    [null, 'kernel.other-game', 'game'],
    ['toy', 'kernel.other-game', 'game'],
    [{ ...good, game: 'chess' }, 'kernel.other-game', 'game'],
    [{ ...good, rules: 4 }, 'kernel.other-rules', 'rules'],
    [{ ...good, rules: 0 }, 'kernel.other-rules', 'rules'],
    [{ ...good, rules: 1.5 }, 'kernel.other-rules', 'rules'],
    [{ ...good, seats: 2 }, 'kernel.seats', 'seats'],
    [{ ...good, seats: '3' }, 'kernel.seats', 'seats'],
    [{ ...good, seed: 5 }, 'kernel.malformed', 'seed'],
    [{ ...good, options: { play: 'ask' } }, 'kernel.malformed', 'options.purse'],
    [{ ...good, options: { play: 'chess', purse: 1 } }, 'kernel.no-such-option', 'options.play'],
    [{ ...good, options: { play: 'ask', purse: 99 } }, 'kernel.out-of-range', 'options.purse'],
    [{ ...good, options: null }, 'kernel.malformed', 'options'],
  ])('%j', (setup, rule, path) => expect(faultInSetup(toy, setup)).toMatchObject({ rule, path }))
})
