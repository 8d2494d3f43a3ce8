import type { About, Replay } from '@cloak/protocol'
import { ask } from '../connection/api.ts'
import { allEyes } from './all-eyes.ts'

/** Whose eyes a game is seen with: a seat's, an onlooker's, or everybody's at once. */
export type Eyes = number | 'public' | 'all'

export const readEyes = (text: string | null): Eyes | null =>
  text === 'public' || text === 'all' ? text : text !== null && /^\d$/.test(text) ? Number(text) : null

export const hasEnded = ({ status }: About): boolean => status === 'over' || status === 'abandoned'

/** A game as these eyes went through it; null for one's own, which are an onlooker's for who had no seat. */
export async function fetchReplay(table: string, eyes: Eyes | null): Promise<Replay> {
  const of = (as: Eyes): Promise<Replay> => ask<Replay>('GET', `/api/tables/${table}/replay?as=${as}`)
  if (eyes === null) return ask<Replay>('GET', `/api/tables/${table}/replay`)
  if (eyes !== 'all') return of(eyes)
  const onlooker = await of('public')
  return allEyes(onlooker, await Promise.all(onlooker.about.seats.map((_, seat) => of(seat))))
}
