import type { Answer, Entry } from '@cloak/kernel'
import type { LevelName } from '@cloak/bots'

/** A game that is played on this device alone: how it was laid, and every answer. */
export interface SoloRecord {
  id: string
  game: string
  rules: number
  seats: number
  options: Answer
  seed: string
  level: LevelName
  entries: readonly Entry[]
  over: boolean
}

const PREFIX = 'solo-'
const KEPT = 'cloak.solo.'
/** Finished games beyond so many are forgotten, the oldest first. */
const MOST = 8

export const isSolo = (id: string): boolean => id.startsWith(PREFIX)
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), n => n.toString(16).padStart(2, '0')).join('')
/** Ids grow with time, so that the newest sorts last. */
export const newSoloId = (): string => `${PREFIX}${Date.now().toString(36)}-${hex(3)}`
export const newSeed = (): string => hex(32)

export function recordOf(id: string): SoloRecord | null {
  const kept = localStorage.getItem(KEPT + id)
  return kept === null ? null : (JSON.parse(kept) as SoloRecord)
}
export function saveRecord(record: SoloRecord): void {
  localStorage.setItem(KEPT + record.id, JSON.stringify(record))
  const over = soloRecords().filter(each => each.over)
  for (const { id } of over.slice(MOST)) localStorage.removeItem(KEPT + id)
}
export const forgetRecord = (id: string): void => localStorage.removeItem(KEPT + id)

/** All that is kept here, the newest first. */
export function soloRecords(): SoloRecord[] {
  const ids = Object.keys(localStorage).filter(key => key.startsWith(KEPT))
  return ids
    .sort()
    .reverse()
    .flatMap(key => recordOf(key.slice(KEPT.length)) ?? [])
}
