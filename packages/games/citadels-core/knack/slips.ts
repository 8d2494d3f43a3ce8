import { type Answer, type Decision, type Frame, type Rng, sample } from '@cloak/kernel'
import { isHeldByNobody } from './belief.ts'
import { idles } from './idle.ts'
import type { Sight } from './sight.ts'

/** Deeds that people do amiss: another card, another name, gold instead of cards. What harms oneself alone is not among them. */
const AMISS = new Set([
  'gather',
  'build',
  'kill',
  'rob',
  'threaten',
  'warrants',
  'spy',
  'conjure',
  'look',
  'voyage',
  'crown',
])
/** Questions that are easily answered in a hurry. */
const HASTY = new Set([
  'draft.keep',
  'draft.keepAndDiscard',
  'gather.must',
  'gather.keep',
  'threat.bribe',
  'build.warrant',
  'witch.bewitch',
  'scholar.keep',
  'emperor.heir',
  'emperor.crown',
  'lighthouse.take',
])

/** What somebody does who looks at the table no longer than it takes: the right deed `own` on the wrong object. */
export function slip(d: Decision, { step, p }: Frame, own: Answer, rng: Rng): Answer | undefined {
  const question = step === 'card.asks' && 'ask' in p ? String(p.ask) : step
  if (HASTY.has(question)) return sample(d, rng)
  if (d.kind !== 'menu' || typeof own !== 'object' || Array.isArray(own)) return undefined
  const deed = own['do']
  const done = d.actions.find(action => action.do === deed)
  return done?.with && AMISS.has(done.do) ? { do: done.do, with: sample(done.with, rng) } : undefined
}

/** Deeds by which somebody is named who may be anybody. */
export const NAMING = new Set<Answer>(['kill', 'rob', 'threaten', 'warrants'])
/** A hand that is full enough, and a purse that pays for next to nothing. */
const [FULL, EMPTY] = [3, 1]

/** What nobody does who looks at the table at all: it brings nothing, for everybody to see. */
export function plainlyVain(s: Sight, answer: Answer): boolean {
  const { cast, players, turn } = s.v
  const { gold, handSize } = players[s.me]!
  const isDeed = typeof answer === 'object' && !Array.isArray(answer)
  const what = isDeed ? answer['with'] : answer
  if (what === 'cards' && handSize >= FULL && gold <= EMPTY) return true
  if (isSwap(what) && players[Number(what.with)]!.handSize < handSize) return true
  // Whoever lies face up is nobody's this round (CIT-3.2), nor is what the last to choose did not keep.
  const named = turn === null || (isDeed && !NAMING.has(answer['do']!)) ? [] : [what].flat()
  const isVain = (name: Answer | undefined) =>
    typeof name === 'string' && cast.includes(name) && isHeldByNobody(s, name)
  return idles(s, answer) || named.some(isVain)
}

/** The Magician takes a whole hand for his own. */
const isSwap = (what: Answer | undefined): what is { do: 'swap'; with: Answer } =>
  typeof what === 'object' && !Array.isArray(what) && what['do'] === 'swap'
