import type { Draft } from '@cloak/kernel'
import type { Plan } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import { COURTIERS } from '../../src/data/pieces.ts'
import { planOf } from '../../src/reading/index.ts'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'

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
