import type { Draft, Ref, Why } from '@cloak/kernel'
import type { Plan } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import { COURTIERS, MOST_BUILDS, STORAGE_PLACES } from '../../src/data/pieces.ts'
import { isAvailable, oldOf, planAnswer, tokensIn, tokensOf, tuckedOf } from '../../src/reading/index.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { setDraft, setWhy, useTable } from '@cloak/parts/table/state.ts'
import type { Side } from '../pieces/EventCard.tsx'
import { NO_PLAN, planIn } from './plan.ts'
import type { Pointing, Spotted } from '../pointing/pointing.tsx'
import type { PactTable } from '../table.ts'

/** The plan in the making, and what a click on a card, a building or a courtier does to it. */
export interface Planning extends Pointing {
  plan: Plan
  side(side: Side): void
  /** Whether a new building is used as soon as it stands. */
  use(card: BuildingId): void
  clear(): void
}

const begun = (draft: Draft): boolean => fieldsOf(draft)['tokens'] !== undefined

export function usePlanning(table: PactTable): Planning | null {
  const draft = useTable(({ draft }) => draft)
  const { me, seat, view, seen } = table
  if (!me || seat === null || !seen.mine || seen.script.at(-1)?.step !== 'plan.make') return null
  const plan = begun(draft) ? planIn(draft) : (me.draft ?? NO_PLAN)
  const tokens = tokensOf(view, seat)
  const full: Why = { rule: 'DWD-9.3', key: 'pact.why.too-many-tokens', args: { n: tokens } }
  const change = (next: Partial<Plan>): void => {
    const changed = { ...plan, ...next }
    if (tokensIn(changed) > tokens && tokensIn(changed) > tokensIn(plan)) setWhy(full)
    else setDraft(planAnswer(changed))
  }
  const room = tokensIn(plan) < tokens
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
      if (!courtier || !isAvailable(view, seat!, courtier)) return null
      const isIn = plan.recruit === courtier
      return spot(isIn, !room && plan.recruit === null, () => change({ recruit: isIn ? null : courtier }))
    }
    if (kind !== 'card') return null
    const card = id as BuildingId
    if (me!.hand?.includes(card)) return build(card)
    if (oldOf(view, seat!).includes(card))
      return spot(plan.old.includes(card), !room || plan.old.length >= STORAGE_PLACES, () =>
        change({ old: toggled(plan.old, card) }),
      )
    if (tuckedOf(view, seat!).includes(card))
      return spot(plan.stable.includes(card), false, () => change({ stable: toggled(plan.stable, card) }))
    return null
  }
  return {
    plan,
    at,
    side: side => change({ event: plan.event === side ? null : side }),
    use: card => change({ builds: plan.builds.map(b => (b.card === card ? { ...b, use: !b.use } : b)) }),
    clear: () => setDraft(planAnswer(NO_PLAN)),
  }
}
