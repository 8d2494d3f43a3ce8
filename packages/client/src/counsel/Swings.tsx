import type { Speaker } from '@cloak/words'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import type { Swing } from '../solo/counsel-messages.ts'
import { useSay } from '../words/say.ts'
import { usePercent } from './Chance.tsx'

/** A change by less is not said. */
const WORTH_SAYING = 0.02

interface SwingsProps {
  swings: readonly Swing[]
  names: readonly string[]
  speaker: Speaker
  /** The moment of the replay in which a question was open. */
  momentOf(at: number): number
  now: number
}

/** The moments that swung the game, each a link to itself. */
export function Swings({ swings, names, speaker, momentOf, now }: SwingsProps) {
  const say = useSay()
  return (
    <section className="swings" aria-label={say('client.analysis.swings')} tabIndex={0}>
      <h3>{say('client.analysis.swings')}</h3>
      {swings.length === 0 && <p>{say('client.analysis.none')}</p>}
      <ol>
        {swings.map((swing, i) => {
          const moment = momentOf(swing.at)
          return (
            <li key={swing.at}>
              <a href={`#${moment}`} aria-current={moment === now ? 'true' : undefined}>
                <span className="swing-no">{i + 1}</span>
                <span className="swing-words">
                  <Said swing={swing} names={names} speaker={speaker} />
                  <Changes swing={swing} names={names} />
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Said({
  swing: { said, byChance },
  names,
  speaker,
}: { swing: Swing } & Pick<SwingsProps, 'names' | 'speaker'>) {
  const say = useSay()
  if (byChance) return <span>{say('client.analysis.luck')}</span>
  return said.map(({ seat, answer, decision }) => (
    <span key={seat}>
      <Arms seat={seat} />{' '}
      {say('client.analysis.said', { name: names[seat] ?? '', answer: speaker.sayAnswer(decision, answer) })}
    </span>
  ))
}

/** Whose chances changed, the most changed first. */
function Changes({ swing: { before, after }, names }: { swing: Swing; names: readonly string[] }) {
  const say = useSay()
  const percent = usePercent()
  const changed = before
    .map((from, seat) => ({ seat, from, to: after[seat]!, by: Math.abs(after[seat]! - from) }))
    .filter(({ by }) => by >= WORTH_SAYING)
    .sort((one, other) => other.by - one.by)
  return (
    <span className="swing-changes">
      {changed.map(({ seat, from, to }) => (
        <span key={seat} className={to > from ? 'gains' : 'loses'}>
          {say('client.analysis.change', { name: names[seat] ?? '', before: percent(from), after: percent(to) })}
        </span>
      ))}
    </span>
  )
}
