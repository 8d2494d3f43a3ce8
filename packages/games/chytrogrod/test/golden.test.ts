import { chytrogrod } from '@cloak/chytrogrod'
import { golden } from '@cloak/kit'

golden(chytrogrod, import.meta.url)
