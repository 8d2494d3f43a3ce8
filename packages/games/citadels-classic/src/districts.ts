import { basic } from '@cloak/citadels-core'

/** CLA-1.2. */
export const coloured = [
  basic('manor', 'noble', 3, 5),
  basic('castle', 'noble', 4, 4),
  basic('palace', 'noble', 5, 3),
  basic('temple', 'religious', 1, 3),
  basic('church', 'religious', 2, 3),
  basic('monastery', 'religious', 3, 3),
  basic('cathedral', 'religious', 5, 2),
  basic('tavern', 'trade', 1, 5),
  basic('market', 'trade', 2, 4),
  basic('trading-post', 'trade', 2, 3),
  basic('docks', 'trade', 3, 3),
  basic('harbor', 'trade', 4, 3),
  basic('town-hall', 'trade', 5, 2),
  basic('watchtower', 'military', 1, 3),
  basic('prison', 'military', 2, 3),
  basic('battlefield', 'military', 3, 3),
  basic('fortress', 'military', 5, 2),
] as const
