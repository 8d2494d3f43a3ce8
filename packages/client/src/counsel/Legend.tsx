import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words/say.ts'
import { usePercent } from './Chance.tsx'

/** Whose line is which, and each one's chance at the moment shown. */
export function Legend({ names, chances }: { names: readonly string[]; chances: readonly number[] }) {
  const say = useSay()
  const percent = usePercent()
  return (
    <ul className="chart-legend" aria-label={say('client.analysis.now')}>
      {chances.map((chance, seat) => (
        <li key={seat}>
          <svg viewBox="0 0 36 4" aria-hidden="true">
            <line className={`trace trace-${seat}`} x1="0" x2="36" y1="2" y2="2" />
          </svg>
          <Arms seat={seat} />
          <span>{names[seat]}</span>
          <strong>{percent(chance)}</strong>
        </li>
      ))}
    </ul>
  )
}
