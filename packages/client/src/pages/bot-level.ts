import type { Level } from '@cloak/protocol'

/** How bots can be asked to play, the gentlest first. */
export const LEVELS = ['squire', 'courtier', 'chancellor'] as const satisfies readonly Level[]
export type BotLevel = (typeof LEVELS)[number]

const KEPT = 'cloak.bot-level'
const USUAL: BotLevel = 'squire'

export const readLevel = (text: string | null): BotLevel => LEVELS.find(level => level === text) ?? USUAL
/** What the host chose last. */
export const keptLevel = (): BotLevel => readLevel(localStorage.getItem(KEPT))
export const keepLevel = (level: BotLevel): void => localStorage.setItem(KEPT, level)

export const LEVEL_NAMES = {
  random: 'client.level.random',
  squire: 'client.level.squire',
  courtier: 'client.level.courtier',
  chancellor: 'client.level.chancellor',
} as const satisfies { [L in Level]: string }
export const LEVEL_WORDS = {
  squire: 'client.level.squire.about',
  courtier: 'client.level.courtier.about',
  chancellor: 'client.level.chancellor.about',
} as const satisfies { [L in BotLevel]: string }
