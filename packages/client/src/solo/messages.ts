import type { Answer, Decision, Seat } from '@cloak/kernel'
import type { Command, Notice } from '@cloak/protocol'
import type { GameFile } from '@cloak/record'
import type { Watched } from '../replay/moments.ts'
import type { SoloRecord } from './record.ts'

/** What the page asks of the worker that keeps a table. */
export type Asked =
  | { kind: 'options'; game: string; seats: number }
  | { kind: 'open'; record: SoloRecord; name: string; haste: boolean }
  | { kind: 'look-back'; record: SoloRecord; name: string; at: Seat | null }
  | { kind: 'verify'; file: GameFile }
  | { kind: 'command'; command: Command }

/** What the worker says. The page is told what its own seat may know, as by a server. */
export type Spoken =
  | { kind: 'options'; rules: number; decision: Decision; lapse: Answer }
  | { kind: 'look-back'; replay: Watched }
  /** Null if the rules of the game are not known here. */
  | { kind: 'verify'; holds: boolean | null }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'save'; record: SoloRecord }
  /** The rules have changed since, or the record is damaged. */
  | { kind: 'broken' }
