import {
  afterwards,
  answer as answered,
  canon,
  decisionFor,
  type Answer,
  type Game,
  type GameTypes,
  hear,
  refusal,
  see,
  start,
  type Told,
} from '@cloak/kernel'
import type { About, Happened, Notice } from '@cloak/protocol'
import type { Link, Reply } from '../../connection/link.ts'
import { isSkipped, type Lesson, type Moment } from '@cloak/parts/lesson/lesson.ts'
import { narrow, NOT_TODAY } from './narrow.ts'

/** How a lesson stands: what is said, and what is wanted of the reader. */
export interface Standing {
  /** The last thing said. */
  moment: Moment | null
  /** The reader is to read, to answer, or to watch; or it is over. */
  wants: 'reading' | 'answer' | 'nothing' | 'over'
  /** The answer that is wanted. */
  answer: Answer | null
  done: number
  of: number
}
export interface Hearing {
  notice(notice: Notice): void
  standing(standing: Standing): void
}
export interface Guide extends Link {
  /** The reader has read. */
  goOn(): void
}

/** How much faster the pages turn than the rivals play. */
const HASTE = 14

/** Plays a lesson: the real rules, a deal and rivals that were fixed beforehand. */
export function guide<G extends GameTypes>(
  game: Game<G>,
  about: About,
  { lesson, moments, pause }: { lesson: Lesson; moments: readonly Moment[]; pause: number },
  hearing: Hearing,
): Guide {
  const { seats, seed, seat, answers } = lesson
  const options = lesson.options as G['options']
  let { state, told } = start(game, { game: game.id, rules: game.rules, seats, options, seed })
  let done = 0
  let n = 0
  let read = 0
  let moment: Moment | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(news: readonly Told[]): void {
    const over = afterwards(state)
    const seen = see(game, state, { at: seat })
    const next = answers[done]
    const mine = seen.mine && next?.[0] === seat && !isSkipped(lesson, done) ? { ...seen.mine, free: false } : null
    const happened: Happened[] =
      news.length === 0 ? [] : [{ n: ++n, heard: news.map(each => hear(each, { at: seat })) }]
    hearing.notice({
      kind: 'now',
      table: about.id,
      n,
      seat,
      told: happened,
      about: over ? { ...about, status: 'over', standing: game.standing(over) } : about,
      change: [{ ...seen, mine: mine && { ...mine, decision: narrow(mine.decision, next?.[1]) } }],
      clocks: null,
    })
  }
  function stand(wants: Standing['wants'], answer: Answer | null = null): void {
    hearing.standing({ moment, wants, answer, done, of: answers.length })
  }
  function give(by: number, answer: Answer): void {
    const advance = answered(game, state, state.at, by, answer)
    if (!('state' in advance)) throw new Error(`the lesson breaks a rule: ${advance.rule}`)
    state = advance.state
    done++
    read = 0
    show(advance.told)
    turn()
  }
  /** Goes on as far as it can without the reader. */
  function turn(): void {
    const said = moments.filter(({ before }) => before === done)
    const next = answers[done]
    moment = said[read] ?? said.at(-1) ?? moment
    const isLast = read >= said.length - 1
    if (!next) return stand(isLast ? 'over' : 'reading')
    const [by, answer] = next
    const skips = isSkipped(lesson, done)
    if (by === seat && !skips) return isLast ? stand('answer', answer) : stand('reading')
    if (read < said.length) return stand('reading')
    stand('nothing')
    timer = setTimeout(() => give(by, answer), skips ? pause / HASTE : pause)
  }

  show(told)
  turn()
  return {
    goOn() {
      read++
      turn()
    },
    send(wish): Promise<Reply> {
      const next = answers[done]
      if (wish.kind !== 'answer' || !next || next[0] !== seat)
        return Promise.resolve({ kind: 'error', error: { code: 'forbidden', message: 'not in a lesson' } })
      const why = refusal(game, state, wish.at, seat, wish.answer)
      if (why) return Promise.resolve({ kind: 'refused', why })
      const decision = decisionFor(game, state, seat)
      const given = wish.answer as Answer
      if (!decision || canon(decision, given) !== canon(decision, next[1]))
        return Promise.resolve({ kind: 'refused', why: NOT_TODAY })
      queueMicrotask(() => give(seat, given))
      return Promise.resolve({ kind: 'done' })
    },
    close: () => clearTimeout(timer),
  }
}
