import { rules } from '@cloak/games/rules'
import { answer, canon, faultIn, type Game, type GameTypes, question, start } from '@cloak/kernel'
import { isSkipped, type Lesson, lessonIn } from '@cloak/parts/lesson/lesson.ts'
import { describe, expect, test } from 'vitest'
import { GAMES, gameOf } from '../src/games/registry.ts'
import { narrow, NOT_TODAY } from '../src/solo/guided/narrow.ts'

interface Asked {
  n: number
  step: string
}
/** Plays a lesson to its end by the rules of today, and says what the reader was asked. */
function played<G extends GameTypes>(game: Game<G>, lesson: Lesson) {
  const { seats, seed, seat, answers } = lesson
  const options = lesson.options as G['options']
  let { state } = start(game, { game: game.id, rules: game.rules, seats, options, seed })
  const asked: Asked[] = []
  answers.forEach(([by, given], n) => {
    const put = question(game, state)?.to[by]
    if (!put) throw new Error(`answer ${n}: nobody asks seat ${by}`)
    if (by === seat && !isSkipped(lesson, n)) {
      asked.push({ n, step: state.script.at(-1)!.step })
      const narrowed = narrow(put.decision, given)
      expect(faultIn(narrowed, given), `answer ${n} in its narrowed question`).toBeNull()
      expect(canon(put.decision, given)).not.toBe('')
    }
    const next = answer(game, state, state.at, by, given)
    if (!('state' in next)) throw new Error(`answer ${n} breaks ${next.rule}`)
    state = next.state
  })
  return { asked, isOver: state.script.length === 0, state }
}

/** Lessons that lead to the end of the game; the others stop when enough is learnt. */
const ENDS: readonly string[] = ['citadels-2016']
const cases = await Promise.all(
  GAMES.filter(game => gameOf(game).lesson).map(async game => {
    const { recorded, moments, words } = await gameOf(game).lesson!()
    const [of, en] = await Promise.all([rules[game]!(), words.en()])
    return { game, ends: ENDS.includes(game), moments, en, play: () => played(of, lessonIn(recorded)) }
  }),
)

describe.each(cases)('the lesson of $game', ({ game, ends, moments, en, play }) => {
  test('is played to its last answer by the rules as they are', () => {
    const { asked, isOver } = play()
    expect(isOver).toBe(ends)
    expect(asked.length).toBeGreaterThan(5)
  })
  test('says something at every kind of question the reader is asked, and nothing that has no words', () => {
    const { asked } = play()
    const first = new Map(asked.map(({ n, step }) => [step, n] as const).reverse())
    const told = new Set(moments.map(({ before }) => before))
    expect([...first.values()].filter(n => !told.has(n))).toEqual([])
    expect(moments.filter(({ say }) => !(`learn.${game}.${say}` in en))).toEqual([])
    const said = new Set(moments.map(({ say }) => `learn.${game}.${say}`))
    expect(Object.keys(en).filter(key => key.startsWith(`learn.${game}.`) && !said.has(key))).toEqual([])
  })
  test('speaks in the order of the game', () => {
    const order = moments.map(({ before }) => before)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBe(0)
  })
})

test('a narrowed question bars what the lesson does not want, and keeps the reasons of the rules', () => {
  const own = { rule: 'CIT-5.5', key: 'citadels.why.too-dear' }
  const narrowed = narrow(
    {
      kind: 'menu',
      actions: [
        { do: 'build', with: { kind: 'oneOf', of: [{ id: 'a' }, { id: 'b' }, { id: 'c', barred: own }] } },
        { do: 'end', with: null },
      ],
    },
    { do: 'build', with: 'a' },
  )
  expect(faultIn(narrowed, { do: 'build', with: 'a' })).toBeNull()
  expect(faultIn(narrowed, { do: 'build', with: 'b' })).toMatchObject(NOT_TODAY)
  expect(faultIn(narrowed, { do: 'build', with: 'c' })).toMatchObject(own)
  expect(faultIn(narrowed, { do: 'end' })).toMatchObject(NOT_TODAY)
})
