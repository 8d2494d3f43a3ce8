import type { Speaker } from '@cloak/words'
import { useMemo } from 'react'
import { useSay } from '../words/say.ts'
import './analysis.css'
import { ChanceTable } from './ChanceTable.tsx'
import { Chart } from './Chart.tsx'
import { pointAt, steadied } from './chart.ts'
import { Legend } from './Legend.tsx'
import { Swings } from './Swings.tsx'
import { type Studied, useAnalysis } from './use-analysis.ts'

interface AnalysisProps {
  id: string
  names: readonly string[]
  speaker: Speaker
  /** The question that the replay shows, and its moment there. */
  at: number
  now: number
  momentOf(at: number): number
  go(moment: number): void
  onClose(): void
}

/** A finished game as the chancellor sees it: everybody's chance of winning over time, and what swung it. */
export function Analysis({ id, names, speaker, at, now, momentOf, go, onClose }: AnalysisProps) {
  const say = useSay()
  const { studied, stop, begin } = useAnalysis(id)
  const chances = useMemo(
    () =>
      typeof studied === 'object' && 'points' in studied ? { ...studied, points: steadied(studied.points) } : null,
    [studied],
  )
  return (
    <section className="analysis" aria-label={say('client.analysis.title')}>
      <header>
        <h2>{say('client.analysis.title')}</h2>
        {chances && <Legend names={names} chances={chances.points[pointAt(chances.points, at)]?.chances ?? []} />}
        <button type="button" className="button quiet" aria-label={say('client.analysis.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <Progress studied={studied} onStop={stop} onBegin={begin} />
      {chances && (
        <div className="analysis-found">
          <div className="analysis-chart">
            <Chart {...chances} seats={names.length} at={at} onAt={at => go(momentOf(at))} />
            <ChanceTable points={chances.points} names={names} />
            <p className="hint">{say('client.analysis.how')}</p>
          </div>
          <Swings swings={chances.swings} names={names} speaker={speaker} momentOf={momentOf} now={now} />
        </div>
      )}
    </section>
  )
}

/** How far it has come; every word of it is read out, the figures are not. */
function Progress({ studied, onStop, onBegin }: { studied: Studied; onStop(): void; onBegin(): void }) {
  const say = useSay()
  const progress = typeof studied === 'object' && 'progress' in studied ? studied.progress : null
  const isStopped = studied === 'stopped'
  return (
    <div className={typeof studied === 'object' && progress === null ? 'unseen' : 'analysis-progress'}>
      <p role="status">{sentence()}</p>
      {progress !== null && (
        <>
          <progress value={progress} max={1} aria-label={say('client.analysis.progress')} />
          <button type="button" className="button" onClick={onStop}>
            {say('client.analysis.cancel')}
          </button>
        </>
      )}
      {isStopped && (
        <button type="button" className="button" onClick={onBegin}>
          {say('client.analysis.begin')}
        </button>
      )}
    </div>
  )

  function sentence(): string {
    if (studied === 'stopped') return say('client.analysis.stopped')
    if (studied === 'failed') return say('client.analysis.failed')
    if (progress === null) return say('client.analysis.done')
    return say(progress > 0.98 ? 'client.analysis.closer' : 'client.analysis.studying')
  }
}
