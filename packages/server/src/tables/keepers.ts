import { randomInt } from 'node:crypto'
import { type Failure, failure, type NewTable } from '@cloak/protocol'
import type { Logger } from 'pino'
import type { Brain } from '../bots/brain.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../http/metrics.ts'
import { newId } from '../random.ts'
import type { Stores } from '../sql/database.ts'
import type { Downtime } from './clock.ts'
import { filing } from './filing.ts'
import type { Asker } from './judge.ts'
import { type Keeper, type KeeperWorld, wakeKeeper } from './keeper.ts'
import { staysUntil } from './listing.ts'
import { type Minder, minder } from './minder.ts'
import { openAgain, openTable } from './open.ts'
import { openings } from './openings.ts'
import { hasEnded } from './room.ts'
import { codeStamp } from './stamp.ts'

/** All live tables of this node. */
export interface Keepers {
  /** Opens a table for somebody at this address. */
  open(asker: Asker, wish: NewTable, address: string): Promise<{ id: string } | Failure>
  /** The keeper of a table, woken if it sleeps; null if there is no such table. */
  of(id: string): Promise<Keeper | null>
  /** Takes up what was under way when the server went down, and goes on looking for what is due. */
  begin(): Promise<void>
  /** Notes at which public tables people are, and lets tables that nobody needs out of memory. */
  sweep(): Promise<void>
  size(): number
  close(): Promise<void>
}

interface Living {
  keeper: Keeper
  minder: Minder
  used: number
  /** When it was last noted that people are there. */
  noted: number
}
const SWEEP = 5000
const NOTED_EVERY = 60_000
const FILED_EVERY = 60 * 60_000
/** Until what others have written is read again, when it could not be. */
const READ_AGAIN = 1000
/** No clock runs longer than this. */
const COUNTED = 400 * 24 * 3600 * 1000

