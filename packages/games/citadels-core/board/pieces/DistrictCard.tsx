import { memo } from 'react'
import { answerRef } from '@cloak/parts/ask/ways.ts'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { useThings } from '@cloak/parts/ask/things.tsx'
import { piece } from '@cloak/parts/motion/places.ts'
import { useDistrict } from './district.ts'
import { DistrictFace } from './DistrictFace.tsx'
import { at } from '../pointing/places.ts'
import { cardRef } from '../table.ts'

interface DistrictProps {
  card: string
  /** Tells this card from the others on the table. */
  id: string
  /** It is one of those that the question is about. */
  offered: boolean
  /** Which of its name it is, where there are several. */
  copy?: number
}

/** A district as a card: its type as colour, hatching, emblem and letters, its cost as a coin, what it does. */
export const DistrictCard = memo(function DistrictCard({ card, id, offered, copy }: DistrictProps) {
  const { effect, ...printed } = useDistrict(card)
  const { stateOf } = useThings()
  // The Seer gives away each of two Taverns by itself; every other question means any of them.
  const isByItself = copy !== undefined && stateOf(answerRef(`${card}#2`)) !== null
  const meant = isByItself ? [answerRef(copy > 1 ? `${card}#${copy}` : card)] : [cardRef(card)]
  return (
    <Thing
      of={offered ? (printed.type === 'unique' ? [...meant, answerRef(card)] : meant) : []}
      shows={cardRef(card)}
      className={`district suit-${printed.type}`}
      title={effect === null ? printed.label : `${printed.label}. ${effect}`}
      {...piece(id, { from: at.deck })}
    >
      <DistrictFace card={card} {...printed} />
    </Thing>
  )
})
