import { BrokenJournal } from './advance.ts'
import type { Line } from './line.ts'
import { emptyChair, type Position } from './room.ts'

/** A table at the first line of its journal. */
export function begin(id: string, line: Line): Position {
  if (line.kind !== 'opened') throw new BrokenJournal('the table does not begin by being opened')
  const { host, game, seats, options, clock, listed, rated = true, secret, sits, bots, time, cmd } = line
  const chairs = Array.from({ length: seats }, emptyChair)
  if (sits) chairs[0] = { ...emptyChair(), ...sits }
  for (const { seat, level } of bots) chairs[seat] = { ...emptyChair(), bot: level }
  return {
    seq: 1,
    room: {
      id,
      host,
      game,
      options,
      clock,
      listed,
      rated,
      status: 'gathering',
      opened: time,
      secret,
      chairs,
      setup: null,
      standing: null,
      rematch: null,
      bank: [],
      since: time,
    },
    course: null,
    counts: Array<number>(seats + 1).fill(1),
    done: new Set(cmd === undefined ? [] : [cmd]),
  }
}
