import type { Standing } from '@cloak/kernel'
import type { Open } from './types.ts'

/** The most points win; equal points share the place (GAME_PREFIX-3.1). */
export const standing = ({ players }: Open): Standing[] =>
  players.map(({ points }) => ({
    place: 1 + players.filter(other => other.points > points).length,
    score: points,
    why: [{ key: 'GAME_ID.score.points', args: { points } }],
  }))
