import {
  answer,
  awaited,
  type Game,
  decisionFor,
  type GameTypes,
  hear,
  type Heard,
  question,
  RulesFault,
  type Seat,
  see,
  type Told,
} from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { difference, matches, wordsIn } from '../compare.ts'
import { isCalled, offersOf } from '../offer.ts'
import { brief, eyeName, showDecision, showDifference, showMsg, showQuestion, showWhy } from '../show.ts'
import { fail, SceneFailure, stage } from './stage.ts'
import type { At, Scene, SceneOptions } from './types.ts'

/** Lays a real game; the lines that follow make it the position the test is about. */
export function scene<G extends GameTypes>(game: Game<G>, options: SceneOptions<G>): Scene<G> {
  const on = stage(game, options)
  const lines: string[] = []

  const context = (): string => {
    const written = lines.map((line, i) => `${i === lines.length - 1 ? ' ▶ ' : '   '}${line}`).join('\n')
    const { seats, seed = 'scene' } = options
    return `\n\nscene(${game.id}, ${brief({ seats, seed })})\n${written}\n\n${showQuestion(game, on.state)}`
  }
  /** One line of the scene: what fails in it is said together with the lines before it and the open question. */
  const line = (name: keyof Scene<G>, args: readonly unknown[], play: () => void): Scene<G> => {
    lines.push(`.${name}(${args.map(shown).join(', ')})`)
    try {
      play()
    } catch (error) {
      if (!(error instanceof SceneFailure || error instanceof RulesFault)) throw error
      const cause = error instanceof RulesFault ? error : undefined
      const failure = new SceneFailure(error.message + context(), { cause })
      Error.captureStackTrace(failure, self[name] as () => void)
      throw failure
    }
    return self
  }
  const looks = (name: keyof Scene<G>, args: readonly unknown[], look: () => void): Scene<G> =>
    line(name, args, () => {
      on.ready()
      look()
    })

  const self: Scene<G> = {
    get state() {
      on.ready()
      return on.state
    },
    history: at => heardBy(on.history, at),

    table: change => line('table', ['…'], () => on.change(change)),
    at: (step, ...p) => line('at', [step, ...p], () => on.begin([{ step, ...(p[0] ? { p: p[0] } : {}) }])),
    script: (...frames) => line('script', frames, () => on.begin(frames)),

    answers: (seat, said) => looks('answers', [seat, said], () => on.take(seat, said)),
    lapses: seat =>
      looks('lapses', [seat], () => {
        const d = decisionFor(game, on.state, seat)
        if (!d) return fail(`seat ${seat} is not asked`)
        if (d.lapse === undefined) return fail(`the decision of seat ${seat} has no lapse`)
        on.take(seat, d.lapse)
      }),
    refuses: (seat, said, rule) =>
      looks('refuses', [seat, said, rule], () => {
        const before = JSON.stringify(on.state)
        const next = answer(game, on.state, on.state.at, seat, said)
        if (JSON.stringify(on.state) !== before) return fail('the refused answer has changed the state')
        if ('state' in next) return fail(`seat ${seat} may answer ${brief(said)}; expected a refusal by ${rule}`)
        if (next.rule !== rule) return fail(`expected a refusal by ${rule}; refused by ${showWhy(next)}`)
      }),

    asks: (...expected) =>
      looks('asks', expected, () => {
        const open = awaited(game, on.state)
        if (difference(open.toSorted(bySeat), expected.toSorted(bySeat)))
          return fail(`expected ${brief(expected)} to be asked; asked: ${brief(open)}`)
        on.meant = on.state.at
      }),
    to: seat =>
      looks('to', [seat], () => {
        on.focus = seat
        on.asked()
      }),
    prompts: (key, args) =>
      looks('prompts', args ? [key, args] : [key], () => {
        const { prompt } = question(game, on.state)!.to[on.asked()]!
        if (prompt.key !== key || !matches(prompt.args ?? {}, args ?? {}))
          return fail(
            `expected the prompt ${showMsg({ key, ...(args && { args: args as never }) })}; it is ${showMsg(prompt)}`,
          )
      }),
    offers: (...names) =>
      looks('offers', names, () => {
        const open = [...offersOf(on.put())]
        for (const name of names) {
          const called = open.filter(o => isCalled(o, name))
          if (called.some(o => !o.barred)) continue
          return fail(
            `${brief(name)} should be offered; it is ${called[0]?.barred ? `barred by ${showWhy(called[0].barred)}` : 'not there'}`,
          )
        }
      }),
    offersNot: (...names) =>
      looks('offersNot', names, () => {
        const open = [...offersOf(on.put())]
        for (const name of names)
          if (open.some(o => isCalled(o, name) && !o.barred)) return fail(`${brief(name)} should not be offered`)
      }),
    bars: (name, rule) =>
      looks('bars', [name, rule], () => {
        const called = [...offersOf(on.put())].filter(o => isCalled(o, name))
        if (called.some(o => o.barred?.rule === rule)) return
        const is = called.map(o => (o.barred ? `barred by ${showWhy(o.barred)}` : 'offered'))
        fail(`${brief(name)} should be barred by ${rule}; it is ${is.join(', ') || 'not there'}`)
      }),
    decides: check =>
      looks('decides', ['…'], () => {
        const d = on.put()
        holds(check(d), `the decision (${showDecision(d)})`, check)
      }),

    told: (event, partial) =>
      looks('told', partial ? [event, partial] : [event], () => {
        if (!on.latest.some(t => t.event === event && matches(t.all, partial ?? {})))
          fail(
            `expected to be told ${event} ${partial ? brief(partial) : ''}; told: ${events(heardBy(on.latest, null))}`,
          )
      }),
    untold: (event, partial) =>
      looks('untold', partial ? [event, partial] : [event], () => {
        if (on.latest.some(t => t.event === event && matches(t.all, partial ?? {})))
          fail(`${event} should not be told; told: ${events(heardBy(on.latest, null))}`)
      }),
    heard: (at, event, partial) =>
      looks('heard', partial ? [at, event, partial] : [at, event], () => {
        const heard = heardBy(on.latest, at)
        if (!heard.some(h => h.event === event && matchesParts(h, partial ?? {})))
          fail(`expected ${eyeName(at)} to hear ${event} ${partial ? brief(partial) : ''}; heard: ${events(heard)}`)
      }),
    unheard: (at, word) =>
      looks('unheard', [at, word], () => {
        const found = heardBy(on.latest, at).find(h => h.event === word || wordsIn([h.all, h.some]).has(word))
        if (found) fail(`${eyeName(at)} should hear nothing of ${brief(word)}; heard: ${events([found])}`)
      }),

    sees: (at, check) =>
      looks('sees', [at, '…'], () => {
        const seen = see(game, on.state, { at })
        holds(check(seen.view, seen), `what ${eyeName(at)} sees (${brief(seen.view)})`, check)
      }),
    expect: check => looks('expect', ['…'], () => holds(check(opened(on.state).table), 'the table', check)),
    alike: (at, other) =>
      looks('alike', [at, '…'], () => {
        const seen = difference(see(game, on.state, { at }), see(game, other.state, { at }))
        if (seen)
          return fail(`${eyeName(at)} sees the two scenes apart, ${showDifference(seen, 'this one', 'the other')}`)
        const heard = difference(heardBy(on.history, at), other.history(at))
        if (heard)
          return fail(`${eyeName(at)} hears the two scenes apart, ${showDifference(heard, 'this one', 'the other')}`)
      }),

    over: () => looks('over', [], () => void (on.state.script.length > 0 && fail('the game should be over'))),
    standing: check =>
      looks('standing', ['…'], () => {
        const standing = game.standing(opened(on.state).table)
        holds(check(standing), `the standing ${brief(standing)}`, check)
      }),
    settled: () =>
      looks('settled', [], () => {
        const top = on.state.script.at(-1)
        if (!top || on.meant === on.state.at || (on.begun && !difference(top, on.begun))) return
        fail(`a question is left that the test did not mean (neither where the scene began, nor named by .asks)`)
      }),
  }
  return self
}

const heardBy = (told: readonly Told[], at: At): Heard[] => told.map(t => hear(t, { at }))
/** A check may say what it expects by itself, or answer false. */
const holds = (result: unknown, what: string, check: (...args: never[]) => unknown): void => {
  if (result === false) fail(`${what} is not as expected: ${String(check)}`)
}
const bySeat = (a: Seat, b: Seat) => a - b
const shown = (arg: unknown): string => (arg === '…' ? '…' : brief(arg))
const events = (heard: readonly Heard[]): string =>
  heard.length === 0
    ? 'nothing'
    : heard.map(h => `\n  ${h.event} ${brief(h.all)}${h.some ? ` and privately ${brief(h.some)}` : ''}`).join('')

/** Every field named stands in one part or the other. */
function matchesParts({ all, some }: Heard, partial: object): boolean {
  const [open, secret] = [all as { [k: string]: unknown }, (some ?? {}) as { [k: string]: unknown }]
  return Object.entries(partial).every(
    ([k, v]) => (k in secret && matches(secret[k], v)) || (k in open && matches(open[k], v)),
  )
}
