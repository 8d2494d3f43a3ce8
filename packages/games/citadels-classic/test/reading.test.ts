import { readingLaw } from '@cloak/citadels-core/test/reading-law'
import { citadelsClassic } from '../src/index.ts'
import { cards } from '../src/reading.ts'

readingLaw({
  game: citadelsClassic,
  cards,
  runs: 6,
  least: {
    'price of build': 500,
    'price of destroy': 5,
    'price of exchange': 5,
    'price of beautify': 10,
    'price of smithy': 10,
    'income in gold': 100,
    payer: 10,
    stopped: 500,
    bell: 1,
    completed: 20,
    rank: 500,
    score: 200,
    'parts of a score': 200,
  },
  planted: [
    {
      name: 'a Tavern that costs too much',
      of: ['price of build', 'price of destroy', 'price of exchange', 'score', 'parts of a score'],
      card: 'tavern',
      wrong: { cost: 2 },
    },
    { name: 'a Factory that takes off too much', of: ['price of build'], card: 'factory', wrong: { discount: 2 } },
    { name: 'a Bell Tower that asks for two', of: ['bell'], card: 'bell-tower', wrong: { smallCity: 2 } },
    { name: 'a Market of another colour', of: ['income in gold'], card: 'market', wrong: { type: 'noble' } },
  ],
})
