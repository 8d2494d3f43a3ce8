import { deckOf } from '../cards.ts'
import { COLOURS, type Colour, type Deal, GOOD_OF, GOODS, TOKENS, turnsWith } from '../data/pieces.ts'
import { ringFromFirst } from '../seats.ts'
import { fromSupply, moveAll, toSupply } from '../tokens.ts'
import type { View } from '../types.ts'
import type { HeardEvent } from './fold.ts'

/** Does to a view what an event tells of. `topOf` is the deal token that a district's stack shows next. */
export function change(v: View, heard: HeardEvent, topOf: (district: Colour) => Deal | null): void {
  switch (heard.event) {
    case 'guildChosen':
    case 'guildDealt':
      v.players[heard.all.seat]!.guild = heard.all.guild
      return
    case 'secretDealt':
      v.players[heard.all.seat]!.secret = { good: heard.some?.good ?? null, shown: false, spent: false }
      return
    case 'contrabandDealt':
      v.players[heard.all.seat]!.secret = { good: 'any', shown: true, spent: false }
      return
    case 'favouriteDrawn':
      v.favourite = heard.all.seat
      // CHY-3.8: the guilds' first goods are dealt before it, without a word.
      for (const { guild, board } of v.players) if (guild) fromSupply(v, GOOD_OF[guild], board)
      return
    case 'firstChosen':
    case 'firstMoved':
      v.first = heard.all.district
      return
    case 'supporterPlaced':
    case 'supporterMoved':
      v.players[heard.all.seat]!.supporter = heard.all.district
      return
    case 'supporterSentHome':
      v.players[heard.all.seat]!.supporter = null
      return
    case 'roundBegun':
      v.phase = 'wake'
      v.round = heard.all.round
      return
    case 'goodGained':
      fromSupply(v, heard.all.good, v.players[heard.all.seat]!.board)
      return
    case 'tokensReturned': {
      const { board } = v.players[heard.all.seat]!
      for (const token of TOKENS) toSupply(v, token, board, heard.all.tokens[token] ?? 0)
      return
    }
    case 'decreesShuffled':
      v.decrees = { deck: v.decrees.discard.length, discard: [] }
      return
    case 'decreeDrawn':
      v.decrees.deck--
      v.drawn = { by: heard.all.seat, decree: heard.some?.decree ?? null }
      return
    case 'decreePlaced':
      v.drawn = null
      v.districts[heard.all.district].decrees.push({
        by: heard.all.seat,
        decree: heard.some?.decree ?? null,
        up: false,
      })
      // CHY-5.1: the favourite's decree ends the first phase; the Order's own falls into a later one.
      if (v.phase === 'wake') v.phase = 'action'
      return
    case 'cardPlayed': {
      const { seat, district } = heard.all
      const card = heard.some?.card ?? null
      const player = v.players[seat]!
      v.districts[district].laid.push({ by: seat, card, up: false, seenBy: null, status: 'live' })
      player.handSize--
      player.hand &&= player.hand.filter(other => other !== card)
      if (v.intrigues && isLastCard(v)) v.phase = 'intrigue'
      return
    }
    case 'intrigueUsed':
      v.players[heard.all.seat]!.intrigue = true
      return
    case 'cardMoved':
      v.districts[heard.all.to].laid.push(v.districts[heard.all.from].laid.pop()!)
      return
    case 'cardLookedAt': {
      const top = v.districts[heard.all.district].laid.at(-1)!
      top.seenBy = heard.all.seat
      top.card ??= heard.some?.card ?? null
      return
    }
    case 'goodsSwapped': {
      const { seat, given, taken, district } = heard.all
      const [board, tokens] = [v.players[seat]!.board, v.districts[district].tokens]
      board[given]--
      tokens[given]++
      tokens[taken]--
      board[taken]++
      return
    }
    case 'goodsExchanged': {
      const { board } = v.players[heard.all.seat]!
      toSupply(v, heard.all.given, board)
      fromSupply(v, heard.all.taken, board)
      return
    }
    case 'districtOpened':
      v.phase = 'resolution'
      return
    case 'cardTurnedUp':
      Object.assign(
        v.districts[heard.all.district].laid.find(({ up }) => !up)!,
        { card: heard.all.card, up: true },
      )
      return
    case 'decreeTurnedUp': {
      const { district, decree } = heard.all
      Object.assign(
        v.districts[district].decrees.find(({ up }) => !up)!,
        { decree, up: true },
      )
      return
    }
    case 'cardIgnored':
    case 'cardSabotaged': {
      const { seat, card, district } = heard.all
      const laid = v.districts[district].laid.find(each => each.by === seat && each.card === card)!
      laid.status = heard.event === 'cardIgnored' ? 'ignored' : 'removed'
      return
    }
    case 'stackTurned': {
      const { stack } = v.districts[heard.all.district]
      stack.bottom.push(heard.all.deal)
      turnUp(stack, topOf(heard.all.district))
      return
    }
    case 'influencePlaced':
      fromSupply(v, heard.all.token, v.districts[heard.all.district].tokens)
      return
    case 'orderNamed':
      v.order = { district: heard.all.district, size: heard.all.size, seats: heard.all.seats }
      return
    case 'secretSpent':
      v.players[heard.all.seat]!.secret = { good: v.contraband ? 'any' : heard.all.good, shown: true, spent: true }
      return
    case 'secretShown':
      v.players[heard.all.seat]!.secret = { good: heard.all.good, shown: true, spent: false }
      return
    case 'dealClosed': {
      const { seat, district, deal, size, paid } = heard.all
      const player = v.players[seat]!
      for (const good of GOODS) toSupply(v, good, player.board, paid[good])
      player.deals.push({ deal, size })
      turnUp(v.districts[district].stack, topOf(district))
      return
    }
    case 'boughtOut':
      moveAll(v.districts[heard.all.district].tokens, v.players[heard.all.seat]!.board)
      return
    case 'handsRestored':
      return clearBoard(v)
    case 'decreesDiscarded':
      v.decrees.discard.push(...heard.all.decrees)
      for (const colour of COLOURS) v.districts[colour].decrees = []
      return
    case 'goodsArrived':
      for (const colour of heard.all.districts) fromSupply(v, GOOD_OF[colour], v.districts[colour].tokens)
      return
    case 'privilegePassed':
      v.favourite = heard.all.seat
      for (const player of v.players) player.intrigue = false // CHY-11.4
      return
    case 'gameEnded':
      v.phase = 'over'
      return
    // What is only said: it changes nothing that anybody sees.
    case 'guildLeftToChance':
    case 'supplyEmpty':
    case 'intrigueRefused':
    case 'cardLeft':
    case 'influenceMissing':
    case 'tieBroken':
    case 'sabotageIdle':
    case 'takeoverIdle':
    case 'dealFailed':
    case 'dealsGone':
      return
    default:
      heard satisfies never
  }
}

/** CHY-5.7: have all played their cards of this round? */
function isLastCard(v: View): boolean {
  const played = COLOURS.reduce((sum, colour) => sum + v.districts[colour].laid.length, 0)
  return played === v.players.length * turnsWith(v.players.length)
}

/** A deal token has left the top of its stack; below the unseen lie those that all have seen (CHY-12.4). */
function turnUp(stack: View['districts'][Colour]['stack'], next: Deal | null): void {
  if (stack.unseen === 0) stack.top = stack.bottom.shift() ?? null
  else {
    stack.unseen--
    stack.top = next
  }
}

/** CHY-5.12: all cards have been turned up by now, and go back to their owners' hands. */
function clearBoard(v: View): void {
  const deck = deckOf(v)
  v.phase = 'cleanup'
  v.shown = ringFromFirst(v).flatMap(district =>
    v.districts[district].laid.map(({ by, card, status }) => ({ district, by, card: card!, status })),
  )
  for (const colour of COLOURS) v.districts[colour].laid = []
  for (const player of v.players) {
    player.hand &&= [...deck]
    player.handSize = deck.length
  }
}
