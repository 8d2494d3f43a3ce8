import type { Standing } from '@cloak/kernel'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words/say.ts'

/** How it ended, in short. */
export function FinalPlaces({ standing, names }: { standing: readonly Standing[]; names: readonly string[] }) {
  const say = useSay()
  const ranked = standing.map((each, seat) => ({ ...each, seat })).sort((a, b) => a.place - b.place)
  return (
    <section className="final-places">
      <h2>{say('client.outcome.title')}</h2>
      <ol>
        {ranked.map(({ seat, place, score }) => (
          <li key={seat}>
            <span className="place">{place}</span>
            <Arms seat={seat} />
            <span>{names[seat]}</span>
            <strong>{say('client.outcome.score', { score })}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
