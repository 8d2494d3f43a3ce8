import { bodies } from 'virtual:emblems/citadels'
import type { Ref } from '@cloak/kernel'
import { Thing } from '../../ask/Thing.tsx'
import { CHARACTER_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { piece } from '../../motion/places.ts'
import { at } from './places.ts'
import { rankOf, useCitadels, useMoment } from './table.ts'

interface PortraitProps {
  character: string
  of: readonly Ref[]
  size: 'small' | 'large'
  /** The portrait turns when it is first drawn. */
  turns?: boolean
}

/** A character's portrait: rank, emblem, name, power. */
export function Portrait({ character, of, size, turns = false }: PortraitProps) {
  const { name, speaker } = useCitadels()
  const { view } = useMoment()
  const rank = rankOf(view, character)
  const power = speaker.say({ key: `power.${character}` })
  return (
    <Thing
      of={of}
      className={`portrait portrait-${size} court-${rank}${turns ? ' portrait-turns' : ''}`}
      title={size === 'small' ? power : undefined}
      {...piece(`portrait.${character}`, { from: at.pack })}
    >
      <span className="unseen">{`${rank}, ${name('character', character)}`}</span>
      <span className="gem" aria-hidden="true">
        {rank}
      </span>
      <span className="portrait-window">
        <Emblem body={bodies[CHARACTER_EMBLEMS[character] ?? '']} />
      </span>
      <span className="portrait-name" aria-hidden="true">
        {name('character', character)}
      </span>
      {size === 'large' && <span className="portrait-power">{power}</span>}
    </Thing>
  )
}
