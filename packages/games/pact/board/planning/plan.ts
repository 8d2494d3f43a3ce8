import type { Draft } from '@cloak/kernel'
import type { PlayerView, View } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import type { House } from '../../src/data/house.ts'
import { type Courtier, COURTIERS, FREE_TOKENS, TOKENS } from '../../src/data/pieces.ts'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'
import type { Side } from '../pieces/EventCard.tsx'

/** A plan in the making (DWD-9.2). */
export interface PlanDraft {
  event: Side | 'none'
  old: readonly BuildingId[]
  builds: readonly { readonly card: BuildingId; readonly use: boolean }[]
  recruit: Courtier | 'none'
  stable: readonly BuildingId[]
}
export const NO_PLAN: PlanDraft = { event: 'none', old: [], builds: [], recruit: 'none', stable: [] }
const USE = '*'

export const tokensOf = ({ old, builds, recruit }: PlanDraft): number =>
  old.length + builds.length + builds.filter(({ use }) => use).length + (recruit === 'none' ? 0 : 1)

/** The plan as the form has it: what the tokens lie on is one choice (DWD-9.3). */
export function answerOf({ event, old, builds, recruit, stable }: PlanDraft): Draft {
  const built = builds.length + builds.filter(({ use }) => use).length
  const names = builds.map(({ card, use }) => card + (use ? USE : '')).join(' ')
  return {
    event,
    stable,
    tokens: {
      do: `tokens-${built}-${old.length}-${recruit === 'none' ? 0 : 1}`,
      with: { builds: names || 'none', old, recruit },
    },
  }
}

/** The plan that an answer in the making stands for. */
export function planIn(draft: Draft): PlanDraft {
  const { event, stable, tokens } = fieldsOf(draft)
  const { builds, old, recruit } = fieldsOf(fieldsOf(tokens)['with'])
  const names = typeof builds === 'string' && builds !== 'none' ? builds.split(' ') : []
  return {
    event: event === 'left' || event === 'right' ? event : 'none',
    stable: listOf(stable) as readonly BuildingId[],
    old: listOf(old) as readonly BuildingId[],
    builds: names.map(each => ({ card: each.replace(USE, '') as BuildingId, use: each.endsWith(USE) })),
    recruit: COURTIERS.find(each => each === recruit) ?? 'none',
  }
}

/** How many tokens there are, and how many of them cost no grain (DWD-9.3, 9.4, 22.8). */
export function allowance(me: PlayerView, house: House): { tokens: number; free: number } {
  const mills = me.built.filter(({ card }) =>
    house.buildings[card].effects.some(e => e.op === 'mod' && e.flag === 'freeToken'),
  ).length
  return {
    tokens: TOKENS - me.tokensLost,
    free: FREE_TOKENS - me.tokensLost + mills * house.flags.freeToken,
  }
}

/** Action buildings of earlier rounds, in the open or under a Stable. */
export const earlier = (me: PlayerView, view: View, house: House): BuildingId[] =>
  me.built
    .filter(b => b.round < view.round && b.under === null && house.buildings[b.card].timing === 'action')
    .map(({ card }) => card)
export const tuckedAway = (me: PlayerView): BuildingId[] =>
  me.built.filter(({ under }) => under !== null).map(({ card }) => card)
