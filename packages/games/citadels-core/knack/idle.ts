import { incomeFor } from '../src/reading/index.ts'
import type { Answer } from '@cloak/kernel'
import { incomeOf, rivalsOf, type Sight } from './sight.ts'

/** Does the turn's income come in cards, for districts that stand already? */
export const isPaidInCards = (s: Sight): boolean => {
  const income = s.v.turn && incomeFor(s.a.cards, s.v.turn.as)
  return income?.what === 'cards' && incomeOf(s, s.me, income.type) > 0
}

type Idle = (s: Sight, given: Answer | undefined) => boolean

const noCards: Idle = ({ v }) => v.deck === 0
const noHands: Idle = s => rivalsOf(s).every(rival => s.v.players[rival]!.handSize === 0)

/** Deeds, and when it is plain from the table that they bring nothing now; later in the turn they may. */
const deeds: { readonly [deed: string]: Idle } = {
  collect(s, gold) {
    const income = incomeFor(s.a.cards, s.v.turn!.as)
    if (!income) return false
    if (incomeOf(s, s.me, income.type) === 0) return true
    return s.v.deck === 0 && (income.what === 'cards' || gold === 0)
  },
  'empty-plate': ({ v }) => v.plate === 0,
  plans: noCards,
  study: noCards,
  smithy: noCards,
  gather: (s, what) => what === 'cards' && s.v.deck === 0,
  voyage: (s, what) => what === 'cards' && s.v.deck === 0,
  foresee: noHands,
  spy: ({ v }, given) => isObject(given) && v.players[Number(given['seat'])]?.handSize === 0,
  conjure({ v, me }, how) {
    if (!isObject(how)) return false
    const { do: deed, with: what = {} } = how
    if (deed === 'swap') return v.players[me]!.handSize + v.players[Number(what)]!.handSize === 0
    return isObject(what) && Object.values(what).every(n => !n)
  },
}

/** Would this answer to the menu of a turn change nothing at all? Then it can be left, or left for later. */
export function idles(s: Sight, answer: Answer): boolean {
  if (!isObject(answer) || s.v.turn === null) return false
  const deed = answer['do']
  return typeof deed === 'string' && Object.hasOwn(deeds, deed) && deeds[deed]!(s, answer['with'])
}

const isObject = (x: Answer | undefined): x is { [field: string]: Answer } => typeof x === 'object' && !Array.isArray(x)
