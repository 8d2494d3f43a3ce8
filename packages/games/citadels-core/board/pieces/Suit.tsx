import type { DistrictType } from '../../src/types.ts'
import { useSay } from '../words.ts'
import type { CitadelsId } from './districts.ts'
import { useCitadels } from '../table.ts'

/** The letters of a type, which no two types share in any language: colour alone tells nobody anything. */
export const useSuitLetters = (): ((type: DistrictType) => string) => useLetters(useCitadels().game)
/** The same away from the table. */
export function useLetters(game: CitadelsId): (type: DistrictType) => string {
  const say = useSay()
  const isOlder = game === 'citadels-classic'
  return type => {
    if (isOlder && type === 'unique') return say('citadels.board.suit.special')
    if (isOlder && type === 'religious') return say('citadels.board.suit.sacred')
    return say(`citadels.board.suit.${type}`)
  }
}
