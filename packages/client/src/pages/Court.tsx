import { bodies } from '../emblem/home.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { COURT } from '../emblem/home.ts'

/** A fan of cards, for the eye alone. */
export function Court() {
  return (
    <div className="home-court" aria-hidden="true">
      {COURT.map(({ emblem, rank, arms }) => (
        <div key={rank} className="home-court-card">
          <span className="home-court-rank">{rank}</span>
          <span className={`home-court-field arms-${arms}`}>
            <Emblem body={bodies[emblem]} />
          </span>
        </div>
      ))}
    </div>
  )
}
