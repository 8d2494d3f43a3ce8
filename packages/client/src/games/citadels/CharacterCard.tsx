import { bodies } from 'virtual:emblems/citadels'
import { Thing } from '../../ask/Thing.tsx'
import { CHARACTER_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { characterRef, useCitadels } from './table.ts'

/** A character's portrait: rank, emblem, name, power. */
export function CharacterCard({ character, rank }: { character: string; rank: number }) {
  const { name, speaker } = useCitadels()
  return (
    <Thing of={characterRef(character)} className="portrait">
      <span className="gem">{rank}</span>
      <Emblem body={bodies[CHARACTER_EMBLEMS[character] ?? '']} />
      <span className="portrait-name">{name('character', character)}</span>
      <span className="portrait-power">{speaker.say({ key: `power.${character}` })}</span>
    </Thing>
  )
}
