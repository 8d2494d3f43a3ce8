import type { BoardEntry } from '@cloak/parts/board/entry.ts'
import { printedOn } from './printed-on.ts'
import { ties } from './ties.ts'

export const board: BoardEntry = {
  Board: async () => (await import('./ChytrogrodBoard.tsx')).ChytrogrodBoard,
  describe: async () => (await import('./describe.ts')).describeChytrogrod,
  Plate: async () => (await import('./pieces/Plate.tsx')).Plate,
  printedOn,
  ties,
}
