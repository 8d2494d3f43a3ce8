import type { Answer } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { bodies } from 'virtual:emblems/charges'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Peek } from '../ask/Peek.tsx'
import { ThingsProvider } from '../ask/things.tsx'
import { Emblem } from '../emblem/Emblem.tsx'
import type { BoardProps } from '../games/board.ts'
import { entryOf, type GameId } from '../games/registry.ts'
import { titleOf } from '../pages/game-names.ts'
import { Preferences } from '../pages/Preferences.tsx'
import { SoundButton } from '../sound/SoundButton.tsx'
import { PlainTable } from '../plain/PlainTable.tsx'
import { useSay } from '../words/language.ts'
import { Chronicle } from './Chronicle.tsx'
import { Company } from './Company.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { LiveNews } from './News.tsx'
import { Outcome } from './Outcome.tsx'
import { give, setDraft, useTable } from './store.ts'
import { Talk } from './Talk.tsx'
import { useTelling } from './telling.ts'
import { useBell } from './bell.ts'

const KEPT = 'cloak.plain'

interface FrameProps {
  about: About
  game: GameId
  names: readonly string[]
  speaker: Speaker
}

/** A game in play, or played: what is asked, the table, what happened, what is said. */
export function Frame({ about, game, names, speaker }: FrameProps) {
  const say = useSay()
  const { seen, seat, draft, link } = useTable()
  const [plain, setPlain] = useState(() => localStorage.getItem(KEPT) === 'yes')
  const [drawer, setDrawer] = useState(false)
  const Board = useBoard(game)
  const onGive = useCallback((answer: Answer) => void give(answer), [])
  const isTelling = useTelling(({ telling }) => telling !== null)
  useBell((seen?.mine ?? null) !== null && !isTelling)
  const isOver = about.status !== 'playing' && !isTelling
  // Whoever opens a finished table is shown the end at once.
  const [wasPlaying] = useState(!isOver)
  const hasPicture = entryOf(game).board !== undefined

  return (
    <ThingsProvider
      at={seen?.at ?? 0}
      decision={seen?.mine?.decision ?? null}
      draft={draft}
      onDraft={setDraft}
      onGive={onGive}
      speaker={speaker}
    >
      <div className={drawer ? 'frame drawer-open' : 'frame'}>
        <header className="frame-head">
          <Link href="/" className="brand" aria-label={say('client.nav.home')}>
            <Emblem body={bodies['crown']} />
          </Link>
          <h1>{titleOf(say, game)}</h1>
          <span className="link-state" role="status">
            {link === 'lost' ? say('client.link.lost') : about.paused ? say('client.table.paused') : ''}
          </span>
          <nav className="frame-nav">
            <a href={`/rules/${game}`} target="_blank" rel="noreferrer" className="button quiet">
              {say('client.nav.rules')}
            </a>
            {hasPicture && (
              <button
                type="button"
                className="button quiet"
                aria-pressed={plain}
                onClick={() => {
                  localStorage.setItem(KEPT, plain ? 'no' : 'yes')
                  setPlain(!plain)
                }}
              >
                {say('client.table.plain')}
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
            <SoundButton />
          </nav>
          <Preferences />
        </header>

        <main className="frame-main">
          <LiveNews speaker={speaker} names={names} />
          <Peek className={isOver ? 'frame-board frame-over' : 'frame-board'} label={say('client.table.board')}>
            {isOver && about.standing && (
              <Outcome
                about={about}
                standing={about.standing}
                names={names}
                speaker={speaker}
                isCeremony={wasPlaying}
              />
            )}
            {seen &&
              (plain || !hasPicture ? (
                <PlainTable game={game} about={about} seen={seen} seat={seat} names={names} speaker={speaker} />
              ) : (
                Board && <Board seen={seen} seat={seat} names={names} speaker={speaker} />
              ))}
          </Peek>
          <DecisionBar about={about} names={names} speaker={speaker} />
        </main>
        <aside className="frame-drawer" aria-label={say('client.table.chronicle')}>
          <Chronicle speaker={speaker} names={names} />
          <Company about={about} names={names} />
          {seat !== null && <Talk table={about.id} />}
          <div className="drawer-preferences">
            <Preferences />
          </div>
        </aside>
      </div>
    </ThingsProvider>
  )
}

/** The drawn table of a game, once it is here. */
export function useBoard(game: GameId): ComponentType<BoardProps> | null {
  const [board, setBoard] = useState<{ is: ComponentType<BoardProps> } | null>(null)
  useEffect(() => {
    void entryOf(game)
      .board?.()
      .then(is => setBoard({ is }))
  }, [game])
  return board?.is ?? null
}
