import type { Built, View } from '../../src/types.ts'
import type { Ref } from '@cloak/kernel'
import { answerRef } from '@cloak/parts/ask/ways.ts'
import { type AskedAt, looseAt } from '../pointing/asked-at.ts'
import { typeOf } from './districts.ts'
import { districtRef } from '../pointing/refs.ts'

interface House {
  seat: number
  card: string
  /** Which of its name it is. */
  copy: number
}

/** Which of its name the district at this plot is, from 1. */
export const copyAt = (city: readonly Built[], plot: number): number =>
  1 + city.slice(0, plot).filter(({ card }) => card === city[plot]!.card).length

/** All that a standing district is pointed at for: itself, what a special one does for its owner, what is asked about it. */
export function houseRefs({ seat, card, copy }: House, own: number | null, asked: AskedAt): Ref[] {
  const self = districtRef(seat, card, copy)
  return [self, ...(seat === own && typeOf(card) === 'unique' ? [answerRef(card)] : []), ...looseAt(asked, self)]
}

/** Can any standing district be chosen now? */
export const isAnyHouse = (
  { players }: View,
  own: number | null,
  asked: AskedAt,
  isOpen: (refs: readonly Ref[]) => boolean,
): boolean =>
  players.some(({ city }, seat) =>
    city.some(({ card }, plot) => isOpen(houseRefs({ seat, card, copy: copyAt(city, plot) }, own, asked))),
  )
