import { type Chapter, menu, orElse, steps } from '@cloak/kernel'
import { GOODS, KINDS } from '../data/pieces.ts'
import { bribe, openSouls } from '../dark.ts'
import { giveUp, noGoods, passUnseen } from '../goods.ts'
import { answerGuesses, scoreGuesses } from '../guesses.ts'
import { market, trade } from '../market.ts'
import { filling, fillOf, leastFill } from '../ritual.ts'
import { EVERYONE, seatOf } from '../seats.ts'
import type { Opening, Pact, X } from '../types.ts'

const { does, asksAll } = steps<Pact>()

/** Part B: the dark ritual (DWD-13.4 to 13.29). */
export const ritual: Chapter<Pact, 'ritual'> = {
  'ritual.fill': asksAll({
    who: (_, { left }) => left,
    covert: true,
    prompt: t => ({ key: 'pact.prompt.fill', args: { round: t.round } }),
    what: (t, _, seat, lean) =>
      orElse(menu([filling(t, seat, lean), market(t, seat, lean)]), { do: 'fill', with: leastFill() }),
    does(x, { left }, answers) {
      const again = left.filter(seat => {
        const said = answers[seat]!
        if (said.do === 'trade') trade(x, seat, said.with)
        else x.t.players[seat]!.fill = fillOf(x.t, seat, said.with)
        return said.do === 'trade'
      })
      if (again.length > 0) x.next('ritual.fill', { left: again })
      else x.next('ritual.open')
    },
  }),

  // DWD-13.9: bribes, souls, guesses, return. In round 3 chests are known by kind alone, in round 5 by owner.
  'ritual.open': does(x => {
    const last = x.t.round === 5
    if (last) {
      x.t.known = x.t.players.map(p => p.kind)
      for (const seat of EVERYONE) x.tell('roleShown', { seat, kind: x.t.players[seat]!.kind })
    }
    const chests = {
      devil: empty(x, 'devil', last),
      cultist: empty(x, 'cultist', last),
      mortal1: empty(x, 'mortal1', last),
      mortal2: empty(x, 'mortal2', last),
    }
    if (!last) passUnseen(x.t)
    x.t.rituals.push({ round: x.t.round, chests })
    bribe(x, chests)
    openSouls(x, chests, last)
    if (last) scoreGuesses(x, chests)
    else answerGuesses(x, chests)
    for (const kind of KINDS) {
      const { goods } = x.t.players[seatOf(x.t, kind)]!
      const { reward } = chests[kind]
      for (const good of GOODS) goods[good] += reward[good]
    }
    if (!last) passUnseen(x.t)
    x.tell('ritualReturned', { round: x.t.round })
    x.next('inquisitors.ask')
  }),
}

/** Opens a chest before everybody; bribes leave it. In round 3 nobody sees whose they were. */
function empty(x: X, kind: (typeof KINDS)[number], last: boolean): Opening {
  const seat = seatOf(x.t, kind)
  const p = x.t.players[seat]!
  const fill = p.fill!
  p.fill = null
  for (const good of GOODS) {
    const n = good === 'coin' ? fill.coin : fill.resources[good]
    if (last) giveUp(x.t, seat, good, n)
    else p.goods[good] -= n
  }
  const souls = fill.plain + fill.marked
  const marked = kind === 'devil' ? fill.marked : 0
  x.tell('chestOpened', { kind, coin: fill.coin, souls, marked })
  for (const { role, on } of fill.guesses) x.tell('guessed', { kind, role, on })
  return { coin: fill.coin, resources: fill.resources, souls, marked, guesses: fill.guesses, reward: noGoods() }
}
