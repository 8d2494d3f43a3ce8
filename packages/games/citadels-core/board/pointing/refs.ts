import type { Ref } from '@cloak/kernel'

export const cardRef = (id: string): Ref => ({ kind: 'card', id })
export const characterRef = (id: string): Ref => ({ kind: 'character', id })
/** A standing district; where two of a name stand in one city, the second is another thing than the first. */
export const districtRef = (seat: number, card: string, copy = 1): Ref => ({
  kind: 'district',
  id: copy > 1 ? `${seat}.${card}#${copy}` : `${seat}.${card}`,
})
export const seatRef = (id: number): Ref => ({ kind: 'seat', id })
