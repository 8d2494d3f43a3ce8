import type { DistrictType } from '../../src/types.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { emblemOfDistrict, TYPE_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { isLongName, syllabled } from './long-name.ts'

interface DistrictFaceProps {
  card: string
  type: DistrictType
  cost: number | null
  name: string
  letters: string
  /** Name, type and cost in one sentence. */
  label: string
}

/** What is printed on a district's card, on the table and in the rulebook. */
export function DistrictFace({ card, type, cost, name, letters, label }: DistrictFaceProps) {
  return (
    <>
      <span className="unseen">{label}</span>
      <span className="district-field" aria-hidden="true">
        <Emblem body={bodies[emblemOfDistrict(card)]} />
      </span>
      <span className="coin district-cost" aria-hidden="true">
        {cost ?? '–'}
      </span>
      <span className="seal district-type" aria-hidden="true">
        <Emblem body={bodies[TYPE_EMBLEMS[type]]} />
        {letters}
      </span>
      <span className={isLongName(name) ? 'district-name district-name-long' : 'district-name'} aria-hidden="true">
        {syllabled(name)}
      </span>
    </>
  )
}
