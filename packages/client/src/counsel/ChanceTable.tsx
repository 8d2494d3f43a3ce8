import type { Point } from '../solo/counsel.ts'
import { useSay } from '../words/say.ts'
import { usePercent } from './Chance.tsx'
import { some } from './chart.ts'

/** So many lines are told. */
const LINES = 24

/** What the chart draws, in figures. */
export function ChanceTable({ points, names }: { points: readonly Point[]; names: readonly string[] }) {
  const say = useSay()
  const percent = usePercent()
  return (
    <details className="chance-table">
      <summary>{say('client.analysis.table')}</summary>
      <div tabIndex={0} role="region" aria-label={say('client.analysis.table')}>
        <table>
          <caption className="unseen">{say('client.analysis.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('client.analysis.question')}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {some(points, LINES).map(({ entry, at, chances }) => (
              <tr key={entry}>
                <th scope="row">{at}</th>
                {chances.map((chance, seat) => (
                  <td key={seat}>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
