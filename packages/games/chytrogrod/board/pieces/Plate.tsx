import type { Decree } from '../../src/data/decrees.ts'
import type { Card, Colour, Deal, Size, Token as TokenId } from '../../src/data/pieces.ts'
import { offerOf, unitsOf } from '../../src/reading/index.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { DECREE_EMBLEMS, GUILD_EMBLEMS, MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import type { PlateProps } from '@cloak/parts/board/entry.ts'
import '../css/cards.css'
import { HeldFace } from './Card.tsx'
import '../css/desk.css'
import '../css/district.css'
import '../css/pieces.css'
import '../css/plate.css'
import { tintOf, TokenFace } from './Token.tsx'

/** A piece of the game as it lies on the table, for the rulebook. */
export function Plate({ shown: { kind, id }, name, speaker }: PlateProps) {
  const goodName = (good: string): string => speaker.say({ key: 'ref.good', args: { id: good } })
  switch (kind) {
    case 'action':
      return (
        <div className="picture chy-plate chy-card tint-blue">
          <HeldFace card={(id === 'buyout' ? 'buyout4' : id) as Card} name={name} />
        </div>
      )
    case 'guild':
      return (
        <div className={`picture chy-plate chy-banner tint-${id}`}>
          <span className="chy-card-field">
            <Emblem body={bodies[GUILD_EMBLEMS[id as Colour]]} />
          </span>
          <b>{name}</b>
        </div>
      )
    case 'decree':
      return (
        <div className="picture chy-plate chy-edict">
          <Emblem body={bodies[DECREE_EMBLEMS[id as Decree]]} />
        </div>
      )
    case 'intrigue':
      return (
        <div className={`picture chy-plate chy-edict tint-${id}`}>
          <Emblem body={bodies[MARK_EMBLEMS.intrigue]} />
        </div>
      )
    case 'deal':
      return (
        <div className="picture chy-plate chy-deal">
          <PrintedOffer deal={id as Deal} size="big" goodName={goodName} />
          <PrintedOffer deal={id as Deal} size="small" goodName={goodName} />
        </div>
      )
    default:
      return (
        <figure className="picture chy-plate chy-plate-token">
          <span className={`chy-token ${tintOf(id as TokenId)}`}>
            <TokenFace token={id as TokenId} />
          </span>
          <figcaption>{name}</figcaption>
        </figure>
      )
  }
}

function PrintedOffer({ deal, size, goodName }: { deal: Deal; size: Size; goodName(good: string): string }) {
  const { cost, points } = offerOf({ house: null }, deal, size)
  return (
    <span className={`chy-offer chy-offer-${size}`}>
      <b className="chy-points">{points}</b>
      <span className="chy-cost">
        {unitsOf(cost, null).map(({ good }, i) => (
          <span
            key={i}
            className={`chy-unit ${tintOf(good)}`}
            role="img"
            aria-label={goodName(good)}
            title={goodName(good)}
          >
            <TokenFace token={good} />
          </span>
        ))}
      </span>
    </span>
  )
}
