import type { Ref } from '@cloak/kernel'
import { bodies } from 'virtual:emblems/citadels'
import { Thing } from '../../ask/Thing.tsx'
import { DISTRICT_EMBLEMS, MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { useSay } from '../../words/language.ts'
import { costOf, typeOf } from './districts.ts'
import { useCitadels } from './table.ts'

interface DistrictProps {
  card: string
  of: Ref
  size: 'small' | 'large'
  beautified?: boolean
}

/** A district: its type as colour, hatching and letter, an emblem, its cost as coins. */
export function DistrictCard({ card, of, size, beautified = false }: DistrictProps) {
  const say = useSay()
  const { name, isOlder } = useCitadels()
  const type = typeOf(card)
  const cost = costOf(card, isOlder)
  const typeName = name('type', type)
  const label = say('client.citadels.card', { card: name('card', card), type: typeName, cost: cost ?? 0 })
  return (
    <Thing of={of} className={`district district-${size} suit-${type}`}>
      <span className="unseen">{label}</span>
      <span className="district-cost" aria-hidden="true">
        {cost ?? '–'}
      </span>
      <span className="district-type" aria-hidden="true">
        {typeName.charAt(0).toLocaleUpperCase()}
      </span>
      {beautified && <Emblem body={bodies[MARK_EMBLEMS.coin]} className="emblem district-coin" />}
      <span className="district-field">
        <Emblem body={bodies[DISTRICT_EMBLEMS[card] ?? '']} />
      </span>
      <span className="district-name" aria-hidden="true">
        {name('card', card)}
      </span>
    </Thing>
  )
}
