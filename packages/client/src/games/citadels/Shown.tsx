import { bodies } from 'virtual:emblems/citadels'
import { emblemOfCharacter } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import type { SeatShown } from './seat-shown.ts'
import { useCitadels } from './table.ts'

/** The characters a seat has shown this round, turned face up as they are called. */
export function Shown({ revealed }: { revealed: SeatShown['revealed'] }) {
  const { name } = useCitadels()
  return (
    <span className="shown">
      {revealed.map(({ character, rank }) => (
        <span key={character} className="shown-card" title={name('character', character)}>
          <Emblem body={bodies[emblemOfCharacter(character)]} />
          <span aria-hidden="true">{rank}</span>
          <span className="unseen">{name('character', character)}</span>
        </span>
      ))}
    </span>
  )
}
