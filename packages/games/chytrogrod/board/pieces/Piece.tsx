import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import type { Place } from '../pointing/places.ts'
import { useChytrogrod } from '../table.ts'

interface PieceProps {
  /** Where it lies, if it may ever be pointed at. */
  at: Place | null
  /** Its place in words that do not change, for what moves things about. */
  place?: string
  className: string
  /** What it is, for those who do not see it. */
  label?: string | undefined
  style?: CSSProperties
  onPointerDown?: (event: PointerEvent) => void
  children?: ReactNode
}

/** Something on the table: a button while it can be pointed at, a picture otherwise. */
export function Piece({ at, place, className, label, style, onPointerDown, children }: PieceProps) {
  const table = useChytrogrod()
  const pointed = at && table.at(at)
  if (!pointed)
    return (
      <span
        className={className}
        data-place={place}
        style={style}
        title={label}
        {...(label !== undefined && { role: 'img', 'aria-label': label })}
      >
        {children}
      </span>
    )
  return (
    <button
      type="button"
      className={`${className} thing thing-${pointed.state}`}
      data-place={place}
      style={style}
      title={label}
      aria-pressed={pointed.state === 'chosen'}
      aria-disabled={pointed.state === 'barred'}
      onClick={pointed.pick}
      onPointerDown={pointed.state === 'barred' ? undefined : onPointerDown}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span className="unseen">{label}</span>
          <span className="chy-face" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  )
}
