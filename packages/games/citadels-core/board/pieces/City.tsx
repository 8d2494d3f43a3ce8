import type { Built } from '../../src/types.ts'
import { type CSSProperties, memo } from 'react'
import { bodies } from '../../art/emblems.ts?drawings'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { emblemOfDistrict, MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { piece, place } from '@cloak/parts/motion/places.ts'
import { useSay } from '../words.ts'
import { useDistrict } from './district.ts'
import { copyAt, houseRefs } from './houses.ts'
import { isLongName, syllabled } from './long-name.ts'
import { at } from '../pointing/places.ts'
import { useAsked, useCitadels } from '../table.ts'

interface BuildingProps {
  built: Built
  seat: number
  id: string
  /** Which of its name it is. */
  copy: number
  /** How many cards lie under it. */
  under: number
}

/** A district that stands: the dearer, the taller; the roof tells the type once more. */
const Building = memo(function Building({ built: { card, beautified }, seat, id, copy, under }: BuildingProps) {
  const say = useSay()
  const { seat: own } = useCitadels()
  const asked = useAsked()
  const { type, cost, label, name, letters, effect } = useDistrict(card)
  const more = [
    ...(beautified ? [say('citadels.board.adorned')] : []),
    ...(under > 0 ? [say('citadels.board.under', { n: under })] : []),
    ...(effect === null ? [] : [effect]),
  ]
  return (
    <Thing
      of={houseRefs({ seat, card, copy }, own, asked)}
      className={`building suit-${type}`}
      title={[label, ...more].join('. ')}
      style={{ '--cost': cost ?? 0 } as CSSProperties}
      {...piece(id, { from: at.hand(seat), to: at.deck })}
    >
      <span className="unseen">{[label, ...more].join('. ')}</span>
      <span className="building-wall" aria-hidden="true">
        <Emblem body={bodies[emblemOfDistrict(card)]} />
        <span className="building-type">{letters}</span>
      </span>
      <span className="coin building-cost" aria-hidden="true">
        {cost ?? '–'}
      </span>
      {beautified && (
        <span className="building-adorned" aria-hidden="true">
          <Emblem body={bodies[MARK_EMBLEMS.adorned]} />
        </span>
      )}
      {under > 0 && (
        <span className="building-under" aria-hidden="true">
          {under}
        </span>
      )}
      <span className={isLongName(name) ? 'building-name building-name-long' : 'building-name'} aria-hidden="true">
        {syllabled(name)}
      </span>
    </Thing>
  )
})

interface CityProps {
  seat: number
  city: readonly Built[]
  citySize: number
  under: number
  size: 'small' | 'large'
}
/** A city as a skyline, and the plots that are still free. */
export const City = memo(function City({ seat, city, citySize, under, size }: CityProps) {
  const say = useSay()
  const free = Math.max(0, citySize - city.length)
  return (
    <div className={`city city-${size}`} {...place(at.city(seat))}>
      {city.map((built, i) => {
        const copy = copyAt(city, i)
        const id = `built.${seat}.${built.card}.${copy - 1}`
        return (
          <Building
            key={id}
            id={id}
            built={built}
            seat={seat}
            copy={copy}
            under={built.card === 'museum' ? under : 0}
          />
        )
      })}
      {Array.from({ length: free }, (_, i) => (
        <span key={i} className="plot" aria-hidden="true" />
      ))}
      {city.length === 0 && <span className="unseen">{say('citadels.board.no-city')}</span>}
    </div>
  )
})
