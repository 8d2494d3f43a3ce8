import { laws } from '@cloak/kit'
import { describe } from 'vitest'
import { citadelsClassic } from '../src/index.ts'
import { holds, kept } from './invariants.ts'

const given = {
  bound: 4000,
  kept,
  holds,
  heardOnly: {
    redrew: 'that the Magician redraws, and how many cards, is said aloud (CLA-10.1); no view keeps it',
    swappedHands: 'that the Magician swaps hands, and with whom, is said aloud (CLA-10.1); no view keeps it',
  },
}

describe('the basic game', () => {
  laws(citadelsClassic, { ...given, runs: 1, options: seats => citadelsClassic.options(seats).lapse as object })
})

describe('any cards, any rulings', () => {
  laws(citadelsClassic, { ...given, runs: 4 })
})
