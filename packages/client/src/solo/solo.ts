import type { LevelName } from '@cloak/bots'
import type { Answer, Decision } from '@cloak/kernel'
import type { Command, Notice } from '@cloak/protocol'
import type { Link, Reply } from '../connection/link.ts'
import type { Asked, Spoken } from './messages.ts'
import { newSeed, newSoloId, recordOf, saveRecord } from './record.ts'

const HASTE = 'cloak.solo-haste'

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
const put = (worker: Worker, asked: Asked): void => worker.postMessage(asked, [])

/** What may be set in a game, without asking any server. */
export function soloOptions(
  game: string,
  seats: number,
): Promise<{ rules: number; decision: Decision; lapse: Answer }> {
  const worker = newWorker()
  return new Promise((settle, fail) => {
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<Spoken>) => {
      worker.terminate()
      if (data.kind === 'options') settle(data)
      else fail(new Error(`no rules of ${game}`))
    })
    put(worker, { kind: 'options', game, seats })
  })
}

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
