import type { View } from '@cloak/citadels-core'
import { bodies } from 'virtual:emblems/citadels'
import { MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { piece } from '../../motion/places.ts'
import { useSay } from '../../words/language.ts'
import { at } from './places.ts'
import { useCitadels } from './table.ts'

const MARK_WORDS = {
  killed: 'client.mark.is-killed',
  robbed: 'client.mark.is-robbed',
  bewitched: 'client.mark.is-bewitched',
  warrant: 'client.mark.is-warrant',
  signed: 'client.mark.is-signed',
  threat: 'client.mark.is-threat',
  flower: 'client.mark.is-flower',
} as const
type Mark = keyof typeof MARK_WORDS

/** All that lies on a character; the reader's own signed warrant and flower are drawn as such. */
function marksOn(view: View, seat: number | null, character: string): Mark[] {
  const { killed, robbed, bewitched, warrants, threats } = view
  const own = seat === null ? null : view.players[seat]!
  const marks: (Mark | false)[] = [
    killed === character && 'killed',
    robbed?.character === character && 'robbed',
    bewitched?.character === character && 'bewitched',
    !!warrants?.on.includes(character) && (own?.signed === character ? 'signed' : 'warrant'),
    !!threats?.on.includes(character) && (own?.flowered === character ? 'flower' : 'threat'),
  ]
  return marks.filter(mark => mark !== false)
}

/** What lies on a character. `travel`: here the marks are pieces, which come from whoever lays them. */
export function Marks({ character, travel = false }: { character: string; travel?: boolean }) {
  const say = useSay()
  const { view, seat } = useCitadels()
  const from = view.turn ? at.seat(view.turn.seat) : undefined
  return (
    <span className="marks">
      {marksOn(view, seat, character).map(mark => (
        <span
          key={mark}
          className={`mark mark-${mark}`}
          role="img"
          aria-label={say(MARK_WORDS[mark])}
          title={say(MARK_WORDS[mark])}
          {...(travel && piece(`mark.${mark}.${character}`, { from }))}
        >
          <Emblem body={bodies[MARK_EMBLEMS[mark]]} />
        </span>
      ))}
    </span>
  )
}
