import type { Told } from '@cloak/kernel'
import type { Open, OpenPlayer } from '@cloak/pact'
import type { BuildingId } from '@cloak/pact/data/buildings/index'
import { CHESTS, type Goods, GOODS, KINDS } from '@cloak/pact/data/pieces'
import { bookOf } from '../src/data/book.ts'
import { slackOf } from '../src/cost.ts'
import { neighbourIn } from '../src/seats.ts'

const EVERYONE = [0, 1, 2, 3]

/** What is wrong with the memories in a world, held against all that was ever said aloud, or null. */
export function faultInMemories(t: Open, told: readonly Told[]): string | null {
  const fault = faultInGoods(t, told) ?? faultInPassing(t)
  if (fault) return fault
  for (const seat of EVERYONE) {
    const found =
      faultInRecords(t, t.players[seat]!) ?? faultInHand(t, t.players[seat]!) ?? faultInEvents(t, t.players[seat]!)
    if (found) return `seat ${seat}: ${found}`
  }
  return null
}

/** Everything that was told, with what these memories say of the chests: nobody ever held less than nothing. */
function faultInGoods(t: Open, told: readonly Told[]): string | null {
  const held = t.players.map(p => ({ ...stockOf(t, p), ...addUp(stockOf(t, p), CHESTS[p.kind].goods) }))
  const seatOf = (kind: string) => t.players.findIndex(p => p.kind === kind)
  let round = 0
  let rewards: [number, Partial<Goods>][] = []
  const add = (seat: number, goods: Partial<Goods>, times = 1) => {
    for (const good of GOODS) held[seat]![good] += times * (goods[good] ?? 0)
  }
  for (const [i, { event, all }] of told.entries()) {
    const e = all as {
      seat: number
      n: number
      coins: number
      coin: number
      good: keyof Goods
      goods: Partial<Goods>
      pass: number
      kind: string
      round: number
    }
    // What is borrowed and sold in a pass is told after it, and pays for what was taken in it.
    if (event !== 'sold' && event !== 'borrowed')
      for (const seat of EVERYONE)
        for (const good of GOODS)
          if (held[seat]![good] < 0)
            return `seat ${seat} has ${held[seat]![good]} ${good} before ${event} (${i}) in round ${round}`
    if (event === 'roundBegun') round = e.round
    if (event === 'produced') add(e.seat, e.goods)
    if (event === 'gained') add(e.seat, { [e.good]: e.n })
    if (event === 'paid' || event === 'discarded') add(e.seat, e.goods, -1)
    if (event === 'bought') add(e.seat, { [e.good]: e.n, coin: -e.coins })
    if (event === 'sold') add(e.seat, { [e.good]: -e.n, coin: e.coins })
    if (event === 'borrowed') add(e.seat, { coin: e.n })
    if (event === 'repaid') add(e.seat, { coin: -e.n })
    if (event === 'wingsBought') add(e.seat, { coin: -e.coins })
    if (event === 'chestsSent')
      t.players.forEach((p, seat) => add(seat, p.deals.find(d => d.round === round)!.goods, -1))
    if (event === 'passClosed')
      t.players.forEach((p, seat) => {
        const sight = p.sights.find(s => s.round === round && s.pass === e.pass)!
        if (!sight.taken) return
        add(seat, sight.goods)
        if (sight.ask!.of === 'coin') add(seat, { coin: -sight.ask!.n })
      })
    if (event === 'chestHome') {
      const deal = t.players[e.seat]!.deals.find(d => d.round === round)!
      add(e.seat, { coin: deal.got.coin })
      if (!deal.taken) add(e.seat, deal.goods)
    }
    if (event === 'chestOpened') {
      const { coin, resources } = t.rituals.find(r => r.round === round)!.chests[e.kind as (typeof KINDS)[number]]
      add(seatOf(e.kind), { ...resources, coin }, -1)
    }
    if (event === 'rewarded') rewards.push([seatOf(e.kind), e.goods])
    if (event === 'ritualReturned') {
      for (const [seat, goods] of rewards) add(seat, goods)
      rewards = []
    }
  }
  for (const seat of EVERYONE)
    for (const good of GOODS)
      if (held[seat]![good] !== t.players[seat]!.goods[good])
        return `seat ${seat} holds ${t.players[seat]!.goods[good]} ${good}, and should ${held[seat]![good]}`
  return null
}
const stockOf = (t: Open, p: OpenPlayer): Goods => {
  const none = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }
  return { ...none, ...bookOf(t).house.stock[t.players.indexOf(p)] }
}
function addUp(a: Goods, b: Goods): Goods {
  const sum = { ...a }
  for (const good of GOODS) sum[good] += b[good]
  return sum
}

