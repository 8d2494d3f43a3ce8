import { setTimeout as pause } from 'node:timers/promises'
import type { Standing } from '@cloak/kernel'
import type { Clock, Level } from '@cloak/protocol'
import { connect, newIdentity, tableOf } from './client.ts'
import { inWords, journals, type LinesOf, type Mark, missing } from './journals.ts'
import { type Robot, robot } from './robot.ts'

/** A table to be played at. */
export interface Wish {
  people: number
  bots?: readonly Level[]
  clock?: Clock
  /** Milliseconds before each answer. */
  think: number
  /** Whoever sits in the last seat leaves everything to the clock. */
  sleepy?: boolean
}
export interface PartyTable {
  id: string
  wish: Wish
  /** One for each person who sits there, by seat, and at the end one who looks on. */
  robots: readonly Robot[]
}
/** Several tables of robots under way. */
export interface Party {
  readonly tables: readonly PartyTable[]
  /** For each table whose game has ended, unless that was done, opens one like it. */
  fill(): Promise<void>
  acknowledged(): number
  /**
   * Waits until so many more answers were acknowledged, and at least one of them, or one that the clock gave for somebody
   * who sleeps, at every single table whose game has not ended.
   */
  goesOn(answers: number): Promise<void>
  /** Waits until one game more has ended, and somebody has been shown so. */
  endsOne(): Promise<void>
  /** Waits until everybody has been shown the line that is the last of their table now, if not more. */
  allAreShown(): Promise<void>
  /** Nobody begins an answer any more; waits until everybody has been shown all there is. */
  rest(): Promise<void>
  /** The games that have ended by their journals, and how. */
  ended(): Promise<readonly (readonly [PartyTable, readonly Standing[]])[]>
  /** Everybody hangs up, and comes back where they went first. */
  move(): Promise<void>
  stop(): Promise<void>
}

/** Nothing is measured by it: it ends what hangs. */
const PATIENCE = 40_000
type Faults = readonly string[]
/** Waits until there is nothing left to find fault with. */
export async function untilNone(faults: () => Promise<Faults> | Faults, around?: () => Promise<Faults>): Promise<void> {
  const end = Date.now() + PATIENCE
  for (let found = await faults(); found.length > 0; found = await faults()) {
    if (Date.now() > end) throw new Error([...found, ...((await around?.()) ?? [])].join('\n'))
    await pause(20)
  }
}
const sum = (of: readonly number[]): number => of.reduce((one, other) => one + other, 0)
const acknowledgedAt = ({ robots }: PartyTable): number => sum(robots.map(each => each.acknowledged.length))
const answersAt = (table: PartyTable): number => acknowledgedAt(table) + sum(table.robots.map(each => each.lapsed))
const hasEnded = ({ robots }: PartyTable): boolean => robots.some(({ over }) => over)
/** Whoever has not been shown the mark. */
const missedAt = ({ robots }: PartyTable, mark: Mark): string[] =>
  robots.flatMap((each, i) => {
    const eye = i === robots.length - 1 ? mark.eyes.length - 1 : i
    const what = missing(each, eye, mark)
    return what === null ? [] : [`${each.who.name} ${what}: ${inWords(mark)}`]
  })

export async function party(
  addresses: () => readonly string[],
  linesOf: LinesOf,
  wishes: readonly Wish[],
): Promise<Party> {
  const tables: PartyTable[] = []
  const markOf = journals(linesOf)
  const marks = () => Promise.all(tables.map(async each => [each, await markOf(each.id)] as const))
  const robots = () => tables.flatMap(each => each.robots)
  const acknowledged = () => sum(tables.map(acknowledgedAt))
  const filled = new Set<PartyTable>()

  async function open(wish: Wish): Promise<void> {
    const { people, bots = [], clock, think, sleepy = false } = wish
    const [address] = addresses()
    const t = tables.length
    const clients = []
    for (let i = 0; i < people; i++) clients.push(await connect(address!, await newIdentity(address!, `R${t}.${i}`)))
    const seats = people + bots.length
    const table = await tableOf(clients, address!, 'citadels-2016', { seats, ...(clock && { clock }) })
    for (const [i, level] of bots.entries())
      await clients[0]!.send({ kind: 'seat-bot', table, seat: people + i, level })
    await clients[0]!.send({ kind: 'start', table })
    for (const client of clients) await client.close()
    const all = [...clients.map(({ who }) => who), await newIdentity(address!, `Onlooker ${t}`)]
    tables.push({
      id: table,
      wish,
      robots: all.map((who, i) => {
        const turned = () => addresses().map((_, k, all) => all[(k + i) % all.length]!)
        return robot(who, table, turned, { think, late: sleepy, sleeps: sleepy && i === people - 1 })
      }),
    })
  }
  for (const wish of wishes) await open(wish)

  return {
    tables,
    async fill() {
      for (const each of tables.filter(hasEnded)) {
        if (!filled.has(each)) await open(each.wish)
        filled.add(each)
      }
    },
    acknowledged,
    async goesOn(answers) {
      const goal = acknowledged() + answers
      const before = new Map(tables.map(each => [each.id, answersAt(each)]))
      const isStuck = (each: PartyTable) => !hasEnded(each) && answersAt(each) <= before.get(each.id)!
      await untilNone(
        () => {
          const stuck = tables.filter(isStuck).map(({ id }) => `stuck: ${id}`)
          return acknowledged() < goal ? [...stuck, `${acknowledged()} of ${goal}`] : stuck
        },
        async () => (await marks()).flatMap(([each, mark]) => [inWords(mark), ...missedAt(each, mark)]),
      )
    },
    async endsOne() {
      const ended = () => tables.filter(hasEnded).length
      const before = ended()
      await untilNone(() => (ended() > before ? [] : ['no game has ended']))
    },
    async allAreShown() {
      const all = await marks()
      await untilNone(() => all.flatMap(([each, mark]) => missedAt(each, mark)))
    },
    async rest() {
      for (const each of robots()) each.rest()
      await untilNone(async () => (await marks()).flatMap(([each, mark]) => missedAt(each, mark)))
    },
    async ended() {
      return (await marks()).flatMap(([each, { position }]) => {
        const { standing } = position.room
        return standing ? [[each, standing] as const] : []
      })
    },
    move: async () => void (await Promise.all(robots().map(each => each.move()))),
    stop: async () => void (await Promise.all(robots().map(each => each.stop()))),
  }
}
