import { rankOf } from '../../src/reading/index.ts'
import type { Ref } from '@cloak/kernel'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { piece } from '@cloak/parts/motion/places.ts'
import { at } from '../pointing/places.ts'
import { PortraitFace } from './PortraitFace.tsx'
import { useCitadels } from '../table.ts'

interface PortraitProps {
  character: string
  of: readonly Ref[]
  size: 'small' | 'large'
  /** The portrait turns when it is first drawn. */
  turns?: boolean
}

/** A character's portrait: rank, emblem, name, power. */
export function Portrait({ character, of, size, turns = false }: PortraitProps) {
  const { name, speaker, cards } = useCitadels()
  const rank = rankOf(cards, character)
  const power = speaker.say({ key: `power.${character}` })
  return (
    <Thing
      of={of}
      className={`portrait portrait-${size} court-${rank}${turns ? ' portrait-turns' : ''}`}
      title={size === 'small' ? power : undefined}
      {...piece(`portrait.${character}`, { from: at.pack })}
    >
      <PortraitFace
        character={character}
        rank={rank}
        name={name('character', character)}
        power={size === 'large' ? power : null}
      />
    </Thing>
  )
}
