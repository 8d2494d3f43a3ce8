import type { Answer, Decision, Seen } from '@cloak/kernel'
import type { About } from '@cloak/protocol'
import type { Speaker } from '@cloak/words'
import { bodies } from '../emblem/counsel.ts?drawings'
import { type KeyboardEvent, useRef, useState } from 'react'
import { CHANCELLOR } from '../emblem/counsel.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { setDraft, useTable } from '@cloak/parts/table/state.ts'
import { useSay } from '../words/say.ts'
import { bestFirst } from './best-first.ts'
import { Chance, usePercent } from './Chance.tsx'
import './counsel.css'
import { mayAsk } from './may-ask.ts'
import { type Counselled, useCounsel } from './use-counsel.ts'

interface CounselProps {
  about: About
  seen: Seen<object>
  decision: Decision
  speaker: Speaker
}

/** "Ask the chancellor": the best few answers to the question, and why. Taking one lays it out; it is not given yet. */
export function Counsel({ about, seen, decision, speaker }: CounselProps) {
  const say = useSay()
  const { state, ask, dismiss } = useCounsel(about, seen)
  const seat = useTable(({ seat }) => seat)
  const button = useRef<HTMLButtonElement>(null)
  const [taken, setTaken] = useState(false)
  const isOpen = state !== 'unasked'
  function close(): void {
    dismiss()
    button.current?.focus()
  }
  /** The hand goes on to where the answer is confirmed. */
  function take(answer: Answer): void {
    setDraft(answer)
    setTaken(true)
    dismiss()
    const bar = button.current?.closest('.bar')
    requestAnimationFrame(() => bar?.querySelector<HTMLElement>('.confirm')?.focus())
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  return (
    <div className={taken ? 'ask-chancellor counsel-taken' : 'ask-chancellor'} onKeyDown={onKey}>
      <button
        ref={button}
        type="button"
        className={mayAsk(about, seat) ? 'button' : 'button silent'}
        aria-expanded={isOpen}
        aria-label={say('client.counsel.ask')}
        title={say('client.counsel.ask')}
        onClick={isOpen ? close : ask}
      >
        <Emblem body={bodies[CHANCELLOR]} /> <span className="ask-words">{say('client.counsel.ask')}</span>
      </button>
      <p className="unseen" role="status">
        <Summary state={state} rated={about.rated} decision={decision} speaker={speaker} />
      </p>
      {isOpen && (
        <section className="counsel" aria-label={say('client.counsel.title')} aria-busy={state === 'thinking'}>
          <header>
            <h2>{say('client.counsel.title')}</h2>
            <button type="button" className="button" onClick={close}>
              {say(state === 'thinking' ? 'client.counsel.cancel' : 'client.counsel.close')}
            </button>
          </header>
          <Body state={state} rated={about.rated} decision={decision} speaker={speaker} onTake={take} />
        </section>
      )}
    </div>
  )
}

interface SaidProps {
  state: Counselled
  rated: boolean
  decision: Decision
  speaker: Speaker
}

/** What is read out when the counsel is there. */
function Summary({ state, rated, decision, speaker }: SaidProps) {
  const say = useSay()
  const percent = usePercent()
  if (state === 'thinking') return say('client.counsel.thinking')
  if (state === 'silent') return say(rated ? 'client.counsel.silent-rated' : 'client.counsel.silent')
  if (state === 'failed') return say('client.counsel.failed')
  const best = state === 'unasked' ? undefined : bestFirst(state.advice)[0]
  if (!best) return null
  return say('client.counsel.best', {
    answer: speaker.sayAnswer(decision, best.answer),
    chance: percent(best.chance),
  })
}

function Body({ state, rated, decision, speaker, onTake }: SaidProps & { onTake(answer: Answer): void }) {
  const say = useSay()
  if (state === 'unasked') return null
  if (state === 'silent') return <p>{say(rated ? 'client.counsel.silent-rated' : 'client.counsel.silent')}</p>
  if (state === 'failed') return <p>{say('client.counsel.failed')}</p>
  if (state === 'thinking')
    return (
      <p className="counsel-thinking">
        <Emblem body={bodies[CHANCELLOR]} /> {say('client.counsel.thinking')}
      </p>
    )
  const { advice, sayReason } = state
  return (
    <>
      <ol className="counsel-answers">
        {bestFirst(advice).map(({ answer, chance, worlds, reasons }, i) => (
          <li key={i}>
            <h3>{speaker.sayAnswer(decision, answer)}</h3>
            {worlds > 0 && <Chance of={chance} />}
            {reasons.length > 0 && (
              <ul>
                {reasons.map((reason, n) => (
                  <li key={n}>{sayReason(reason)}</li>
                ))}
              </ul>
            )}
            <button
              type="button"
              className="button"
              aria-label={say('client.counsel.take.this', { answer: speaker.sayAnswer(decision, answer) })}
              onClick={() => onTake(answer)}
            >
              {say('client.counsel.take')}
            </button>
          </li>
        ))}
      </ol>
      <p className="hint">
        {advice.iterations === 0
          ? say('client.counsel.only')
          : say('client.counsel.worlds', { worlds: advice.iterations })}
      </p>
    </>
  )
}
