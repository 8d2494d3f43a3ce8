import type { DistrictType } from '@cloak/citadels-core'
import { useSay } from '../../words/language.ts'
import { useCitadels } from './table.ts'

/** The letters of a type, which no two types share in any language: colour alone tells nobody anything. */
export function useSuitLetters(): (type: DistrictType) => string {
  const say = useSay()
  const { isOlder } = useCitadels()
  return type => (type === 'unique' && isOlder ? say('client.suit.special') : say(`client.suit.${type}`))
}
