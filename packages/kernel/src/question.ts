import { isOpen } from './decision/fault.ts'
import type { Decision, Msg } from './decision/types.ts'
import { type Game, type GameTypes, type Question, RulesFault, type State } from './game.ts'
import { opened } from './opened.ts'
import { stepOf } from './script.ts'
import type { Seat } from './secret.ts'

/** The seats from which an answer to the open question is still to come; none when the game is over. */
export function awaited<G extends GameTypes>(game: Game<G>, state: State<G['table']>): Seat[] {
  const s = opened(state)
  const top = s.script.at(-1)
  if (!top) return []
  const step = stepOf(game, top)
  if (step.kind === 'does') return []
  const who = step.who(s.table, top.p)
  if (typeof who === 'number') return [who]
  return who ? who.filter(seat => !(seat in s.given)) : []
}

/** The open question, or null when the game is over. With `of`, only as it is put to that seat, or to nobody. */
export function question<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  of?: Seat | null,
): Question | null {
  const s = opened(state)
  const top = s.script.at(-1)
  if (!top) return null
  const step = stepOf(game, top)
  if (step.kind === 'does') return null
  const who = step.who(s.table, top.p)
  const to: Question['to'] = {}
  for (const seat of typeof who === 'number' ? [who] : (who ?? []))
    if (of === undefined || of === seat)
      to[seat] = {
        prompt: promptOf(step.prompt, s.table, top.p, seat),
        decision: step.what(s.table, top.p, seat, false),
      }
  return { to, covert: step.covert, free: step.free }
}

const promptOf = <T, P>(prompt: string | ((t: T, p: P, seat: Seat) => Msg), t: T, p: P, seat: Seat): Msg =>
  typeof prompt === 'string' ? { key: prompt } : prompt(t, p, seat)

/** What is put to one seat by the open question; undefined if nothing is. Lean: legal options, bare. */
export function decisionFor<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  seat: Seat,
  lean = false,
): Decision | undefined {
  const s = opened(state)
  const top = s.script.at(-1)
  if (!top) return undefined
  const step = stepOf(game, top)
  if (step.kind === 'does') return undefined
  const who = step.who(s.table, top.p)
  const asked = typeof who === 'number' ? who === seat : who?.includes(seat)
  return asked ? step.what(s.table, top.p, seat, lean) : undefined
}

/** The open question, which must be one that can be answered. */
export function mustBeOpen<G extends GameTypes>(game: Game<G>, state: State<G['table']>): Question | null {
  const asked = question(game, state)
  for (const [seat, { decision }] of Object.entries(asked?.to ?? {}))
    if (!isOpen(decision))
      throw new RulesFault(`${game.id}: "${state.script.at(-1)?.step}" asks seat ${seat} what cannot be answered`)
  return asked
}
