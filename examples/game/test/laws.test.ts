import { laws } from '@cloak/kit'
import { dawn } from '../src/index.ts'
import { holds, kept } from './invariants.ts'

laws(dawn, {
  bound: 800,
  kept,
  holds,
  heardOnly: {
    doubted: 'the doubter says so aloud (DAW-4.2); nothing on the table shows it afterwards',
    stopped: 'so does the player who stops a deed (DAW-5.2), even if the claim then proves false',
  },
  shared: {
    'players.*.cards.*.role': 'a card is known to its owner and to the players it was shown to (DAW-8.2)',
  },
})
