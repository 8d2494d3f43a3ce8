import type { Draft, Heard } from '@cloak/kernel'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words.ts'
import { Chest } from '../pieces/Chest.tsx'
import { usePact } from '../table.ts'
import { Hands, hasVotes } from './Hunt.tsx'
import { FaceDown } from './Plan.tsx'
import { Plans } from './Plans.tsx'
import { Replies, Theatre } from './Theatre.tsx'

const LINES = 4
const isWorthIt = (event: string): boolean => !['replied', 'chestCame', 'cardsDrawn', 'eventDrawn'].includes(event)
/** What changes a kingdom for good; payments and tokens are read off the table. */
const GRAVE = [
  'achieved',
  'failed',
  'guest',
  'indulgence',
  'punished',
  'destroyed',
  'turnedUp',
  'bribed',
  'tucked',
  'objected',
]
const FEW = 12
const SEATS = 4
/** After these the news of a phase begin. */
const BEGINS = ['planShown', 'answers', 'roundBegun']

/** The latest lines of the chronicle, in the middle of the table; in brief, only what weighs, of the whole phase. */
export function News({ most = LINES, isBrief = false }: { most?: number; isBrief?: boolean }) {
  const { speaker, seat } = usePact()
  const told = useTable(({ told }) => told)
  const lines = told
    .slice(isBrief ? -FEW * SEATS : -FEW)
    .flatMap(({ n, heard }) => (heard ?? []).map((each, i) => ({ key: `${n}.${i}`, each })))
  const from = isBrief ? lines.findLastIndex(({ each }) => BEGINS.includes(each.event)) + 1 : 0
  const worth = lines.slice(from).filter(({ each }) => (isBrief ? GRAVE.includes(each.event) : isWorthIt(each.event)))
  // One's own news come first when there is not room for all.
  const isOwn = ({ all }: Heard): boolean => (all as { seat?: number }).seat === seat
  const heard = isBrief
    ? worth.toSorted((a, b) => Number(isOwn(b.each)) - Number(isOwn(a.each))).slice(0, most)
    : worth.slice(-most)
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
          <Chest key={i} kind={null} open={false} label={say('pact.board.chest')} />
        ))}
      </div>
    )
  if (step.startsWith('plan.')) return <FaceDown n={4} />
  if (step === 'ritual.fill')
    return (
      <div className="travelling night" aria-hidden="true">
        {[0, 1, 2, 3].map(i => (
          <Chest key={i} kind={null} open={false} label={say('pact.board.chest')} />
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

/** A trade where all answer in secret is made when all have answered, and the question comes back (DWD-3.4). */
function isTrade(given: Draft): boolean {
  const { do: deed, with: inner } = fieldsOf(given)
  return (deed === 'trade' || deed === 'wait') && fieldsOf(inner)['do'] !== 'rethink'
}

export function QuietScene() {
  const say = useSay()
  const { seen } = usePact()
  return (
    <div className="scene scene-quiet">
      <Tableau />
      {isTrade(seen.given ?? undefined) && <p className="scene-says">{say('pact.board.trade-waits')}</p>}
      <News />
    </div>
  )
}
