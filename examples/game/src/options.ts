import { amount, form, oneOf, orElse } from '@cloak/kernel'
import { GOAL } from './data/box.ts'

/** What a host may set for a table (DAW-1.4). */
export const options = () =>
  orElse(form({ goal: amount(GOAL.min, GOAL.max), night: oneOf(['short', 'long']) }), {
    goal: GOAL.usual,
    night: 'long',
  })
