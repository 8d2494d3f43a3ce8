import type { Ref } from '@cloak/kernel'
import type { Way } from './ways.ts'

/** Somebody points at something. */
export interface Pointing {
  refs: readonly Ref[]
  anchor: HTMLElement
  byKey: boolean
  /** What could not be done with it then: once an action is begun, the others are no longer asked. */
  barred: readonly Way[]
  /** The number of the question that was open then. */
  at: number
}
