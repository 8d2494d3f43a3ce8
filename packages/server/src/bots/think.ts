import { randomBytes } from 'node:crypto'
import { botNamed } from '@cloak/bots'
import { type AnyTypes, gameNamed } from '@cloak/games'
import { type Answer, Rng, type Seen } from '@cloak/kernel'
import { eachLine } from './lines.ts'
import type { Given, Said } from './thinker.ts'
import { signAt, timeToThink } from './time-to-think.ts'

const [, , sign] = process.argv
const isTaken = sign === undefined ? () => false : signAt(Number(sign))

/** The bot of that level answers, from what its seat sees and has heard, in the time it is given. */
function decide({ game: id, seen, heard, seat, level, budget }: Given): Answer {
  const game = gameNamed(id)?.game
  const sits = botNamed(level)
  if (!game || !sits) throw new Error(`no bot ${level} for ${id}`)
  const rng = Rng.from(randomBytes(32).toString('hex'))
  const thinking = { iterations: Infinity, stop: timeToThink(budget, isTaken) }
  return sits(game, seat).decide(seen as Seen<AnyTypes['view']>, heard, rng, thinking)
}

function said(line: string): Said {
  try {
    return { answer: decide(JSON.parse(line) as Given) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'no answer' }
  }
}

// What ends the server from a terminal or a service manager is sent to this process too. It ends when nobody can ask it any
// more, and not before: the server is still to end in good order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
eachLine(process.stdin, line => void process.stdout.write(`${JSON.stringify(said(line))}\n`))
