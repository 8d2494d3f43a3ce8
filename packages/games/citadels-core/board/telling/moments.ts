import type { Character, View } from '../../src/types.ts'
import type { Heard } from '@cloak/kernel'
import type { Weight } from '@cloak/parts/motion/queue.ts'
import { cueOf, type Mood } from './cue-list.ts'

/** What befalls the reader's own character; it is said to the reader in other words than to the rest. */
export type Blow = 'killed' | 'bewitched' | 'marked'
export interface StagedMoment {
  heard: Heard
  mood: Mood
  weight: Weight
  /** The character whose face is shown, if the moment is about one. */
  face: Character | null
  blow: { is: Blow; character: Character } | null
}

const WEIGHTS: { readonly [M in Mood]: Weight } = {
  call: 1,
  crown: 1,
  murder: 2,
  spell: 2,
  robbery: 2,
  confiscation: 2,
  unmasking: 2,
  ruin: 2,
  completion: 3,
  bell: 3,
}
const CALLS = ['revealed', 'silence']

/** What of the news is staged, seen from a seat: what happens to the reader matters most. */
export function stagedOf(heard: readonly Heard[], view: View, seat: number | null): StagedMoment[] {
  const lastCall = heard.findLastIndex(({ event }) => CALLS.includes(event))
  return heard.flatMap((each, i): StagedMoment[] => {
    const blow = blowOf(each, view, seat)
    const { staged } = cueOf(each)
    // The table itself shows who is called now; those called before in the same breath would be shown to nobody.
    const isOvertaken = each.event === 'revealed' && i < lastCall
    const mood = staged ?? (isOvertaken ? 'call' : blow || isLoss(each, seat) ? 'robbery' : null)
    if (mood === null) return []
    const weight = blow || isLoss(each, seat) ? 3 : WEIGHTS[mood]
    return [{ heard: each, mood, weight, face: isOvertaken ? characterIn(each) : null, blow }]
  })
}

const characterIn = ({ all }: Heard): Character | null =>
  'character' in all && typeof all.character === 'string' ? all.character : null

/** Only what still lies on the character: the round it was meant for may be over when the news comes. */
function blowOf(heard: Heard, view: View, seat: number | null): StagedMoment['blow'] {
  const character = characterIn(heard)
  if (seat === null || character === null || !view.players[seat]!.characters?.includes(character)) return null
  if (heard.event === 'killed' && view.killed === character) return { is: 'killed', character }
  if (heard.event === 'bewitched' && view.bewitched?.character === character) return { is: 'bewitched', character }
  if (heard.event === 'marked' && view.robbed?.character === character) return { is: 'marked', character }
  return null
}

const LOSSES = ['robbed', 'destroyed', 'confiscated', 'seized', 'unmasked', 'exchanged', 'swappedHands', 'tookCard']
const isLoss = ({ event, all }: Heard, seat: number | null): boolean =>
  seat !== null && LOSSES.includes(event) && 'seat' in all && all.seat === seat
