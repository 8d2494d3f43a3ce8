import { citadelsBoard, tiesBrokenBy } from '@cloak/citadels-core/board'

export const board = citadelsBoard({ isOlder: false, ties: tiesBrokenBy('CIT-9.5', 'citadels.board.tie.rank') })
