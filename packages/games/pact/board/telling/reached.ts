import type { PlayerView } from '../../src/types.ts'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import type { House } from '../../src/data/house.ts'
import { type Achievement, MAJORS, MINORS, REQUIREMENTS, SYMBOLS } from '../../src/data/pieces.ts'

/** The achievements that these buildings bring by themselves, those that are earned already left out (DWD-3.24, 3.26). */
export function reachedWith(builds: readonly BuildingId[], me: PlayerView, house: House): Achievement[] {
  const types = [...me.built.map(({ card }) => card), ...builds].flatMap(card => house.buildings[card].types)
  const count = (type: string): number => types.filter(each => each === type).length
  const open = [...MINORS.filter(tile => me.minors[tile] === 'unclaimed'), ...MAJORS.filter(tile => !me.majors[tile])]
  return open.filter(tile => {
    const lacking = SYMBOLS.reduce((sum, type) => sum + Math.max(0, REQUIREMENTS[tile][type] - count(type)), 0)
    return lacking <= count('S')
  })
}