/** What everybody has seen a seat pay, fail to pay, or have nothing left of. */
function faultInRecords(t: Open, p: OpenPlayer): string | null {
  const offset = { ...CHESTS[p.kind].goods }
  let [moment, jesters, indulgences] = [
    0,
    t.variants.jesters ? { devil: 0, cultist: 4, mortal1: 5, mortal2: 5 }[p.kind] : 0,
    0,
  ]
  let fault: string | null = null
  const judge = () => {
    if (moment >= p.lows.length || fault) return
    for (const good of GOODS) if (offset[good] + p.lows[moment]![good] < 0) fault = `too little ${good} at ${moment}`
    for (const { moment: then, good, n } of p.bare)
      if (then === moment && offset[good] + n !== 0) fault = `some ${good} left at ${moment}`
    for (const { moment: then, could, ledger, credit, buy, sell, cost } of p.proofs)
      if (then === moment && slackOf(addUp(ledger, offset), credit, { buy, sell }, cost) >= 0 !== could)
        fault = `${could ? 'could not' : 'could'} pay at ${moment}`
    if (jesters < 0) fault = `jesters at ${moment}`
    if (indulgences + p.pardons[moment]! < 0) fault = `indulgences at ${moment}`
    moment++
  }
  const add = (goods: Partial<Goods>, times = 1) => {
    for (const good of GOODS) offset[good] += times * (goods[good] ?? 0)
  }
  judge()
  for (const deal of p.deals) {
    if (deal.taken === null && t.pass === 0) continue // not sent yet
    add(deal.goods, -1)
    jesters -= deal.jesters
    indulgences -= deal.indulgences
    judge()
    for (const pass of [1, 2]) {
      const sight = p.sights.find(s => s.round === deal.round && s.pass === pass)
      if (!sight || sight.taken === null) break
      jesters -= sight.left
      if (sight.taken) {
        add(sight.goods)
        indulgences += sight.indulgences
        if (sight.ask!.of === 'coin') add({ coin: -sight.ask!.n })
      }
      judge()
    }
    if (deal.taken === null) break
    add({ coin: deal.got.coin })
    jesters += deal.jestersHome
    if (!deal.taken) {
      add(deal.goods)
      indulgences += deal.indulgences
    }
    judge()
    const ritual = deal.round === 3 ? t.rituals[0] : undefined
    if (!ritual) continue
    const { coin, resources, reward } = ritual.chests[p.kind]
    add({ ...resources, coin }, -1)
    judge()
    add(reward)
    judge()
  }
  if (moment !== p.lows.length) return fault ?? `${p.lows.length} moments, ${moment} remembered`
  if (t.variants.jesters && jesters !== p.jesters) return `${p.jesters} jesters, and should have ${jesters}`
  if (indulgences + p.indulgencesSeen !== p.indulgences) return `${p.indulgences} indulgences`
  return fault
}

/** Cards of a deck that came to be a seat's in its round. */
const foursOf = (t: Open, p: OpenPlayer, deck: number): BuildingId[] =>
  [...p.hand, ...p.discards, ...p.built.map(b => b.card), ...p.lost.map(b => b.card)].filter(
    (card): card is BuildingId => card in bookOf(t).cards && bookOf(t).cards[card as BuildingId].deck === deck,
  )
