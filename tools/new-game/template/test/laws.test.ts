import { laws } from '@cloak/kit'
import { game } from '../src/index.ts'

laws(game, { bound: 60 })
