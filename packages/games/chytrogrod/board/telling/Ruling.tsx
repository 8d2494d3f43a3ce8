import type { Seat } from '@cloak/kernel'
import type { Size } from '../../src/data/pieces.ts'
import { buyoutSums, lackOf, offerOf } from '../../src/reading/index.ts'
import { listOf } from '@cloak/parts/ask/ways.ts'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from '../words.ts'
import { Offer } from '../pieces/DealToken.tsx'
import { Piece } from '../pieces/Piece.tsx'
import { Said } from './Said.tsx'
import { useChytrogrod } from '../table.ts'

/** What is asked within a resolution: a tie, an order, a payment. */
export function Ruling() {
  const { asked } = useChytrogrod()
  switch (asked?.step) {
    case 'tie.one':
    case 'tie.order':
      return <Rivals />
    case 'deal.pay':
      return <Said />
    default:
      return null
  }
}

/** The offer that is at stake; its goods can be pointed at, to be paid by the secret good. */
export function AtStake() {
  const { asked, view } = useChytrogrod()
  const { district, size } = asked?.p ?? {}
  const deal = district && view.districts[district].stack.top
  if (!asked || !deal || (asked.step !== 'tie.order' && asked.step !== 'deal.pay')) return null
  return <Offer district={district} deal={deal} size={size as Size} isPaid={asked.step === 'deal.pay'} />
}

/** The tied players, to be named, or put in order. */
function Rivals() {
  const { asked, names } = useChytrogrod()
  const order = asked?.step === 'tie.order' ? listOf(asked.draft) : []
  return (
    <div className="chy-rivals-tied" data-group="ruling">
      {asked?.p.among?.map(seat => (
        <Piece key={seat} at={{ at: 'seat', seat }} className="chy-word chy-tied">
          {order.includes(seat) && <b className="chy-place">{order.indexOf(seat) + 1}</b>}
          <Arms seat={seat} />
          <span>
            {names[seat]} <Prospect seat={seat} />
          </span>
        </Piece>
      ))}
    </div>
  )
}

/** What would come of naming this player: the sum of a buyout, what is lacking for a deal. */
function Prospect({ seat }: { seat: Seat }) {
  const say = useSay()
  const { asked, view } = useChytrogrod()
  const { district, kind, size } = asked?.p ?? {}
  if (!district) return null
  const { laid, decrees, stack } = view.districts[district]
  if (kind === 'buyout') {
    const sums = buyoutSums(
      laid,
      decrees.map(({ decree }) => decree),
    )
    return <small>{say('chytrogrod.board.sum', { sum: sums.get(seat) ?? 0 })}</small>
  }
  if (!size || !stack.top) return null
  const { cost } = offerOf(view, stack.top, size as Size)
  const lack = lackOf(cost, view.players[seat]!.board)
  return <small>{lack === 0 ? say('chytrogrod.board.can-pay') : say('chytrogrod.board.lacks', { n: lack })}</small>
}
