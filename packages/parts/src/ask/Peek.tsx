import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pageOfThing } from '../book/pages.ts'
import { useSay } from '../language/language.ts'
import { useTable } from '../table/state.ts'
import { layBeside } from './beside.ts'

interface PeekProps {
  className: string
  label: string
  children: ReactNode
}
interface Peeked {
  text: string
  /** What the rulebook says of it. */
  page: string | null
  at: DOMRect
}

/**
 * Pointing at a thing that cannot be chosen now shows what it is, and where the rulebook tells of it. Fingers have no
 * pointer to hover with, so to them every thing tells its title.
 */
export function Peek({ className, label, children }: PeekProps) {
  const [peeked, setPeeked] = useState<Peeked | null>(null)
  const game = useTable(({ about }) => about?.game)
  useEffect(() => {
    if (!peeked) return
    const close = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.bubble'))) setPeeked(null)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [peeked])
  function pageOf(thing: HTMLElement | null): string | null {
    const [kind, id] = thing?.dataset['thing']?.split(':') ?? []
    return kind !== undefined && id !== undefined && game !== undefined ? pageOfThing(game, { kind, id }) : null
  }
  return (
    <div
      className={className}
      tabIndex={0}
      role="region"
      aria-label={label}
      onPointerUp={({ pointerType, target }) => {
        if (!(target instanceof Element) || target.closest('button, [role=button], a, .bubble')) return
        const titled = target.closest<HTMLElement>('[title]')
        const thing = target.closest<HTMLElement>('[data-thing]')
        const page = pageOf(thing)
        if (page === null && (pointerType === 'mouse' || !titled)) return
        const at = (thing ?? titled)?.getBoundingClientRect()
        if (at) setPeeked({ text: titled?.title ?? '', page, at })
      }}
    >
      {children}
      {peeked && <Note {...peeked} />}
    </div>
  )
}

function Note({ text, page, at }: Peeked) {
  const say = useSay()
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (self.current) layBeside(self.current, at)
  }, [at, text])
  return (
    <div ref={self} className="bubble" role="status">
      {text !== '' && <p className="bubble-about">{text}</p>}
      {page !== null && (
        <a className="bubble-book" href={page} target="_blank" rel="noreferrer">
          {say('parts.book.open')}
        </a>
      )}
    </div>
  )
}
