import type { Ref } from '@cloak/kernel'

export const cardRef = (id: string): Ref => ({ kind: 'card', id })
export const characterRef = (id: string): Ref => ({ kind: 'character', id })
export const districtRef = (seat: number, card: string): Ref => ({ kind: 'district', id: `${seat}.${card}` })
export const seatRef = (id: number): Ref => ({ kind: 'seat', id })
