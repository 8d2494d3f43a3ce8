import { type Answer, faultIn } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Ask } from '@cloak/parts/ask/Ask.tsx'
import { WhyNot } from '@cloak/parts/ask/WhyNot.tsx'
import { Counsel } from '../counsel/Counsel.tsx'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { oncePainted } from '@cloak/parts/motion/once-painted.ts'
import { useSay } from '../words/say.ts'
import './bar.css'
import { Clock } from './Clock.tsx'
import { LastNews } from './News.tsx'
import { command, undo } from './store.ts'
import { give, setDraft, setWhy, useTable } from '@cloak/parts/table/state.ts'
import { useTelling } from '@cloak/parts/table/telling.ts'

interface BarProps {
  about: About
  names: readonly string[]
  speaker: Speaker
}

/** Where the hand of a reader with a keyboard lies when a question comes: what can be chosen before what cannot. */
const firstOpen = (bar: HTMLElement | null): HTMLElement | null =>
  bar?.querySelector<HTMLElement>('.choice:not([aria-disabled=true]), .stepper input') ??
  bar?.querySelector<HTMLElement>('.choice') ??
  null

/** A browser leaves what is half in sight where it is: whoever came to it by Tab is shown the whole. */
function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * The bar takes up the focus of what is about to go: an element that goes with the focus on it has the whole page laid out
 * halfway through its change. Whoever listens from the beginning hears of a change before anything is drawn anew.
 */
useTable.subscribe((now, before) => {
  if (now.seen?.at === before.seen?.at) return
  const going = document.activeElement?.closest(now.seen?.mine ? '.bar-ask' : '.bar-ask, .bar-foot')
  going?.closest<HTMLElement>('.bar')?.focus({ preventScroll: true })
})

/** What is asked of the reader, or whom the table waits for. */
export function DecisionBar({ about, speaker }: BarProps) {
  const say = useSay()
  const { seen, seat, draft, why, sending, undoable } = useTable()
  const bar = useRef<HTMLElement>(null)
  const telling = useTelling(({ telling }) => telling)
  const isTelling = telling !== null
  const isPlaying = about.status === 'playing' || isTelling
  const mine = about.status === 'playing' && !telling ? (seen?.mine ?? null) : null
  const isDone = mine !== null && faultIn(mine.decision, draft) === null
  const waiting = seen?.waiting ?? []
  const isAway = seat !== null && about.seats[seat]!.away
  const canUndo =
    seen !== null &&
    undoable !== null &&
    (seen.at === undoable ? seen.given !== null : seen.at === undoable + 1 && seen.waiting !== 'covert')
  const onAgain = useCallback(() => void (isDone && give(draft as Answer)), [isDone, draft])

  /** Focus is not lost with the button that had it: the bar takes it up, and hands it to the next question. */
  const at = mine ? seen?.at : undefined
  const asked = useRef(at)
  const takeUp = useCallback((): void => {
    const { activeElement } = document
    // What is disabled, or a mere picture again, while it has the focus loses it, but only with the next frame.
    const isLost = activeElement === null || activeElement === document.body
    const isHeld = !isLost && !activeElement.matches(':disabled, [data-thing]')
    if (isHeld && activeElement !== bar.current) return
    // A drawn table may hide the list.
    const open = at === undefined || sending ? null : firstOpen(bar.current)
    const choice = open?.checkVisibility() ? open : null
    if (!choice && activeElement === bar.current) return
    // First, while the page is laid out: the focus changes how things look.
    choice?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    ;(choice ?? bar.current)?.focus({ preventScroll: true })
  }, [at, sending])
  useLayoutEffect(() => {
    const isNew = at !== undefined && at !== asked.current
    asked.current = at
    // The question is seen first: the focus moves when it is.
    if (isNew) oncePainted(takeUp)
    else takeUp()
  }, [takeUp, at, isDone, isTelling])

  // Why something cannot be done is read, and goes with the next thing that is pointed at.
  useEffect(() => {
    if (!why) return
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest('.why a'))) setWhy(null)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [why])

  return (
    <section
      ref={bar}
      className={mine ? 'bar bar-mine' : isPlaying ? 'bar' : 'bar bar-over'}
      aria-label={say('client.bar.title')}
      tabIndex={-1}
      aria-busy={sending}
    >
      <div className="bar-line">
        {!mine && !telling && waiting !== 'covert' && waiting.slice(0, 3).map(each => <Arms key={each} seat={each} />)}
        <p className="bar-says" role="status">
          {sentence()}
        </p>
        <Clock />
        {telling && (
          <button type="button" className="button bar-skip" onClick={telling.skip}>
            {say(seen?.mine ? 'client.bar.skip-to-mine' : 'client.bar.skip')}
          </button>
        )}
        {mine && seen && <Counsel key={seen.at} about={about} seen={seen} decision={mine.decision} speaker={speaker} />}
        {canUndo && !telling && (
          <button type="button" className="button" onClick={() => void undo(undoable)}>
            {say('client.bar.undo')}
          </button>
        )}
        {about.rematch !== null && !telling && (
          <Link href={`/table/${about.rematch}`} className="button primary">
            {say('client.company.rematch')}
          </Link>
        )}
        {isAway && (
          <button type="button" className="button" onClick={() => void command({ kind: 'return', table: about.id })}>
            {say('client.bar.return')}
          </button>
        )}
      </div>
      {why && <WhyNot why={why} speaker={speaker} />}
      {!mine && !telling && isPlaying && <LastNews speaker={speaker} />}
      {mine && (
        <>
          <div className="bar-ask" key={seen?.at} onKeyUp={showWhole}>
            <Ask
              decision={mine.decision}
              draft={draft}
              onDraft={setDraft}
              onWhy={setWhy}
              onAgain={onAgain}
              speaker={speaker}
              label={speaker.say(mine.prompt)}
            />
          </div>
          <div className="bar-foot">
            <button
              type="button"
              className="button primary confirm"
              disabled={!isDone || sending}
              onClick={() => void give(draft as Answer)}
            >
              {isDone ? (
                <Confirm answer={speaker.sayAnswer(mine.decision, draft as Answer)} />
              ) : (
                say('client.bar.choose')
              )}
            </button>
            {draft !== undefined && (
              <button type="button" className="button quiet bar-clear" onClick={() => setDraft(undefined)}>
                <span>{say('parts.ask.clear')}</span>
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )

  function sentence(): string {
    if (telling) return telling.says
    if (about.rematch !== null) return say('client.bar.rematch')
    if (about.status === 'over') return say('client.bar.over')
    if (about.status === 'abandoned') return say('client.bar.abandoned')
    if (!seen) return say('client.table.loading')
    if (mine) return speaker.say(mine.prompt)
    if (seen.given !== null) return say('client.bar.given')
    return speaker.sayWaiting(seen.script.at(-1)?.step ?? '', waiting)
  }
}

/** As much as a button has room for. */
const LONG = 32
/** What is confirmed; a long answer, which would push the choices away, is only said to ears: the choices show it. */
function Confirm({ answer }: { answer: string }) {
  const say = useSay()
  const whole = say('client.bar.confirm', { answer })
  if (answer.length <= LONG) return whole
  return (
    <span title={whole}>
      {say('client.bar.confirm-all')}
      <span className="unseen">{answer}</span>
    </span>
  )
}
