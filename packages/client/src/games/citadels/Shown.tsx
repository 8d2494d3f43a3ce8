import { bodies } from 'virtual:emblems/citadels'
import { CHARACTER_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { rankOf, useCitadels } from './table.ts'

/** The characters a seat has shown this round, turned face up as they are called. */
export function Shown({ seat }: { seat: number }) {
  const { view, name } = useCitadels()
  return (
    <span className="shown">
      {view.players[seat]!.revealed.map(character => (
        <span key={character} className="shown-card" title={name('character', character)}>
          <Emblem body={bodies[CHARACTER_EMBLEMS[character] ?? '']} />
          <span aria-hidden="true">{rankOf(view, character)}</span>
          <span className="unseen">{name('character', character)}</span>
        </span>
      ))}
    </span>
  )
}
