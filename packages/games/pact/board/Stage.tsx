import { useEffect, useRef } from 'react'
import { useSay } from './words.ts'
import type { Planning } from './planning/planning.ts'
import { DropScene, KeepScene, PassScene } from './scenes/Cards.tsx'
import { ErrandScene } from './scenes/Errand.tsx'
import { FillScene } from './scenes/Fill.tsx'
import { PleaScene, VoteScene } from './scenes/Hunt.tsx'
import { InquisitorsScene } from './scenes/Inquisitors.tsx'
import { OfferScene } from './scenes/Offer.tsx'
import { MarketScene } from './scenes/MarketDay.tsx'
import { PlanScene, ReadyScene } from './scenes/Plan.tsx'
import { PreferScene } from './scenes/Prefer.tsx'
import { QuietScene } from './scenes/Quiet.tsx'
import { ReceivedScene } from './scenes/Received.tsx'
import { WingsScene } from './scenes/WingsScene.tsx'
import { usePact } from './table.ts'

interface StageProps {
  planning: Planning | null
  /** The question answers itself: nothing is asked that would be gone before it is read. */
  isPassing: boolean
  listed: boolean
  onListed(listed: boolean): void
}

/**
 * Whether something on show has the focus; the bar keeps it between two questions only, what is a mere picture again loses
 * it with the next frame, and the list is hidden by this table.
 */
function isHeld(): boolean {
  const { activeElement: element } = document
  return element !== null && !element.matches('body, .bar, :disabled, [data-thing]') && element.checkVisibility()
}

/** The middle of the table, where each question is asked in its own way. */
export function Stage({ planning, isPassing, listed, onListed }: StageProps) {
  const say = useSay()
  const { seen } = usePact()
  const stage = useRef<HTMLElement>(null)
  const isMine = seen.mine !== null
  const isTrading = isMine && seen.script.at(-1)?.step === 'market.trade'
  /** On a low screen the hand may be where the eye is: a new question is brought back to it. */
  useEffect(() => {
    const board = stage.current?.closest('.frame-board')
    if (!isMine || !stage.current || !board) return
    const { top } = stage.current.getBoundingClientRect()
    if (top < board.getBoundingClientRect().top) stage.current.scrollIntoView({ block: 'start' })
  }, [isMine, seen.at])
  /** Focus is not lost with the button that had it: the next question takes it up. */
  useEffect(() => {
    if (!isMine || isHeld()) return
    stage.current
      ?.querySelector<HTMLElement>('.scene :is(.thing, button:not(:disabled))')
      ?.focus({ preventScroll: true })
  }, [isMine, seen.at])
  return (
    <section
      ref={stage}
      className={['stage', isMine && 'stage-mine', isTrading && 'stage-trading'].filter(Boolean).join(' ')}
      aria-label={say('pact.board.stage')}
      data-at={seen.at}
    >
      <div className="stage-scene" key={seen.script.at(-1)?.step}>
        {isPassing ? <QuietScene /> : <Scene planning={planning} />}
      </div>
      {isMine && (
        <button
          type="button"
          className="stage-list button quiet"
          aria-pressed={listed}
          onClick={() => onListed(!listed)}
        >
          {say('pact.board.as-list')}
        </button>
      )}
    </section>
  )
}

function Scene({ planning }: { planning: Planning | null }) {
  const { seen } = usePact()
  if (!seen.mine) return <QuietScene />
  switch (seen.script.at(-1)?.step) {
    case 'setup.prefer':
      return <PreferScene />
    case 'cards.keep':
      return <KeepScene />
    case 'cards.pass':
      return <PassScene />
    case 'plan.drop':
      return <DropScene />
    case 'deals.offer':
      return <OfferScene />
    case 'deals.reply':
      return <ReceivedScene />
    case 'plan.make':
      return planning && <PlanScene planning={planning} />
    case 'plan.ready':
      return <ReadyScene />
    case 'hunt.vote':
      return <VoteScene />
    case 'hunt.plea':
      return <PleaScene />
    case 'inquisition.wings':
      return <WingsScene />
    case 'ritual.fill':
      return <FillScene />
    case 'inquisitors.answer':
      return <InquisitorsScene />
    case 'market.trade':
      return <MarketScene />
    default:
      return <ErrandScene />
  }
}
