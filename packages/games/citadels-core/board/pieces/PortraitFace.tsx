import { bodies } from '../../art/emblems.ts?drawings'
import { emblemOfCharacter } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'

interface PortraitFaceProps {
  character: string
  rank: number | string
  name: string
  /** Printed under the name, where there is room for it. */
  power: string | null
}

/** What is printed on a character's card, on the table and in the rulebook. */
export function PortraitFace({ character, rank, name, power }: PortraitFaceProps) {
  return (
    <>
      <span className="unseen">{`${rank}, ${name}`}</span>
      <span className="gem" aria-hidden="true">
        {rank}
      </span>
      <span className="portrait-window">
        <Emblem body={bodies[emblemOfCharacter(character)]} />
      </span>
      <span className="portrait-name" aria-hidden="true">
        {name}
      </span>
      {power !== null && <span className="portrait-power">{power}</span>}
    </>
  )
}
