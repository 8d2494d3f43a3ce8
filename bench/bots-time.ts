import type { Game, GameTypes, Step } from '@cloak/kernel'

/** Milliseconds spent in a game's own functions. */
export interface Spent {
  imagining: number
  copying: number
  views: number
  questions: number
  rules: number
}

/** The same game with a stop-watch in it. Nested calls count once, for the outermost. */
export function timedGame<G extends GameTypes>(game: Game<G>): { game: Game<G>; spent: Spent } {
  const spent: Spent = { imagining: 0, copying: 0, views: 0, questions: 0, rules: 0 }
  let running = false
  const clocked =
    <A extends unknown[], R>(kind: keyof Spent, does: (...args: A) => R) =>
    (...args: A): R => {
      if (running) return does(...args)
      running = true
      const began = performance.now()
      try {
        return does(...args)
      } finally {
        spent[kind] += performance.now() - began
        running = false
      }
    }
  const step = (each: Step<G, never>): Step<G, never> => {
    if (each.kind === 'does') return { ...each, does: clocked('rules', each.does) }
    const what = clocked('questions', each.what)
    return each.kind === 'asks'
      ? { ...each, what, does: clocked('rules', each.does) }
      : { ...each, what, does: clocked('rules', each.does) }
  }
  const steps = Object.fromEntries(
    Object.entries(game.steps).map(([name, each]) => [name, step(each as Step<G, never>)]),
  ) as unknown as Game<G>['steps']
  const copy = game.copy && clocked('copying', game.copy)
  return {
    spent,
    game: {
      ...game,
      steps,
      view: clocked('views', game.view),
      imagine: clocked('imagining', game.imagine),
      ...(copy && { copy }),
    },
  }
}
