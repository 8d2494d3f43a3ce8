import { bodies } from 'virtual:emblems/citadels'
import { Emblem } from '../../emblem/Emblem.tsx'
import { emblemOfCharacter } from '../../emblem/citadels.ts'

/** A character as small as it can be recognised; null for one that nobody knows yet. */
export function Medallion({ character }: { character: string | null }) {
  return (
    <span className="medallion">
      {character === null ? '?' : <Emblem body={bodies[emblemOfCharacter(character)]} />}
    </span>
  )
}
