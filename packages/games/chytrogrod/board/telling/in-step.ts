import type { Colour } from '../../src/data/pieces.ts'
import type { Happened } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { useLayoutEffect } from 'react'
import { setTelling } from '@cloak/parts/table/telling.ts'
import { useSay } from '../words.ts'
import type { Beat } from './beats.ts'
import type { Stage } from './stage.ts'

/** While a resolution is told, the bar and the chronicle know no more than the table shows. */
export function useInStep(
  { beat, upTo, skip }: Stage,
  happened: readonly Happened[],
  now: Colour | undefined,
  speaker: Speaker,
): void {
  const say = useSay()
  const isTelling = beat !== null
  const says =
    now !== undefined
      ? say('chytrogrod.board.telling', { district: speaker.say({ key: 'ref.district', args: { id: now } }) })
      : say(isScheming(beat) ? 'chytrogrod.board.telling-intrigues' : 'chytrogrod.board.telling-cards')
  useLayoutEffect(() => {
    setTelling(isTelling ? { told: firstOf(happened, upTo), says, skip } : null)
  }, [isTelling, happened, upTo, says, skip])
  useLayoutEffect(() => () => setTelling(null), [])
}

/** Between the last card and the first district the intrigues are spun (CHY-5.1). */
const isScheming = (beat: Beat | null): boolean => beat?.[0] !== undefined && beat[0].event !== 'cardPlayed'

/** Everything up to so many events; what was said meanwhile is heard at once. */
function firstOf(happened: readonly Happened[], events: number): Happened[] {
  let left = events
  return happened.flatMap(each => {
    const { heard } = each
    if (!heard) return each
    const shown = Math.min(left, heard.length)
    left -= shown
    if (shown === heard.length) return each
    return shown > 0 || each.said ? { ...each, heard: heard.slice(0, shown) } : []
  })
}
