import { golden } from '@cloak/kit'
import { pact } from '@cloak/pact'

golden(pact, import.meta.url)
