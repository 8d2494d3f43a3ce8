import type { Why } from '@cloak/kernel'
import type { ReactNode } from 'react'

interface ChoiceProps {
  chosen: boolean
  why: Why | null
  /** Nothing behind it can be chosen; it opens all the same, to say why. */
  empty?: boolean
  onChoose(): void
  onWhy(why: Why): void
  children: ReactNode
}

/** One option as a button. What is barred can be tried, and says why not. */
export function Choice({ chosen, why, empty = false, onChoose, onWhy, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className="choice"
      aria-pressed={chosen}
      aria-disabled={empty || (why !== null && !chosen)}
      onClick={() => (why !== null && !chosen ? onWhy(why) : onChoose())}
    >
      {children}
    </button>
  )
}
