import { armory } from './armory.ts'
import { basilica } from './basilica.ts'
import { capitol } from './capitol.ts'
import { dragonGate } from './dragon-gate.ts'
import { factory } from './factory.ts'
import { framework } from './framework.ts'
import { goldMine } from './gold-mine.ts'
import { greatWall } from './great-wall.ts'
import { hauntedQuarter } from './haunted-quarter.ts'
import { imperialTreasury } from './imperial-treasury.ts'
import { ivoryTower } from './ivory-tower.ts'
import { keep } from './keep.ts'
import { laboratory } from './laboratory.ts'
import { library } from './library.ts'
import { mapRoom } from './map-room.ts'
import { monument } from './monument.ts'
import { museum } from './museum.ts'
import { necropolis } from './necropolis.ts'
import { observatory } from './observatory.ts'
import { park } from './park.ts'
import { poorHouse } from './poor-house.ts'
import { quarry } from './quarry.ts'
import { schoolOfMagic } from './school-of-magic.ts'
import { secretVault } from './secret-vault.ts'
import { smithy } from './smithy.ts'
import { stables } from './stables.ts'
import { statue } from './statue.ts'
import { theater } from './theater.ts'
import { thievesDen } from './thieves-den.ts'
import { wishingWell } from './wishing-well.ts'

/** CIT-1.4, in its order. */
export const uniques = [
  armory,
  basilica,
  capitol,
  dragonGate,
  factory,
  framework,
  goldMine,
  greatWall,
  hauntedQuarter,
  imperialTreasury,
  ivoryTower,
  keep,
  laboratory,
  library,
  mapRoom,
  monument,
  museum,
  necropolis,
  observatory,
  park,
  poorHouse,
  quarry,
  schoolOfMagic,
  secretVault,
  smithy,
  stables,
  statue,
  theater,
  thievesDen,
  wishingWell,
] as const
