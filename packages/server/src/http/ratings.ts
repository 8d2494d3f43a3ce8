import type { Rating } from '@cloak/protocol'
import { ordinal } from 'openskill'
import { CAUTION, type Skill } from '../ports/records.ts'

/** A skill as it is shown: a cautious figure, and how sure it is. */
export const ratingOf = ({ who, name, game, mu, sigma, games }: Skill & { name: string | null }): Rating => ({
  who,
  name: name ?? who,
  game,
  rating: Math.round(ordinal({ mu, sigma }, { z: CAUTION }) * 100) / 100,
  sure: Math.round(sigma * 100) / 100,
  games,
})
