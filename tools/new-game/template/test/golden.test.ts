import { golden } from '@cloak/kit'
import { game } from '../src/index.ts'

golden(game, import.meta.url)
