import type { Duplex } from 'node:stream'
import { badRequest, Command, type CommandOf, type Failure, failure, Id, type Notice, PROTOCOL } from '@cloak/protocol'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { RightOfWay } from '../bots/right-of-way.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../http/metrics.ts'
import { bucket } from '../people/limits.ts'
import type { Accounts, Person } from '../ports/accounts.ts'
import type { Watcher } from '../ports/notices.ts'
import type { Keeper, Reply } from '../tables/keeper.ts'
import { type Keepers, noSuchTable } from '../tables/keepers.ts'
import { outbox } from './outbox.ts'

const MOST_TABLES = 32
const MOST_MUTED = 1000
const POLICY = 1008
/** What can be done and undone again for ever. Each is a line in the journal, which is kept for good. */
const BACK_AND_FORTH: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'sit',
  'salt',
  'rise',
  'seat-bot',
  'remove',
  'silence',
  'leave',
  'return',
  'abandon',
  'undo',
])

export interface SessionWorld {
  config: Config
  keepers: Keepers
  accounts: Accounts
  metrics: Metrics
  log: Logger
  people: RightOfWay
  /** May this person speak now? However many connections they have. */
  talk: (person: string, now: number) => boolean
  /** May this person change their mind now? */
  waver: (person: string, now: number) => boolean
  /** May this person, at this address, begin to look at a table now? A whole game may have to be gone through for it. */
  look: (person: string, address: string, now: number) => boolean
}
/** Who is at the other end. */
export interface Caller {
  person: Person
  address: string
  /** Whom they do not want to hear; shared with their other connections. */
  muted: Set<string>
}

/** One connection of one person: what it says is checked and passed on, what it watches is sent. */
export function session(socket: WebSocket, raw: Duplex, { person, address, muted }: Caller, world: SessionWorld): void {
  const { config, keepers, accounts, metrics, log, people, talk, waver, look } = world
  /** With the command that asked for it last: one that was overtaken, or taken back, has nothing more to say. */
  const watched = new Map<string, { by: string; keeper: Keeper | null }>()
  const rate = config.COMMANDS_PER_SECOND
  const [commands, pings, mistakes] = [bucket(rate, rate * 2), bucket(1, 8), bucket(2, 40)]

  const out = outbox(socket, raw)
  const notify = (notice: Notice): void => out.send(JSON.stringify(notice))
  const watcher: Watcher = { person: person.id, send: out.send, mutes: other => muted.has(other) }

  function complain(error: Failure, id?: string): void {
    metrics.count('errors')
    notify({ kind: 'error', ...(id !== undefined && { id }), error })
    if (!mistakes.take(Date.now())) out.close(POLICY, 'too many mistakes')
  }
  const acknowledge =
    (id: string) =>
    (reply: Reply): void => {
      if ('done' in reply) {
        const done: Notice = { kind: 'done', id, ...(reply.table !== undefined && { table: reply.table }) }
        return out.sendLast(JSON.stringify(done))
      }
      if ('failure' in reply) return complain(reply.failure, id)
      metrics.count('refusals')
      notify({ kind: 'refused', id, why: reply.why })
    }

  async function obey(command: Command, came: number): Promise<void> {
    const { id } = command
    if (command.kind === 'ping') return notify({ kind: 'done', id })
    if (command.kind === 'mute') {
      if (command.on && muted.size >= MOST_MUTED) return complain(failure('too-many', 'too many are muted'), id)
      await accounts.mute(person.id, command.person, command.on)
      if (command.on) muted.add(command.person)
      else muted.delete(command.person)
      return notify({ kind: 'done', id })
    }
    if (command.kind === 'unwatch') {
      lookAway(command.table)
      return notify({ kind: 'done', id })
    }
    if (command.kind === 'watch') return watch(command)
    const keeper = watched.get(command.table)?.keeper ?? (await keepers.of(command.table))
    if (!keeper) return complain(noSuchTable, id)
    await keeper.command(person, command, acknowledge(id))
    // The acknowledgement leaves at the end of this tick, with what the asker is shown.
    process.nextTick(() => metrics.served(performance.now() - came))
  }

  async function watch({ id, table, after = 0 }: CommandOf<'watch'>): Promise<void> {
    if (!look(person.id, address, Date.now())) return complain(failure('too-many', 'one table after the other'), id)
    if (watched.size >= MOST_TABLES && !watched.has(table))
      return complain(failure('too-many', 'too many tables at once'), id)
    watched.set(table, { by: id, keeper: watched.get(table)?.keeper ?? null })
    const isLast = (): boolean => watched.get(table)?.by === id
    try {
      const keeper = await keepers.of(table)
      if (keeper && isLast()) {
        watched.set(table, { by: id, keeper })
        await keeper.watch(watcher, after)
        // Meanwhile it may have been let go of again.
        if (!watched.has(table)) keeper.unwatch(watcher)
      }
      if (!keeper && isLast()) lookAway(table)
      if (keeper) notify({ kind: 'done', id })
      else complain(noSuchTable, id)
    } catch (error) {
      if (isLast()) lookAway(table)
      throw error
    }
  }
  function lookAway(table: string): void {
    watched.get(table)?.keeper?.unwatch(watcher)
    watched.delete(table)
  }

  socket.on('message', (data, isBinary) => {
    const came = performance.now()
    metrics.count('commands')
    const read = isBinary ? undefined : parsed((data as Buffer).toString())
    const now = Date.now()
    if (!commands.take(now)) return complain(failure('too-many', 'slow down'), idIn(read))
    if (read === undefined) return complain(failure('bad-request', 'a command is a JSON object, sent as text'))
    const command = Command.safeParse(read)
    if (!command.success) return complain(badRequest(command.error), idIn(read))
    const { id, kind } = command.data
    const isTalk = kind === 'say' || kind === 'claim'
    if (isTalk && !talk(person.id, now)) return complain(failure('too-many', 'let others speak'), id)
    if (BACK_AND_FORTH.has(kind) && !waver(person.id, now))
      return complain(failure('too-many', 'not back and forth so often'), id)
    people.take()
    obey(command.data, came)
      .catch((err: unknown) => {
        metrics.count('faults')
        log.error({ err, kind }, 'command failed')
        complain(failure('unavailable', 'could not be done now; nothing was acknowledged'), id)
      })
      .finally(() => process.nextTick(people.leave))
  })
  socket.on('ping', data => {
    if (pings.take(Date.now())) socket.pong(data)
  })
  socket.on('close', () => {
    for (const table of watched.keys()) lookAway(table)
  })
  notify({ kind: 'welcome', protocol: PROTOCOL, person: person.id, name: person.name })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The id of a command that may be anything, so that its sender knows which one is meant. */
function idIn(read: unknown): string | undefined {
  if (typeof read !== 'object' || read === null || !('id' in read)) return undefined
  return Id.safeParse(read.id).data
}
