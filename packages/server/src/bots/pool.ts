import type { Answer } from '@cloak/kernel'
import type { Brain, Thought } from './brain.ts'
import { rightOfWay } from './right-of-way.ts'
import { setbacks } from './setbacks.ts'
import { type Said, type Thinker, thinker } from './thinker.ts'

interface Asked {
  thought: Thought
  begins: () => void
  settle: (answer: Answer) => void
  fail: (error: Error) => void
}
/** A thinker, and what it thinks about now. */
interface Mind {
  thinker: Thinker
  onlyWhenIdle: boolean
  hasAnswered: boolean
  asked: Asked | null
  since: number
  alarm: NodeJS.Timeout | undefined
}
/** Milliseconds beyond a thought's own that it may take, and as many more until the process has first answered. */
export interface Patience {
  answers: number
  begins: number
}

/** Whoever takes longer gets no core. */
const LATE: Patience = { answers: 1_000, begins: 2_000 }
/** Whoever takes longer, with a share of a core, will never answer: a third of a second of a core is all it needs to begin. */
const LOST: Patience = { answers: 60_000, begins: 240_000 }

/**
 * Processes that think for bots, made when first needed; one that dies is replaced, and its thought fails. They run only while
 * cores are idle. On a machine where none ever is that would be hardly ever: one that is late is replaced by one that gets a
 * small share in any case, which takes its thought up, and none is made otherwise from then on. So it is where `chrt` is
 * missing or may not do that: such a process ends before it has ever answered.
 *
 * One that has its share and still does not answer is ended, and its thought fails. A thought that ends with its
 * process and comes again is put off for as long as it has kept processes busy in vain: the others have at least as much of them.
 */
export function botPool(size: number, late = LATE, lost = LOST): Required<Brain> {
  const people = rightOfWay()
  const minds = new Set<Mind>()
  const waiting: Asked[] = []
  const putOff = new Set<Asked>()
  const failures = setbacks()
  let onlyWhenIdle = true
  let isClosed = false

  function made(): Mind {
    const mind: Mind = {
      thinker: thinker(
        { onlyWhenIdle, sign: people.sign },
        said => answered(mind, said),
        () => ended(mind),
      ),
      onlyWhenIdle,
      hasAnswered: false,
      asked: null,
      since: 0,
      alarm: undefined,
    }
    minds.add(mind)
    return mind
  }

  function put(asked: Asked): void {
    if (!putOff.delete(asked)) return
    waiting.push(asked)
    next()
  }

  /** Whoever waits longest is thought for, as soon as anybody is free. */
  function next(): void {
    for (let [asked] = waiting; asked; [asked] = waiting) {
      const free = [...minds].find(mind => !mind.asked)
      if (!free && minds.size === size) return
      waiting.shift()
      try {
        think(free ?? made(), asked)
      } catch (error) {
        // The machine has no room for another process.
        asked.fail(error instanceof Error ? error : new Error('no bot process'))
      }
    }
  }

  function think(mind: Mind, asked: Asked): void {
    mind.asked = asked
    mind.since = performance.now()
    people.thinks()
    mind.thinker.ask(asked.thought)
    asked.begins()
    const { answers, begins } = mind.onlyWhenIdle ? late : lost
    // It may wait for people as long again as it may think.
    const most = 2 * asked.thought.budget + answers + (mind.hasAnswered ? 0 : begins)
    mind.alarm = setTimeout(mind.onlyWhenIdle ? replace : giveUp, most, mind).unref()
  }

  function answered(mind: Mind, said: Said): void {
    const asked = dismiss(mind)
    mind.hasAnswered = true
    if (asked) failures.forget(asked.thought)
    if ('answer' in said) asked?.settle(said.answer)
    else asked?.fail(new Error(said.fault))
    next()
  }

  /** Whoever thinks there is gone, and its thought with it. */
  function lose(mind: Mind, why: string): void {
    minds.delete(mind)
    const asked = dismiss(mind)
    if (asked) failures.add(asked.thought, performance.now() - mind.since)
    asked?.fail(new Error(why))
    next()
  }

  function ended(mind: Mind): void {
    if (!minds.has(mind)) return
    if (mind.onlyWhenIdle && !mind.hasAnswered) return replace(mind)
    lose(mind, 'a bot process ended')
  }

  function giveUp(mind: Mind): void {
    void mind.thinker.end()
    lose(mind, 'a bot does not answer')
  }

  function replace(mind: Mind): void {
    onlyWhenIdle = false
    minds.delete(mind)
    const asked = dismiss(mind)
    if (asked) waiting.unshift(asked)
    void mind.thinker.end()
    next()
  }

  /** It thinks about nothing any more; what it thought about, if anything. */
  function dismiss(mind: Mind): Asked | null {
    clearTimeout(mind.alarm)
    const { asked } = mind
    if (asked) people.rests()
    mind.asked = null
    return asked
  }

  return {
    people,
    decide: (thought: Thought, begins = () => {}) =>
      new Promise((settle, fail) => {
        if (isClosed) return fail(new Error('the bots have left'))
        const asked = { thought, begins, settle, fail }
        putOff.add(asked)
        const wait = failures.of(thought)
        if (wait > 0) setTimeout(put, wait, asked).unref()
        else put(asked)
      }),
    async close() {
      isClosed = true
      const all = [...minds]
      minds.clear()
      const unanswered = [...all.map(dismiss), ...waiting.splice(0), ...putOff]
      putOff.clear()
      for (const asked of unanswered) asked?.fail(new Error('the bots have left'))
      await Promise.all(all.map(mind => mind.thinker.end()))
      people.close()
    },
  }
}
