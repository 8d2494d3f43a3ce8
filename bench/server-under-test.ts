import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { gameNamed } from '@cloak/games'
import { awaited, decisionFor, Rng, sample } from '@cloak/kernel'
import { type Brain, botPool, logger, readConfig, serve } from '@cloak/server'

const MANY = '100000'
const config = readConfig({
  PORT: '0',
  LOG_LEVEL: 'error',
  IDLE_AFTER: '5',
  COMMANDS_PER_SECOND: MANY,
  REQUESTS_PER_SECOND: MANY,
  CONNECTIONS_PER_ADDRESS: MANY,
  GUESTS_PER_MINUTE: MANY,
  TABLES_PER_MINUTE: MANY,
  TABLES_PER_ADDRESS: MANY,
  ...process.env,
})

/** As many bots as there are processes for it think at once, and only when they are let: so all rest as soon as these have answered. */
let awake = Promise.resolve()
let wake: (() => void) | null = null
function rest(): void {
  if (!wake) awake = new Promise(settle => (wake = settle))
}
function think(): void {
  wake?.()
  wake = null
}
const pool = botPool(config.BOT_WORKERS)
const lanes = Array.from({ length: config.BOT_WORKERS }, (): Promise<unknown> => Promise.resolve())
let thoughts = 0
let budget = config.BOT_BUDGET
const brain: Brain = {
  decide(thought, begins) {
    const lane = thoughts++ % lanes.length
    const answer = lanes[lane]!.then(() => awake).then(() => pool.decide({ ...thought, budget }, begins))
    lanes[lane] = answer.catch(() => {})
    return answer
  },
  people: pool.people,
  close: () => pool.close(),
}
const running = await serve(config, logger(config.LOG_LEVEL), null, brain)

const TABLES = 200
const ENTRIES = 100
const BOT_TABLES = 8
const ids: string[] = []

/** Tables in the middle of a game, without a single socket; all at once, so that they share commits. */
async function fill(): Promise<{ tables: number; per: number }> {
  ids.push(...(await Promise.all(Array.from({ length: TABLES }, (_, t) => filled(Rng.from(`fill ${t}`))))))
  return { tables: TABLES, per: ENTRIES }
}
async function filled(rng: Rng): Promise<string> {
  const host = { id: 'host', name: 'Host', bot: false }
  const { game } = gameNamed('citadels-2016')!
  const wish = { game: game.id, seats: 4, clock: { kind: 'none' as const }, listed: false, sit: true }
  const opened = await running.keepers.open(host, wish, 'here')
  if (!('id' in opened)) throw new Error(opened.message)
  const { id } = opened
  const keeper = (await running.keepers.of(id))!
  for (let i = 1; i < 4; i++)
    await keeper.command({ id: `p${i}`, name: `P${i}`, bot: false }, { id: `s${i}`, kind: 'sit', table: id }, () => {})
  await keeper.command(host, { id: 'go', kind: 'start', table: id }, () => {})
  for (let i = 0; i < ENTRIES && keeper.position.room.status === 'playing'; i++) {
    const { state } = keeper.position.course!
    const seat = awaited(game, state)[0]!
    await keeper.enter(seat, state.at, sample(decisionFor(game, state, seat)!, rng), 'person')
  }
  return id
}

/** Tables at which chancellors play among themselves from now on, and think so many milliseconds, whatever their pause. */
async function bots(milliseconds?: string): Promise<{ tables: number; thinkers: number }> {
  budget = Number(milliseconds)
  const host = { id: 'host', name: 'Host', bot: false }
  const wish = { game: 'citadels-2016', seats: 4, clock: { kind: 'none' as const }, listed: false, sit: false }
  for (let t = 0; t < BOT_TABLES; t++) {
    const opened = await running.keepers.open(host, wish, 'here')
    if (!('id' in opened)) throw new Error(opened.message)
    const { id } = opened
    const keeper = (await running.keepers.of(id))!
    for (let seat = 0; seat < 4; seat++) {
      const command = { id: `b${seat}`, kind: 'seat-bot' as const, table: id, seat, level: 'chancellor' as const }
      await keeper.command(host, command, () => {})
    }
    await keeper.command(host, { id: 'go', kind: 'start', table: id }, () => {})
  }
  return { tables: BOT_TABLES, thinkers: config.BOT_WORKERS }
}

async function reload(): Promise<{ p50: number; p99: number }> {
  const took: number[] = []
  for (const id of ids) {
    const start = performance.now()
    await running.keepers.of(id)
    took.push(performance.now() - start)
  }
  took.sort((one, other) => one - other)
  return { p50: took[took.length >> 1]!, p99: took[Math.floor(took.length * 0.99)]! }
}

/** Throws all snapshots away: whoever comes back now has the journal alone. */
function forget(): { forgotten: number } {
  const file = new DatabaseSync(join(config.DATA_DIR, 'cloak.sqlite'), { timeout: 5000 })
  const { changes } = file.prepare('delete from snapshots').run()
  file.close()
  return { forgotten: Number(changes) }
}

/** Of the whole process, and of the event loop's thread alone. */
function cpu(): { seconds: number; main: number; waited: number | null } {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  return { seconds: (all.user + all.system) / 1e6, main: (main.user + main.system) / 1e6, waited: waited() }
}
/** Seconds in which the event loop had something to do and no core to do it on; only Linux tells. */
function waited(): number | null {
  if (process.platform !== 'linux') return null
  const [, waiting] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
  return Number(waiting) / 1e9
}
interface Waited {
  p50: number
  p99: number
}
const waitedIn = (of: RecordableHistogram): Waited => ({ p50: of.percentile(50) / 1e6, p99: of.percentile(99) / 1e6 })
const kinds = new Map<string, RecordableHistogram>()
/** From a command's arrival here to its last push, in milliseconds: since this was last asked, and in all times of that kind. */
function service(kind = ''): { turn: Waited; all: Waited } {
  const { service: of } = running.metrics
  const all = kinds.get(kind) ?? createHistogram()
  kinds.set(kind, all)
  all.add(of)
  const said = { turn: waitedIn(of), all: waitedIn(all) }
  of.reset()
  return said
}
function heap(): { bytes: number } {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return { bytes: heapUsed + external }
}

const answers: { [what: string]: (about?: string) => unknown } = {
  cpu,
  heap,
  fill,
  bots,
  service,
  rest() {
    rest()
    return {}
  },
  think() {
    think()
    return {}
  },
  reload,
  forget,
  async sweep() {
    await running.keepers.sweep()
    return { left: running.keepers.size() }
  },
}
process.on('message', ({ what, about }: { what: string; about?: string }) => {
  void Promise.resolve(answers[what]!(about)).then(said => process.send!(said))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
process.send!({ address: running.address })
