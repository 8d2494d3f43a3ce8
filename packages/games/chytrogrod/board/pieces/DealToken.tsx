import type { View } from '../../src/types.ts'
import type { Colour, Deal, Size } from '../../src/data/pieces.ts'
import { offerOf, unitsOf } from '../../src/reading/index.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { TOKEN_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { Piece } from './Piece.tsx'
import type { Place } from '../pointing/places.ts'
import { useChytrogrod } from '../table.ts'
import { tintOf } from './Token.tsx'

interface OfferProps {
  district: Colour
  deal: Deal
  size: Size
  /** A good of the cost can be pointed at, to be paid by the secret good. */
  isPaid?: boolean
}

/** One offer: what it pays, and what it costs good by good; what the reader does not have is hollow. */
export function Offer({ district, deal, size, isPaid = false }: OfferProps) {
  const say = useSay()
  const { view, seat, name, at } = useChytrogrod()
  const { cost, points } = offerOf(view, deal, size)
  const own = seat === null ? null : view.players[seat]!
  const units = unitsOf(cost, own && own.board, own?.secret?.spent === false ? own.secret.good : null)
  const lack = units.filter(({ has, bySecret }) => !has && !bySecret).length
  const label = say(lack > 0 ? 'chytrogrod.board.offer-lacking' : 'chytrogrod.board.offer', {
    size: name('size', size),
    points,
    cost: units.map(({ good }) => name('good', good)).join(', '),
    lack,
  })
  const offered: Place = { at: 'offer', district, size }
  const isPicture = !isPaid && at(offered) === null
  return (
    <span
      className={`chy-offer chy-offer-${size}${seat !== null && lack === 0 ? ' chy-affordable' : ''}`}
      {...(isPicture && { role: 'img', 'aria-label': label })}
      title={label}
    >
      <Piece at={offered} className="chy-points" label={isPicture ? undefined : label}>
        {points}
      </Piece>
      <span className="chy-cost">
        {units.map(({ good, has, bySecret }, i) => (
          <Piece
            key={i}
            at={isPaid ? { at: 'said', id: good } : null}
            className={`chy-unit ${tintOf(good)}${has ? '' : bySecret ? ' chy-by-secret' : ' chy-lacking'}`}
            label={isPaid ? name('good', good) : undefined}
          >
            <Emblem body={bodies[TOKEN_EMBLEMS[good]]} />
          </Piece>
        ))}
      </span>
    </span>
  )
}

/** The deal on top of a district's stack, and how many lie below. */
export function DealStack({ district, stack }: { district: Colour; stack: View['districts'][Colour]['stack'] }) {
  const say = useSay()
  const below = stack.unseen + stack.bottom.length
  if (stack.top === null) return <span className="chy-deal chy-deal-none">{say('chytrogrod.board.no-deal')}</span>
  const label = say('chytrogrod.board.below', { n: below })
  return (
    <span key={stack.top} className="chy-deal" data-place={`deal:${district}`}>
      <Offer district={district} deal={stack.top} size="big" />
      <Offer district={district} deal={stack.top} size="small" />
      <span className="chy-below" role="img" aria-label={label} title={label}>
        {below > 0 ? `+${below}` : ''}
      </span>
    </span>
  )
}
