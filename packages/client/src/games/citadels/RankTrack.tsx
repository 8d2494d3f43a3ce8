import { bodies } from 'virtual:emblems/citadels'
import { Thing } from '../../ask/Thing.tsx'
import { Arms } from '../../emblem/Arms.tsx'
import { CHARACTER_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { place } from '../../motion/places.ts'
import { useSay } from '../../words/language.ts'
import { looseAt } from './asked-at.ts'
import { Marks } from './Marks.tsx'
import { at } from './places.ts'
import { characterRef, useCitadels } from './table.ts'

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
  const { view, seat, name, names, speaker, asked } = useCitadels()
  const self = characterRef(character)
  const holder = view.players.findIndex(({ revealed }) => revealed.includes(character))
  const isOut = view.draft.faceUp.includes(character)
  const isOwn = seat !== null && view.players[seat]!.characters?.includes(character) === true
  const note = isOut ? say('client.citadels.out') : isOwn && holder < 0 ? say('client.citadels.yours') : null
  const state = view.called === rank ? 'now' : view.called > rank ? 'past' : 'ahead'
  return (
    <li
      className={`rank rank-${state}${isOut ? ' rank-out' : ''}${isOwn ? ' rank-own' : ''}`}
      {...place(at.rank(character))}
    >
      <Thing
        of={[self, ...looseAt(asked, self)]}
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
      <Marks character={character} travel />
      {holder >= 0 && (
        <span className="rank-holder" role="img" aria-label={names[holder]} title={names[holder]}>
          <Arms seat={holder} />
        </span>
      )}
    </li>
  )
}
