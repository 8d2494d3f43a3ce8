import { type Event, cond, gain, gainLux, pay, returnCourtier } from '../effects.ts'

/** The A events (DWD-19), drawn in rounds 1 and 2. */
export const deckA = {
  forest: {
    no: 'EA1',
    deck: 'A',
    left: { gain: [gain('wood', 2), gain('coin', 1)], rep: -2 },
    right: { cost: [returnCourtier('R')], gain: [gain('coin', 1)], rep: 4 },
  },
  education: {
    no: 'EA2',
    deck: 'A',
    left: { gain: [gain('coin', 4)], rep: -2 },
    right: { cost: [cond('recruited')], gain: [gain('coin', 1)], rep: 3 },
  },
  prosperity: {
    no: 'EA3',
    deck: 'A',
    left: { gain: [gain('wood', 1), gain('stone', 1), gain('grain', 1)], rep: -3 },
    right: { cost: [cond('tokens>=3')], gain: [gain('coin', 2)], rep: 3 },
  },
  famine: {
    no: 'EA4',
    deck: 'A',
    left: { gain: [gain('grain', 2), gain('coin', 1)], rep: -2 },
    right: { cost: [pay('grain', 1)], gain: [], rep: 3 },
  },
  tithe: {
    no: 'EA5',
    deck: 'A',
    left: { gain: [gain('coin', 5)], rep: -3 },
    right: { cost: [pay('coin', 3)], gain: [], rep: 4 },
  },
  'ruined-church': {
    no: 'EA6',
    deck: 'A',
    left: { gain: [gain('stone', 2), gain('coin', 1)], rep: -2 },
    right: { cost: [pay('wood', 1), pay('stone', 1)], gain: [], rep: 4 },
  },
  smugglers: {
    no: 'EA7',
    deck: 'A',
    left: { gain: [gainLux(1)], rep: -2 },
    right: { cost: [pay('coin', 2)], gain: [], rep: 3 },
  },
  carnival: {
    no: 'EA8',
    deck: 'A',
    left: { gain: [gain('coin', 3)], rep: -1 },
    right: { cost: [pay('wood', 1)], gain: [], rep: 3 },
  },
} as const satisfies { [id: string]: Event }
