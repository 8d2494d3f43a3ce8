import type { Frame } from '@cloak/kernel'
import type { CardAsk } from '../types.ts'

/** The question that a card asks now; null while none does. A district's question is about its owner. */
export function cardAskIn(script: readonly Frame[]): CardAsk | null {
  const top = script.at(-1)
  return top?.step === 'card.asks' && isCardAsk(top.p) ? top.p : null
}
const isCardAsk = (p: object): p is CardAsk => 'ask' in p && 'seat' in p && 'as' in p && 'n' in p
