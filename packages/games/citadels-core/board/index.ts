import { type BoardEntry, type Ties, tiesBrokenBy } from '@cloak/parts/board/entry.ts'
import { printedOn } from './printed-on.ts'

/** What the board needs to know of an edition. */
export interface BoardOfEdition {
  isOlder: boolean
  ties: Ties
}

/** The board that both editions share. */
export const citadelsBoard = ({ isOlder, ties }: BoardOfEdition): BoardEntry => ({
  Board: async () => (await import('./CitadelsBoard.tsx')).CitadelsBoard,
  describe: async () => (await import('./describe.ts')).describeCitadels,
  Plate: async () => (await import('./Plates.tsx')).plateOf(isOlder),
  options: async () => (await import('./options/faces.tsx')).optionFaces(isOlder),
  printedOn,
  ties,
})
export { tiesBrokenBy }
