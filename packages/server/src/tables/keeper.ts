import type { Answer, Seat, Why } from '@cloak/kernel'
import { type Failure, failure, type TableCommand } from '@cloak/protocol'
import type { IndexRow, Journal } from '../ports/journal.ts'
import type { Watcher } from '../ports/notices.ts'
import { advance, type Happening } from './advance.ts'
import { audience } from './audience.ts'
import type { Downtime } from './clock.ts'
import { inTurn } from './in-turn.ts'
import { indexAfter } from './index-row.ts'
import { type Asker, enters, judge, type Verdict } from './judge.ts'
import type { By, Line } from './line.ts'
import { history, load } from './load.ts'
import { faultInRematch } from './rematch.ts'
import { forKeeping, type Position } from './room.ts'

/** What came of a command. */
export type Reply = { done: true; table?: string } | { why: Why } | { failure: Failure }

export interface KeeperWorld {
  journal: Journal
  /** Other nodes write to it too. */
  isShared: boolean
  stamp: string
  now: () => number
  downs: () => readonly Downtime[]
  /** Somebody as they are known now: they may have changed their name since they came. */
  asKnown: (asker: Asker) => Promise<Asker>
  /** Opens a table like this one, for a rematch; its id, or why there is none. */
  again: (position: Position, asker: Asker) => Promise<string | Failure>
  /** Closes one that was opened in vain. */
  forgo: (table: string, asker: Asker) => Promise<void>
  /** Called after every change, with what the table has become. */
  changed: (keeper: Keeper, happening: Happening | null) => void
  fault: (table: string, at: number, error: unknown) => void
  entered: () => void
}

/** Minds one live table: one command after the other, in the order judge, append, advance, acknowledge, push. */
export interface Keeper {
  readonly id: string
  readonly position: Position
  readonly paused: boolean
  command(asker: Asker, command: TableCommand, ack: (reply: Reply) => void): Promise<void>
  /** Answers for a seat: its bot, its stand-in or its clock; nothing is done if that is `still` wanted no more when its turn comes. */
  enter(seat: Seat, at: number, answer: Answer, by: By, still?: () => boolean): Promise<Reply>
  /** The rules have failed: the table stands still and says so. */
  stand(error: unknown): void
  watch(watcher: Watcher, after: number): Promise<void>
  unwatch(watcher: Watcher): void
  watchers(): number
  /** Is the host there, or anybody who sits at the table? */
  attended(): boolean
  busy(): boolean
  /** Reads what others have written, up to that line at least. */
  catchUp(seq: number): Promise<void>
  snapshot(): Promise<void>
}

const TRIES = 8

