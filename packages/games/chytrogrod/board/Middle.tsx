import { TOKENS } from '../src/data/pieces.ts'
import { bodies } from '../art/emblems.ts?drawings'
import { MARK_EMBLEMS } from '../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from './words.ts'
import { BookMark } from './pieces/BookMark.tsx'
import { Piece } from './pieces/Piece.tsx'
import { useChytrogrod } from './table.ts'
import { Token } from './pieces/Token.tsx'

interface MiddleProps {
  /** Opens the last resolution again; null while there is none to open. */
  onReview: (() => void) | null
  isListed: boolean
  onListed(): void
}

/** The main board: the round, the decrees, the supplies. */
export function Middle({ onReview, isListed, onListed }: MiddleProps) {
  const say = useSay()
  const { view, name, text, asked } = useChytrogrod()
  const deck = say('chytrogrod.board.deck', { n: view.decrees.deck })
  return (
    <section className="chy-middle" aria-label={say('parts.text.middle')}>
      <Emblem body={bodies[MARK_EMBLEMS.clockwise]} className="emblem chy-round" />
      <p className="chy-when">
        {view.round > 0 && <b>{say('chytrogrod.board.round', { round: view.round })} </b>}
        <span>{text(`phase.${view.phase}`)}</span>
      </p>
      <div className="chy-court">
        <Piece at={{ at: 'deck' }} place="decrees" className="chy-deck" label={deck}>
          <Emblem body={bodies[MARK_EMBLEMS.decree]} />
          <b>{view.decrees.deck}</b>
        </Piece>
        {view.decrees.discard.length > 0 && (
          <details className="chy-filed">
            <summary>{say('chytrogrod.board.filed', { n: view.decrees.discard.length })}</summary>
            <ul>
              {view.decrees.discard.map(decree => (
                <li key={decree}>
                  {name('decree', decree)} <BookMark kind="decree" id={decree} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="chy-supply" role="group" aria-label={say('chytrogrod.board.supply')}>
        {TOKENS.map(token => (
          <span key={token} className="chy-heap">
            <Token
              token={token}
              at={{ at: 'supply', token }}
              place={`supply:${token}`}
              label={say('chytrogrod.board.in-supply', { token: name('token', token), n: view.supply[token] })}
            />
            <span aria-hidden="true">{view.supply[token]}</span>
          </span>
        ))}
      </div>
      <div className="chy-tools">
        {onReview && (
          <button type="button" className="chy-tool" onClick={onReview}>
            {say('chytrogrod.board.review')}
          </button>
        )}
        {asked && (
          <button type="button" className="chy-tool" aria-pressed={isListed} onClick={onListed}>
            {say('chytrogrod.board.list')}
          </button>
        )}
      </div>
    </section>
  )
}
