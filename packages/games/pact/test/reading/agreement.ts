import { type Decision, see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { pact, type View } from '@cloak/pact'
import type { BuildingId } from '../../src/data/buildings/index.ts'
import { type Inquisitor, RESOURCES } from '../../src/data/pieces.ts'
import * as reading from '../../src/reading/index.ts'

export type Readings = Pick<
  typeof reading,
  | 'askers'
  | 'buyingPrice'
  | 'creditOf'
  | 'finest'
  | 'interestOn'
  | 'lossBy'
  | 'oldOf'
  | 'sellingPrice'
  | 'soulPoints'
  | 'tokensOf'
  | 'wingPrice'
>
type Hold = (name: keyof Readings, agrees: boolean) => void

/** What these readings say of a random game otherwise than the rules then do, by the name of the reading. */
export function disagreements(read: Readings, seed: string): Set<keyof Readings> {
  const found = new Set<keyof Readings>()
  const hold: Hold = (name, agrees) => void (agrees || found.add(name))
  for (const { state, before, told } of walk(pact, { seats: 4, seed })) {
    const { view, waiting } = see(pact, state, { at: null })
    for (const seat of waiting === 'covert' ? [0, 1, 2, 3] : waiting) {
      const seen = see(pact, state, { at: seat })
      if (seen.mine) asked(read, hold, seen.view, seat, seen.mine.decision)
    }
    if (!before) continue
    const was = see(pact, before, { at: null }).view
    for (const { event, all } of told) heard(read, hold, { was, is: view }, event, all as Told)
  }
  return found
}

interface Told {
  seat: number
  n: number
  coins: number
  entries: number
  souls: number
  good: 'wood'
  inquisitor: Inquisitor
  card: BuildingId
}

/** What was told is what the view before it promised. */
function heard(read: Readings, hold: Hold, { was, is }: { was: View; is: View }, event: string, told: Told): void {
  const { seat, n, coins } = told
  const prices = was.phase === is.phase && was.players[seat] ? reading.pricesFor(was, seat) : null
  switch (event) {
    case 'bought':
      return hold('buyingPrice', !prices || coins === n * read.buyingPrice(prices, told.good))
    case 'sold':
      return hold('sellingPrice', !prices || coins === n * read.sellingPrice(prices, told.good))
    case 'wingsBought':
      return hold('wingPrice', coins === n * read.wingPrice(was, seat))
    case 'interest': {
      const { debt, quarter } = was.players[seat]!
      const hasBank = reading.flagged(was, seat, 'interestFree6') > 0
      return hold('interestOn', read.interestOn(debt, quarter, hasBank)?.entries === told.entries)
    }
    case 'punished':
      switch (told.inquisitor) {
        case 'fundamentalist':
        case 'plebeian':
        case 'orator':
        case 'guest':
          return hold('lossBy', read.lossBy(was, seat, told.inquisitor) === n)
        default:
          return
      }
    case 'destroyed':
      return hold('finest', read.finest(was, seat).includes(told.card))
    case 'soulPoints':
      return hold('soulPoints', read.soulPoints(told.souls) === n)
    default:
      return
  }
}

/** What is offered in a question is what the readings say can be done. */
function asked(read: Readings, hold: Hold, view: View, seat: number, decision: Decision): void {
  if (decision.kind === 'form' && decision.fields['tokens']?.kind === 'menu') {
    const most = read.tokensOf(view, seat)
    for (const { do: deed, barred } of decision.fields['tokens'].actions) {
      const [, ...used] = deed.split('-').map(Number)
      hold('tokensOf', (barred === undefined) === used.reduce((sum, n) => sum + n, 0) <= most)
      hold('oldOf', (used[1] ?? 0) <= read.oldOf(view, seat).length)
    }
  }
  if (decision.kind !== 'menu') return
  const souls = decision.actions.find(each => each.do === 'souls')?.with
  if (souls?.kind === 'someOf') hold('askers', souls.of.map(({ id }) => id).join() === read.askers(view, seat).join())
  const trade = decision.actions.find(each => each.do === 'trade')?.with
  if (trade?.kind !== 'menu') return
  const coins = view.players[seat]!.goods!.coin
  const prices = reading.pricesFor(view, seat)
  for (const { do: deed, with: inner, barred } of trade.actions) {
    if (deed === 'loan' && inner?.kind === 'amount')
      hold('creditOf', barred ? read.creditOf(view, seat) === 0 : read.creditOf(view, seat) === inner.max)
    if (deed !== 'buy' || inner?.kind !== 'menu') continue
    for (const each of inner.actions) {
      const most = Math.floor(
        coins /
          read.buyingPrice(
            prices,
            RESOURCES.find(r => r === each.do)!,
          ),
      )
      hold('buyingPrice', each.barred ? most === 0 : each.with?.kind === 'amount' && each.with.max === most)
    }
  }
}
