import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, Rng, sample } from '@cloak/kernel'
import { type Client, connect, type Identity, type Now } from './client.ts'

/** An answer that was acknowledged: the command as the journal has it, and what it said. */
export interface Acknowledged {
  cmd: string
  at: number
  answer: Answer
}
/** Plays one seat through crashes: comes back, at another node if need be, and sends again what was not acknowledged. */
export interface Robot {
  readonly who: Identity
  readonly acknowledged: readonly Acknowledged[]
  /** What a robot that keeps to the rules must never be told. */
  readonly wrong: readonly string[]
  /** How many questions the clock has answered for it. */
  readonly lapsed: number
  /** What it was shown last on the connection that it has; null while it has none. */
  readonly shown: Now | null
  /** Has it been shown the end of the game? */
  readonly over: boolean
  /** Begins no answer from now on, but stays and looks. */
  rest(): void
  /** Hangs up, and comes back where it went first. */
  move(): Promise<void>
  stop(): Promise<void>
}
export interface Habits {
  /** Milliseconds before each answer. */
  think: number
  /** A clock may have answered first. */
  late: boolean
  /** Leaves everything to the clock. */
  sleeps: boolean
}
const isOver = ({ about }: Now): boolean => about?.status === 'over'
/** What only somebody is told for whom the clock has answered. */
const TOO_LATE = new Set(['kernel.stale', 'kernel.not-asked'])

export function robot(
  who: Identity,
  table: string,
  addresses: () => readonly string[],
  { think, late, sleeps }: Habits,
): Robot {
  const acknowledged: Acknowledged[] = []
  const wrong: string[] = []
  const rng = Rng.from(who.id)
  let [going, resting, over] = [true, false, false]
  let [serial, tries, lapsed] = [0, 0, 0]
  let pending: ({ id: string } & Omit<Acknowledged, 'cmd'>) | null = null
  let client: Client | null = null
  let n = 0

  async function visit(client: Client): Promise<void> {
    await client.send({ kind: 'watch', table, after: n })
    while (going) {
      if (!pending) {
        const now = await client.until(each => Boolean(each.seen?.mine) || isOver(each))
        n = now.n
        if (isOver(now)) {
          over = true
          going = false
          return
        }
        if (think > 0) await pause(think)
        if (resting) {
          await client.until(isOver)
          continue
        }
        const { seen } = client.now!
        if (!seen?.mine) continue
        const { at, mine } = seen
        if (sleeps) {
          await client.until(each => each.seen?.at !== at)
          lapsed++
          continue
        }
        pending = { id: `r${serial++}`, at, answer: sample(mine.decision, rng) }
      }
      const { id, ...answer } = pending
      const reply = await client.send({ kind: 'answer', table, ...answer }, id)
      if (reply.kind === 'done') {
        acknowledged.push({ cmd: `${who.id} ${id}`, ...answer })
        pending = null
        await client.until(each => !each.seen?.mine || each.seen.at !== answer.at || isOver(each))
      } else if (reply.kind === 'refused') {
        if (!late || !TOO_LATE.has(reply.why.rule)) wrong.push(`${reply.why.rule} to ${id}`)
        pending = null
      } else await pause(100)
    }
  }

  const life = (async () => {
    while (going) {
      const all = addresses()
      const own = await connect(all[tries++ % all.length]!, who).catch(() => null)
      if (own) {
        client = own
        await visit(own).catch(() => {})
        client = null
        await own.close()
      } else await pause(50)
    }
  })()
  return {
    who,
    acknowledged,
    wrong,
    get lapsed() {
      return lapsed
    },
    get shown() {
      return client && !client.closed ? client.now : null
    },
    get over() {
      return over
    },
    rest: () => void (resting = true),
    async move() {
      tries = 0
      await client?.close()
    },
    async stop() {
      going = false
      await client?.close()
      await Promise.race([life, pause(1000)])
    },
  }
}
