import {
  type Action,
  type AnswerOf,
  by,
  type InOrder,
  inOrder,
  type Menu,
  menu,
  type Option,
  type Seat,
  type SomeOf,
  someOf,
} from '@cloak/kernel'
import { askers, inquisitorAt } from './inquisitors.ts'
import type { Open, OpenPlayer, Reply, Stand } from './types.ts'
import { why } from './why.ts'

/** Fragments for some, indulgences for some, or both: how many of each, and then to whom (DWD-13.32). */
export type Answering =
  | Action<'souls', SomeOf<Stand>>
  | Action<'indulgences', SomeOf<Stand>>
  | Action<'both', Menu<Action<string, InOrder<Stand>>>>

const soulsOf = ({ souls }: OpenPlayer): number => souls.plain + souls.marked

export function answering(t: Open, seat: Seat, lean: boolean): Answering[] {
  const p = t.players[seat]!
  const stands = askers(t, seat)
  const of: Option<Stand>[] = stands.map(id =>
    lean ? { id } : { id, ref: { kind: 'inquisitor', id: inquisitorAt(t, id) } },
  )
  const souls = Math.min(soulsOf(p), stands.length)
  const indulgences = Math.min(p.indulgences, stands.length)
  const actions: Answering[] = [{ do: 'souls', with: by('DWD-13.32', someOf(of, 0, souls)) }]
  if (indulgences > 0) actions.push({ do: 'indulgences', with: by('DWD-13.32', someOf(of, 1, indulgences)) })
  else if (!lean)
    actions.push({
      do: 'indulgences',
      with: by('DWD-13.32', someOf(of, 0, 0)),
      barred: why('DWD-13.31', 'no-indulgence'),
    })
  const both: Action<string, InOrder<Stand>>[] = []
  for (let a = 1; a <= souls; a++)
    for (let b = 1; b <= indulgences && a + b <= stands.length; b++)
      both.push({ do: `${a}-${b}`, with: inOrder(of, slots(a, b)), ref: { kind: 'gifts', id: `${a}.${b}` } })
  if (both.length > 0) actions.push({ do: 'both', with: menu(both) })
  return actions
}
const slots = (souls: number, indulgences: number) => [
  ...Array.from({ length: souls }, () => ({ kind: 'present', id: 'soul' })),
  ...Array.from({ length: indulgences }, () => ({ kind: 'present', id: 'indulgence' })),
]

export type Replies = { [stand: Stand]: Reply }
export const repliesOf = (t: Open, seat: Seat, said: AnswerOf<Menu<Answering>>): Replies =>
  repliesIn(said, askers(t, seat))
/** What an answer gives each of these inquisitors. */
export function repliesIn(said: AnswerOf<Menu<Answering>>, stands: readonly Stand[]): Replies {
  const replies: Replies = {}
  for (const stand of stands) replies[stand] = 'nothing'
  if (said.do === 'both') {
    const souls = Number(said.with.do.split('-')[0])
    said.with.with.forEach((stand, i) => (replies[stand] = i < souls ? 'soul' : 'indulgence'))
  } else for (const stand of said.with) replies[stand] = said.do === 'souls' ? 'soul' : 'indulgence'
  return replies
}

/** The answer that gives fragments to some inquisitors and indulgences to others. */
export function repliesAnswer(bySoul: readonly Stand[], byIndulgence: readonly Stand[]): AnswerOf<Menu<Answering>> {
  if (byIndulgence.length === 0) return { do: 'souls', with: [...bySoul] }
  if (bySoul.length === 0) return { do: 'indulgences', with: [...byIndulgence] }
  return { do: 'both', with: { do: `${bySoul.length}-${byIndulgence.length}`, with: [...bySoul, ...byIndulgence] } }
}

/** Whoever says nothing answers with all he holds (DWD-22.46). */
export function everything(t: Open, seat: Seat): AnswerOf<Menu<Answering>> {
  const p = t.players[seat]!
  const stands = askers(t, seat)
  const souls = Math.min(soulsOf(p), stands.length)
  const indulgences = Math.min(p.indulgences, stands.length - souls)
  return repliesAnswer(stands.slice(0, souls), stands.slice(souls, souls + indulgences))
}
