import { sample } from '@cloak/kernel'
import { askedIn, type Sits } from './bot.ts'

/** Any legal answer. */
export const random: Sits = () => ({
  name: 'random',
  decide: (seen, _, rng) => sample(askedIn(seen).decision, rng),
})
