import { see, type Setup, start } from '@cloak/kernel'
import { type Options, pact, type Sight, type View } from '@cloak/pact'
import type { BuildingId } from '@cloak/pact/data/buildings/index'
import type { Goods, Kind } from '@cloak/pact/data/pieces'

/** What is laid out for the player at seat 0; the rest is as a game begins. */
export interface Laid {
  kind?: Kind
  hand?: BuildingId[]
  goods?: Partial<Goods>
  souls?: { plain: number; marked: number }
  debt?: number
  round?: number
  guests?: number
  /** The chest that lies before the player. */
  chest?: { goods: Partial<Goods>; ask: NonNullable<Sight['ask']> }
}

const none: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }
const setup: Setup<Options> = {
  game: 'pact',
  rules: pact.rules,
  seats: 4,
  options: { jesters: 'off', indulgences: 'off', resources: 'off', learning: 'off', preferences: 'off' },
  seed: 'laid',
}

export function laid({
  kind = 'mortal1',
  hand = [],
  goods,
  souls,
  debt = 0,
  round = 2,
  guests = 0,
  chest,
}: Laid): View {
  const { view } = see(pact, start(pact, setup).state, { at: 0 })
  const sight: Sight | null = chest
    ? {
        round,
        pass: 1,
        kind: 'devil',
        state: 'open',
        goods: { ...none, ...chest.goods },
        indulgences: 0,
        jesters: 0,
        left: 0,
        ask: chest.ask,
        taken: null,
        paid: { plain: 0, marked: 0 },
      }
    : null
  const own = {
    ...view.players[0]!,
    kind,
    hand,
    events: [],
    goods: { ...none, ...goods },
    souls: souls ?? { plain: 3, marked: 0 },
    debt,
    guests,
    sights: sight ? [sight] : [],
  }
  return { ...view, round, players: [own, ...view.players.slice(1)] }
}
