import type { PlayerView, View } from '@cloak/citadels-core'
import { bodies } from 'virtual:emblems/citadels'
import { Thing } from '../../ask/Thing.tsx'
import { Arms } from '../../emblem/Arms.tsx'
import { MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { useSay } from '../../words/language.ts'
import { DistrictCard } from './DistrictCard.tsx'
import { districtRef, seatRef, useCitadels } from './table.ts'

/** Gold, cards in hand, the crown. */
export function Purse({ player, isCrowned }: { player: PlayerView; isCrowned: boolean }) {
  const say = useSay()
  return (
    <span className="purse">
      {isCrowned && (
        <span className="purse-crown" role="img" aria-label={say('client.citadels.crown')}>
          <Emblem body={bodies['crown']} />
        </span>
      )}
      <span title={say('client.citadels.gold')}>
        <Emblem body={bodies[MARK_EMBLEMS.coin]} />
        <span className="unseen">{say('client.citadels.gold')}</span> {player.gold}
      </span>
      <span title={say('client.citadels.hand')}>
        <Emblem body={bodies[MARK_EMBLEMS.card]} />
        <span className="unseen">{say('client.citadels.hand')}</span> {player.handSize}
      </span>
    </span>
  )
}

/** The districts of a city, side by side. */
export function City({ player, seat, size }: { player: PlayerView; seat: number; size: 'small' | 'large' }) {
  const say = useSay()
  if (player.city.length === 0) return <p className="city-empty hint">{say('client.citadels.no-city')}</p>
  return (
    <div className={`city city-${size}`}>
      {player.city.map(({ card, beautified }, i) => (
        <DistrictCard
          key={`${card}${i}`}
          card={card}
          of={districtRef(seat, card)}
          size={size}
          beautified={beautified}
        />
      ))}
    </div>
  )
}

/** Another player, and the skyline of the city. */
export function Rival({ view, seat, isActing }: { view: View; seat: number; isActing: boolean }) {
  const say = useSay()
  const { names, name } = useCitadels()
  const player = view.players[seat]!
  return (
    <section className={isActing ? 'rival rival-acting' : 'rival'} aria-label={names[seat] ?? ''}>
      <Thing of={seatRef(seat)} className="rival-head">
        <Arms seat={seat} />
        <span className="rival-name">{names[seat]}</span>
      </Thing>
      <div className="rival-facts">
        <Purse player={player} isCrowned={view.crown === seat} />
        <span className="rival-count">
          {say('client.citadels.built', { n: player.city.length, of: view.citySize })}
        </span>
      </div>
      {player.revealed.length > 0 && (
        <p className="rival-shown">{player.revealed.map(character => name('character', character)).join(', ')}</p>
      )}
      <City player={player} seat={seat} size="small" />
    </section>
  )
}
