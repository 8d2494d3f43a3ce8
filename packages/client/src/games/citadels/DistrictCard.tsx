import { memo } from 'react'
import { answerRef } from '../../ask/ways.ts'
import { Thing } from '../../ask/Thing.tsx'
import { piece } from '../../motion/places.ts'
import { useDistrict } from './district.ts'
import { DistrictFace } from './DistrictFace.tsx'
import { at } from './places.ts'
import { cardRef } from './table.ts'

interface DistrictProps {
  card: string
  /** Tells this card from the others on the table. */
  id: string
  /** It is one of those that the question is about. */
  offered: boolean
}

/** A district as a card: its type as colour, hatching, emblem and letters, its cost as a coin, what it does. */
export const DistrictCard = memo(function DistrictCard({ card, id, offered }: DistrictProps) {
  const { effect, ...printed } = useDistrict(card)
  return (
    <Thing
      of={offered ? [cardRef(card), answerRef(card)] : []}
      shows={cardRef(card)}
      className={`district suit-${printed.type}`}
      title={effect === null ? printed.label : `${printed.label}. ${effect}`}
      {...piece(id, { from: at.deck })}
    >
      <DistrictFace card={card} {...printed} />
    </Thing>
  )
})
