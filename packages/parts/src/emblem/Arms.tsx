import { bodies } from './charges.ts?drawings'
import { CHARGES } from './charges.ts'
import { Emblem } from './Emblem.tsx'

/** The coat of arms of a seat: a tincture and a charge. */
export function Arms({ seat }: { seat: number }) {
  return (
    <span className={`arms arms-${seat % CHARGES.length}`}>
      <Emblem body={bodies[CHARGES[seat % CHARGES.length]!]} />
    </span>
  )
}
