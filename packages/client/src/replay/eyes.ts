import type { About, Replay } from '@cloak/protocol'
import { ask } from '../connection/api.ts'
import { MINE } from '../solo/about.ts'
import { isSolo } from '../solo/record.ts'
import { allEyes } from './all-eyes.ts'

/** Whose eyes a game is seen with: a seat's, an onlooker's, or everybody's at once. */
export type Eyes = number | 'public' | 'all'

export const readEyes = (text: string | null): Eyes | null =>
  text === 'public' || text === 'all' ? text : text !== null && /^\d$/.test(text) ? Number(text) : null

export const hasEnded = ({ status }: About): boolean => status === 'over' || status === 'abandoned'

const atServer = (table: string, as: Eyes | null): Promise<Replay> =>
  ask<Replay>('GET', `/api/tables/${table}/replay${as === null ? '' : `?as=${as}`}`)
async function here(table: string, as: Eyes | null): Promise<Replay> {
  const { soloReplay } = await import('../solo/solo.ts')
  return soloReplay(table, as === null ? MINE : typeof as === 'number' ? as : null)
}

/** A game as these eyes went through it; null for one's own, which are an onlooker's for who had no seat. */
export async function fetchReplay(table: string, eyes: Eyes | null): Promise<Replay> {
  const of = (as: Eyes | null): Promise<Replay> => (isSolo(table) ? here(table, as) : atServer(table, as))
  if (eyes === null) return of(null)
  if (eyes !== 'all') return of(eyes)
  const onlooker = await of('public')
  return allEyes(onlooker, await Promise.all(onlooker.about.seats.map((_, seat) => of(seat))))
}
