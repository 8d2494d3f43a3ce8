import type { Speaker } from '@cloak/words'
import { lazy, type LazyExoticComponent } from 'react'
import type { GameId } from '../games/registry.ts'

export interface CatalogueProps {
  speaker: Speaker
  sought: string
  /** What the address names: `card.mill` is laid out and shown. */
  place: string
  /** Nothing else in the book says what is sought. */
  isAlone: boolean
}
/** Games with more cards than a book can tell one by one: loaded when their book is read. */
export const CATALOGUES: { readonly [G in GameId]?: LazyExoticComponent<(props: CatalogueProps) => React.ReactNode> } =
  {
    pact: lazy(async () => ({ default: (await import('../games/pact/Catalogue.tsx')).Catalogue })),
  }
