import type { Speaker } from '@cloak/words'
import { bodies } from 'virtual:emblems/charges'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Analysis } from '../counsel/Analysis.tsx'
import { Emblem } from '../emblem/Emblem.tsx'
import { entryOf, type GameId } from '../games/registry.ts'
import { titleOf } from '../pages/game-names.ts'
import { Preferences } from '../pages/Preferences.tsx'
import { useTitle } from '../pages/use-title.ts'
import { isPlain, keepPlain } from '../people/comfort.ts'
import { PlainTable } from '../plain/PlainTable.tsx'
import { Chronicle } from '../table/Chronicle.tsx'
import { useBoard } from '../table/Frame.tsx'
import '../table/table.css'
import { useSay } from '../words/language.ts'
import { type Eyes, hasEnded } from './eyes.ts'
import { isSolo } from '../solo/record.ts'
import { Fairness } from './Fairness.tsx'
import { FinalPlaces } from './FinalPlaces.tsx'
import { Keep } from './Keep.tsx'
import { type Moment, sameTime } from './moments.ts'
import './replay.css'
import { Transport } from './Transport.tsx'
import type { Playback } from './use-playback.ts'
import type { Recording } from './use-replay.ts'

interface ReplayFrameProps {
  game: GameId
  recording: Recording
  moment: Moment
  names: readonly string[]
  speaker: Speaker
  own: number | null
  onEyes(eyes: Eyes): void
  playback: Playback
}

/** The table as it was, what had happened by then, and the means to move in time. */
export function ReplayFrame({ game, recording, moment, names, speaker, own, onEyes, playback }: ReplayFrameProps) {
  const say = useSay()
  const [plain, setPlain] = useState(isPlain)
  useTitle(say('client.replay.title', { game: titleOf(say, game) }))
  const [drawer, setDrawer] = useState(false)
  // The reckoning leads here with the analysis open.
  const [analysis, setAnalysis] = useState(() => new URLSearchParams(location.search).has('analysis'))
  const Board = useBoard(game)
  const { about } = recording.replay
  const { moments, eyes } = recording
  const hasPicture = entryOf(game).board !== undefined
  const seat = typeof eyes === 'number' ? eyes : null
  const seen = useMemo(() => ({ ...moment.seen, mine: null }), [moment])
  const isLast = playback.now === moments.length - 1
  const waiting = moment.seen.waiting
  return (
    <div className={drawer ? 'frame drawer-open' : 'frame'}>
      <header className="frame-head">
        <Link href="/" className="brand" aria-label={say('client.nav.home')}>
          <Emblem body={bodies['crown']} />
        </Link>
        <h1>{say('client.replay.title', { game: titleOf(say, game) })}</h1>
        <nav className="frame-nav">
          {!hasEnded(about) && (
            <Link href={`/table/${about.id}`} className="button quiet">
              {say('client.replay.table')}
            </Link>
          )}
          {hasPicture && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={plain}
              onClick={() => {
                keepPlain(!plain)
                setPlain(!plain)
              }}
            >
              {say('client.table.plain')}
            </button>
          )}
          {hasEnded(about) && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={analysis}
              onClick={() => setAnalysis(!analysis)}
            >
              {say('client.analysis.title')}
            </button>
          )}
          <button
            type="button"
            className="button quiet drawer-toggle"
            aria-expanded={drawer}
            onClick={() => setDrawer(!drawer)}
          >
            {say('client.table.chronicle')}
          </button>
        </nav>
        <Preferences />
      </header>
      <main className="frame-main">
        <div
          className={eyes === 'all' || isLast || analysis ? 'frame-board frame-over' : 'frame-board'}
          tabIndex={0}
          role="region"
          aria-label={say('client.table.board')}
        >
          {isLast && about.standing && <FinalPlaces standing={about.standing} names={names} />}
          {!plain && Board && (
            <Board key={`${eyes}.${playback.leaps}`} seen={seen} seat={seat} names={names} speaker={speaker} />
          )}
          {(plain || !hasPicture || eyes === 'all') && (
            <PlainTable game={game} about={about} seen={seen} seat={seat} names={names} speaker={speaker} />
          )}
        </div>
        {analysis && hasEnded(about) && (
          <Analysis
            id={about.id}
            names={names}
            speaker={speaker}
            at={moment.seen.at}
            now={playback.now}
            momentOf={at => sameTime(moments, at)}
            go={playback.go}
            onClose={() => setAnalysis(false)}
          />
        )}
        <Transport
          about={about}
          names={names}
          own={own}
          eyes={eyes}
          onEyes={onEyes}
          length={moments.length}
          playback={playback}
          caption={
            moment.seen.script.length === 0
              ? say('client.bar.over')
              : speaker.sayWaiting(moment.seen.script.at(-1)?.step ?? '', waiting)
          }
        />
      </main>
      <aside className="frame-drawer" aria-label={say('client.table.chronicle')}>
        <Chronicle speaker={speaker} names={names} />
        <Keep about={about} eyes={eyes} now={playback.now} />
        {hasEnded(about) && !isSolo(about.id) && <Fairness about={about} />}
        <div className="drawer-preferences">
          <Preferences />
        </div>
      </aside>
    </div>
  )
}
