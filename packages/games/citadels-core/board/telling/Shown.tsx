import { bodies } from '../../art/emblems.ts?drawings'
import { emblemOfCharacter } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import type { SeatShown } from './seat-shown.ts'
import { useCitadels } from '../table.ts'

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
