import type { Open } from '@cloak/chytrogrod'
import { STANDARD } from '../src/data/house.ts'

/**
 * CHY-14.2 to CHY-14.4 once more, written down as the rules text has them and without the engine: every decision is
 * made by a fixed habit. The engine, played by the same habit, must come to the same table.
 *
 * The habit: ties and orders as when the clock runs out; a sabotage hits the lowest other card, else the supporter;
 * a deal is paid from the board, or fails; a surplus goes back in the order of the tokens.
 */
const GOODS = ['weapon', 'chest', 'book', 'rum', 'relic'] as const
const TOKENS = [...GOODS, 'influence5', 'influence10'] as const
const GOOD = { red: 'weapon', yellow: 'chest', green: 'book', blue: 'rum', black: 'relic' } as const
type Colour = keyof typeof GOOD

export function surplusOf(board: { [token: string]: number }): { [token: string]: number } {
  let over = TOKENS.reduce((sum, token) => sum + board[token]!, 0) - 10
  const back: { [token: string]: number } = {}
  for (const token of TOKENS) {
    const n = Math.min(Math.max(over, 0), board[token]!)
    if (n > 0) back[token] = n
    over -= n
  }
  return back
}

/** Plays the rest of a round, from the turning up of the first district to the goods of the next wake-up. */
export function restOfRound(t: Open): void {
  const from = t.ring.indexOf(t.first!)
  for (let i = 0; i < 5; i++) resolve(t, t.ring[(from + i) % 5]!)
  for (const player of t.players)
    player.hand = ['sabotage', 'takeover', 'big', 'small', 'buyout2', 'buyout3', 'buyout4']
  for (const colour of t.ring) {
    t.districts[colour].laid = []
    t.districts[colour].decrees = []
  }
  const score = (seat: number): number =>
    t.players[seat]!.deals.reduce((sum, { deal, size }) => sum + STANDARD.deals[deal][size].points, 0) +
    5 * t.players[seat]!.board.influence5 +
    10 * t.players[seat]!.board.influence10
  const over =
    t.players.some((_, seat) => score(seat) >= 100) ||
    t.ring.every(colour => t.districts[colour].stack.top === null) ||
    t.round === 40
  if (over) return
  for (const colour of t.ring) {
    const { tokens } = t.districts[colour]
    if (GOODS.reduce((sum, good) => sum + tokens[good], 0) < 5 && t.supply[GOOD[colour]] > 0) {
      t.supply[GOOD[colour]]--
      tokens[GOOD[colour]]++
    }
  }
  t.favourite = (t.favourite! + 1) % t.players.length
  t.first = t.ring[(from + 1) % 5]!
  t.round++
  for (const { supporter, board } of t.players) {
    if (supporter === null || t.supply[GOOD[supporter]] === 0) continue
    t.supply[GOOD[supporter]]--
    board[GOOD[supporter]]++
  }
}

function resolve(t: Open, colour: Colour): void {
  const d = t.districts[colour]
  const nearest = (seats: number[]): number[] => {
    const n = t.players.length
    return [...seats].sort((a, b) => ((a - t.favourite! + n) % n) - ((b - t.favourite! + n) % n))
  }
  const live = (kind: string) => d.laid.filter(({ card, status }) => status === 'live' && card.startsWith(kind))
  const owner = (): number => t.players.findIndex(({ supporter }) => supporter === colour)

  for (const { decree } of d.decrees) {
    const ignore = (kind: string) => live(kind).forEach(laid => (laid.status = 'ignored'))
    const put = (token: 'influence5' | 'influence10') => {
      if (t.supply[token] === 0) return
      t.supply[token]--
      d.tokens[token]++
    }
    if (decree === 'not-for-sale') {
      const all = [...(d.stack.top ? [d.stack.top] : []), ...d.stack.unseen, ...d.stack.bottom]
      if (all.length > 1) {
        const top = d.stack.top!
        d.stack.top = d.stack.unseen.shift() ?? d.stack.bottom.shift()!
        d.stack.bottom.push(top)
      }
    }
    if (decree === 'law-and-order') ignore('sabotage')
    if (decree === 'own-business') ignore('takeover')
    if (decree === 'guards-on-duty' || decree === 'small-things') ignore('big')
    if (decree === 'guards-on-duty' || decree === 'big-fish') ignore('small')
    if (decree === 'fools-gold') ignore('buyout')
    if (decree === 'rumour' || decree === 'best-rumour') put('influence5')
    if (decree === 'better-rumour' || decree === 'best-rumour') put('influence10')
  }

  const saboteurs = nearest(live('sabotage').map(({ by }) => by))
  if (saboteurs.length > 0) {
    const acting = saboteurs[0]!
    const target = d.laid.find(({ by, card }) => !(by === acting && card === 'sabotage'))
    if (target) target.status = 'removed'
    else if (owner() >= 0) t.players[owner()]!.supporter = null
  }

  const [mover] = nearest(live('takeover').map(({ by }) => by))
  if (mover !== undefined && t.players[mover]!.supporter !== colour) {
    if (owner() >= 0) t.players[owner()]!.supporter = null
    t.players[mover]!.supporter = colour
  }

  for (const side of ['big', 'small'] as const)
    for (const seat of nearest(live(side).map(({ by }) => by))) {
      const { top } = d.stack
      if (top === null) continue
      const { board, deals } = t.players[seat]!
      const { cost } = STANDARD.deals[top][side]
      if (GOODS.some(good => board[good] < cost[good])) continue
      for (const good of GOODS) {
        board[good] -= cost[good]
        t.supply[good] += cost[good]
      }
      deals.push({ deal: top, size: side })
      d.stack.top = d.stack.unseen.shift() ?? d.stack.bottom.shift() ?? null
    }

  if (TOKENS.every(token => d.tokens[token] === 0) || live('buyout').length === 0) return
  const whip = d.decrees.some(({ decree }) => decree === 'whip-crack')
  const sums = t.players.map((_, seat) =>
    live('buyout')
      .filter(({ by }) => by === seat)
      .reduce((sum, { card }) => sum + (whip ? 1 : Number(card.slice(-1))), 0),
  )
  const [winner] = nearest(sums.flatMap((sum, seat) => (sum === Math.max(...sums) ? [seat] : [])))
  const { board } = t.players[winner!]!
  for (const token of TOKENS) {
    board[token] += d.tokens[token]
    d.tokens[token] = 0
  }
  for (const [token, n] of Object.entries(surplusOf(board)) as [(typeof TOKENS)[number], number][]) {
    board[token] -= n
    t.supply[token] += n
  }
}
