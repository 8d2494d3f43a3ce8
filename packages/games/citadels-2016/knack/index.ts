import { citadels, EDITION_2016 } from '@cloak/citadels-core/knack'

export const knack = citadels(EDITION_2016)
