import type { Speaker } from '@cloak/words'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Analysis } from '../counsel/Analysis.tsx'
import { type GameId, hasBoard } from '../games/registry.ts'
import { titleOf } from '../pages/game-names.ts'
import { useTitle } from '../pages/use-title.ts'
import { PlainTable } from '../plain/PlainTable.tsx'
import { Chronicle } from '../table/Chronicle.tsx'
import { Shell } from '../table/Shell.tsx'
import { PlainButton, usePlain } from '../table/tools.tsx'
import { useBoard } from '../table/use-board.ts'
import { useSay } from '../words/say.ts'
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
  const [plain, setPlain] = usePlain()
  useTitle(say('client.replay.title', { game: titleOf(say, game) }))
  // The reckoning leads here with the analysis open.
  const [analysis, setAnalysis] = useState(() => new URLSearchParams(location.search).has('analysis'))
  const Board = useBoard(game)
  const { about } = recording.replay
  const { moments, eyes } = recording
  const hasPicture = hasBoard(game)
  const seat = typeof eyes === 'number' ? eyes : null
  const seen = useMemo(() => ({ ...moment.seen, mine: null }), [moment])
  const isLast = playback.now === moments.length - 1
  const waiting = moment.seen.waiting
  return (
    <Shell
      title={say('client.replay.title', { game: titleOf(say, game) })}
      tools={
        <>
          {!hasEnded(about) && (
            <Link href={`/table/${about.id}`} className="button quiet">
              {say('client.replay.table')}
            </Link>
          )}
          {hasPicture && <PlainButton plain={plain} onPlain={setPlain} />}
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
        </>
      }
      drawer={
        <>
          <Chronicle speaker={speaker} names={names} />
          <Keep about={about} eyes={eyes} now={playback.now} />
          {hasEnded(about) && !isSolo(about.id) && <Fairness about={about} />}
        </>
      }
    >
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
    </Shell>
  )
}
