import { bodies } from '../../art/emblems.ts?drawings'
import { MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { piece } from '@cloak/parts/motion/places.ts'
import { useSay } from '../words.ts'
import { at } from '../pointing/places.ts'
import type { Mark } from '../telling/rank-shown.ts'

const MARK_WORDS = {
  killed: 'citadels.board.mark.is-killed',
  robbed: 'citadels.board.mark.is-robbed',
  bewitched: 'citadels.board.mark.is-bewitched',
  warrant: 'citadels.board.mark.is-warrant',
  signed: 'citadels.board.mark.is-signed',
  threat: 'citadels.board.mark.is-threat',
  flower: 'citadels.board.mark.is-flower',
} as const satisfies { [M in Mark]: string }

interface MarksProps {
  marks: readonly Mark[]
  /** The character on whose tile they lie as pieces of the game; elsewhere they are only shown. */
  on?: string
  by?: number | null
}

/** What lies on a character; a mark comes from whoever lays it. */
export function Marks({ marks, on, by = null }: MarksProps) {
  const say = useSay()
  const from = by === null ? undefined : at.seat(by)
  return (
    <span className="marks">
      {marks.map(mark => (
        <span
          key={mark}
          className={`mark mark-${mark}`}
          role="img"
          aria-label={say(MARK_WORDS[mark])}
          title={say(MARK_WORDS[mark])}
          {...(on !== undefined && piece(`mark.${mark}.${on}`, { from }))}
        >
          <Emblem body={bodies[MARK_EMBLEMS[mark]]} />
        </span>
      ))}
    </span>
  )
}
