import { bodies } from '../../art/emblems.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { emblemOfCharacter } from '../../art/emblems.ts'

/** A character as small as it can be recognised; null for one that nobody knows yet. */
export function Medallion({ character }: { character: string | null }) {
  return (
    <span className="medallion">
      {character === null ? '?' : <Emblem body={bodies[emblemOfCharacter(character)]} />}
    </span>
  )
}
