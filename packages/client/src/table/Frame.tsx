import type { Answer } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { useCallback, useState } from 'react'
import { Peek } from '@cloak/parts/ask/Peek.tsx'
import { ThingsProvider } from '@cloak/parts/ask/things.tsx'
import { type GameId, hasBoard } from '../games/registry.ts'
import { titleOf } from '../pages/game-names.ts'
import { SoundButton } from '@cloak/parts/sound/SoundButton.tsx'
import { PlainTable } from '../plain/PlainTable.tsx'
import { useSay } from '../words/say.ts'
import { Chronicle } from './Chronicle.tsx'
import { Company } from './Company.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { LinkNews } from './LinkNews.tsx'
import { LiveNews } from './News.tsx'
import { Outcome } from './Outcome.tsx'
import { Shell } from './Shell.tsx'
import { give, setDraft, useTable } from '@cloak/parts/table/state.ts'
import { Talk } from './Talk.tsx'
import { useTelling } from '@cloak/parts/table/telling.ts'
import { useBell } from './bell.ts'
import { PlainButton, RulesLink, usePlain } from './tools.tsx'
import { useBoard } from './use-board.ts'
import { Watching } from './Watching.tsx'

interface FrameProps {
  about: About
  game: GameId
  names: readonly string[]
  speaker: Speaker
}

/** A game in play, or played: what is asked, the table, what happened, what is said. */
export function Frame({ about, game, names, speaker }: FrameProps) {
  const say = useSay()
  const { seen, seat, draft } = useTable()
  const [plain, setPlain] = usePlain()
  const Board = useBoard(game)
  const onGive = useCallback((answer: Answer) => void give(answer), [])
  const isTelling = useTelling(({ telling }) => telling !== null)
  useBell((seen?.mine ?? null) !== null && !isTelling)
  const isOver = about.status !== 'playing' && !isTelling
  // Whoever opens a finished table is shown the end at once.
  const [wasPlaying] = useState(!isOver)
  const hasPicture = hasBoard(game)

  return (
    <ThingsProvider
      at={seen?.at ?? 0}
      decision={seen?.mine?.decision ?? null}
      draft={draft}
      onDraft={setDraft}
      onGive={onGive}
      speaker={speaker}
    >
      <Shell
        title={titleOf(say, game)}
        state={
          <>
            <span className="link-state" role="status">
              <LinkNews otherwise={about.paused ? say('client.table.paused') : ''} />
            </span>
            <Watching />
          </>
        }
        tools={
          <>
            <RulesLink game={game} />
            {hasPicture && <PlainButton plain={plain} onPlain={setPlain} />}
            <SoundButton />
          </>
        }
        drawer={
          <>
            <Chronicle speaker={speaker} names={names} />
            <Company about={about} names={names} />
            {seat !== null && <Talk table={about.id} game={game} speaker={speaker} />}
          </>
        }
      >
        <LiveNews speaker={speaker} names={names} />
        <Peek className={isOver ? 'frame-board frame-over' : 'frame-board'} label={say('client.table.board')}>
          {isOver && about.standing && (
            <Outcome about={about} standing={about.standing} names={names} speaker={speaker} isCeremony={wasPlaying} />
          )}
          {seen &&
            (plain || !hasPicture ? (
              <PlainTable game={game} about={about} seen={seen} seat={seat} names={names} speaker={speaker} />
            ) : (
              Board && <Board seen={seen} seat={seat} names={names} speaker={speaker} />
            ))}
        </Peek>
        <DecisionBar about={about} names={names} speaker={speaker} />
      </Shell>
    </ThingsProvider>
  )
}
