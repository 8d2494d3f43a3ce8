import type { Ref } from '@cloak/kernel'
import { createContext, type ReactNode, use } from 'react'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import type { ThingState } from '@cloak/parts/ask/things.tsx'

export interface Spotted {
  state: ThingState
  point(): void
  /** Which one it is, where the order matters. */
  mark?: string
}
/** What pointing at a thing does while a scene wants it for itself, as the plan does. */
export interface Pointing {
  at(ref: Ref): Spotted | null
}
const Context = createContext<Pointing | null>(null)
export const PointingContext = Context

interface SpotProps {
  of: Ref
  className: string
  children: ReactNode
}
/** A thing on the table; the scene has the first word on what a click means, the open question the second. */
export function Spot({ of, className, children }: SpotProps) {
  const pointing = use(Context)
  if (!pointing)
    return (
      <Thing of={of} className={className}>
        {children}
      </Thing>
    )
  const found = pointing.at(of)
  if (!found)
    return (
      <div className={className} data-thing={`${of.kind}:${of.id}`}>
        {children}
      </div>
    )
  return (
    <button
      type="button"
      className={`${className} thing thing-${found.state}`}
      aria-pressed={found.state === 'chosen'}
      aria-disabled={found.state === 'barred'}
      onClick={found.point}
    >
      {children}
      {found.mark && <span className="spot-mark">{found.mark}</span>}
    </button>
  )
}
