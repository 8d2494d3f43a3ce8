import { special } from '@cloak/citadels-core'

/** CLA-7.1: any colour, unless it was built in the last round. */
export const hauntedCity = special('haunted-city', 2, { wild: (t, built) => built.round < t.round })
