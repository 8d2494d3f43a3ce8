import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { ask, connect, newIdentity, tableOf } from './client.ts'
import { type Robot, robot } from './robot.ts'

/** Several tables of robots under way. */
export interface Party {
  tables: string[]
  robots: Robot[]
  acknowledged(): number
  /** Waits until so many more answers were acknowledged. */
  goesOn(answers: number): Promise<void>
  stop(): Promise<void>
}

export async function party(
  addresses: () => readonly string[],
  tables: number,
  seats: number,
  think: number,
): Promise<Party> {
  const [address] = addresses()
  const robots: Robot[] = []
  const ids: string[] = []
  for (let t = 0; t < tables; t++) {
    const clients = []
    for (let i = 0; i < seats; i++) clients.push(await connect(address!, await newIdentity(address!, `R${t}.${i}`)))
    const table = await tableOf(clients, address!, 'citadels-2016')
    await clients[0]!.send({ kind: 'start', table })
    for (const client of clients) await client.close()
    ids.push(table)
    for (const [i, { who }] of clients.entries()) {
      const turned = () => addresses().map((_, k, all) => all[(k + i) % all.length]!)
      robots.push(robot(who, table, turned, think))
    }
  }
  const acknowledged = () => robots.reduce((sum, each) => sum + each.acknowledged.length, 0)
  return {
    tables: ids,
    robots,
    acknowledged,
    async goesOn(answers) {
      const [goal, patience] = [acknowledged() + answers, Date.now() + 20_000]
      while (acknowledged() < goal) {
        if (Date.now() > patience) throw new Error(`stuck at ${acknowledged()} of ${goal}`)
        await pause(20)
      }
    },
    stop: async () => void (await Promise.all(robots.map(each => each.stop()))),
  }
}

interface Line {
  kind: string
  cmd?: string
  at?: number
  seat?: number
}
/** Nothing acknowledged is missing, nothing was done twice, and every table can still be played on. */
export async function holds({ robots, tables }: Party, lines: readonly Line[], address: string): Promise<void> {
  const written = lines.flatMap(({ cmd }) => (cmd === undefined ? [] : [cmd]))
  expect(new Set(written).size).toBe(written.length)
  const all = new Set(written)
  const missing = robots.flatMap(({ acknowledged }) => acknowledged.filter(cmd => !all.has(cmd)))
  expect(missing).toEqual([])
  expect(robots.flatMap(({ wrong }) => wrong)).toEqual([])
  for (const id of tables) {
    const { said } = await ask<{ status: string; paused: boolean }>(address, 'GET', `/api/tables/${id}`)
    expect(['playing', 'over']).toContain(said.status)
    expect(said.paused).toBe(false)
  }
}
