import type { View } from '../../src/types.ts'
import { cardAskIn } from '../../src/reading/index.ts'
import type { Decision, Ref, Seen } from '@cloak/kernel'
import { answerRef } from '@cloak/parts/ask/ways.ts'
import { characterRef, districtRef } from './refs.ts'

/** The deck, where it is asked for by name. */
export const DECK: Ref = { kind: 'pile', id: 'deck' }
/** The reader's own gold, where it is asked for. */
export const PURSE: Ref = { kind: 'purse', id: 'own' }
/** The bank and the deck stand for these, wherever they are asked for. */
const AT_THE_PILES = ['gold', 'cards']

/** Answers that are no things by themselves, and the things of the table at which they are given instead. */
export interface AskedAt {
  answers: readonly Ref[]
  things: readonly Ref[]
}
export const NOTHING_ASKED: AskedAt = { answers: [], things: [] }

/**
 * `Pay` and `refuse` belong to the threatened character, `salvage` to the Graveyard: the thing that the question is about.
 * The Emperor's coin is paid to him, or out of the own purse.
 */
export function askedAt({ mine, script }: Seen<object>, view: View, seat: number | null): AskedAt {
  const top = script.at(-1)
  if (!mine || !top || seat === null) return NOTHING_ASKED
  // What is paid to the Emperor is no gathering: it goes to him, not to the bank.
  const ask = cardAskIn(script)
  const isTribute = ask?.ask === 'emperor.tribute'
  const answers = looseIn(mine.decision, isTribute ? [] : AT_THE_PILES)
  if (answers.length === 0) return NOTHING_ASKED
  const things: Ref[] = isTribute ? [PURSE] : []
  if ('as' in top.p && typeof top.p.as === 'string') things.push(characterRef(top.p.as))
  if (view.site) things.push(characterRef(view.site.as))
  if (ask) {
    const card = ask.ask.split('.')[0]!
    things.push(districtRef(ask.n, card))
    if (card === 'lighthouse') things.push(DECK)
  }
  return { answers, things }
}

/** What can be answered, apart from things, bank and deck. */
function looseIn(decision: Decision, elsewhere: readonly string[]): Ref[] {
  const ids =
    decision.kind === 'oneOf'
      ? decision.of.flatMap(({ id, ref }) => (ref ? [] : [id]))
      : decision.kind === 'menu' && !decision.actions.some(action => action.do === 'end')
        ? decision.actions.flatMap(action => (action.with || action.ref ? [] : [action.do]))
        : []
  return ids.filter(id => !elsewhere.includes(String(id))).map(id => answerRef(id))
}

const isSame = (a: Ref, b: Ref): boolean => a.kind === b.kind && String(a.id) === String(b.id)
const NOTHING: readonly Ref[] = []
/** What else is answered at this thing. */
export const looseAt = ({ answers, things }: AskedAt, ref: Ref): readonly Ref[] =>
  things.some(thing => isSame(thing, ref)) ? answers : NOTHING
