import {
  type Decision,
  type Eye,
  type Game,
  type GameTypes,
  type Msg,
  type Option,
  question,
  type State,
  type Why,
} from '@cloak/kernel'
import { awaited } from '@cloak/kernel'
import type { Difference } from './compare.ts'

/** Plain data on one line. */
export const brief = (x: unknown): string => (x === undefined ? 'undefined' : JSON.stringify(x))

export const eyeName = (at: Eye['at']): string => (at === null ? 'a spectator' : `seat ${at}`)

export const showMsg = ({ key, args }: Msg): string => (args ? `${key} ${brief(args)}` : key)

export const showWhy = (why: Why): string => `${why.rule} (${showMsg(why)}${why.path ? `, at ${why.path}` : ''})`

export const showDifference = ({ path, left, right }: Difference, one: string, other: string): string =>
  `at ${path || 'the top'}:\n  ${one}: ${brief(left)}\n  ${other}: ${brief(right)}`

/** A decision on one line, for whoever reads a failed test: ✗ and a rule mark what is barred. */
export function showDecision(d: Decision): string {
  switch (d.kind) {
    case 'oneOf':
      return `one of ${list(d.of)}`
    case 'someOf':
      return `${range(d.min, d.max)} of ${list(d.of)}`
    case 'inOrder':
      return `${d.slots.length} in order of ${list(d.of)}`
    case 'amount':
      return `a number ${range(d.min, d.max)}`
    case 'split':
      return `${range(d.min, d.max)} in all of ${d.of.map(o => `${showOption(o)}≤${o.max}`).join(', ') || 'nothing'}`
    case 'form':
      return `{ ${Object.entries(d.fields)
        .map(([k, f]) => `${k}: ${showDecision(f)}`)
        .join('; ')} }`
    case 'menu':
      return d.actions.map(a => `${a.do}${bar(a)}${a.with ? ` <${showDecision(a.with)}>` : ''}`).join(' | ')
  }
}

/** The open question: the step, and what each seat is asked. */
export function showQuestion<G extends GameTypes>(game: Game<G>, state: State<G['table']>): string {
  const top = state.script.at(-1)
  if (!top) return 'the game is over'
  const q = question(game, state)
  if (!q) return `${top.step} ${brief(top.p)} waits to be done`
  const open = awaited(game, state)
  const asked = Object.entries(q.to).map(
    ([seat, { prompt, decision }]) =>
      `\n  seat ${seat}${open.includes(Number(seat)) ? '' : ' (has answered)'}: ${showMsg(prompt)}\n    ${showDecision(decision)}`,
  )
  return `question ${state.at}, ${top.step} ${brief(top.p)}${q.covert ? ', covert' : ''}${q.free ? ', free' : ''}${asked.join('')}`
}

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`)
const bar = (o: { barred?: Why | undefined }) => (o.barred ? `✗${o.barred.rule}` : '')
const showOption = (o: Option) => `${o.id}${bar(o)}`
const list = (of: readonly Option[]) => of.map(showOption).join(', ') || 'nothing'
