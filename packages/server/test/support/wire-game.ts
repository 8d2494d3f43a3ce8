import { Rng, sample, type Seat } from '@cloak/kernel'
import { type Claim, type Clock, type Level, TALK, TALK_ABOUT } from '@cloak/protocol'
import type { Finished, Saved } from './allowed.ts'
import { ask, type Client, connect, newIdentity, type Now, tableOf } from './client.ts'
import { thingsOf } from './wire.ts'

/** Who plays what, and how. */
export interface Sitting {
  game: string
  seats: number
  options: object
  clock?: Clock
  /** Bots in the last seats. */
  bots?: readonly Level[]
  seed: string
}
/** What one device received, and the number after which it asked to be told. */
interface Visit {
  frames: readonly string[]
  after: number
}
/** One pair of eyes: who looks with them all the time, and what came to the same person's other devices meanwhile. */
export interface Eye {
  at: Seat | null
  client: Client
  visits: Visit[]
  /** Whose eyes were asked for over HTTP while the game ran, and what came. */
  asked: { eyes: string; status: number; text: string }[]
}
export interface Played {
  table: string
  eyes: Eye[]
  file: Finished
}

/** One game under way. */
interface Run {
  table: string
  game: string
  /** What players wait for, so that the game does not end meanwhile. */
  breaks: Set<Promise<unknown>>
}
type Said = { text: string } | { claim: Claim }
/** How everybody's salt begins, which nobody is told while the game runs. */
export const SALT = 'salt-of-'
/** As many as one person may say without a rest. */
const WORDS = 5
const EVERY = 6
/** How long somebody stays away or stays, in notices. */
const [AWAY, STAY] = [25, 6]

const isOver = ({ about }: Now): boolean => about?.status === 'over'

/** Something to say: in one's own words, or ready-made, or about a thing that one may or may not have. */
function something(game: string, rng: Rng): Said {
  const thing = rng.pick(thingsOf(game))
  switch (rng.below(3)) {
    case 0:
      return { text: rng.pick([thing.id, `I have the ${thing.id}`, '<b>{"kind":"now"}</b>']) }
    case 1:
      return { claim: { key: rng.pick(TALK) } }
    default:
      return { claim: { key: rng.pick(TALK_ABOUT), args: { ...thing } } }
  }
}

/** Answers everything at random until the game is over, talks now and then, and takes back once what may be taken back. */
async function plays(client: Client, { table, game, breaks }: Run, rng: Rng): Promise<Said[]> {
  const said: Said[] = []
  const takenBack = new Set<number>()
  let [last, answered] = ['', 0]
  async function send(wish: Parameters<Client['send']>[0]): Promise<void> {
    const reply = await client.send(wish)
    // Two nodes may be in one another's way; whoever is told so tries again.
    if (reply.kind === 'error' && reply.error.code === 'unavailable') await send(wish)
  }
  const tell = (wish: Parameters<Client['send']>[0]): void => void send(wish).catch(() => {})
  async function answer({ seen, n }: Now): Promise<void> {
    if (!seen?.mine || last === `${seen.at} ${n}`) return
    last = `${seen.at} ${n}`
    const { at, mine } = seen
    await Promise.all(breaks)
    tell({ kind: 'answer', table, at, answer: sample(mine.decision, rng) })
    // At once: others are answering too, and then it is too late.
    if (mine.free && !takenBack.has(at)) tell({ kind: 'undo', table, at })
    takenBack.add(at)
    if (++answered % EVERY !== 0 || said.length === WORDS) return
    const words = something(game, rng)
    said.push(words)
    tell('text' in words ? { kind: 'say', table, ...words } : { kind: 'claim', table, ...words })
  }
  const look = (now: Now): void => void answer(now)
  client.onNow(look)
  if (client.now) look(client.now)
  await client.until(isOver)
  return said
}

/** What HTTP gives to this person while the game runs, whether they may have it or not. */
function replays({ client }: Eye, address: string, table: string): Promise<Eye['asked']> {
  const headers = { authorization: `Bearer ${client.who.token}`, connection: 'close' }
  return Promise.all(
    ['own', 'public', 'all', '0', '1'].map(async eyes => {
      const response = await fetch(`${address}/api/tables/${table}/replay?eyes=${eyes}`, { headers })
      return { eyes, status: response.status, text: await response.text() }
    }),
  )
}

/** Another device of somebody who looks on: it comes and goes, and asks for everything, for what it missed, or for half. */
async function comesAndGoes(eye: Eye, address: string, { table, breaks }: Run, rng: Rng): Promise<void> {
  const { client, visits } = eye
  let [last, over] = [0, false]
  for (let i = rng.below(3); !over; i++) {
    const back = last + AWAY + rng.below(AWAY)
    await client.until(now => now.n >= back || isOver(now))
    const after = [0, last, Math.floor(last / 2)][i % 3]!
    const device = await connect(address, client.who)
    await device.send({ kind: 'watch', table, after })
    const first = await device.until(() => true)
    if (visits.length === 0 && !isOver(first)) {
      const asking = replays(eye, address, table)
      breaks.add(asking)
      eye.asked = await asking
      breaks.delete(asking)
    }
    over = isOver(await device.until(now => now.n >= first.n + STAY || isOver(now)))
    last = device.now!.n
    await device.close()
    visits.push({ frames: device.frames, after })
  }
}

/** A whole game over real sockets, with every byte that anybody received. Seats and devices take the addresses by turns. */
export async function playedWhole(addresses: readonly string[], sitting: Sitting): Promise<Played> {
  const { game, seats, options, clock, bots = [], seed } = sitting
  const addressOf = (i: number) => addresses[i % addresses.length]!
  const newClient = async (name: string, i: number) => connect(addressOf(i), await newIdentity(addressOf(i), name))
  const seated: Client[] = []
  for (let i = 0; i < seats - bots.length; i++) seated.push(await newClient(`Player ${i}`, i))
  const onlooker = await newClient('Onlooker', seats)
  const table = await tableOf(seated, addressOf(0), game, { listed: true, seats, options, ...(clock && { clock }) })
  for (const [i, level] of bots.entries())
    await seated[0]!.send({ kind: 'seat-bot', table, seat: seated.length + i, level })
  await onlooker.send({ kind: 'watch', table })
  for (const client of seated) await client.send({ kind: 'salt', table, salt: `${SALT}${client.who.id}` })
  const eyes = [...seated, onlooker].map((client, i): Eye => ({
    at: seated[i] ? i : null,
    client,
    visits: [],
    asked: [],
  }))
  const run: Run = { table, game, breaks: new Set() }
  const playing = seated.map((client, i) => plays(client, run, Rng.from(`${seed} ${i}`)))
  const coming = eyes.map((eye, i) => comesAndGoes(eye, addressOf(i + 1), run, Rng.from(`${seed} eye ${i}`)))
  // Who sat down at another node is seen here a moment later.
  await seated[0]!.until(({ about }) => about!.seats.every(({ person, bot }) => person ?? bot))
  const begun = await seated[0]!.send({ kind: 'start', table })
  if (begun.kind !== 'done') throw new Error(`not begun: ${JSON.stringify(begun)}`)
  const [words] = await Promise.all([Promise.all(playing), Promise.all(coming), onlooker.until(isOver)])
  const { said: saved } = await ask<Saved>(addressOf(0), 'GET', `/api/tables/${table}/file`)
  const talk = words.flatMap((all, seat) => all.map(each => ({ seat, name: `Player ${seat}`, ...each })))
  return { table, eyes, file: { ...saved, talk } }
}
