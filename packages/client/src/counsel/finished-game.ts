import type { ServedGameFile } from '@cloak/record'
import { ask, Refusal } from '../connection/api.ts'
import type { Finished } from '../solo/counsel-messages.ts'
import { isSolo, recordOf } from '../solo/record.ts'

/** How a game that is over was laid and answered: from the server's file, or from what is kept here. */
export async function finishedGame(id: string): Promise<Finished> {
  if (!isSolo(id)) return ask<ServedGameFile>('GET', `/api/tables/${id}/file`)
  const record = recordOf(id)
  if (!record) throw new Refusal({ code: 'not-found', message: id })
  const { game, rules, seats, seed, options, entries } = record
  return { setup: { game, rules, seats, seed, options }, log: entries }
}
