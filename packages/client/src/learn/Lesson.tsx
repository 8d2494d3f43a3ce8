import type { Answer, Decision } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { bodies } from 'virtual:emblems/charges'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ThingsProvider } from '../ask/things.tsx'
import { Emblem } from '../emblem/Emblem.tsx'
import { Preferences } from '../pages/Preferences.tsx'
import { Chronicle } from '../table/Chronicle.tsx'
import { DecisionBar } from '../table/DecisionBar.tsx'
import { give, setDraft, useTable } from '../table/store.ts'
import '../table/table.css'
import { useSay } from '../words/language.ts'
import './learn.css'
import { usePointing } from './point.ts'
import { Reckoning } from './Reckoning.tsx'
import { useBoard } from './use-board.ts'

interface LessonProps {
  about: About
  names: readonly string[]
  speaker: Speaker
  /** The part of the table that is meant just now. */
  point: string | null
  isReading: boolean
  chronicler(decision: Decision | null): ReactNode
}

/** A lesson in play: the table as ever, and the chronicler beside it. */
export function Lesson({ about, names, speaker, point, isReading, chronicler }: LessonProps) {
  const say = useSay()
  const { seen, seat, draft } = useTable()
  const [drawer, setDrawer] = useState(false)
  const onGive = useCallback((answer: Answer) => void give(answer), [])
  const board = useBoard(about.game)
  const frame = useRef<HTMLDivElement>(null)
  usePointing(frame, point, `${seen?.at} ${isReading} ${board !== null}`)
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
      <div ref={frame} className={`frame learning point-${point ?? 'none'}${drawer ? ' drawer-open' : ''}`}>
        <header className="frame-head">
          <Link href="/" className="brand" aria-label={say('client.nav.home')}>
            <Emblem body={bodies['crown']} />
          </Link>
          <h1>{say('client.nav.learn')}</h1>
          <nav className="frame-nav">
            <a href={`/rules/${about.game}`} target="_blank" rel="noreferrer" className="button quiet">
              {say('client.nav.rules')}
            </a>
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
            className={about.standing ? 'frame-board frame-over' : 'frame-board'}
            tabIndex={0}
            role="region"
            aria-label={say('client.table.board')}
          >
            {about.standing && <Reckoning standing={about.standing} names={names} speaker={speaker} />}
            {seen && board && board({ about, seen, seat, names, speaker })}
          </div>
          {!isReading && about.status === 'playing' && <DecisionBar about={about} names={names} speaker={speaker} />}
        </main>
        {chronicler(seen?.mine?.decision ?? null)}
        <aside className="frame-drawer" aria-label={say('client.table.chronicle')}>
          <Chronicle speaker={speaker} names={names} />
          <div className="drawer-preferences">
            <Preferences />
          </div>
        </aside>
      </div>
    </ThingsProvider>
  )
}
