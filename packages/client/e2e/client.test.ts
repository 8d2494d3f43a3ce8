import { games } from './game.ts'
import { useWorld } from './world.ts'

games(useWorld())
