import { type Answer, type Chapter, steps } from '@cloak/kernel'
import { askingErrand, entrust } from '../errands/lane.ts'
import { EVERYONE } from '../seats.ts'
import type { Open, Pact } from '../types.ts'

const { asksAll } = steps<Pact>()

const busy = (t: Open) => EVERYONE.filter(seat => t.players[seat]!.todo.length > 0)

export const errands: Chapter<Pact, 'errands'> = {
  'errands.do': asksAll({
    who: busy,
    prompt: (t, _, seat) => {
      const frame = t.players[seat]!.todo.at(-1)!
      const { prompt } = askingErrand(frame)
      return typeof prompt === 'string' ? { key: prompt } : prompt(t, frame.p, seat)
    },
    what: (t, _, seat, lean) => {
      const frame = t.players[seat]!.todo.at(-1)!
      return askingErrand(frame).what(t, frame.p, seat, lean)
    },
    does(x, _, answers) {
      for (const seat of busy(x.t)) {
        const frame = x.t.players[seat]!.todo.pop()!
        entrust(x, seat, lane => askingErrand(frame).does(lane, frame.p, answers[seat] as Answer, seat))
      }
      if (busy(x.t).length > 0) x.next('errands.do')
    },
  }),
}
