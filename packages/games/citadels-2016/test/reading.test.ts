import { readingLaw } from '@cloak/citadels-core/test/reading-law'
import { citadels2016 } from '../src/index.ts'
import { cards } from '../src/reading.ts'

readingLaw({
  game: citadels2016,
  cards,
  runs: 6,
  least: {
    'price of build': 500,
    'price of destroy': 5,
    'price of seize': 5,
    'price of exchange': 5,
    'price of beautify': 10,
    'price of smithy': 5,
    'income in gold': 100,
    'income in cards': 100,
    payer: 10,
    stopped: 500,
    completed: 20,
    rank: 500,
    score: 200,
    'parts of a score': 200,
  },
  planted: [
    {
      name: 'a Tavern that costs too much',
      of: ['price of build', 'price of destroy', 'price of seize', 'price of exchange', 'score', 'parts of a score'],
      card: 'tavern',
      wrong: { cost: 2 },
    },
    { name: 'a Factory that takes off too much', of: ['price of build'], card: 'factory', wrong: { discount: 2 } },
    { name: 'a Market of another colour', of: ['income in gold'], card: 'market', wrong: { type: 'noble' } },
    { name: 'a Church of another colour', of: ['income in cards'], card: 'church', wrong: { type: 'noble' } },
    {
      name: 'a Wishing Well that forgets itself',
      of: ['score'],
      card: 'wishing-well',
      wrong: { points: ({ of }) => of.unique - 1 },
    },
    { name: 'a Monument that counts as nothing', of: ['completed'], card: 'monument', wrong: { size: 0 } },
  ],
})
