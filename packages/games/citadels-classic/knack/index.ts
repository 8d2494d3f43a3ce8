import { citadels, CLASSIC } from '@cloak/citadels-core/knack'

export const knack = citadels(CLASSIC)
