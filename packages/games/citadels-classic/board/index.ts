import { citadelsBoard, tiesBrokenBy } from '@cloak/citadels-core/board'

export const board = citadelsBoard({
  game: 'citadels-classic',
  ties: tiesBrokenBy('CLA-8.3', 'citadels.board.tie.cost'),
})
