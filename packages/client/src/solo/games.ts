import type { AnyGame } from '@cloak/games/contract'
import { rules } from '@cloak/games/rules'
import type { Answer, Decision, Seat } from '@cloak/kernel'
import type { GameFile } from '@cloak/record'
import type { Watched } from '../replay/moments.ts'
import { type Hearing, keep, type Keeper } from './keep.ts'
import { lookBack } from './look-back.ts'
import { followsFromSeed } from './play-again.ts'
import type { SoloRecord } from './record.ts'

/** The rules of a game, as the worker needs them. */
interface Rules {
  rules: number
  options(seats: number): { decision: Decision; lapse: Answer }
  lookBack(record: SoloRecord, name: string, at: Seat | null): Watched | null
  /** Does a saved game follow from its seed and its log? Null if it was played by other rules. */
  verify(file: GameFile): Promise<boolean | null>
  keep(record: SoloRecord, how: { name: string; haste: boolean }, hearing: Hearing): Keeper | null
}

const rulesOf = (game: AnyGame): Rules => ({
  rules: game.rules,
  options(seats) {
    const decision = game.options(seats)
    return { decision, lapse: decision.lapse as Answer }
  },
  lookBack: (record, name, at) => lookBack(game, record, name, at),
  verify: file => followsFromSeed(game, file),
  keep: (record, how, hearing) => keep(game, record, how, hearing),
})

/** The rules of the game of this id; null for one not known here. */
export const rulesNamed = async (id: string): Promise<Rules | null> =>
  Object.hasOwn(rules, id) ? rulesOf(await rules[id]!()) : null
