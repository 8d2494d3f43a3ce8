import type { Decision, Draft, Why } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'

/** What the face of a decision is given. */
export interface AskProps<D extends Decision = Decision> {
  decision: D
  draft: Draft
  onDraft(draft: Draft): void
  /** Somebody tried what cannot be done. */
  onWhy(why: Why): void
  /** Somebody chose again what makes the whole answer. */
  onAgain?: (() => void) | undefined
  speaker: Speaker
  label: string
}
