import type { PlayerView } from '../src/types.ts'
import { COURTIERS, MAJORS } from '../src/data/pieces.ts'
import { withMinus } from '@cloak/words'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from './words.ts'
import { BuiltTile } from './pieces/BuildingCard.tsx'
import { Count, Glyph, GoodToken, KindGlyph, SymbolGlyph } from './pieces/Piece.tsx'
import { usePact } from './table.ts'
import { Debt, Wings } from './pieces/Tracks.tsx'

/** A role that everybody knows. */
export function Role({ kind }: { kind: NonNullable<PlayerView['kind']> }) {
  const { name } = usePact()
  return (
    <span className={`role kind-${kind}`}>
      <KindGlyph kind={kind} />
      {name('kind', kind)}
    </span>
  )
}

/** The courtiers at a player's side, and the major tiles on display. */
export function Honours({ player }: { player: PlayerView }) {
  const say = useSay()
  const { name } = usePact()
  const held = COURTIERS.filter(each => player.courtiers[each] === 'held')
  const majors = MAJORS.filter(each => player.majors[each])
  if (held.length + majors.length === 0) return null
  return (
    <span className="honours">
      {held.map(each => (
        <span key={each} className={`courtier-pin type-${each}`} title={name('courtier', each)}>
          <SymbolGlyph of={each} />
          <span className="unseen">{name('courtier', each)}</span>
        </span>
      ))}
      {majors.length > 0 && <Count of="tick" n={majors.length} label={say('pact.board.majors')} />}
    </span>
  )
}

/** Another player: what the whole table knows of that kingdom. */
export function Rival({ seat, isActing }: { seat: number; isActing: boolean }) {
  const say = useSay()
  const { view, names } = usePact()
  const player = view.players[seat]!
  return (
    <section
      className={isActing ? 'kingdom kingdom-acting' : 'kingdom'}
      aria-label={names[seat] ?? ''}
      data-place={`seat.${seat}`}
    >
      <div className="kingdom-head">
        <Arms seat={seat} />
        <span className="kingdom-name">{names[seat]}</span>
        {player.kind && <Role kind={player.kind} />}
        {player.wanted.length > 0 && (
          <span className="wanted" title={say('pact.board.wanted')}>
            <Glyph of="wants" />
            <span className="unseen">{say('pact.board.wants')}</span>
            {player.wanted.map(good => (
              <GoodToken key={good} good={good} />
            ))}
          </span>
        )}
        {!player.kind && <Honours player={player} />}
        <Count of="points" n={withMinus(player.score)} label={say('pact.board.score')} className="kingdom-score" />
      </div>
      <div className="kingdom-facts">
        <Debt seat={seat} />
        <Wings seat={seat} />
        <Count of="card" n={player.handSize + player.eventCount} label={say('pact.board.in-hand')} />
        {player.kind && <Honours player={player} />}
      </div>
      <div className="skyline">
        {player.built.map(({ card, under }) => (
          <BuiltTile key={card} card={card} size="small" tucked={under !== null} />
        ))}
        {player.built.length === 0 && <span className="hint">{say('pact.board.nothing-built')}</span>}
      </div>
    </section>
  )
}
