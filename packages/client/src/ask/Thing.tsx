import type { Ref } from '@cloak/kernel'
import type { ReactNode } from 'react'
import { useThings } from './things.tsx'

interface ThingProps {
  of: Ref
  className: string
  children: ReactNode
}

/** Something on the table: a button while it can be pointed at, a picture otherwise. */
export function Thing({ of, className, children }: ThingProps) {
  const { stateOf, point } = useThings()
  const state = stateOf(of)
  if (state === null) return <div className={className}>{children}</div>
  return (
    <button
      type="button"
      className={`${className} thing thing-${state}`}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'barred'}
      onClick={() => point(of)}
    >
      {children}
    </button>
  )
}
