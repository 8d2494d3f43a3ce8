import { laws } from '@cloak/kit'
import { describe } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { holds, kept } from './invariants.ts'

const given = {
  bound: 4000,
  kept,
  holds,
  heardOnly: {
    redrew: 'that the Magician redraws, and how many cards, is said aloud (CIT-8.10); no view keeps it',
    spied: 'whom the Spy looks at, for which type, and how many he finds is said aloud (CIT-8.10); no view keeps it',
    swappedHands: 'that the Magician swaps hands, and with whom, is said aloud (CIT-8.10); no view keeps it',
  },
}

describe('the first game', () => {
  laws(citadels2016, { ...given, runs: 1, options: seats => citadels2016.options(seats).lapse as object })
})

describe('any cards, any rulings', () => {
  laws(citadels2016, { ...given, runs: 3 })
})
