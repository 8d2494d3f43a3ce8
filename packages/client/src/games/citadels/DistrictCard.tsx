import { bodies } from 'virtual:emblems/citadels'
import { memo } from 'react'
import { answerRef } from '../../ask/ways.ts'
import { Thing } from '../../ask/Thing.tsx'
import { DISTRICT_EMBLEMS, TYPE_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { piece } from '../../motion/places.ts'
import { useDistrict } from './district.ts'
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
  const { type, cost, label, name, isLong, letters, effect } = useDistrict(card)
  return (
    <Thing
      of={offered ? [cardRef(card), answerRef(card)] : []}
      className={`district suit-${type}`}
      title={effect === null ? label : `${label}. ${effect}`}
      {...piece(id, { from: at.deck })}
    >
      <span className="unseen">{label}</span>
      <span className="district-field" aria-hidden="true">
        <Emblem body={bodies[DISTRICT_EMBLEMS[card] ?? '']} />
      </span>
      <span className="coin district-cost" aria-hidden="true">
        {cost ?? '–'}
      </span>
      <span className="seal district-type" aria-hidden="true">
        <Emblem body={bodies[TYPE_EMBLEMS[type]]} />
        {letters}
      </span>
      <span className={isLong ? 'district-name district-name-long' : 'district-name'} aria-hidden="true">
        {name}
      </span>
    </Thing>
  )
})
