import type { DistrictType } from '../../src/types.ts'
import type { Speaker } from '@cloak/words'
import { type Say, useSay } from '../words.ts'
import { costOf, typeOf } from './districts.ts'
import { useSuitLetters } from './Suit.tsx'
import { useCitadels } from '../table.ts'

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

/** A full table shows some sixty districts at every update; each is put into words once in a language. */
const told = new WeakMap<Speaker, WeakMap<Say, Map<string, District>>>()
function toldBy(speaker: Speaker, say: Say): Map<string, District> {
  let bySpeaker = told.get(speaker)
  if (!bySpeaker) told.set(speaker, (bySpeaker = new WeakMap<Say, Map<string, District>>()))
  let known = bySpeaker.get(say)
  if (!known) bySpeaker.set(say, (known = new Map<string, District>()))
  return known
}

/** All that is printed on a district, in the reader's language. */
export function useDistrict(card: string): District {
  const say = useSay()
  const { name, cards, speaker } = useCitadels()
  const letters = useSuitLetters()
  const known = toldBy(speaker, say)
  const before = known.get(card)
  if (before) return before
  const type = typeOf(card)
  const cost = costOf(cards, card)
  const own = name('card', card)
  const district = {
    type,
    cost,
    name: own,
    letters: letters(type),
    label: say('citadels.board.card', { card: own, type: name('type', type), cost: cost ?? 0 }),
    effect: type === 'unique' ? speaker.say({ key: `effect.${card}` }) : null,
  }
  known.set(card, district)
  return district
}
