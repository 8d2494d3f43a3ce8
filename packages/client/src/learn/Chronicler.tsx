import type { Decision } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { bodies } from '../emblem/learn.ts?drawings'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import type { Standing } from '../solo/guided/guide.ts'
import { give, setDraft, useTable } from '@cloak/parts/table/state.ts'
import type { LearnWords } from './words.ts'

interface ChroniclerProps {
  game: string
  text: string
  standing: Standing
  decision: Decision | null
  words: LearnWords
  speaker: Speaker
  onRead(): void
}

/** Who explains: what happens, what is asked, and on demand how it is answered; asked once more, answers it. */
export function Chronicler({ game, text, standing, decision, words, speaker, onRead }: ChroniclerProps) {
  const { say } = words
  const { wants, answer, done, of } = standing
  const draft = useTable(({ draft }) => draft)
  const isShown = answer !== null && JSON.stringify(draft) === JSON.stringify(answer)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (wants === 'reading' && lost) next.current?.focus({ preventScroll: true })
  }, [wants, text])
  return (
    <section className={`chronicler chronicler-${wants}`} aria-label={say('learn.chronicler')}>
      <Emblem body={bodies['quill-ink']} className="emblem chronicler-face" />
      <div className="chronicler-says">
        <p role="status">{text}</p>
        {wants === 'answer' && answer !== null && decision && (
          <p className="chronicler-task">
            <strong>{say('learn.task')}</strong> {speaker.sayAnswer(decision, answer)}
          </p>
        )}
      </div>
      <div className="chronicler-deeds">
        {wants === 'reading' && (
          <button ref={next} type="button" className="button primary learn-next" onClick={onRead}>
            {say('learn.next')}
          </button>
        )}
        {wants === 'answer' && answer !== null && (
          <button
            type="button"
            className={isShown ? 'button primary learn-do' : 'button learn-show'}
            onClick={() => (isShown ? void give(answer) : setDraft(answer))}
          >
            {say(isShown ? 'learn.do' : 'learn.show')}
          </button>
        )}
        {wants === 'over' && (
          <>
            <Link href={`/new/${game}`} className="button primary learn-done">
              {say('learn.play')}
            </Link>
            <Link href={`/rules/${game}`} className="button">
              {say('learn.book')}
            </Link>
          </>
        )}
        <progress max={of} value={done} aria-label={say('learn.progress')} />
      </div>
    </section>
  )
}
