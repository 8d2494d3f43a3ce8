import type { Answer } from '@cloak/kernel'
import type { Brain, Thought } from './brain.ts'
import { rightOfWay } from './right-of-way.ts'
import { type Said, type Thinker, thinker } from './thinker.ts'

interface Asked {
  thought: Thought
  settle: (answer: Answer) => void
  fail: (error: Error) => void
}
/** A thinker, and what it thinks about now. */
interface Mind {
  thinker: Thinker
  onlyWhenIdle: boolean
  hasAnswered: boolean
  asked: Asked | null
  late: NodeJS.Timeout | undefined
}

/** Milliseconds beyond a thought's own: whoever takes longer gets no core. */
const LATE = 1_000
/** Until its first answer it has as many more to begin in. */
const BEGINS = 2_000

/**
 * Processes that think for bots, made when first needed; one that dies is replaced, and its thought fails. They run only while
 * cores are idle. On a machine where none ever is that would be hardly ever: one that is late is replaced by one that gets a
 * small share in any case, which takes its thought up, and none is made otherwise from then on. So it is where `chrt` is
 * missing or may not do that: such a process ends before it has ever answered.
 */
export function botPool(size: number, late = LATE, begins = BEGINS): Required<Brain> {
  const people = rightOfWay()
  const minds = new Set<Mind>()
  const waiting: Asked[] = []
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
      late: undefined,
    }
    minds.add(mind)
    return mind
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
    people.thinks()
    mind.thinker.ask(asked.thought)
    // It may wait for people as long again as it may think.
    const most = 2 * asked.thought.budget + late + (mind.hasAnswered ? 0 : begins)
    if (mind.onlyWhenIdle) mind.late = setTimeout(replace, most, mind).unref()
  }

  function answered(mind: Mind, said: Said): void {
    const asked = dismiss(mind)
    mind.hasAnswered = true
    if ('answer' in said) asked?.settle(said.answer)
    else asked?.fail(new Error(said.fault))
    next()
  }

  function ended(mind: Mind): void {
    if (!minds.has(mind)) return
    if (mind.onlyWhenIdle && !mind.hasAnswered) return replace(mind)
    minds.delete(mind)
    dismiss(mind)?.fail(new Error('a bot process ended'))
    next()
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
    clearTimeout(mind.late)
    const { asked } = mind
    if (asked) people.rests()
    mind.asked = null
    return asked
  }

  return {
    people,
    decide: (thought: Thought) =>
      new Promise((settle, fail) => {
        if (isClosed) return fail(new Error('the bots have left'))
        waiting.push({ thought, settle, fail })
        next()
      }),
    async close() {
      isClosed = true
      const all = [...minds]
      minds.clear()
      for (const asked of [...all.map(dismiss), ...waiting.splice(0)]) asked?.fail(new Error('the bots have left'))
      await Promise.all(all.map(mind => mind.thinker.end()))
      people.close()
    },
  }
}
