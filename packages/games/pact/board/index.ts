import { type BoardEntry, tiesBrokenBy } from '@cloak/parts/board/entry.ts'

export const board: BoardEntry = {
  Board: async () => (await import('./PactBoard.tsx')).PactBoard,
  describe: async () => (await import('./describe.ts')).describePact,
  Plate: async () => (await import('./pieces/Plate.tsx')).Plate,
  Catalogue: async () => (await import('./pieces/Catalogue.tsx')).Catalogue,
  ties: tiesBrokenBy('DWD-14.2', 'pact.board.tie.fifths'),
}
