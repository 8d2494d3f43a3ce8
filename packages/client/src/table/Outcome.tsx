import type { Standing } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { Link, useLocation } from 'wouter'
import { Arms } from '../emblem/Arms.tsx'
import { useSay } from '../words/language.ts'
import { command, useTable } from './store.ts'

interface OutcomeProps {
  about: About
  standing: readonly Standing[]
  names: readonly string[]
  speaker: Speaker
}

/** The end: each seat's place and what its score is made of. */
export function Outcome({ about, standing, names, speaker }: OutcomeProps) {
  const say = useSay()
  const [, go] = useLocation()
  const seat = useTable(({ seat }) => seat)
  const ranked = standing.map((each, seat) => ({ ...each, seat })).sort((a, b) => a.place - b.place)
  async function again(): Promise<void> {
    const reply = await command({ kind: 'rematch', table: about.id })
    if (reply?.kind === 'done' && reply.table !== undefined) go(`/table/${reply.table}`)
  }
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
      <p className="links">
        {seat !== null && (
          <button type="button" className="button primary" onClick={() => void again()}>
            {say('client.outcome.again')}
          </button>
        )}
        <a className="button" href={`/api/tables/${about.id}/file`} download>
          {say('client.outcome.file')}
        </a>
        <Link href="/" className="button">
          {say('client.nav.home')}
        </Link>
      </p>
    </section>
  )
}
