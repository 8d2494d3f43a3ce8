import type { View } from '../../src/types.ts'
import { type Card as CardId, type Colour, KINDS, kindOf, worthOf } from '../../src/data/pieces.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { CARD_EMBLEMS, DECREE_EMBLEMS, MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import { Piece } from './Piece.tsx'
import { type Carried, useChytrogrod } from '../table.ts'

/** The picture on an action card; a buyout shows what it counts. */
export function CardPicture({ card }: { card: CardId }) {
  const kind = kindOf(card)
  return (
    <>
      <Emblem body={bodies[CARD_EMBLEMS[kind]]} />
      {kind === 'buyout' && (
        <b className="chy-worth" aria-hidden="true">
          {worthOf(card)}
        </b>
      )}
    </>
  )
}

/** An action card as it is held: when it acts, what it is, and what a buyout counts. */
export function HeldFace({ card, name }: { card: CardId; name: string }) {
  return (
    <>
      <span className="chy-initiative" aria-hidden="true">
        {KINDS.indexOf(kindOf(card)) + 1}
      </span>
      <span className="chy-card-field">
        <CardPicture card={card} />
      </span>
      <span className="chy-card-name">{name}</span>
    </>
  )
}

/** What follows the pointer to a district. */
export function CarriedPiece({ carried }: { carried: Carried }) {
  const { view, seat } = useChytrogrod()
  if (carried === 'decree') {
    const decree = view.drawn?.decree
    return (
      <span className="chy-laid chy-lifted chy-decree">
        <Emblem body={bodies[decree ? DECREE_EMBLEMS[decree] : MARK_EMBLEMS.decree]} />
      </span>
    )
  }
  return (
    <span className={`chy-laid chy-lifted tint-${(seat !== null && view.players[seat]!.guild) || 'none'}`}>
      <span className="chy-laid-face">
        <CardPicture card={carried} />
      </span>
    </span>
  )
}

type LaidView = View['districts'][Colour]['laid'][number]

/** A card in a district: whose it is all see, what it is only those who may. */
export function LaidCard({ district, i, laid }: { district: Colour; i: number; laid: LaidView }) {
  const say = useSay()
  const { view, names, name } = useChytrogrod()
  const { by, card, up, seenBy, status } = laid
  const guild = view.players[by]?.guild
  const label = say(
    up
      ? status === 'live'
        ? 'chytrogrod.board.card-up'
        : status === 'ignored'
          ? 'chytrogrod.board.card-ignored'
          : 'chytrogrod.board.card-removed'
      : card === null
        ? 'chytrogrod.board.card-down'
        : 'chytrogrod.board.card-known',
    { n: i + 1, name: names[by] ?? '', card: card === null ? '' : name('card', card) },
  )
  return (
    <Piece
      at={{ at: 'laid', district, i, by, kind: card && kindOf(card), live: status === 'live' }}
      place={`laid:${district}:${i}`}
      className={`chy-laid ${up ? 'chy-up' : 'chy-down'} chy-${status} tint-${guild ?? 'none'}`}
      label={label}
    >
      <Arms seat={by} />
      {card && (
        <span className="chy-laid-face">
          <CardPicture card={card} />
        </span>
      )}
      {seenBy !== null && !up && <span className="chy-peeked" />}
    </Piece>
  )
}

/** A decree beside the cards of a district. */
export function LaidDecree({
  district,
  i,
  laid,
}: {
  district: Colour
  i: number
  laid: View['districts'][Colour]['decrees'][number]
}) {
  const say = useSay()
  const { names, name, text } = useChytrogrod()
  const { by, decree, up } = laid
  const label =
    decree === null
      ? say('chytrogrod.board.decree-down', { name: names[by] ?? '' })
      : say(up ? 'chytrogrod.board.decree-up' : 'chytrogrod.board.decree-known', {
          decree: name('decree', decree),
          text: text(`decree-text.${decree}`),
        })
  return (
    <Piece
      at={{ at: 'decree', district }}
      place={`decree:${district}:${i}`}
      className={`chy-laid chy-decree ${up ? 'chy-up' : 'chy-down'}`}
      label={label}
    >
      <Emblem body={bodies[decree === null ? MARK_EMBLEMS.decree : DECREE_EMBLEMS[decree]]} />
    </Piece>
  )
}
