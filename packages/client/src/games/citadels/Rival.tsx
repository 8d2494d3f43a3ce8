import { Thing } from '../../ask/Thing.tsx'
import { Arms } from '../../emblem/Arms.tsx'
import { place } from '../../motion/places.ts'
import { City } from './City.tsx'
import { at } from './places.ts'
import { Honours, Purse } from './Purse.tsx'
import { Shown } from './Shown.tsx'
import { seatRefs } from './seat-refs.ts'
import { useCitadels } from './table.ts'

/** Another player, and the skyline of the city. */
export function Rival({ seat, isActing }: { seat: number; isActing: boolean }) {
  const { seen, names } = useCitadels()
  return (
    <section className={isActing ? 'rival rival-acting' : 'rival'} aria-label={names[seat] ?? ''}>
      <div className="rival-top">
        <Thing of={seatRefs(seen, seat)} className="rival-head" {...place(at.seat(seat))}>
          <Arms seat={seat} />
          <span className="rival-name">{names[seat]}</span>
        </Thing>
        <Honours seat={seat} />
      </div>
      <div className="rival-facts">
        <Purse seat={seat} />
        <Shown seat={seat} />
      </div>
      <City seat={seat} size="small" />
    </section>
  )
}
