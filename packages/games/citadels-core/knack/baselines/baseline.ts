import type { Baseline } from '@cloak/bots/knack'
import type { Answer, Decision, Frame, Rng } from '@cloak/kernel'
import type { View } from '../../src/types.ts'
import type { Almanac } from '../almanac.ts'
import { bestOf, openIds } from '../cards.ts'
import { byHarm } from '../names.ts'
import { type Character, type Sight, sightOf } from '../sight.ts'

/** What a published strategy says of its own; in all else the quick player's judgement is used. */
export interface Ways {
  /** Which of these characters it takes; undefined leaves it to judgement. */
  keeps(s: Sight, open: readonly Character[]): Character | undefined
  /** Whom the Assassin names. */
  kills(s: Sight, open: readonly Character[]): Character | undefined
  /** Whom the Assassin lets live, as long as there is anybody else. */
  spares(s: Sight): readonly Character[]
  /** Builds the cheapest district at once. */
  hasty?: boolean
}

/** A strategy from a book, to measure by. */
export const baseline =
  (ways: Ways, a: Almanac): Baseline<View> =>
  ({ view, me, decision, frame }, rng) =>
    answer(sightOf(view, me, a), ways, decision, frame, rng)

function answer(s: Sight, ways: Ways, d: Decision, { step }: Frame, rng: Rng): Answer | undefined {
  if (step.startsWith('draft.keep') && (d.kind === 'oneOf' || d.kind === 'inOrder')) {
    const open = openIds(d.of).map(String)
    const kept = ways.keeps(s, open)
    if (kept === undefined || d.kind === 'oneOf') return kept
    const away = open.find(character => character !== kept)
    return away === undefined ? undefined : [kept, away]
  }
  if (step !== 'turn.act' || d.kind !== 'menu') return undefined
  const inner = (deed: string): Decision | null | undefined =>
    d.actions.find(action => action.do === deed && !action.barred)?.with
  const victims = inner('kill')
  if (victims?.kind === 'oneOf') {
    const open = openIds(victims.of).map(String)
    const named = ways.kills(s, open)
    if (named !== undefined) return { do: 'kill', with: named }
    const spared = ways.spares(s)
    const others = byHarm(s, open, rng).filter(character => !spared.includes(character))
    return others[0] === undefined ? undefined : { do: 'kill', with: others[0] }
  }
  const plots = ways.hasty ? inner('build') : null
  if (plots?.kind === 'oneOf') {
    const cheapest = bestOf(plots.of, card => -s.a.costOf(String(card)))
    if (cheapest) return { do: 'build', with: cheapest.id }
  }
  return undefined
}
