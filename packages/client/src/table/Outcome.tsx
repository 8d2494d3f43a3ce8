import type { Standing } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { bodies } from '@cloak/parts/emblem/charges.ts?drawings'
import { useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { piece } from '@cloak/parts/motion/places.ts'
import { useTravel } from '@cloak/parts/motion/travel.ts'
import { isSolo } from '../solo/record.ts'
import { useSay } from '../words/say.ts'
import './outcome.css'
import { type Counted, countOf, sumsAfter } from './count.ts'
import { command } from './store.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { Tie } from './Tie.tsx'
import { useCount } from './use-count.ts'

interface OutcomeProps {
  about: About
  standing: readonly Standing[]
  names: readonly string[]
  speaker: Speaker
  /** The game has just ended before the reader's eyes: it is counted item by item. */
  isCeremony: boolean
}

/** The end: what each score is made of, counted item by item; then each seat's place. */
export function Outcome({ about, standing, names, speaker, isCeremony }: OutcomeProps) {
  const say = useSay()
  const root = useRef<HTMLElement>(null)
  const counted = countOf(standing)
  const { n, finish } = useCount(counted.length, isCeremony)
  const isDone = n >= counted.length
  useTravel(root, isDone)
  const sums = sumsAfter(standing, counted, n)
  const seats = standing.map((_, seat) => seat)
  if (isDone) seats.sort((a, b) => standing[a]!.place - standing[b]!.place)
  const winners = seats.filter(seat => standing[seat]!.place === 1).map(seat => names[seat] ?? '')
  return (
    <section ref={root} className={isDone ? 'outcome outcome-done' : 'outcome'}>
      <div className="outcome-head">
        <h2>{say('client.outcome.title')}</h2>
        {/* Apart from what comes after: a second click opens no rematch. */}
        {!isDone && (
          <button type="button" className="button primary" onClick={finish}>
            {say('client.outcome.skip')}
          </button>
        )}
      </div>
      <p className="outcome-winner" role="status">
        {isDone &&
          (winners.length > 0
            ? say('client.outcome.winner', { names: new Intl.ListFormat(speaker.language).format(winners) })
            : say('client.outcome.nobody'))}
      </p>
      <ol>
        {seats.map(seat => (
          <Score
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            standing={standing[seat]!}
            sum={sums[seat]!}
            isDone={isDone}
            counted={counted.slice(0, n)}
            speaker={speaker}
          />
        ))}
      </ol>
      {isDone && <Tie game={about.game} standing={standing} names={names} />}
      {isDone && <After about={about} />}
    </section>
  )
}

interface ScoreProps {
  seat: number
  name: string
  standing: Standing
  sum: number
  isDone: boolean
  counted: readonly Counted[]
  speaker: Speaker
}

/** One seat's reckoning; what is not counted yet keeps its place, so that nothing moves when it comes. */
function Score({ seat, name, standing: { place, why }, sum, isDone, counted, speaker }: ScoreProps) {
  const say = useSay()
  const last = counted.at(-1)
  return (
    <li className={isDone && place === 1 ? 'winner' : undefined} {...piece(`score.${seat}`)}>
      <h3>
        <span className="place">{isDone ? place : ''}</span>
        <Arms seat={seat} />
        <span>{name}</span>
        {isDone && place === 1 && <Emblem body={bodies['crown']} />}
        <strong>{say('client.outcome.score', { score: sum })}</strong>
      </h3>
      <ul>
        {why.map((item, i) => {
          const isCounted = counted.some(each => each.seat === seat && each.item === i)
          const isLast = !isDone && last?.seat === seat && last.item === i
          return (
            <li key={i} className={isLast ? 'counted-now' : isCounted ? undefined : 'uncounted'}>
              {speaker.sayScore(item)}
            </li>
          )
        })}
      </ul>
    </li>
  )
}

function After({ about }: { about: About }) {
  const say = useSay()
  const [, go] = useLocation()
  const seat = useTable(({ seat }) => seat)
  async function again(): Promise<void> {
    const reply = await command({ kind: 'rematch', table: about.id })
    if (reply?.kind === 'done' && reply.table !== undefined) go(`/table/${reply.table}`)
  }
  return (
    <p className="links">
      {seat !== null && (
        <button type="button" className="button primary" onClick={() => void again()}>
          {say('client.outcome.again')}
        </button>
      )}
      <Link href={`/replay/${about.id}`} className="button">
        {say('client.replay.watch')}
      </Link>
      {!isSolo(about.id) && (
        <a className="button" href={`/api/tables/${about.id}/file`} download>
          {say('client.outcome.file')}
        </a>
      )}
      <Link href={`/replay/${about.id}?analysis`} className="button">
        {say('client.analysis.title')}
      </Link>
      <Link href="/" className="button">
        {say('client.nav.home')}
      </Link>
    </p>
  )
}
