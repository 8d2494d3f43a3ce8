import { laws } from '../src/index.ts'
import { keptByLiars, liars } from './toys/liars.ts'
import { keptByMarket, market } from './toys/market.ts'

laws(liars, {
  bound: 200,
  kept: keptByLiars,
  holds: { 'nobody owes': t => t.players.every(p => p.coins >= 0) && t.bank >= 0 },
})
laws(market, { bound: 100, kept: keptByMarket })
