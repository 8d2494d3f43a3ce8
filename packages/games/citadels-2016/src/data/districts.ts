import { type Districts, printedOn } from '@cloak/citadels-core/data/districts'
import { cards } from '../reading.ts'

/** What is printed on the districts of the 2016 edition. */
export const districts: Districts = printedOn(cards)
