import type { Draft, Ref, Why } from '@cloak/kernel'
import type { Plan } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import { COURTIERS, MOST_BUILDS, STORAGE_PLACES } from '../../src/data/pieces.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { setDraft, setWhy, useTable } from '@cloak/parts/table/state.ts'
import type { Side } from '../pieces/EventCard.tsx'
import { allowance, answerOf, earlier, NO_PLAN, type PlanDraft, planIn, tokensOf, tuckedAway } from './plan.ts'
import type { Pointing, Spotted } from '../pointing/pointing.tsx'
import type { PactTable } from '../table.ts'

/** The plan in the making, and what a click on a card, a building or a courtier does to it. */
export interface Planning extends Pointing {
  plan: PlanDraft
  side(side: Side): void
  /** Whether a new building is used as soon as it stands. */
  use(card: BuildingId): void
  clear(): void
}

const begun = (draft: Draft): boolean => fieldsOf(draft)['tokens'] !== undefined

export function usePlanning(table: PactTable): Planning | null {
  const draft = useTable(({ draft }) => draft)
  const { me, view, house, seen } = table
  if (!me || !seen.mine || seen.script.at(-1)?.step !== 'plan.make') return null
  const plan = begun(draft) ? planIn(draft) : me.draft ? fromView(me.draft) : NO_PLAN
  const { tokens } = allowance(me, house)
  const full: Why = { rule: 'DWD-9.3', key: 'pact.why.too-many-tokens', args: { n: tokens } }
  const change = (next: Partial<PlanDraft>): void => {
    const changed = { ...plan, ...next }
    if (tokensOf(changed) > tokens && tokensOf(changed) > tokensOf(plan)) setWhy(full)
    else setDraft(answerOf(changed))
  }
  const room = tokensOf(plan) < tokens
  const spot = (isChosen: boolean, isFull: boolean, point: () => void, mark?: string): Spotted => ({
    state: isChosen ? 'chosen' : isFull ? 'barred' : 'open',
    point: isChosen || !isFull ? point : () => setWhy(full),
    ...(mark !== undefined && { mark }),
  })

  function build(card: BuildingId) {
    const nth = plan.builds.findIndex(b => b.card === card)
    const isIn = nth >= 0
    const builds = isIn ? plan.builds.filter(b => b.card !== card) : [...plan.builds, { card, use: false }]
    return spot(
      isIn,
      !room || plan.builds.length >= MOST_BUILDS,
      () => change({ builds }),
      isIn ? `${nth + 1}.` : undefined,
    )
  }
  function toggled(of: readonly BuildingId[], card: BuildingId): BuildingId[] {
    return of.includes(card) ? of.filter(each => each !== card) : [...of, card]
  }
  function at({ kind, id }: Ref) {
    if (kind === 'courtier') {
      const courtier = COURTIERS.find(each => each === id)
      const place = courtier && me!.courtiers[courtier]
      if (!courtier || (place !== 'space2' && place !== 'space3')) return null
      const isIn = plan.recruit === courtier
      return spot(isIn, !room && plan.recruit === 'none', () => change({ recruit: isIn ? 'none' : courtier }))
    }
    if (kind !== 'card') return null
    const card = id as BuildingId
    if (me!.hand?.includes(card)) return build(card)
    if (earlier(me!, view, house).includes(card))
      return spot(plan.old.includes(card), !room || plan.old.length >= STORAGE_PLACES, () =>
        change({ old: toggled(plan.old, card) }),
      )
    if (tuckedAway(me!).includes(card))
      return spot(plan.stable.includes(card), false, () => change({ stable: toggled(plan.stable, card) }))
    return null
  }
  return {
    plan,
    at,
    side: side => change({ event: plan.event === side ? 'none' : side }),
    use: card => change({ builds: plan.builds.map(b => (b.card === card ? { ...b, use: !b.use } : b)) }),
    clear: () => setDraft(answerOf(NO_PLAN)),
  }
}

/** The plan that lies face down already. */
export const fromView = ({ event, old, builds, recruit, stable }: Plan): PlanDraft => ({
  event: event ?? 'none',
  old,
  builds,
  recruit: recruit ?? 'none',
  stable,
})
