import { failure, Id, Replay } from '@cloak/protocol'
import type { Journal } from '../ports/journal.ts'
import type { Keeper } from '../tables/keeper.ts'
import { type Eyes, replayFor } from '../tables/replay.ts'
import { hasEnded, type Room, seatOf } from '../tables/room.ts'
import { z } from 'zod'
import { Refused, type Route, route } from './route.ts'

const EyesNamed = z.union([z.enum(['own', 'public', 'all']), z.string().regex(/^\d{1,2}$/)])

/** A game looked at again, with the eyes one is entitled to. */
export const replayRoute = (
  keeperOf: (call: { parameters: { id: string } }) => Promise<Keeper>,
  journal: Journal,
): Route =>
  route({
    method: 'get',
    path: '/api/tables/:id/replay',
    says: 'The game step by step: with one’s own eyes or the public’s while it runs, with any when it has ended.',
    parameters: { id: Id },
    query: {
      eyes: EyesNamed.optional().describe('A seat’s by its number, or everybody’s at once; one’s own if left out.'),
    },
    answer: Replay,
    long: true,
    async does(call) {
      const keeper = await keeperOf(call)
      const { room } = keeper.position
      const own = call.person ? seatOf(room, call.person.id) : null
      const eyes = eyesNamed(call.query.eyes, room, own)
      if (eyes !== null && eyes !== own && !hasEnded(room))
        throw new Refused(failure('forbidden', 'with others’ eyes only when the game has ended', 'eyes'))
      return replayFor(journal, keeper, eyes)
    },
  })

function eyesNamed(text: string | undefined, { chairs }: Room, own: number | null): Eyes {
  if (text === undefined || text === 'own') return own
  if (text === 'public') return null
  if (text === 'all') return 'all'
  const seat = Number(text)
  if (!chairs[seat]) throw new Refused(failure('bad-request', 'there are no such eyes', 'eyes'))
  return seat
}
