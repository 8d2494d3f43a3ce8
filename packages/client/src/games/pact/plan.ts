import type { Draft } from '@cloak/kernel'
import type { Plan } from '@cloak/pact'
import type { BuildingId } from '@cloak/pact/data/buildings/index'
import { COURTIERS } from '@cloak/pact/data/pieces'
import { planOf } from '@cloak/pact/reading'
import { fieldsOf, listOf } from '../../ask/ways.ts'

/** Nothing is planned. */
export const NO_PLAN: Plan = { event: null, old: [], builds: [], recruit: null, stable: [] }

/** The plan that an answer in the making stands for; what is not chosen yet is not planned. */
export function planIn(draft: Draft): Plan {
  const { event, stable, tokens } = fieldsOf(draft)
  const { builds, old, recruit } = fieldsOf(fieldsOf(tokens)['with'])
  const lie = {
    builds: typeof builds === 'string' ? builds : 'none',
    old: listOf(old) as BuildingId[],
    recruit: COURTIERS.find(each => each === recruit) ?? ('none' as const),
  }
  return planOf({
    event: event === 'left' || event === 'right' ? event : 'none',
    stable: listOf(stable) as BuildingId[],
    tokens: { do: 'tokens', with: lie },
  })
}
