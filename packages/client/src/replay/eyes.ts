import type { Seen } from '@cloak/kernel'
import { type About, patched, type Replay } from '@cloak/protocol'
import { ask } from '../connection/api.ts'
import { MINE } from '../solo/about.ts'
import { isSolo } from '../solo/record.ts'
import { allEyes } from './all-eyes.ts'
import type { Watched } from './moments.ts'

/** Whose eyes a game is seen with: a seat's, an onlooker's, or everybody's at once. */
export type Eyes = number | 'public' | 'all'

export const readEyes = (text: string | null): Eyes | null =>
  text === 'public' || text === 'all' ? text : text !== null && /^\d$/.test(text) ? Number(text) : null

export const hasEnded = ({ status }: About): boolean => status === 'over' || status === 'abandoned'

/** What was seen at every step, out of what changed from each to the next. */
function whole(replay: Replay): Watched {
  let seen: Seen<object> | null = null
  const steps = replay.steps.map(({ change, ...step }) => {
    seen = patched(seen, change) as Seen<object> | null
    return { ...step, seen }
  })
  return { ...replay, steps }
}
const atServer = async (table: string, eyes: Eyes | null): Promise<Watched> =>
  whole(await ask<Replay>('GET', `/api/tables/${table}/replay?eyes=${eyes ?? 'own'}`))
async function here(table: string, as: Eyes | null): Promise<Watched> {
  const { soloReplay } = await import('../solo/solo.ts')
  return soloReplay(table, as === null ? MINE : typeof as === 'number' ? as : null)
}

/** A game as these eyes went through it; null for one's own, which are an onlooker's for who had no seat. */
export async function fetchReplay(table: string, eyes: Eyes | null): Promise<Watched> {
  if (!isSolo(table)) return atServer(table, eyes)
  if (eyes !== 'all') return here(table, eyes)
  const onlooker = await here(table, 'public')
  return allEyes(onlooker, await Promise.all(onlooker.about.seats.map((_, seat) => here(table, seat))))
}

/** What everybody saw at the end of a finished game. */
export async function fetchLastLook(table: string): Promise<Seen<object>> {
  const { steps } = await fetchReplay(table, 'all')
  const last = steps.at(-1)?.seen
  if (!last) throw new Error('the replay is empty')
  return last
}
