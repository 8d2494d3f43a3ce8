import { bodies } from '../art/emblems.ts?drawings'
import { memo } from 'react'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { emblemOfCharacter } from '../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { place } from '@cloak/parts/motion/places.ts'
import { useSay } from './words.ts'
import { looseAt } from './pointing/asked-at.ts'
import { Marks } from './pieces/Marks.tsx'
import { at } from './pointing/places.ts'
import { type RankShown, rankShown } from './telling/rank-shown.ts'
import { useShared } from '@cloak/parts/table/shared.ts'
import { characterRef, useAsked, useCitadels, useMoment } from './table.ts'

/** The characters of the game in the order they are called, with all that lies on them. */
export function RankTrack() {
  const say = useSay()
  const { seat, cards } = useCitadels()
  const { view } = useMoment()
  const tiles = useShared(view.cast.map(character => rankShown(view, seat, character, cards)))
  return (
    <ol className="track" aria-label={say('citadels.board.cast')}>
      {tiles.map(shown => (
        <RankTile key={shown.character} shown={shown} />
      ))}
    </ol>
  )
}

const RankTile = memo(function RankTile({ shown }: { shown: RankShown }) {
  const say = useSay()
  const { name, names, speaker } = useCitadels()
  const asked = useAsked()
  const { character, rank, state, isOut, isOwn, isDropped, holder, marks, by } = shown
  const self = characterRef(character)
  const called = name('character', character)
  const isLong = called.length > 13
  const note = isOut
    ? say('citadels.board.out')
    : isDropped
      ? say('citadels.board.dropped')
      : isOwn && holder === null
        ? say('citadels.board.yours')
        : null
  return (
    <li
      className={`rank rank-${state}${isOut ? ' rank-out' : ''}${isOwn ? ' rank-own' : ''}`}
      {...place(at.rank(character))}
    >
      <Thing
        of={[self, ...looseAt(asked, self)]}
        className={`rank-tile court-${rank}${isLong ? ' rank-tile-long' : ''}`}
        title={speaker.say({ key: `power.${character}` })}
      >
        <span className="unseen">{[rank, called, ...(note === null ? [] : [note])].join(', ')}</span>
        <span className="gem" aria-hidden="true">
          {rank}
        </span>
        <Emblem body={bodies[emblemOfCharacter(character)]} />
        <span className={isLong ? 'rank-name rank-name-long' : 'rank-name'} aria-hidden="true">
          {called}
        </span>
        {note !== null && (
          <span className="rank-note" aria-hidden="true">
            {note}
          </span>
        )}
      </Thing>
      <Marks marks={marks} on={character} by={by} />
      {holder !== null && (
        <span className="rank-holder" role="img" aria-label={names[holder]} title={names[holder]}>
          <Arms seat={holder} />
        </span>
      )}
    </li>
  )
})