/** With a `fault` the journal goes on where nobody can follow: the table stands still from the beginning. */
export function keeper(position: Position, world: KeeperWorld, fault: unknown = null): Keeper {
  const { journal, stamp, now, downs } = world
  const { id } = position.room
  const eyes = audience(now, downs)
  const next = inTurn()
  let paused = false
  /** The last append failed: whether it was written is not known until the journal is read again. */
  let unsure = false
  let snapped = position.seq
  /** How many are about to be shown the table: it must not leave memory before they are. */
  let coming = 0

  function follow(line: Line, verdict?: { step?: Parameters<typeof advance>[2] }): Happening {
    const happening = advance(position, line, verdict?.step)
    if (line.kind === 'entered') world.entered()
    return happening
  }

  async function readOn(): Promise<void> {
    const lines = await journal.read(id, position.seq)
    unsure = false
    for (const { line } of lines) {
      const happening = followed(line)
      if (!happening) return
      told(happening)
    }
  }
  /** What others have written; null if it cannot be followed here, by an older program for one. Nothing may be written after it. */
  function followed(line: string): Happening | null {
    try {
      return follow(JSON.parse(line) as Line)
    } catch (error) {
      stand(error)
      return null
    }
  }

  /** Judges, and judges again when somebody else was first. */
  async function act(cmd: string | null, verdict: () => Verdict, ack: (reply: Reply) => void): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (unsure) await readOn()
      if (cmd !== null && position.done.has(cmd)) return ack({ done: true })
      if (paused) return ack({ failure: failure('paused', 'the table is paused: its rules have failed') })
      const judged = tryTo(verdict)
      if (!('line' in judged)) {
        if ('done' in judged || !(await hasMissed())) return ack(judged)
        continue
      }
      const text = JSON.stringify(judged.line)
      // Whether the line is written is not known before this has answered.
      unsure = true
      const written = await journal.append(id, position.seq + 1, text, judged.index)
      unsure = false
      if (written) {
        const happening = follow(judged.line, judged)
        ack({ done: true })
        return told(happening)
      }
      await readOn()
    }
    ack({ failure: failure('unavailable', 'the table is busy elsewhere') })
  }

  /** Nobody is refused because this node has not heard yet how far another has come: that is read first. */
  async function hasMissed(): Promise<boolean> {
    const before = position.seq
    if (world.isShared) await readOn()
    return position.seq > before
  }

  /** A fault in the rules changes nothing: the table stands still and says so. */
  function tryTo(verdict: () => Verdict): Verdict & { index?: IndexRow | undefined } {
    try {
      const found = verdict()
      return 'line' in found ? { ...found, index: indexAfter(position, found.line, found.step, downs()) } : found
    } catch (error) {
      stand(error)
      return { failure: failure('paused', 'the table is paused: its rules have failed') }
    }
  }
  function stand(error: unknown): void {
    paused = true
    const report = (what: unknown) => world.fault(id, position.course?.state.at ?? -1, what)
    report(error)
    try {
      eyes.refresh(position, true)
    } catch (another) {
      report(another)
    }
  }

  /** What is written is written: if it cannot be shown, the table stands still, and the line stays. */
  function told(happening: Happening): void {
    try {
      eyes.tell(position, happening, paused)
    } catch (error) {
      stand(error)
    }
    world.changed(self, happening)
  }

  async function past(): Promise<Happening[]> {
    const all: Happening[] = []
    await history(journal, id, position.seq, each => all.push(each))
    return all
  }

  const unavailable = (ack: (reply: Reply) => void) => (error: unknown) => {
    world.fault(id, position.course?.state.at ?? -1, error)
    ack({ failure: failure('unavailable', 'the database cannot be reached; nothing was acknowledged') })
  }

  const self: Keeper = {
    id,
    position,
    get paused() {
      return paused
    },
    command: (asker, command, ack) =>
      next(async () => {
        if (command.kind === 'rematch') return rematch(await world.asKnown(asker), command.id, ack)
        const who = command.kind === 'sit' ? await world.asKnown(asker) : asker
        await act(`${who.id} ${command.id}`, () => judge(position, who, command, now(), downs()), ack)
      }).catch(unavailable(ack)),
    stand,
    async enter(seat, at, answer, by, still = () => true) {
      let reply: Reply = { done: true }
      const ack = (said: Reply): void => void (reply = said)
      const verdict = (): Verdict =>
        still() ? enters(position, { at, seat, answer }, by, { time: now() }, downs()) : { done: true }
      await next(() => act(null, verdict, ack)).catch(unavailable(ack))
      return reply
    },
    async watch(watcher, after) {
      const admitted = (past: readonly Happening[]): Promise<boolean> =>
        next(async () => {
          if (unsure) await readOn()
          return eyes.admit(watcher, position, after, past, paused)
        })
      coming++
      try {
        // Nobody's command waits while a whole game is gone through; more than is at hand rarely happens meanwhile.
        if ((await admitted([])) || (await admitted(await past()))) return
        await next(async () => eyes.admit(watcher, position, after, await past(), paused))
      } finally {
        coming--
      }
    },
    unwatch: watcher => eyes.dismiss(watcher, position),
    watchers: () => eyes.size(),
    attended: () => eyes.hasOwn(position),
    busy: () => coming > 0 || next.busy(),
    catchUp: seq =>
      next(async () => {
        // One's own lines are heard of too, and are known by the time it is their turn.
        if (position.seq < seq) await readOn()
      }),
    async snapshot() {
      if (position.seq === snapped || paused) return
      await journal.keep(id, { seq: position.seq, stamp, body: JSON.stringify(forKeeping(position)) })
      snapped = position.seq
    },
  }

  /** The first to ask makes the table; whoever asks later, or at the same time, is told of that one. */
  async function rematch(asker: Asker, id: string, ack: (reply: Reply) => void): Promise<void> {
    const { room } = position
    if (room.rematch) return ack({ done: true, table: room.rematch })
    const fault = faultInRematch(room, asker)
    if (fault) return ack({ failure: fault })
    const cmd = `${asker.id} ${id}`
    const table = await world.again(position, asker)
    if (typeof table !== 'string') return ack({ failure: table })
    const line: Line = { kind: 'rematched', table, time: now(), cmd }
    const verdict = (): Verdict => (room.rematch ? { failure: failure('conflict', 'there is one') } : { line })
    await act(cmd, verdict, reply => ack(room.rematch ? { done: true, table: room.rematch } : reply))
    if (room.rematch !== table) await world.forgo(table, asker)
  }
  if (fault !== null) stand(fault)
  return self
}

/** The keeper of a table, as its journal leaves it. */
export async function wakeKeeper(id: string, world: KeeperWorld): Promise<Keeper | null> {
  const loaded = await load(world.journal, id, world.stamp)
  return loaded && keeper(loaded.position, world, loaded.fault)
}
