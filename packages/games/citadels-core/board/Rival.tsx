import { memo } from 'react'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { place } from '@cloak/parts/motion/places.ts'
import { City } from './pieces/City.tsx'
import { at } from './pointing/places.ts'
import { hasHonours, Honours, Purse } from './pieces/Purse.tsx'
import type { SeatShown } from './telling/seat-shown.ts'
import { Shown } from './telling/Shown.tsx'
import { useCitadels } from './table.ts'

/** Another player, and the skyline of the city. */
export const Rival = memo(function Rival({ shown }: { shown: SeatShown }) {
  const { names } = useCitadels()
  const { seat, isActing, refs } = shown
  return (
    <section className={isActing ? 'rival rival-acting' : 'rival'} aria-label={names[seat] ?? ''}>
      <div className={hasHonours(shown) ? 'rival-top rival-honoured' : 'rival-top'}>
        <Thing of={refs} className="rival-head" {...place(at.seat(seat))}>
          <Arms seat={seat} />
          <span className="rival-name">{names[seat]}</span>
        </Thing>
        <Honours shown={shown} />
      </div>
      <div className="rival-facts">
        <Purse shown={shown} />
        <Shown revealed={shown.revealed} />
      </div>
      <City seat={seat} city={shown.city} citySize={shown.citySize} under={shown.under} size="small" />
    </section>
  )
})
