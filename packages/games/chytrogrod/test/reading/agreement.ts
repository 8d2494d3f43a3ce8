import { chytrogrod, type Chytrogrod, type Options, type Steps, type View } from '@cloak/chytrogrod'
import { type Decision, hear, see, type State } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import * as reading from '../../src/reading/index.ts'

export type Readings = Pick<
  typeof reading,
  'buyoutSums' | 'deckOf' | 'lackOf' | 'lackWith' | 'offerOf' | 'paidOf' | 'scoreOf' | 'supporterOn'
>
export interface RandomGame {
  seats: number
  options: Options
  seed: string
}

/** What these readings say of a random game otherwise than the rules then do, by the name of the reading. */
export function disagreements(read: Readings, how: RandomGame): Set<keyof Readings> {
  const found = new Set<keyof Readings>()
  const hold = (name: keyof Readings, agrees: boolean): void => void (agrees || found.add(name))
  for (const { state, before, told } of walk(chytrogrod, how)) {
    const after = see(chytrogrod, state, { at: null }).view
    questions(read, hold, after, state)
    if (!before) continue
    let was = see(chytrogrod, before, { at: null }).view
    const heard = told.map(each => reading.asHeardEvent(hear(each, { at: null })))
    let bySecret: Parameters<Readings['paidOf']>[1] = null
    reading.viewsBetween(was, heard, after).forEach((is, i) => {
      const each = heard[i]!
      if (each.event === 'secretSpent') bySecret = each.all.good
      if (each.event === 'dealClosed') {
        const { seat, deal, size, points, paid } = each.all
        const { cost, points: promised } = read.offerOf(was, deal, size)
        hold('offerOf', promised === points)
        hold('paidOf', JSON.stringify(read.paidOf(cost, bySecret)) === JSON.stringify(paid))
        hold('lackOf', read.lackOf(cost, was.players[seat]!.board) <= (bySecret ? 1 : 0))
        hold('scoreOf', read.scoreOf(is, is.players[seat]!) - read.scoreOf(was, was.players[seat]!) === points)
        bySecret = null
      }
      if (each.event === 'dealFailed') {
        const { seat, district, size } = each.all
        const { cost } = read.offerOf(was, was.districts[district].stack.top!, size)
        hold('lackOf', read.lackOf(cost, was.players[seat]!.board) > 0)
      }
      if (each.event === 'boughtOut') {
        const sums = sumsIn(read, was, each.all.district)
        hold('buyoutSums', sums.get(each.all.seat) === Math.max(...sums.values()))
      }
      if (each.event === 'supporterSentHome')
        hold('supporterOn', read.supporterOn(was, each.all.district) === each.all.seat)
      if (each.event === 'handsRestored')
        hold(
          'deckOf',
          is.players.every(({ handSize }) => handSize === read.deckOf(was).length),
        )
      was = is
    })
  }
  return found
}

const sumsIn = (read: Readings, { districts }: View, district: keyof View['districts']) =>
  read.buyoutSums(
    districts[district].laid,
    districts[district].decrees.map(({ decree }) => decree),
  )

/** What is offered in a question is what the readings say can be done. */
function questions(
  read: Readings,
  hold: (name: keyof Readings, agrees: boolean) => void,
  view: View,
  state: State<Chytrogrod['table']>,
): void {
  const { step, p } = state.script.at(-1) ?? {}
  if (step === 'deal.pay') {
    const { seat, deal, size } = p as Steps['deal.pay']
    const { view: own, mine } = see(chytrogrod, state, { at: seat })
    const { board, secret } = own.players[seat]!
    const lack = read.lackWith(read.offerOf(own, deal, size).cost, board, secret?.good ?? null)
    hold('lackWith', (lack === 0) === openIn(mine!.decision).some(id => id !== 'fail'))
  }
  if (step === 'tie.one') {
    const { district, kind, among } = p as Steps['tie.one']
    if (kind !== 'buyout') return
    const sums = sumsIn(read, view, district)
    const most = Math.max(...sums.values())
    hold('buyoutSums', [...sums.keys()].filter(seat => sums.get(seat) === most).join() === among.join())
  }
  if (step === 'action.play') {
    const { seat } = p as Steps['action.play']
    const { view: own, mine } = see(chytrogrod, state, { at: seat })
    const cards = mine!.decision.kind === 'form' ? mine!.decision.fields['card'] : undefined
    hold('deckOf', cards?.kind === 'oneOf' && cards.of.map(({ id }) => id).join() === read.deckOf(own).join())
  }
}
const openIn = (d: Decision) => (d.kind === 'oneOf' ? d.of.flatMap(({ id, barred }) => (barred ? [] : [id])) : [])
