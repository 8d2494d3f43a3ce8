// A whole bot: takes a token, opens a table with bots (or sits down at the one it is given), and answers at random.
//   node examples/bot.ts http://127.0.0.1:8080 [table]
import { Rng, sample, type Seen } from '@cloak/kernel'
import { type Notice, seenAfter } from '@cloak/protocol'
import { WebSocket } from 'ws'

const [address = 'http://127.0.0.1:8080', given] = process.argv.slice(2)
const by = (token: string) => ({ authorization: `Bearer ${token}` })
const post = async <R>(path: string, body: object, token = ''): Promise<R> => {
  const headers = { 'content-type': 'application/json', ...(token && by(token)) }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as R
}

const { token } = await post<{ token: string }>('/api/bots', { name: 'Alberich' })
const table = given ?? (await post<{ id: string }>('/api/tables', { game: 'citadels-2016', seats: 4 }, token)).id
const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, { headers: by(token) })
const rng = Rng.from(token)
let serial = 0
let seen: Seen<object> | null = null
const send = (wish: object): void => socket.send(JSON.stringify({ id: `${serial++}`, table, ...wish }))

/** The server has shown what it is committed to: made only now, a salt keeps it from choosing the cards. */
function begin(salt: string): void {
  const bots = [1, 2, 3].map(seat => ({ kind: 'seat-bot', seat, level: 'random' }))
  for (const wish of given ? [{ kind: 'sit', salt }] : [{ kind: 'salt', salt }, ...bots, { kind: 'start' }]) send(wish)
}
socket.on('open', () => send({ kind: 'watch' }))
socket.on('message', data => {
  const notice = JSON.parse((data as Buffer).toString()) as Notice
  if (notice.kind === 'error' || notice.kind === 'refused') console.error(notice)
  if (notice.kind !== 'now') return
  if (serial === 1) begin(crypto.randomUUID())
  seen = seenAfter(seen, notice)
  if (seen?.mine) send({ kind: 'answer', at: seen.at, answer: sample(seen.mine.decision, rng) })
  if (notice.about?.status !== 'over') return
  console.log(`${table}: place ${notice.about.standing?.[notice.seat ?? 0]?.place}`)
  socket.close()
})
