import type { Answer } from '@cloak/kernel'
import type { BuildingId } from '../src/data/buildings/index.ts'
import { type Courtier, RESOURCES } from '../src/data/pieces.ts'
import type { Deed } from '../src/data/book.ts'
import type { Sight } from './sight.ts'

/** What a player might do in an action phase. */
export interface Plan {
  event: 'none' | 'left' | 'right'
  builds: readonly { readonly card: BuildingId; readonly use: boolean }[]
  old: readonly BuildingId[]
  recruit: Courtier | null
}
export const IDLE: Plan = { event: 'none', builds: [], old: [], recruit: null }
export const tokensIn = ({ builds, old, recruit }: Plan): number =>
  builds.reduce((sum, { use }) => sum + (use ? 2 : 1), 0) + old.length + (recruit ? 1 : 0)

/** The plan in the words of the question. */
export function planAnswer({ p, book }: Sight, { event, builds, old, recruit }: Plan): Answer {
  const b = builds.reduce((sum, { use }) => sum + (use ? 2 : 1), 0)
  const stable = p.built.filter(({ under, card }) => under !== null && isFree(book.cards[card].action)).map(x => x.card)
  return {
    event,
    stable,
    tokens: {
      do: `tokens-${b}-${old.length}-${recruit ? 1 : 0}`,
      with: {
        builds: b === 0 ? 'none' : builds.map(({ card, use }) => (use ? `${card}*` : card)).join(' '),
        old: [...old],
        recruit: recruit ?? 'none',
      },
    },
  }
}
const isFree = (deed: Deed | null): boolean =>
  deed !== null && deed.cost.basics === 0 && RESOURCES.every(r => deed.cost[r] === 0) && deed.cost.coin === 0
