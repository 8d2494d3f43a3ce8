import { type Chapter, steps } from '@cloak/kernel'
import { deckOf, houseAt } from '../cards.ts'
import { COLOURS, DISTRICT_LIMIT, GOOD_OF, TARGET } from '../data/pieces.ts'
import { scoreOf } from '../score.ts'
import { favouriteOf, leftOf, ringFromFirst } from '../seats.ts'
import { fromSupply, goodsIn } from '../tokens.ts'
import type { Chytrogrod, Events, Open, X } from '../types.ts'

const { does } = steps<Chytrogrod>()

export const cleanup: Chapter<Chytrogrod, 'cleanup'> = {
  'cleanup.check': does(x => {
    clearBoard(x)
    x.t.phase = 'cleanup'
    const reason = whyOver(x.t)
    if (reason === null) return x.next('cleanup.next')
    x.t.phase = 'over'
    x.tell('gameEnded', { round: x.t.round, reason })
    showSecrets(x)
  }),

  'cleanup.next': does(x => {
    const { t } = x
    const arrived = ringFromFirst(t).filter(
      c => goodsIn(t.districts[c].tokens) < DISTRICT_LIMIT && fromSupply(t, GOOD_OF[c], t.districts[c].tokens),
    )
    x.tell('goodsArrived', { districts: arrived })
    for (const player of t.players) player.intrigue = false // CHY-11.4
    const favourite = leftOf(t, favouriteOf(t))
    t.favourite = favourite
    x.tell('privilegePassed', { seat: favourite })
    const first = ringFromFirst(t)[1]!
    t.first = first
    x.tell('firstMoved', { district: first })
    x.next('wake.goods')
  }),
}

/** CHY-5.12: cards to their owners' hands, decrees to the discard pile. */
function clearBoard(x: X): void {
  const { t } = x
  for (const player of t.players) player.hand = deckOf(t)
  const decrees = ringFromFirst(t).flatMap(district => t.districts[district].decrees.map(({ decree }) => decree))
  t.shown = ringFromFirst(t).flatMap(district =>
    t.districts[district].laid.map(({ by, card, status }) => ({ district, by, card, status })),
  )
  for (const colour of COLOURS) {
    t.districts[colour].laid = []
    t.districts[colour].decrees = []
  }
  t.decrees.discard.push(...decrees)
  x.tell('handsRestored', {})
  x.tell('decreesDiscarded', { decrees })
}

/** CHY-9.1, CHY-9.5. */
function whyOver(t: Open): Events['gameEnded']['all']['reason'] | null {
  if (t.players.some(player => scoreOf(t, player) >= TARGET)) return 'target'
  if (COLOURS.every(colour => t.districts[colour].stack.top === null)) return 'deals'
  return t.round >= houseAt(t).rounds ? 'rounds' : null
}

/** CHY-12.2: what nobody has spent is shown at the end. */
function showSecrets(x: X): void {
  x.t.players.forEach(({ secret }, seat) => {
    if (!secret || secret.face !== null) return
    secret.face = secret.good
    if (secret.good !== 'any') x.tell('secretShown', { seat, good: secret.good })
  })
}
