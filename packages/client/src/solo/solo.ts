import type { LevelName } from '@cloak/bots'
import type { Answer, Seat } from '@cloak/kernel'
import type { Command, Notice } from '@cloak/protocol'
import type { GameFile } from '@cloak/record'
import { Refusal } from '../connection/api.ts'
import type { Link, Reply } from '../connection/link.ts'
import { keptName } from '../people/names.ts'
import type { Watched } from '../replay/moments.ts'
import type { Asked, Spoken } from './messages.ts'
import { newWorker } from './new-worker.ts'
import { newSeed, newSoloId, recordOf, saveRecord } from './record.ts'

const HASTE = 'cloak.solo-haste'

const put = (worker: Worker, asked: Asked): void => worker.postMessage(asked, [])

/** Asks a worker one thing; fails if it has no answer. */
function once<K extends 'options' | 'look-back' | 'verify'>(asked: Asked & { kind: K }): Promise<Spoken & { kind: K }> {
  const worker = newWorker()
  return new Promise((settle, fail) => {
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<Spoken>) => {
      worker.terminate()
      if (data.kind === asked.kind) settle(data as Spoken & { kind: K })
      else fail(new Error('these rules are not known here'))
    })
    put(worker, asked)
  })
}

/** What may be set in a game, without asking any server. */
export const soloOptions = (game: string, seats: number): Promise<Spoken & { kind: 'options' }> =>
  once({ kind: 'options', game, seats })

/** A game kept here as a seat went through it; null for an onlooker's eyes. */
export async function soloReplay(id: string, at: Seat | null): Promise<Watched> {
  const record = recordOf(id)
  if (!record) throw new Refusal({ code: 'not-found', message: id })
  return (await once({ kind: 'look-back', record, name: keptName(), at })).replay
}

/** Plays a saved game again: does it follow from its seed and its log? Null if its rules are not known here. */
export const verifyHere = async (file: GameFile): Promise<boolean | null> =>
  (await once({ kind: 'verify', file })).holds

/** Lays a table on this device; its id. */
export async function openSolo(game: string, seats: number, level: LevelName, options?: Answer): Promise<string> {
  const { rules, lapse } = await soloOptions(game, seats)
  const id = newSoloId()
  saveRecord({
    id,
    game,
    rules,
    seats,
    options: options ?? lapse,
    seed: newSeed(),
    level,
    entries: [],
    over: false,
  })
  return id
}

/** A table on this device, behind the same commands and notices as one on a server; null if there is no such table. */
export function soloLink(id: string, name: string, notice: (notice: Notice) => void): Link | null {
  const record = recordOf(id)
  if (!record) return null
  const worker = newWorker()
  const waiting = new Map<string, (reply: Reply) => void>()
  let sent = 0

  worker.addEventListener('message', ({ data }: MessageEvent<Spoken>) => {
    if (data.kind === 'save') return saveRecord(data.record)
    if (data.kind === 'broken')
      return notice({ kind: 'error', error: { code: 'not-found', message: 'the record cannot be played again' } })
    if (data.kind !== 'notice') return
    const told = data.notice
    if (told.kind === 'done' || told.kind === 'refused' || (told.kind === 'error' && told.id !== undefined)) {
      const command = told.id!
      waiting.get(command)?.(told)
      waiting.delete(command)
    }
    notice(told)
  })
  const give = (command: Command): void => put(worker, { kind: 'command', command })
  put(worker, { kind: 'open', record, name, haste: localStorage.getItem(HASTE) === 'yes' })
  give({ id: 'watch', kind: 'watch', table: id, after: 0 })

  return {
    send(wish) {
      const command: Command = { id: `solo-${++sent}`, ...wish }
      return new Promise(settle => {
        waiting.set(command.id, settle)
        give(command)
      })
    },
    close: () => worker.terminate(),
  }
}
