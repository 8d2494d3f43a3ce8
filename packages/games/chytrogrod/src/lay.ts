import type { Game, Setup } from '@cloak/kernel'
import { deckOf } from './cards.ts'
import { DECREES } from './data/decrees.ts'
import { type House, STANDARD } from './data/house.ts'
import { type Colour, COLOURS, DEALS_OF, GOOD_OF } from './data/pieces.ts'
import { copyTokens, fromSupply, noTokens } from './tokens.ts'
import type { Chytrogrod, Open, OpenDistrict, OpenPlayer, Options } from './types.ts'

type Laying = Parameters<Game<Chytrogrod>['lay']>[1]

/** Lays the table (CHY-3.1 to CHY-3.6); the steps of `setup` go on from there. */
export const layWith =
  (house: House | null) =>
  ({ seats, options }: Setup<Options>, x: Laying): Open => {
    const values = house ?? STANDARD
    const t: Open = {
      house,
      contraband: options.contraband === 'on',
      intrigues: options.intrigues === 'on',
      phase: 'setup',
      round: 0,
      ring: x.rng.shuffle([...COLOURS]),
      first: null,
      favourite: null,
      decrees: { deck: x.rng.shuffle([...DECREES]), discard: [] },
      districts: {
        red: district('red', x),
        yellow: district('yellow', x),
        green: district('green', x),
        blue: district('blue', x),
        black: district('black', x),
      },
      players: Array.from({ length: seats }, () => player(house)),
      supply: copyTokens(values.tokens),
      drawn: null,
      order: null,
      shown: [],
    }
    for (const colour of COLOURS) fromSupply(t, GOOD_OF[colour], t.districts[colour].tokens)
    if (options.guilds === 'choose') for (let seat = 0; seat < seats; seat++) x.next('setup.guild', { seat })
    x.next('setup.deal')
    return t
  }

function district(colour: Colour, { rng }: Laying): OpenDistrict {
  const unseen = rng.shuffle([...DEALS_OF[colour]])
  return { stack: { top: unseen.shift() ?? null, unseen, bottom: [] }, tokens: noTokens(), laid: [], decrees: [] }
}

const player = (house: House | null): OpenPlayer => ({
  guild: null,
  board: noTokens(),
  supporter: null,
  deals: [],
  hand: deckOf({ house }),
  secret: null,
  intrigue: false,
})
