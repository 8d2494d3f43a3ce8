import { golden } from '@cloak/kit'
import { citadels2016 } from '../src/index.ts'

golden(citadels2016, import.meta.url)
