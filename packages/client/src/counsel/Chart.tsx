import type { MouseEvent } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import type { Chances } from '../solo/counsel-messages.ts'
import { useSay } from '../words/say.ts'
import { usePercent } from './Chance.tsx'
import { labelPlaces, lineOf, pointAt, rowsOf, xOf } from './chart.ts'

const MARKS = [1, 0.75, 0.5, 0.25, 0] as const

interface ChartProps extends Chances {
  seats: number
  /** The question that the replay shows. */
  at: number
  onAt(at: number): void
}

/** Each seat's chance of winning as a line, told apart by tincture, dashes and arms; the weighty moments are numbered. */
export function Chart({ points, swings, seats, at, onAt }: ChartProps) {
  const say = useSay()
  const percent = usePercent()
  const now = xOf(pointAt(points, at), points.length)
  const marks = swings.map(swing => xOf(pointAt(points, swing.at), points.length))
  const rows = rowsOf(marks)
  function onClick({ clientX, currentTarget }: MouseEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect()
    const i = Math.round(((clientX - left) / width) * (points.length - 1))
    onAt(points[Math.max(0, Math.min(points.length - 1, i))]!.at)
  }
  return (
    <div className="chart">
      <ul className="chart-scale" aria-hidden="true">
        {MARKS.map(mark => (
          <li key={mark}>{percent(mark)}</li>
        ))}
      </ul>
      <div className="chart-field" onClick={onClick}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={say('client.analysis.chart')}>
          {MARKS.map(mark => (
            <line key={mark} className="chart-grid" x1="0" x2="100" y1={100 * mark} y2={100 * mark} />
          ))}
          {marks.map((x, i) => (
            <line key={i} className="chart-swing" x1={x} x2={x} y1="0" y2="100" />
          ))}
          <line className="chart-now" x1={now} x2={now} y1="0" y2="100" />
          {Array.from({ length: seats }, (_, seat) => (
            <polyline key={seat} className={`trace trace-${seat}`} points={lineOf(points, seat)} />
          ))}
        </svg>
        {labelPlaces(points, seats).map(({ x, y }, seat) => (
          <span key={seat} className="chart-arms" style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true">
            <Arms seat={seat} />
          </span>
        ))}
      </div>
      <div className="chart-marks" style={{ ['--rows' as string]: Math.max(1, ...rows.map(row => row + 1)) }}>
        {marks.map((x, i) => (
          <span key={i} style={{ ['--x' as string]: `${x}%`, ['--row' as string]: rows[i] }} aria-hidden="true">
            {i + 1}
          </span>
        ))}
      </div>
    </div>
  )
}
