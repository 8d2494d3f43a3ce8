import { type Acts, isCompleted, why } from '@cloak/citadels-core'
import type { Why } from '@cloak/kernel'

const STANDS = why('CIT-11.42', 'own-city-completed')

/** CIT-11.42: a completed city gives up no district, not even at its owner's wish. */
export const whyOwnCityStands = ({ e, t, seat }: Acts): Why | undefined =>
  t.rulings['completedCityStands'] && isCompleted(e, t, seat) ? STANDS : undefined