const dealtIn = (t: Open): number => (t.decks[t.round === 1 ? 0 : t.round + 2]!.length === 0 ? t.round : t.round - 1)

function faultInPassing(t: Open): string | null {
  for (const [seat, p] of t.players.entries()) {
    if (p.passed.length !== t.players[0]!.passed.length || p.received.length !== p.passed.length)
      return `seat ${seat} has passed too often`
    for (const [n, { to, cards }] of p.passed.entries()) {
      if (to !== neighbourIn(n + 2, seat) || cards.length !== 2) return `seat ${seat} passed ${cards.join()} to ${to}`
      const four = foursOf(t, t.players[to]!, n + 2)
      if (!cards.every(card => four.includes(card))) return `seat ${to} never got ${cards.join()}`
      const { from, cards: got } = t.players[to]!.received[n]!
      if (from !== seat || got.join() !== cards.join()) return `seat ${to} got others than ${cards.join()}`
    }
  }
  return null
}

/** Round by round: what was built or shown was in hand, and no more than one card was kept. */
function faultInHand(t: Open, p: OpenPlayer): string | null {
  const rounds = dealtIn(t)
  const shown = [
    ...p.built,
    ...p.lost,
    ...p.bared,
    ...(p.plan?.builds ?? []).map(({ card }) => ({ card, round: t.round })),
  ]
  let hand: BuildingId[] = []
  for (let round = 1; round <= rounds; round++) {
    const four = foursOf(t, p, round)
    if (four.length !== 4) return `${four.length} cards of deck ${round}`
    const wanted = hand.filter(
      card => (rounds >= round && p.hand.includes(card)) || shown.some(b => b.card === card && b.round >= round),
    )
    if (wanted.length > 1) return `kept ${wanted.join()} into round ${round}`
    hand = [...(wanted.length > 0 ? wanted : hand.slice(0, 1)), ...four]
    for (const { card, round: then } of shown)
      if (then === round && !hand.includes(card)) return `had no ${card} in round ${round}`
    hand = hand.filter(card => ![...p.built, ...p.lost].some(b => b.card === card && b.round === round))
  }
  return p.hand.every(card => hand.includes(card)) && hand.length === p.hand.length
    ? null
    : `holds ${p.hand.join()}, and should ${hand.join()}`
}

/** Whether some way of dropping events leads to these: by decks, for of one deck any may be any. */
function faultInEvents(t: Open, p: OpenPlayer): string | null {
  const { events } = bookOf(t)
  const deckOf = (card: string) => (card in events ? events[card as keyof typeof events].deck : '')
  const letters = (list: readonly string[]) => list.map(deckOf).sort().join('')
  const now = `${letters(p.events)} ${letters(p.discards.filter(card => card in events))}`
  const rounds = dealtIn(t)
  const ends = new Set<string>()
  const follow = (round: number, hand: string, dropped: string): void => {
    if (round > rounds) return void ends.add(`${inOrder(hand)} ${inOrder(dropped)}`)
    const two = hand + (round <= 2 ? 'A' : 'B')
    const waits = round === rounds && p.events.length === 2
    const ways =
      two.length < 2 || waits
        ? [[two, dropped]]
        : [
            [two[0]!, dropped + two[1]!],
            [two[1]!, dropped + two[0]!],
          ]
    for (const [kept, gone] of ways as [string, string][]) {
      const played = p.played.find(e => e.round === round)
      if (!played) follow(round + 1, kept, gone)
      else if (kept === deckOf(played.event)) follow(round + 1, '', gone)
    }
  }
  follow(1, '', '')
  return ends.has(now) ? null : `events ${now}, and should be one of ${[...ends].join(', ')}`
}
const inOrder = (letters: string): string => letters.split('').sort().join('')
