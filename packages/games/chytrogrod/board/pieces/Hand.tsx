import { type Card, kindOf, turnsWith } from '../../src/data/pieces.ts'
import { deckOf } from '../../src/reading/index.ts'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'
import { useSay } from '../words.ts'
import { BookMark } from './BookMark.tsx'
import { HeldFace } from './Card.tsx'
import { Piece } from './Piece.tsx'
import { useChytrogrod } from '../table.ts'

/** A card of the reader's hand, to be pointed at or carried. */
export function HeldCard({ card, isAway = false }: { card: Card; isAway?: boolean }) {
  const { view, seat, name, text, lift, carried } = useChytrogrod()
  const kind = kindOf(card)
  const guild = seat === null ? null : view.players[seat]!.guild
  return (
    <Piece
      at={{ at: 'hand', card }}
      place={`card:${seat}:${card}`}
      className={`chy-card tint-${guild ?? 'none'}${isAway || carried === card ? ' chy-away' : ''}`}
      label={`${name('card', card)}. ${text(`card-text.${kind}`)}`}
      onPointerDown={event => lift(event, card)}
    >
      <HeldFace card={card} name={name('card', card)} />
    </Piece>
  )
}

/** The reader's seven cards; those that lie in a district keep an empty place. */
export function Hand() {
  const say = useSay()
  const { view, seat, asked, name, text } = useChytrogrod()
  const hand = seat === null ? null : view.players[seat]!.hand
  if (!hand) return null
  const chosen = asked?.step === 'action.play' ? (fieldsOf(asked.draft)['card'] as Card | undefined) : undefined
  const laid = deckOf(view).length - hand.length
  const isAway = (card: Card): boolean => !hand.includes(card)
  return (
    <section className="chy-hand" aria-label={say('chytrogrod.board.hand')}>
      <p className="chy-hint">
        {chosen ? (
          <>
            {`${name('card', chosen)}: ${text(`card-text.${kindOf(chosen)}`)}`} <BookMark kind="card" id={chosen} />
          </>
        ) : (
          asked?.step === 'action.play' && (
            <>
              <b>{say('chytrogrod.board.nth-card', { n: laid + 1, all: turnsWith(view.players.length) })}</b>{' '}
              {say('chytrogrod.board.carry')}
            </>
          )
        )}
      </p>
      <div className="chy-fan" data-group="hand">
        {deckOf(view).map(card => (
          <HeldCard key={card} card={card} isAway={isAway(card)} />
        ))}
      </div>
    </section>
  )
}
