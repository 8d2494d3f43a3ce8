import { gameNamed } from '@cloak/games'
import { afterwards, type Entry, enter, faultInSetup, type Seat, type Why } from '@cloak/kernel'
import { type Claim, type Failure, failure, TALK, TALK_ABOUT, type TableCommand } from '@cloak/protocol'
import { NO_SALT } from '@cloak/record'
import { seedOf } from '@cloak/record/node'
import { allAgree, gameOf, type Step } from './advance.ts'
import { bankAfter, type Downtime } from './clock.ts'
import { isCovert } from './covert.ts'
import type { By, Line, Sitter } from './line.ts'
import { nameAt } from './name.ts'
import { isFree, type Position, seatOf } from './room.ts'

/** What is to be written, or why nothing is: it may be so already. */
export type Verdict = { line: Line; step?: Step } | { done: true } | { why: Why } | { failure: Failure }
export interface Asker {
  id: string
  name: string
  /** A program, known by its token. */
  bot: boolean
}
/** An asker as one who sits is written down. */
export const sitterOf = ({ id, bot }: Asker, name: string, salt: string): Sitter => ({
  person: id,
  name,
  salt,
  ...(bot && { program: true }),
})

const no = (code: 'forbidden' | 'conflict' | 'bad-request', message: string, field?: string): Verdict => ({
  failure: failure(code, message, field),
})

/** Judges a command by the table as it stands. Changes nothing. */
export function judge(
  position: Position,
  asker: Asker,
  command: Exclude<TableCommand, { kind: 'rematch' }>,
  now: number,
  downs: readonly Downtime[],
): Verdict {
  const { room } = position
  const own = seatOf(room, asker.id)
  const stamp = { time: now, cmd: `${asker.id} ${command.id}` }
  const isHost = room.host === asker.id
  const gathering = room.status === 'gathering'
  const seated = (what: (seat: Seat) => Verdict): Verdict =>
    own === null ? no('forbidden', 'only for those who sit at the table') : what(own)
  const hosted = (what: () => Verdict): Verdict => (isHost ? what() : no('forbidden', 'only for the host'))
  const before = (what: () => Verdict): Verdict => (gathering ? what() : no('conflict', 'the game has begun or ended'))
  const playing = (what: () => Verdict): Verdict =>
    room.status === 'playing' ? what() : no('conflict', 'no game is being played here')
  const chair = 'seat' in command && command.seat !== undefined ? room.chairs[command.seat] : undefined
  const named = (what: (seat: Seat) => Verdict): Verdict =>
    chair && 'seat' in command ? what(command.seat!) : no('bad-request', 'there is no such seat', 'seat')

  switch (command.kind) {
    case 'sit':
      return before(() => {
        if (own !== null) return no('conflict', 'you sit at this table already')
        const seat = command.seat ?? room.chairs.findIndex(isFree)
        if (!room.chairs[seat]) return no('conflict', 'there is no such free seat', 'seat')
        if (!isFree(room.chairs[seat])) return no('conflict', 'somebody sits there', 'seat')
        const salt = command.salt ?? NO_SALT
        return { line: { kind: 'sat', seat, ...sitterOf(asker, nameAt(room, asker.name), salt), ...stamp } }
      })
    case 'salt':
      return before(() =>
        seated(seat => {
          const { salt } = room.chairs[seat]!
          if (salt === command.salt) return { done: true }
          // One from each: what another device of theirs has kept stays in the seed.
          if (salt !== NO_SALT) return no('conflict', 'your seat has added a salt already', 'salt')
          return { line: { kind: 'salted', seat, salt: command.salt, ...stamp } }
        }),
      )
    case 'rise':
      return before(() => seated(seat => ({ line: { kind: 'rose', seat, ...stamp } })))
    case 'seat-bot':
      return before(() =>
        hosted(() =>
          named(seat =>
            isFree(chair!)
              ? { line: { kind: 'bot-sat', seat, level: command.level, ...stamp } }
              : no('conflict', 'somebody sits there', 'seat'),
          ),
        ),
      )
    case 'remove':
      return before(() =>
        hosted(() =>
          named(seat =>
            isFree(chair!) ? no('conflict', 'nobody sits there') : { line: { kind: 'rose', seat, ...stamp } },
          ),
        ),
      )
    case 'close':
      return before(() => hosted(() => ({ line: { kind: 'closed', ...stamp } })))
    case 'start':
      return before(() => hosted(() => begun(position, stamp)))
    case 'answer':
      return playing(() =>
        seated(seat =>
          enters(position, { at: command.at, seat, answer: command.answer } as Entry, 'person', stamp, downs),
        ),
      )
    case 'undo':
      return playing(() =>
        seated(seat => enters(position, { at: command.at, seat, undo: true }, 'person', stamp, downs)),
      )
    case 'say':
    case 'claim':
      return seated(seat => {
        if (room.chairs[seat]!.silenced) return no('forbidden', 'the host has asked for silence')
        if (command.kind === 'say') return { line: { kind: 'said', seat, text: command.text, ...stamp } }
        const odd = faultInClaim(room.game, command.claim)
        return odd
          ? no('bad-request', odd, 'claim')
          : { line: { kind: 'claimed', seat, claim: command.claim, ...stamp } }
      })
    case 'silence':
      return hosted(() =>
        named(seat =>
          chair!.silenced === command.on
            ? { done: true }
            : { line: { kind: 'silenced', seat, on: command.on, ...stamp } },
        ),
      )
    case 'leave':
    case 'return':
      return playing(() =>
        seated(seat => {
          const kind = command.kind === 'leave' ? 'left' : 'returned'
          return room.chairs[seat]!.away === (kind === 'left')
            ? no('conflict', kind === 'left' ? 'a stand-in plays for you already' : 'nobody stands in for you')
            : { line: { kind, seat, ...stamp } }
        }),
      )
    case 'abandon':
      return playing(() =>
        seated(seat =>
          // Somebody may have left since: then who says so again ends the game.
          room.chairs[seat]!.agrees === command.agree && !(command.agree && allAgree(room))
            ? { done: true }
            : { line: { kind: 'agreed', seat, on: command.agree, ...stamp } },
        ),
      )
  }
}

