import { type ReactNode, useEffect, useRef, useState } from 'react'

interface PeekProps {
  className: string
  label: string
  children: ReactNode
}
const EDGE = 6

/** Fingers have no pointer to hover with: touching a thing that cannot be chosen now shows what it is. */
export function Peek({ className, label, children }: PeekProps) {
  const [about, setAbout] = useState<{ text: string; at: DOMRect } | null>(null)
  useEffect(() => {
    if (!about) return
    const close = (): void => setAbout(null)
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [about])
  return (
    <div
      className={className}
      tabIndex={0}
      role="region"
      aria-label={label}
      onPointerUp={({ pointerType, target }) => {
        if (pointerType === 'mouse' || !(target instanceof Element) || target.closest('button, a')) return
        const titled = target.closest<HTMLElement>('[title]')
        if (titled) setAbout({ text: titled.title, at: titled.getBoundingClientRect() })
      }}
    >
      {children}
      {about && <Note text={about.text} at={about.at} />}
    </div>
  )
}

function Note({ text, at }: { text: string; at: DOMRect }) {
  const self = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!self.current) return
    const { width, height } = self.current.getBoundingClientRect()
    const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, at.left + at.width / 2 - width / 2))
    const top = at.top - height - EDGE >= EDGE ? at.top - height - EDGE : at.bottom + EDGE
    self.current.style.translate = `${left}px ${top}px`
  }, [at, text])
  return (
    <p ref={self} className="bubble bubble-about" role="status">
      {text}
    </p>
  )
}
