import { chytrogrod } from '@cloak/chytrogrod'
import { laws } from '@cloak/kit'
import { holds, kept } from './invariants.ts'

laws(chytrogrod, {
  bound: 4000,
  runs: 6,
  kept,
  holds,
  heardOnly: {
    guildChosen: 'whether a guild was chosen or dealt is said aloud (CHY-3.7); which one it is lies on the table',
    guildLeftToChance: 'as guildChosen',
    guildDealt: 'as guildChosen',
  },
  shared: {
    'districts.*.laid.*.card': 'the owner and the University player who looked at it both know a card (CHY-12.2)',
  },
})
