import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, Rng, sample } from '@cloak/kernel'
import { type Client, connect, type Identity, type Now } from './client.ts'

/** Plays one seat through crashes: comes back, at another node if need be, and sends again what was not acknowledged. */
export interface Robot {
  /** The ids of commands that were acknowledged. */
  readonly acknowledged: string[]
  /** What a robot that keeps to the rules must never be told. */
  readonly wrong: string[]
  stop(): Promise<void>
}

export function robot(who: Identity, table: string, addresses: () => readonly string[], think: number): Robot {
  const acknowledged: string[] = []
  const wrong: string[] = []
  const rng = Rng.from(who.id)
  let going = true
  let serial = 0
  let pending: { id: string; at: number; answer: Answer } | null = null
  let n = 0

  async function visit(client: Client): Promise<void> {
    await client.send({ kind: 'watch', table, after: n })
    for (;;) {
      if (!going) return
      if (!pending) {
        const now: Now = await client.until(each => Boolean(each.seen?.mine) || each.about?.status === 'over' || !going)
        n = now.n
        if (now.about?.status === 'over' || !going) return void (going = false)
        if (think > 0) await pause(think)
        const { seen } = client.now!
        if (!seen?.mine) continue
        pending = { id: `r${serial++}`, at: seen.at, answer: sample(seen.mine.decision, rng) }
      }
      const { id, ...answer } = pending
      const reply = await client.send({ kind: 'answer', table, ...answer }, id)
      if (reply.kind === 'done') {
        acknowledged.push(`${who.id} ${id}`)
        pending = null
        await client.until(
          each => each.seen?.mine?.prompt === undefined || each.seen.at !== answer.at || each.about?.status === 'over',
        )
      } else if (reply.kind === 'refused') {
        wrong.push(`${reply.why.rule} to ${id}`)
        pending = null
      } else await pause(100)
    }
  }

  const life = (async () => {
    for (let i = 0; going; i++) {
      const all = addresses()
      const client = await connect(all[i % all.length]!, who).catch(() => null)
      if (client) {
        await visit(client).catch(() => {})
        await client.close()
      } else await pause(50)
    }
  })()
  return {
    acknowledged,
    wrong,
    async stop() {
      going = false
      await Promise.race([life, pause(1000)])
    },
  }
}
