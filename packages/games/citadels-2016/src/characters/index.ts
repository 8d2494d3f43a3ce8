import { abbot } from './abbot.ts'
import { alchemist } from './alchemist.ts'
import { architect } from './architect.ts'
import { artist } from './artist.ts'
import { assassin } from './assassin.ts'
import { bishop } from './bishop.ts'
import { blackmailer } from './blackmailer.ts'
import { cardinal } from './cardinal.ts'
import { diplomat } from './diplomat.ts'
import { emperor } from './emperor.ts'
import { king } from './king.ts'
import { magician } from './magician.ts'
import { magistrate } from './magistrate.ts'
import { marshal } from './marshal.ts'
import { merchant } from './merchant.ts'
import { navigator } from './navigator.ts'
import { patrician } from './patrician.ts'
import { queen } from './queen.ts'
import { scholar } from './scholar.ts'
import { seer } from './seer.ts'
import { spy } from './spy.ts'
import { taxCollector } from './tax-collector.ts'
import { thief } from './thief.ts'
import { trader } from './trader.ts'
import { warlord } from './warlord.ts'
import { witch } from './witch.ts'
import { wizard } from './wizard.ts'

/** CIT-1.5, by rank. */
export const characters = [
  assassin,
  witch,
  magistrate,
  thief,
  spy,
  blackmailer,
  magician,
  wizard,
  seer,
  king,
  emperor,
  patrician,
  bishop,
  abbot,
  cardinal,
  merchant,
  alchemist,
  trader,
  architect,
  navigator,
  scholar,
  warlord,
  diplomat,
  marshal,
  queen,
  artist,
  taxCollector,
] as const
