import { citadelsBoard, tiesBrokenBy } from '@cloak/citadels-core/board'

export const board = citadelsBoard({ game: 'citadels-2016', ties: tiesBrokenBy('CIT-9.5', 'citadels.board.tie.rank') })
