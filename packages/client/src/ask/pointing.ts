import type { Decision, Ref } from '@cloak/kernel'

/** Somebody points at something. */
export interface Pointing {
  refs: readonly Ref[]
  anchor: HTMLElement
  byKey: boolean
  /** The decision that was open then. */
  of: Decision
}
