import { golden } from '@cloak/kit'
import { dawn } from '../src/index.ts'

golden(dawn, import.meta.url)
