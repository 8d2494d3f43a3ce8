import type { Ref } from '@cloak/kernel'

/** Somebody points at something. */
export interface Pointing {
  refs: readonly Ref[]
  anchor: HTMLElement
  byKey: boolean
  /** The number of the question that was open then. */
  at: number
}
