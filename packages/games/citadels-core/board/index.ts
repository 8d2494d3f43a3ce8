import { type BoardEntry, type Ties, tiesBrokenBy } from '@cloak/parts/board/entry.ts'
import type { CitadelsId } from './pieces/districts.ts'
import { printedOn } from './printed-on.ts'

/** What the board needs to know of an edition. */
export interface BoardOfEdition {
  game: CitadelsId
  ties: Ties
}

/** The board that both editions share. */
export const citadelsBoard = ({ game, ties }: BoardOfEdition): BoardEntry => ({
  Board: async () => (await import('./CitadelsBoard.tsx')).boards[game],
  describe: async () => (await import('./describe.ts')).describeCitadels,
  Plate: async () => (await import('./Plates.tsx')).plateOf(game),
  options: async () => (await import('./options/faces.tsx')).optionFaces(game),
  printedOn,
  ties,
})
export { tiesBrokenBy }
