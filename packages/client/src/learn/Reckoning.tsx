import type { Standing } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words/say.ts'

interface ReckoningProps {
  standing: readonly Standing[]
  names: readonly string[]
  speaker: Speaker
}

/** How the lesson's game ended. */
export function Reckoning({ standing, names, speaker }: ReckoningProps) {
  const say = useSay()
  const ranked = standing.map((each, seat) => ({ ...each, seat })).sort((a, b) => a.place - b.place)
  return (
    <section className="outcome">
      <h2>{say('client.outcome.title')}</h2>
      <ol>
        {ranked.map(({ seat, place, score, why }) => (
          <li key={seat} className={place === 1 ? 'winner' : undefined}>
            <h3>
              <span className="place">{place}</span>
              <Arms seat={seat} />
              <span>{names[seat]}</span>
              <strong>{say('client.outcome.score', { score })}</strong>
            </h3>
            <ul>
              {why.map((item, i) => (
                <li key={i}>{speaker.sayScore(item)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
