import type { Speaker } from '@cloak/words'
import type { ReactNode } from 'react'
import type { GameId } from '../games/registry.ts'
import type { Shown } from './book.ts'

export interface PlateProps {
  shown: Shown
  name: string
  speaker: Speaker
}
export type Plate = (props: PlateProps) => ReactNode

/** Games whose book shows the pieces of their own table. */
const PLATES: { readonly [G in GameId]?: () => Promise<Plate> } = {
  chytrogrod: async () => (await import('../games/chytrogrod/Plate.tsx')).Plate,
  pact: async () => (await import('../games/pact/Plate.tsx')).Plate,
}
const fetched = new Map<GameId, Plate>()

/** Brings them along with the text of the book, so that nothing moves when they come. */
export async function fetchPlate(game: GameId): Promise<void> {
  const plate = await PLATES[game]?.()
  if (plate) fetched.set(game, plate)
}
export const plateOf = (game: GameId): Plate | undefined => fetched.get(game)
