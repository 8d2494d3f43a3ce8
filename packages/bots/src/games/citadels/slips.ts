import { type Answer, type Decision, type Frame, type Rng, sample } from '@cloak/kernel'

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
