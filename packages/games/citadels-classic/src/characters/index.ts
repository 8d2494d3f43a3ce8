import { abbot } from './abbot.ts'
import { alchemist } from './alchemist.ts'
import { architect } from './architect.ts'
import { artist } from './artist.ts'
import { assassin } from './assassin.ts'
import { bishop } from './bishop.ts'
import { diplomat } from './diplomat.ts'
import { emperor } from './emperor.ts'
import { king } from './king.ts'
import { magician } from './magician.ts'
import { merchant } from './merchant.ts'
import { navigator } from './navigator.ts'
import { queen } from './queen.ts'
import { taxCollector } from './tax-collector.ts'
import { thief } from './thief.ts'
import { warlord } from './warlord.ts'
import { witch } from './witch.ts'
import { wizard } from './wizard.ts'

/** CLA-1.5: the eight of the base game. */
export const base = [assassin, thief, magician, king, bishop, merchant, architect, warlord] as const

/** CLA-1.5: the ten bonus characters. */
export const bonus = [
  witch,
  taxCollector,
  wizard,
  emperor,
  abbot,
  alchemist,
  navigator,
  diplomat,
  artist,
  queen,
] as const
