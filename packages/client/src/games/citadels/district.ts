import type { DistrictType } from '@cloak/citadels-core'
import { useSay } from '../../words/language.ts'
import { costOf, typeOf } from './districts.ts'
import { useSuitLetters } from './Suit.tsx'
import { useCitadels } from './table.ts'

interface District {
  type: DistrictType
  cost: number | null
  name: string
  letters: string
  /** Name, type and cost in one sentence. */
  label: string
  /** What it does, if it does anything. */
  effect: string | null
}

/** All that is printed on a district, in the reader's language. */
export function useDistrict(card: string): District {
  const say = useSay()
  const { name, isOlder, speaker } = useCitadels()
  const letters = useSuitLetters()
  const type = typeOf(card)
  const cost = costOf(card, isOlder)
  const own = name('card', card)
  return {
    type,
    cost,
    name: own,
    letters: letters(type),
    label: say('client.citadels.card', { card: own, type: name('type', type), cost: cost ?? 0 }),
    effect: type === 'unique' ? speaker.say({ key: `effect.${card}` }) : null,
  }
}
