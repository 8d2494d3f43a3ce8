import type { PlayerView } from '../src/types.ts'
import { offerOf } from '../src/reading/index.ts'
import { bodies } from '../art/emblems.ts?drawings'
import type { ReactNode } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { GUILD_EMBLEMS, MARK_EMBLEMS } from '../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from './words.ts'
import { Piece } from './pieces/Piece.tsx'
import { Supporter } from './pieces/Supporter.tsx'
import { useChytrogrod } from './table.ts'
import { Token } from './pieces/Token.tsx'

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
          aria-label={say('chytrogrod.board.favourite')}
          title={say('chytrogrod.board.favourite')}
        >
          <Emblem body={bodies[MARK_EMBLEMS.favourite]} />
        </span>
      )}
      <b className="chy-score" title={say('chytrogrod.board.score')}>
        <span className="unseen">{say('chytrogrod.board.score')}</span>
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
  const what = good === null ? '' : good === 'any' ? say('chytrogrod.board.contraband') : name('good', good)
  const label = say(
    spent
      ? 'chytrogrod.board.secret-spent'
      : good === null
        ? 'chytrogrod.board.secret-hidden'
        : 'chytrogrod.board.secret-is',
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
      <span className="chy-secret-words">{good === 'any' ? say('chytrogrod.board.joker') : label}</span>
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
        const label = say('chytrogrod.board.deal-made', {
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
  const hand = say('chytrogrod.board.in-hand', { n: player.handSize })
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
          aria-label={say(player.intrigue ? 'chytrogrod.board.intrigue-used' : 'chytrogrod.board.intrigue-ready', {
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
