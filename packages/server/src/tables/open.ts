import { gameNamed } from '@cloak/games'
import { faultInSetup } from '@cloak/kernel'
import { type Failure, failure, type NewTable } from '@cloak/protocol'
import { NO_SALT } from '@cloak/record'
import type { Journal } from '../ports/journal.ts'
import { newId, newSecret } from '../random.ts'
import { begin } from './begin.ts'
import { indexAfter } from './index-row.ts'
import { type Asker, sitterOf } from './judge.ts'
import type { LineOf } from './line.ts'
import type { Room } from './room.ts'

/** Opens a table; the options are judged by the game's own decision. */
export async function openTable(
  journal: Journal,
  asker: Asker,
  wish: NewTable,
  time: number,
): Promise<{ id: string } | Failure> {
  const { game: id, seats, clock, listed, rated = true } = wish
  const found = gameNamed(id)
  if (!found) return failure('bad-request', 'there is no such game', 'game')
  const { game } = found
  if (!game.seats.includes(seats)) return failure('bad-request', `seats: ${game.seats.join(', ')}`, 'seats')
  const options = (wish.options ?? game.options(seats).lapse) as object
  const why = faultInSetup(game, { game: id, rules: game.rules, seats, options, seed: '' })
  if (why) return failure('bad-request', why.rule, why.path ?? 'options')
  const sits = wish.sit ? sitterOf(asker, asker.name, NO_SALT) : null
  return {
    id: await write(journal, {
      kind: 'opened',
      time,
      host: asker.id,
      game: id,
      seats,
      options,
      clock,
      listed,
      rated,
      secret: newSecret(),
      sits,
      bots: [],
    }),
  }
}

/** A table like another, for those who want to play again. Whoever asks is the host; bots keep their seats. */
export async function openAgain(
  journal: Journal,
  room: Room,
  asker: Asker,
  listed: boolean,
  time: number,
): Promise<string> {
  const { game, options, clock, rated, chairs } = room
  const bots = chairs.flatMap(({ bot }, seat) => (bot && seat > 0 ? [{ seat, level: bot }] : []))
  const sits = sitterOf(asker, asker.name, NO_SALT)
  return write(journal, {
    kind: 'opened',
    time,
    host: asker.id,
    game,
    seats: chairs.length,
    options,
    clock,
    listed,
    rated,
    secret: newSecret(),
    sits,
    bots,
  })
}

async function write(journal: Journal, line: LineOf<'opened'>): Promise<string> {
  const id = newId()
  await journal.append(id, 1, JSON.stringify(line), indexAfter(begin(id, line), line, undefined, []))
  return id
}
