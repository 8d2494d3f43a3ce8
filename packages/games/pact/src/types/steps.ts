import type { Seat } from '@cloak/kernel'
import type { Cost } from '../data/book.ts'
import type { BuildingId } from '../data/buildings/index.ts'
import type { Effect } from '../data/effects.ts'
import type { EventId } from '../data/events/index.ts'
import type { Achievement, Courtier, Inquisitor, Minor } from '../data/pieces.ts'
import type { Stand } from './ritual.ts'

/** Those who have not finished with the open question: the rest have, and nobody has seen how. */
interface Wave {
  left: readonly Seat[]
}

export type Steps = {
  'setup.prefer': {}
  'round.begin': {}
  'round.end': {}
  'errands.do': {}
  'market.trade': Wave
  'production.goods': {}
  'production.effects': { turn: 'first' | 'monastery' | 'gambling-house' }
  'cards.begin': {}
  'cards.keep': {}
  'cards.draw': {}
  'cards.pass': {}
  'deals.begin': {}
  'deals.offer': Wave
  'deals.send': {}
  'deals.carry': { pass: 1 | 2 }
  'deals.reply': { pass: 1 | 2 }
  'deals.return': {}
  'plan.begin': {}
  'plan.drop': {}
  'plan.make': Wave
  'plan.ready': Wave
  'plan.reveal': Wave
  'plan.second': {}
  'plan.object': { asking: readonly Seat[] }
  'plan.carry': {}
  'actions.end': {}
  'interest.charge': {}
  'reputation.effects': {}
  'reputation.reward': {}
  'hunt.begin': {}
  'hunt.vote': Wave
  'hunt.count': {}
  'hunt.plea': { seat: Seat }
  'inquisition.prepare': {}
  'inquisition.wings': Wave
  'ritual.fill': Wave
  'ritual.open': {}
  'inquisitors.ask': {}
  'inquisitors.answer': Wave
  'inquisitors.show': {}
  'inquisitors.penalty': { seat: Seat }
  'inquisitors.end': {}
  'scoring.effects': {}
  'scoring.end': {}
}

interface Mine {
  seat: Seat
}

/** What brought an effect about: a building, an event or an achievement. */
export type Source = BuildingId | EventId | Achievement | Inquisitor

export type Errands = {
  run: Mine & { list: readonly Effect[]; by: Source }
  gainSome: Mine & { of: 'basics' | 'luxury'; n: number; by: Source }
  takeCourtier: Mine & { by: Source }
  takeTile: Mine & { by: Source }
  placeTile: Mine & { tile: Minor; by: Source }
  dropTile: Mine & { by: Source }
  tuck: Mine & { stable: Source }
  useTucked: Mine & { card: BuildingId }
  exchange: Mine & { left: number; cost: readonly Effect[]; gain: readonly Effect[]; by: Source }
  sellAll: Mine & { by: Source }
  pay: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  mix: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  raise: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  handOver: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  leftEvent: Mine & { event: EventId }
  rightEvent: Mine & { event: EventId }
  rise: Mine & { n: number }
  act: Mine & { card: BuildingId; token: boolean }
  build: Mine & { card: BuildingId; use: boolean }
  stand: Mine & { card: BuildingId }
  recruit: Mine & { courtier: Courtier }
  recruitOther: Mine
  join: Mine & { courtier: Courtier }
  grain: Mine
  achieve: Mine
  spendCourtiers: Mine
  claim: Mine & { achievement: Achievement; spent: readonly Courtier[] }
  penalty: Mine & { by: Stand }
  ascetic: Mine
  libertine: Mine
  vandal: Mine
  uninvited: Mine
}
