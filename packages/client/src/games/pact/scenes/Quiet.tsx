import { useTable } from '../../../table/store.ts'
import { useSay } from '../../../words/language.ts'
import { Chest } from '../Chest.tsx'
import { usePact } from '../table.ts'
import { Hands, hasVotes } from './Hunt.tsx'
import { FaceDown } from './Plan.tsx'
import { Plans } from './Plans.tsx'
import { Replies, Theatre } from './Theatre.tsx'

const LINES = 4
const isWorthIt = (event: string): boolean => !['replied', 'chestCame', 'cardsDrawn', 'eventDrawn'].includes(event)

/** The latest lines of the chronicle, in the middle of the table. */
export function News({ most = LINES }: { most?: number }) {
  const { speaker } = usePact()
  const told = useTable(({ told }) => told)
  const heard = told
    .slice(-12)
    .flatMap(({ n, heard }) => (heard ?? []).map((each, i) => ({ key: `${n}.${i}`, each })))
    .filter(({ each }) => isWorthIt(each.event))
    .slice(-most)
  return (
    <ul className="news">
      {heard.map(({ key, each }) => (
        <li key={key}>{speaker.sayHeard(each)}</li>
      ))}
    </ul>
  )
}

/** What there is to see while nothing is asked: chests on their way, papers face down, closed hands. */
export function Tableau() {
  const say = useSay()
  const { seen, view } = usePact()
  const step = seen.script.at(-1)?.step ?? ''
  if (step.startsWith('deals.') || step.startsWith('setup.'))
    return (
      <div className="travelling" aria-hidden="true">
        {[0, 1, 2, 3].map(i => (
          <Chest key={i} kind={null} open={false} label={say('client.pact.chest')} />
        ))}
      </div>
    )
  if (step.startsWith('plan.')) return <FaceDown n={4} />
  if (step === 'ritual.fill')
    return (
      <div className="travelling night" aria-hidden="true">
        {[0, 1, 2, 3].map(i => (
          <Chest key={i} kind={null} open={false} label={say('client.pact.chest')} />
        ))}
      </div>
    )
  if (step.startsWith('hunt.') || hasVotes(view)) return <Hands />
  if (view.players.some(({ plan }) => plan)) return <Plans />
  if (view.phase === 8)
    return (
      <>
        <Theatre />
        <Replies />
      </>
    )
  return null
}

export function QuietScene() {
  return (
    <div className="scene scene-quiet">
      <Tableau />
      <News />
    </div>
  )
}
