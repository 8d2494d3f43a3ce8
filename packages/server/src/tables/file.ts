import type { AnyTypes } from '@cloak/games'
import type { ServedGameFile } from '@cloak/record'
import { fairnessOf, newRecording } from '@cloak/record/node'
import type { Journal } from '../ports/journal.ts'
import { BrokenJournal, entryOf } from './advance.ts'
import { history } from './load.ts'
import type { Position } from './room.ts'

/** The file of a game that has ended, made from the table's journal. */
export async function fileOf(journal: Journal, { room, seq }: Position): Promise<ServedGameFile> {
  const { setup, standing, secret, chairs } = room
  if (!setup) throw new BrokenJournal(`table ${room.id} has ended without a game`)
  const recording = newRecording<AnyTypes['table']>(setup)
  await history(journal, room.id, seq, (_, { course }, line) => {
    if (line.kind === 'started') recording.began(course!.state)
    if (line.kind === 'entered') recording.entered(entryOf(line), course!.state)
  })
  const salts = chairs.map(({ salt }) => salt)
  return { ...recording.file(standing), fairness: fairnessOf(secret, salts) }
}
