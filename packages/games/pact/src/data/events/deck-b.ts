import { type Event, angel, cond, courtier, debt, gain, gainBasic, gainLux, pay, returnCourtier } from '../effects.ts'

/** The B events (DWD-19), drawn in rounds 3 to 5. */
export const deckB = {
  'new-world': {
    no: 'EB1',
    deck: 'B',
    left: { gain: [gain('glass', 1), gain('marble', 1)], rep: -3 },
    right: { cost: [returnCourtier('U')], gain: [gain('coin', 2)], rep: 4 },
  },
  'plebeian-art': {
    no: 'EB2',
    deck: 'B',
    left: { gain: [gain('coin', 5)], rep: -2 },
    right: { cost: [returnCourtier('C')], gain: [angel(1)], rep: 3 },
  },
  recession: {
    no: 'EB3',
    deck: 'B',
    left: { gain: [gain('coin', 6)], rep: -3 },
    right: { cost: [cond('debt==0')], gain: [], rep: 4 },
  },
  crusade: {
    no: 'EB4',
    deck: 'B',
    left: { gain: [gainBasic(1), gain('coin', 4)], rep: -3 },
    right: { cost: [pay('grain', 1), pay('coin', 3)], gain: [], rep: 5 },
  },
  'relic-trade': {
    no: 'EB5',
    deck: 'B',
    left: { gain: [gain('coin', 4)], rep: -2 },
    right: { cost: [pay('glass', 1)], gain: [], rep: 5 },
  },
  'heretics-at-the-stake': {
    no: 'EB6',
    deck: 'B',
    left: { gain: [gain('wood', 3)], rep: -3 },
    right: { cost: [pay('wood', 2)], gain: [], rep: 4 },
  },
  comet: {
    no: 'EB7',
    deck: 'B',
    left: { gain: [gainLux(1), gain('coin', 2)], rep: -3 },
    right: { cost: [pay('coin', 4)], gain: [], rep: 5 },
  },
  'peasants-revolt': {
    no: 'EB8',
    deck: 'B',
    left: { gain: [gain('grain', 3)], rep: -2 },
    right: { cost: [pay('grain', 2)], gain: [], rep: 4 },
  },
  'jubilee-year': {
    no: 'EB9',
    deck: 'B',
    left: { gain: [gain('coin', 3)], rep: -1 },
    right: { cost: [pay('marble', 1)], gain: [angel(1)], rep: 4 },
  },
  usury: {
    no: 'EB10',
    deck: 'B',
    left: { gain: [debt(-4)], rep: -2 },
    right: { cost: [pay('coin', 3)], gain: [], rep: 4 },
  },
  'great-fire': {
    no: 'EB11',
    deck: 'B',
    left: { gain: [gain('stone', 2), gain('wood', 1)], rep: -3 },
    right: { cost: [pay('wood', 1), pay('stone', 1)], gain: [], rep: 4 },
  },
  'court-festivities': {
    no: 'EB12',
    deck: 'B',
    left: { gain: [courtier, gain('coin', 1)], rep: -2 },
    right: { cost: [pay('grain', 1), pay('coin', 1)], gain: [], rep: 3 },
  },
} as const satisfies { [id: string]: Event }