type Stamp = { time: number; cmd?: string }

function begun({ room }: Position, stamp: Stamp): Verdict {
  if (room.chairs.some(isFree)) return no('conflict', 'a seat is still free')
  const { game } = gameNamed(room.game)!
  const salts = room.chairs.map(({ salt }) => salt)
  const setup = {
    game: room.game,
    rules: game.rules,
    seats: salts.length,
    options: room.options,
    seed: seedOf(room.secret, salts),
  }
  const why = faultInSetup(game, setup)
  return why ? { why } : { line: { kind: 'started', rules: game.rules, seed: setup.seed, ...stamp } }
}

/** Judges an entry, whoever makes it, and works out what follows. */
export function enters(position: Position, entry: Entry, by: By, stamp: Stamp, downs: readonly Downtime[]): Verdict {
  const { room, course } = position
  if (!course || room.status !== 'playing') return no('conflict', 'no game is being played here')
  const game = gameOf(room)
  const step = enter(game, course, entry)
  if (!('state' in step)) return { why: step }
  // A fault in the reckoning too is to be met before anything is written.
  const table = afterwards(step.state)
  if (table) game.standing(table)
  const bank =
    'undo' in entry ? undefined : bankAfter(room, entry.seat, isCovert(game, course.state), stamp.time, downs)
  return { line: { kind: 'entered', ...entry, by, ...(bank !== undefined && { bank }), ...stamp }, step }
}

function faultInClaim(game: string, { key, args = {} }: Claim): string | null {
  const { words, locales } = gameNamed(game)!
  const isOf = (keys: readonly string[]) => keys.includes(key)
  if (isOf(TALK)) return Object.keys(args).length > 0 ? 'takes no arguments' : null
  const things = new Set(Object.values(words.kinds))
  const known = (of: string) => words.namespaces.some(ns => Object.hasOwn(locales.en, `${ns}.${of}`))
  if (isOf(TALK_ABOUT)) {
    const { kind, id, ...rest } = args
    if (Object.keys(rest).length > 0 || typeof kind !== 'string' || id === undefined) return 'takes kind and id'
    return things.has(kind) && known(`${kind}.${id}`) ? null : 'names a thing that is not in this game'
  }
  const own = words.namespaces.some(ns => key.startsWith(`${ns}.claim.`) && Object.hasOwn(locales.en, key))
  return own ? null : 'is no ready-made line of this game'
}
