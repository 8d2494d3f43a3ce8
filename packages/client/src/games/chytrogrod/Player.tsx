import type { PlayerView } from '@cloak/chytrogrod'
import { offerOf } from '@cloak/chytrogrod/reading'
import { bodies } from 'virtual:emblems/chytrogrod'
import type { ReactNode } from 'react'
import { Arms } from '../../emblem/Arms.tsx'
import { GUILD_EMBLEMS, MARK_EMBLEMS } from '../../emblem/chytrogrod.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { useSay } from '../../words/language.ts'
import { Piece } from './Piece.tsx'
import { Supporter } from './Supporter.tsx'
import { useChytrogrod } from './table.ts'
import { Token } from './Token.tsx'

/** Name, guild, score, and the Prince's privilege. */
export function PlayerHead({ seat }: { seat: number }) {
  const say = useSay()
  const { view, names, name } = useChytrogrod()
  const { guild, score } = view.players[seat]!
  return (
    <span className="chy-head">
      <Piece at={{ at: 'seat', seat }} place={`seat:${seat}`} className="chy-who">
        <Arms seat={seat} />
        <span className="chy-name">{names[seat]}</span>
      </Piece>
      {view.favourite === seat && (
        <span
          className="chy-favourite"
          data-place="favourite"
          role="img"
          aria-label={say('client.chytrogrod.favourite')}
          title={say('client.chytrogrod.favourite')}
        >
          <Emblem body={bodies[MARK_EMBLEMS.favourite]} />
        </span>
      )}
      <b className="chy-score" title={say('client.chytrogrod.score')}>
        <span className="unseen">{say('client.chytrogrod.score')}</span>
        {score}
      </b>
      {guild && (
        <span className="chy-guild" title={name('guild', guild)}>
          <Emblem body={bodies[GUILD_EMBLEMS[guild]]} />
          <span className="chy-guild-name">{name('guild', guild)}</span>
        </span>
      )}
    </span>
  )
}

/** The secret good: what it is its owner knows; whether it is spent, everybody. */
function Secret({ seat, player: { secret } }: { seat: number; player: PlayerView }) {
  const say = useSay()
  const { seat: reader, name } = useChytrogrod()
  if (!secret) return null
  const { good, spent } = secret
  const what = good === null ? '' : good === 'any' ? say('client.chytrogrod.contraband') : name('good', good)
  const label = say(
    spent
      ? 'client.chytrogrod.secret-spent'
      : good === null
        ? 'client.chytrogrod.secret-hidden'
        : 'client.chytrogrod.secret-is',
    { good: what },
  )
  return (
    <Piece
      at={seat === reader ? { at: 'secret', good } : null}
      place={`secret:${seat}`}
      className={spent ? 'chy-secret chy-spent' : 'chy-secret'}
      label={label}
    >
      {good !== null && good !== 'any' ? (
        <Token token={good} />
      ) : (
        <Emblem body={bodies[good === 'any' ? MARK_EMBLEMS.contraband : MARK_EMBLEMS.secret]} />
      )}
      <span className="chy-secret-words">{good === 'any' ? say('client.chytrogrod.joker') : label}</span>
    </Piece>
  )
}

/** The deals a player has made, each with what it pays. */
export function Deals({ seat }: { seat: number }) {
  const say = useSay()
  const { view, name } = useChytrogrod()
  return (
    <span className="chy-deals" data-place={`deals:${seat}`}>
      {view.players[seat]!.deals.map(({ deal, size }, i) => {
        const { points } = offerOf(view, deal, size)
        const label = say('client.chytrogrod.deal-made', {
          size: name('size', size),
          deal: name('deal', deal),
          points,
        })
        return (
          <b key={i} className={`chy-points chy-offer-${size}`} role="img" aria-label={label} title={label}>
            {points}
          </b>
        )
      })}
    </span>
  )
}

/** What a player has beside the ten spaces. */
export function Belongings({ seat, children }: { seat: number; children?: ReactNode }) {
  const say = useSay()
  const { view, name } = useChytrogrod()
  const player = view.players[seat]!
  const hand = say('client.chytrogrod.in-hand', { n: player.handSize })
  return (
    <span className="chy-belongings">
      <span className="chy-count" role="img" aria-label={hand} title={hand} data-place={`hand:${seat}`}>
        <Emblem body={bodies[MARK_EMBLEMS.hand]} />
        {player.handSize}
      </span>
      <Secret seat={seat} player={player} />
      {player.guild && player.supporter === null && <Supporter seat={seat} />}
      {view.intrigues && player.guild && (
        <span
          className={player.intrigue ? 'chy-intrigue chy-used' : 'chy-intrigue'}
          role="img"
          aria-label={say(player.intrigue ? 'client.chytrogrod.intrigue-used' : 'client.chytrogrod.intrigue-ready', {
            intrigue: name('intrigue', player.guild),
          })}
          title={name('intrigue', player.guild)}
        >
          <Emblem body={bodies[MARK_EMBLEMS.intrigue]} />
        </span>
      )}
      {children}
    </span>
  )
}
