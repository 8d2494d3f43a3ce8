import type { View } from '@cloak/citadels-core'
import { bodies } from 'virtual:emblems/citadels'
import { Thing } from '../../ask/Thing.tsx'
import { Arms } from '../../emblem/Arms.tsx'
import { CHARACTER_EMBLEMS, MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { piece, place } from '../../motion/places.ts'
import { useSay } from '../../words/language.ts'
import { at } from './places.ts'
import { characterRef, useCitadels } from './table.ts'

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

/** The characters of the game in the order they are called, with all that lies on them. */
export function RankTrack() {
  const say = useSay()
  const { view } = useCitadels()
  return (
    <ol className="track" aria-label={say('client.citadels.cast')}>
      {view.cast.map((character, i) => (
        <RankTile key={character} character={character} rank={i + 1} />
      ))}
    </ol>
  )
}

function RankTile({ character, rank }: { character: string; rank: number }) {
  const say = useSay()
  const { view, seat, name, names, speaker } = useCitadels()
  const holder = view.players.findIndex(({ revealed }) => revealed.includes(character))
  const isOut = view.draft.faceUp.includes(character)
  const isOwn = seat !== null && view.players[seat]!.characters?.includes(character) === true
  const note = isOut ? say('client.citadels.out') : isOwn && holder < 0 ? say('client.citadels.yours') : null
  const state = view.called === rank ? 'now' : view.called > rank ? 'past' : 'ahead'
  const from = view.turn ? at.seat(view.turn.seat) : undefined
  return (
    <li
      className={`rank rank-${state}${isOut ? ' rank-out' : ''}${isOwn ? ' rank-own' : ''}`}
      {...place(at.rank(character))}
    >
      <Thing
        of={characterRef(character)}
        className={`rank-tile court-${rank}`}
        title={speaker.say({ key: `power.${character}` })}
      >
        <span className="unseen">
          {[rank, name('character', character), ...(note === null ? [] : [note])].join(', ')}
        </span>
        <span className="gem" aria-hidden="true">
          {rank}
        </span>
        <Emblem body={bodies[CHARACTER_EMBLEMS[character] ?? '']} />
        <span className="rank-name" aria-hidden="true">
          {name('character', character)}
        </span>
        {note !== null && (
          <span className="rank-note" aria-hidden="true">
            {note}
          </span>
        )}
      </Thing>
      <span className="rank-marks">
        {marksOn(view, seat, character).map(mark => (
          <span
            key={mark}
            className={`mark mark-${mark}`}
            role="img"
            aria-label={say(MARK_WORDS[mark])}
            title={say(MARK_WORDS[mark])}
            {...piece(`mark.${mark}.${character}`, { from })}
          >
            <Emblem body={bodies[MARK_EMBLEMS[mark]]} />
          </span>
        ))}
      </span>
      {holder >= 0 && (
        <span className="rank-holder" role="img" aria-label={names[holder]} title={names[holder]}>
          <Arms seat={holder} />
        </span>
      )}
    </li>
  )
}
