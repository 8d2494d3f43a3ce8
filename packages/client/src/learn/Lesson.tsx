import type { Answer, Decision } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { type ReactNode, useCallback, useRef } from 'react'
import { ThingsProvider } from '@cloak/parts/ask/things.tsx'
import { type GameId, hasBoard } from '../games/registry.ts'
import { PlainTable } from '../plain/PlainTable.tsx'
import { Chronicle } from '../table/Chronicle.tsx'
import { DecisionBar } from '../table/DecisionBar.tsx'
import { Shell } from '../table/Shell.tsx'
import { give, setDraft, useTable } from '@cloak/parts/table/state.ts'
import { RulesLink } from '../table/tools.tsx'
import { useBoard } from '../table/use-board.ts'
import { useSay } from '../words/say.ts'
import './learn.css'
import { usePointing } from './point.ts'
import { Reckoning } from './Reckoning.tsx'

interface LessonProps {
  game: GameId
  about: About
  names: readonly string[]
  speaker: Speaker
  /** The part of the table that is meant just now. */
  point: string | null
  isReading: boolean
  /** The table still shows what has happened. */
  isTelling: boolean
  chronicler(decision: Decision | null): ReactNode
}

/** A lesson in play: the table as ever, and the chronicler beside it. */
export function Lesson({ game, about, names, speaker, point, isReading, isTelling, chronicler }: LessonProps) {
  const say = useSay()
  const { seen, seat, draft } = useTable()
  const onGive = useCallback((answer: Answer) => void give(answer), [])
  const Board = useBoard(game)
  const frame = useRef<HTMLDivElement>(null)
  usePointing(frame, point, `${seen?.at} ${isReading} ${Board !== null}`)
  const standing = isTelling ? null : about.standing
  const decision = isReading ? null : (seen?.mine?.decision ?? null)
  return (
    <ThingsProvider
      at={seen?.at ?? 0}
      decision={decision}
      draft={draft}
      onDraft={setDraft}
      onGive={onGive}
      speaker={speaker}
    >
      <Shell
        ref={frame}
        className={`learning point-${point ?? 'none'}`}
        title={say('client.nav.learn')}
        tools={<RulesLink game={game} />}
        beside={chronicler(seen?.mine?.decision ?? null)}
        drawer={<Chronicle speaker={speaker} names={names} />}
      >
        <div
          className={standing ? 'frame-board frame-over' : 'frame-board'}
          tabIndex={0}
          role="region"
          aria-label={say('client.table.board')}
        >
          {standing && <Reckoning standing={standing} names={names} speaker={speaker} />}
          {seen && Board && <Board seen={seen} seat={seat} names={names} speaker={speaker} />}
          {seen && !hasBoard(game) && (
            <PlainTable game={game} about={about} seen={seen} seat={seat} names={names} speaker={speaker} />
          )}
        </div>
        {(isTelling || (!isReading && about.status === 'playing')) && (
          <DecisionBar about={about} names={names} speaker={speaker} />
        )}
      </Shell>
    </ThingsProvider>
  )
}
