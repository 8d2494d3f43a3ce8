import { golden } from '@cloak/kit'
import { citadelsClassic } from '../src/index.ts'

golden(citadelsClassic, import.meta.url)
