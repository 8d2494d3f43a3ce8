import type { Effect } from '../../src/data/effects.ts'
import type { House } from '../../src/data/house.ts'
import { withMinus } from '@cloak/words'
import type { Say } from '../words.ts'

const CONDITIONS = {
  'rep>=START': 'pact.board.cond.rep-high',
  'rep<START': 'pact.board.cond.rep-low',
  allOthersHigher: 'pact.board.cond.lowest',
  'playersLower>=2': 'pact.board.cond.two-lower',
  recruited: 'pact.board.cond.recruited',
  'tokens>=3': 'pact.board.cond.three-tokens',
  'debt==0': 'pact.board.cond.no-debt',
} as const

type Name = (kind: string, id: string) => string

/** Stands for a good's name where the name will be drawn: see EffectWords. */
export const drawnName: Name = (kind, id) => (kind === 'good' ? `\u2402${id}\u2403` : '')
export const DRAWN_NAME = /\u2402(\w+)\u2403/

/** What a list of effects does, in words. */
export function effectText(effects: readonly Effect[], say: Say, name: Name, flags: House['flags']): string {
  const all = (of: readonly Effect[]): string => of.map(one).join(', ')
  const one = (e: Effect): string => {
    switch (e.op) {
      case 'gain':
        return say('pact.board.effect.gain', { n: e.n, good: name('good', e.res) })
      case 'pay':
        return say('pact.board.effect.pay', { n: e.n, good: name('good', e.res) })
      case 'gainBasic':
      case 'gainLux':
      case 'payBasic':
      case 'angel':
        return say(`pact.board.effect.${e.op}`, { n: e.n })
      case 'devil':
        return say('pact.board.effect.devil', { n: -e.n })
      case 'rep':
        return say('pact.board.effect.rep', { n: signed(e.n) })
      case 'debt':
        return say('pact.board.effect.debt', { n: signed(e.n) })
      case 'vp':
        return say('pact.board.effect.vp', { n: e.n })
      case 'exch':
        return say('pact.board.effect.exch', { n: e.max, cost: all(e.cost), gain: all(e.gain) })
      case 'per':
        return say(e.div === 1 ? 'pact.board.effect.per' : 'pact.board.effect.per2', {
          count: say(`pact.board.count.${e.count}`),
          effect: all(e.do),
        })
      case 'if':
        return say('pact.board.effect.if', { cond: say(CONDITIONS[e.cond]), effect: all(e.do) })
      case 'cond':
        return say('pact.board.effect.cond', { cond: say(CONDITIONS[e.cond]) })
      case 'returnCourtier':
        return say('pact.board.effect.returnCourtier', { courtier: name('courtier', e.kind) })
      case 'mod':
        return say(`pact.board.flag.${e.flag}`, { n: flagNumber(e.flag, flags) })
      case 'courtier':
      case 'minor':
      case 'dropMinor':
      case 'tuck':
      case 'loseToken':
      case 'tradeRoute':
        return say(`pact.board.effect.${e.op}`)
    }
  }
  return all(effects)
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n))

function flagNumber(flag: string, flags: House['flags']): number {
  return Object.entries(flags).find(([name]) => name === flag)?.[1] ?? 0
}
