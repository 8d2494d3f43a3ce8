import type { Game, Why } from '@cloak/kernel'
import { type HouseValues, houseOf } from './data/house.ts'
import { faultInHouse, isHouse } from './fault-in-house.ts'
import { gameWith } from './game.ts'
import type { Pact } from './types.ts'

export { type House, type HouseValues, STANDARD } from './data/house.ts'
export { faultInHouse, isHouse } from './fault-in-house.ts'
export { possibleRoles } from './imagine/roles.ts'
export { dealByWish, type Wishes } from './roles.ts'
export { SCHEDULES } from './routing.ts'
export { rulings } from './rulings.ts'
export type * from './types.ts'

/** Deal with the Devil, with the values of the rules text. */
export const pact: Game<Pact> = gameWith('pact', null)

/**
 * The game with a host's own values for what the rules text had to invent.
 * It is a game of its own: its id ends in a mark of the values, so a log is never replayed with others.
 */
export function withHouseValues(game: Game<Pact>, values: HouseValues): Game<Pact> {
  const fault = faultInHouse(values)
  if (fault) throw new RangeError(`${fault.key} at ${fault.path}`)
  const house = houseOf(values)
  return gameWith(`${game.id}+${markOf(JSON.stringify(house))}`, house)
}

/** FNV-1a, in eight hexadecimal digits. */
function markOf(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

export { pact as game }

/** The game with a host's own values, or what is wrong with them. */
export const house = (values: unknown): Game<Pact> | Why =>
  isHouse(values) ? withHouseValues(pact, values) : faultInHouse(values)!
