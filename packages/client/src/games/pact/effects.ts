import type { Effect } from '@cloak/pact/data/effects'
import type { House } from '@cloak/pact/data/house'
import { withMinus } from '@cloak/words'
import type { Say } from '../../words/say.ts'

const CONDITIONS = {
  'rep>=START': 'client.pact.cond.rep-high',
  'rep<START': 'client.pact.cond.rep-low',
  allOthersHigher: 'client.pact.cond.lowest',
  'playersLower>=2': 'client.pact.cond.two-lower',
  recruited: 'client.pact.cond.recruited',
  'tokens>=3': 'client.pact.cond.three-tokens',
  'debt==0': 'client.pact.cond.no-debt',
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
        return say('client.pact.effect.gain', { n: e.n, good: name('good', e.res) })
      case 'pay':
        return say('client.pact.effect.pay', { n: e.n, good: name('good', e.res) })
      case 'gainBasic':
      case 'gainLux':
      case 'payBasic':
      case 'angel':
        return say(`client.pact.effect.${e.op}`, { n: e.n })
      case 'devil':
        return say('client.pact.effect.devil', { n: -e.n })
      case 'rep':
        return say('client.pact.effect.rep', { n: signed(e.n) })
      case 'debt':
        return say('client.pact.effect.debt', { n: signed(e.n) })
      case 'vp':
        return say('client.pact.effect.vp', { n: e.n })
      case 'exch':
        return say('client.pact.effect.exch', { n: e.max, cost: all(e.cost), gain: all(e.gain) })
      case 'per':
        return say(e.div === 1 ? 'client.pact.effect.per' : 'client.pact.effect.per2', {
          count: say(`client.pact.count.${e.count}`),
          effect: all(e.do),
        })
      case 'if':
        return say('client.pact.effect.if', { cond: say(CONDITIONS[e.cond]), effect: all(e.do) })
      case 'cond':
        return say('client.pact.effect.cond', { cond: say(CONDITIONS[e.cond]) })
      case 'returnCourtier':
        return say('client.pact.effect.returnCourtier', { courtier: name('courtier', e.kind) })
      case 'mod':
        return say(`client.pact.flag.${e.flag}`, { n: flagNumber(e.flag, flags) })
      case 'courtier':
      case 'minor':
      case 'dropMinor':
      case 'tuck':
      case 'loseToken':
      case 'tradeRoute':
        return say(`client.pact.effect.${e.op}`)
    }
  }
  return all(effects)
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n))

function flagNumber(flag: string, flags: House['flags']): number {
  return Object.entries(flags).find(([name]) => name === flag)?.[1] ?? 0
}
