import { armory } from './armory.ts'
import { ballRoom } from './ball-room.ts'
import { bellTower } from './bell-tower.ts'
import { graveyard } from './graveyard.ts'
import { hauntedCity } from './haunted-city.ts'
import { hospital } from './hospital.ts'
import { lighthouse } from './lighthouse.ts'
import * as plain from './plain.ts'
import { throneRoom } from './throne-room.ts'

/** CLA-1.3: twelve cards, eleven names. */
export const baseSpecials = [
  hauntedCity,
  plain.keep,
  plain.laboratory,
  plain.smithy,
  graveyard,
  plain.observatory,
  plain.schoolOfMagic,
  plain.library,
  plain.greatWall,
  plain.university,
  plain.dragonGate,
] as const

/** CLA-1.4 */
export const bonusSpecials = [
  lighthouse,
  armory,
  plain.museum,
  plain.imperialTreasury,
  plain.mapRoom,
  plain.wishingWell,
  plain.quarry,
  plain.poorHouse,
  bellTower,
  plain.factory,
  plain.park,
  hospital,
  throneRoom,
  ballRoom,
] as const
