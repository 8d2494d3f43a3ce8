import type { Decision, Draft } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { pageOfThing } from '../book/pages.ts'
import { useSay } from '../language/language.ts'
import { useTable } from '../table/state.ts'
import { among } from './among.ts'
import { layBeside } from './beside.ts'
import type { Pointing } from './pointing.ts'
import { WhyNot } from './WhyNot.tsx'
import { isWhole, type Way } from './ways.ts'

interface BubbleProps {
  pointing: Pointing
  decision: Decision
  ways: readonly Way[]
  speaker: Speaker
  preview(draft: Draft): string | null
  onChoose(way: Way): void
  onClose(): void
}

/** What can be done with the thing pointed at, and why the rest cannot, at the thing itself. */
export function Bubble({ pointing, decision, ways, speaker, preview, onChoose, onClose }: BubbleProps) {
  const say = useSay()
  const self = useRef<HTMLDivElement>(null)
  const { anchor, byKey } = pointing
  const open = ways.filter(({ why }) => why === null)
  const same = among(decision, open)
  const game = useTable(({ about }) => about?.game)
  const page = game === undefined ? undefined : pointing.refs.flatMap(ref => pageOfThing(game, ref) ?? [])[0]
  const barred = pointing.barred.filter(
    ({ action }, i, all) =>
      all.findIndex(each => each.action === action) === i && !open.some(each => each.action === action),
  )

  useLayoutEffect(() => {
    if (self.current) layBeside(self.current, anchor.getBoundingClientRect())
  }, [anchor, ways])

  useLayoutEffect(() => {
    const bubble = self.current
    if (byKey) (bubble?.querySelector<HTMLElement>('button, a') ?? bubble)?.focus()
  }, [anchor, byKey])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      const hadFocus = self.current?.contains(document.activeElement)
      onClose()
      if (hadFocus) anchor.focus()
    }
    const onPress = ({ target }: PointerEvent): void => {
      const isOurs = target instanceof Node && (self.current?.contains(target) || anchor.contains(target))
      if (!isOurs) onClose()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [anchor, onClose])

  function label({ action, draft }: Way, i: number): string {
    const ref = same?.refs[i]
    if (ref) return speaker.say({ key: `ref.${ref.kind}`, args: { id: ref.id } })
    if (isWhole(decision, draft)) return speaker.sayAnswer(decision, draft)
    return action === null ? say('parts.ask.this') : speaker.say({ key: `do.${action}` })
  }
  return (
    <div ref={self} className="bubble" role="dialog" aria-label={say('parts.ask.which')} tabIndex={-1}>
      {anchor.title !== '' && <p className="bubble-about">{anchor.title}</p>}
      {same && <strong className="bubble-deed">{speaker.say({ key: `do.${same.action}` })}</strong>}
      {open.map((way, i) => {
        const said = preview(way.draft)
        return (
          <button key={i} type="button" className="bubble-way" onClick={() => onChoose(way)}>
            <span>{label(way, i)}</span>
            {said !== null && <small>{said}</small>}
          </button>
        )
      })}
      {barred.map(({ why, action }, i) => (
        <div key={i} className="bubble-barred">
          {open.length + barred.length > 1 && action !== null && (
            <strong>{speaker.say({ key: `do.${action}` })}</strong>
          )}
          <WhyNot why={why!} speaker={speaker} />
        </div>
      ))}
      {page !== undefined && (
        <a className="bubble-book" href={page} target="_blank" rel="noreferrer">
          {say('parts.book.open')}
        </a>
      )}
    </div>
  )
}