export function keepers(config: Config, stores: Stores, brain: Brain, log: Logger, metrics: Metrics): Keepers {
  const { journal, accounts, lease, records, uptime, bus } = stores
  const living = new Map<string, Promise<Living | null>>()
  const settled = new Map<string, Living>()
  const stamp = codeStamp()
  const node = `${process.pid}-${randomInt(2 ** 40)}`
  const now = () => Date.now()
  const doors = openings(config, records, now)
  /** How far tables that are only just being woken have come elsewhere meanwhile. */
  const heard = new Map<string, number>()
  const archive = filing(records, journal, stamp, log)
  let filed = 0
  let downs: readonly Downtime[] = []
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const world: KeeperWorld = {
    journal,
    isShared: bus.isShared,
    stamp,
    now,
    downs: () => downs,
    asKnown: async asker => (await accounts.byId(asker.id)) ?? asker,
    again: ({ room }, asker) =>
      doors.openNext(asker.id, room.listed, listed => openAgain(journal, room, asker, listed, now())),
    async forgo(table, asker) {
      const found = await livingOf(table)
      await found?.keeper.command(asker, { id: newId(), kind: 'close', table }, () => {})
    },
    entered: () => metrics.count('entries'),
    fault(table, at, err) {
      metrics.count('faults')
      log.error({ table, at, err }, 'command failed')
    },
    changed(keeper, happening) {
      settled.get(keeper.id)?.minder.mind(happening ?? undefined)
      if (happening?.about && keeper.position.room.status === 'over') void archive.file(keeper.position)
    },
  }
  /** One table that cannot be read keeps nobody from the others. */
  const guarded = (table: string, work: () => Promise<unknown>): Promise<unknown> =>
    work().catch((err: unknown) => log.error({ table, err }, 'table could not be taken up'))

  const [least, most] = config.BOT_PAUSE
  const minding = {
    brain,
    journal,
    lease,
    now,
    downs: () => downs,
    pause: () => (most > least ? randomInt(least, most) : least),
    budget: config.BOT_BUDGET,
    trouble: (table: string, err: unknown) => log.warn({ table, err }, 'bot or clock failed'),
  }

  async function wake(id: string, used: number): Promise<Living | null> {
    const keeper = await wakeKeeper(id, world)
    if (!keeper) return null
    const found = { keeper, minder: minder(keeper, minding), used, noted: 0 }
    settled.set(id, found)
    readOn(keeper, heard.get(id) ?? 0)
    found.minder.mind()
    if (keeper.position.room.status === 'over') await archive.file(keeper.position)
    return found
  }
  /** Reads what another node has written, as often as it takes. */
  function readOn(keeper: Keeper, seq: number): void {
    if (closed || keeper.position.seq >= seq || settled.get(keeper.id)?.keeper !== keeper) return
    keeper.catchUp(seq).catch((err: unknown) => {
      log.warn({ table: keeper.id, err }, 'could not catch up')
      setTimeout(readOn, READ_AGAIN, keeper, seq).unref()
    })
  }
  function hear(table: string, seq: number): void {
    const found = settled.get(table)
    if (found) readOn(found.keeper, seq)
    else if (living.has(table)) heard.set(table, Math.max(seq, heard.get(table) ?? 0))
  }
  function livingOf(id: string, used = now()): Promise<Living | null> {
    let found = living.get(id)
    if (!found) {
      found = wake(id, used).finally(() => heard.delete(id))
      living.set(id, found)
      found.then(
        got => got ?? living.delete(id),
        () => living.delete(id),
      )
    }
    return found
  }

  async function note(living: Living): Promise<void> {
    const { keeper, noted } = living
    const { room } = keeper.position
    if (!room.listed || hasEnded(room) || !keeper.attended() || noted > now() - NOTED_EVERY) return
    living.noted = now()
    await records.attend(room.id, staysUntil(room, now()))
  }
  async function sweep(): Promise<void> {
    for (const each of settled.values()) await note(each)
    const idle = now() - config.IDLE_AFTER * 1000
    for (const [id, { keeper, minder, used }] of settled) {
      if (keeper.watchers() > 0 || keeper.busy()) settled.get(id)!.used = now()
      else if (used < idle && minder.atRest(now() + config.IDLE_AFTER * 1000)) {
        minder.stop()
        living.delete(id)
        settled.delete(id)
        try {
          await keeper.snapshot()
        } finally {
          await lease.release(id)
        }
      }
    }
  }
  /** Where nothing is to be done, tables taken up leave memory again as if they had been `used` then. */
  async function takeUp(ids: readonly string[], used: number): Promise<void> {
    for (const id of ids)
      await guarded(id, async () => {
        if (!closed && !settled.has(id) && (await lease.hold(id))) await livingOf(id, used)
      })
  }
  async function round(): Promise<void> {
    await uptime.beat(node, now())
    downs = await uptime.downtimes(now() - COUNTED)
    await sweep()
    await takeUp(await records.due(now()), now())
    if (filed < now() - FILED_EVERY) await fileTheRest()
  }
  async function fileTheRest(): Promise<void> {
    filed = now()
    await archive.rest()
  }

  return {
    open: (asker, wish, address) =>
      doors.open(asker.id, address, wish.listed, () => openTable(journal, asker, wish, now())),
    async of(id) {
      const found = await livingOf(id)
      if (found) found.used = now()
      return found?.keeper ?? null
    },
    async begin() {
      await uptime.wake(now())
      await uptime.beat(node, now())
      downs = await uptime.downtimes(now() - COUNTED)
      await bus.listen((table, seq) => {
        for (const each of table === null ? living.keys() : [table]) hear(each, seq)
      })
      const again = () => {
        timer = setTimeout(() => {
          round()
            .catch((err: unknown) => log.warn({ err }, 'round failed'))
            .finally(() => !closed && again())
        }, SWEEP)
      }
      again()
      const playing = await records.playing()
      void takeUp(playing, 0)
        .then(fileTheRest)
        .catch((err: unknown) => log.warn({ err }, 'could not take tables up'))
    },
    sweep,
    size: () => settled.size,
    async close() {
      closed = true
      clearTimeout(timer)
      for (const { keeper, minder } of settled.values()) {
        minder.stop()
        await keeper.snapshot().catch(() => {})
      }
      await archive.done()
      await uptime.beat(node, now()).catch(() => {})
    },
  }
}

export const noSuchTable = failure('not-found', 'there is no such table', 'table')
