import { COURTIERS, MAJORS, MINORS, PHASE } from '../src/data/pieces.ts'
import { recruitPrice } from '../src/reading/index.ts'
import { withMinus } from '@cloak/words'
import { Spot } from './pointing/pointing.tsx'
import { Peek } from '@cloak/parts/ask/Peek.tsx'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { useSay } from './words.ts'
import { BookMark } from './pieces/BookMark.tsx'
import { BuiltTile, HandCard } from './pieces/BuildingCard.tsx'
import { EventCard } from './pieces/EventCard.tsx'
import { Count, Glyph, GOODS, GoodToken, SymbolGlyph } from './pieces/Piece.tsx'
import { Requirement } from './pieces/Requirement.tsx'
import { Role } from './Rival.tsx'
import { cardRef, courtierRef, fieldRef, tileRef, usePact } from './table.ts'
import { Debt, Wings } from './pieces/Tracks.tsx'

/** More buildings than this stand closer together. */
const DENSE = 5

/** What is behind the wall: nobody else sees it. */
function Stock() {
  const say = useSay()
  const { me, seat } = usePact()
  if (!me?.goods) return null
  return (
    <div className="stock" role="group" aria-label={say('pact.board.goods')}>
      {GOODS.map(good => (
        <span
          key={good}
          className={me.goods![good] === 0 ? 'stock-none' : undefined}
          data-place={`goods.${seat}.${good}`}
        >
          <GoodToken good={good} n={me.goods![good]} />
        </span>
      ))}
      {me.souls && (
        <span className="souls" data-place={`souls.${seat}`}>
          <Count of="soul" n={me.souls.plain} label={say('pact.board.souls-plain')} />
          {me.souls.marked > 0 && (
            <Count of="marked" n={me.souls.marked} label={say('pact.board.souls-marked')} className="count-marked" />
          )}
        </span>
      )}
      {(me.jesters ?? 0) > 0 && <Count of="jester" n={me.jesters ?? 0} label={say('pact.board.jesters')} />}
    </div>
  )
}

/** The four fields of the wheel that are one's own, and the tiles and courtiers that wait. */
function Estate() {
  const say = useSay()
  const { me, view, seat, house, name } = usePact()
  if (!me || seat === null) return null
  const wheel = house.wheel[Math.max(1, view.round) - 1]![seat]!
  const unclaimed = MINORS.filter(tile => me.minors[tile] === 'unclaimed')
  return (
    <div className="estate">
      <span className="fields-strip" role="group" aria-label={say('pact.board.fields')}>
        {wheel.map((good, i) => (
          <Spot key={i} of={fieldRef(i)} className={`plot good-${good}`}>
            <Glyph of={good} />
            <span className="plot-n">×{me.fields[i]}</span>
            <span className="unseen">{name('good', good)}</span>
          </Spot>
        ))}
      </span>
      <span className="court" role="group" aria-label={say('pact.board.courtiers')}>
        {COURTIERS.filter(each => me.courtiers[each] !== 'locked').map(each => {
          const place = me.courtiers[each]
          const label = `${name('courtier', each)}: ${say(`pact.board.place.${place}`)}`
          return (
            <Spot key={each} of={courtierRef(each)} className={`courtier courtier-${place} type-${each}`}>
              <SymbolGlyph of={each} />
              {place !== 'held' && place !== 'locked' && (
                <span className="courtier-price">{recruitPrice(view, seat, each)}</span>
              )}
              <span className="unseen">{label}</span>
            </Spot>
          )
        })}
      </span>
      <span className="tiles" role="group" aria-label={say('pact.board.achievements')}>
        {unclaimed.map(tile => (
          <Spot key={tile} of={tileRef(tile)} className="tile">
            <Requirement of={tile} />
          </Spot>
        ))}
        {MAJORS.map(major => (
          <span key={major} className={me.majors[major] ? 'tile tile-major tile-earned' : 'tile tile-major'}>
            <Requirement of={major} />
          </span>
        ))}
      </span>
    </div>
  )
}

/** The reader's own kingdom behind its wall. */
export function OwnSide() {
  const say = useSay()
  const { me, seat, names, view, seen } = usePact()
  if (!me || seat === null) return null
  const isPlanning = seen.mine !== null && seen.script.at(-1)?.step === 'plan.make'
  // After the actions cards only wait for the next round.
  const isFolded = view.phase > PHASE.actions
  return (
    <section className="own-kingdom" aria-label={say('pact.board.own')} data-place={`seat.${seat}`}>
      <div className="battlement" aria-hidden="true" />
      <div className="own-wall">
        <div className="own-head-line">
          <Arms seat={seat} />
          <span className="kingdom-name">{names[seat]}</span>
          {me.kind && <Role kind={me.kind} />}
          <Count of="points" n={withMinus(me.score)} label={say('pact.board.score')} className="kingdom-score" />
          <Debt seat={seat} />
          <Wings seat={seat} />
          <Stock />
        </div>
        <Peek className="own-land" label={say('pact.board.built')}>
          <Estate />
          <div className={me.built.length > DENSE ? 'skyline skyline-own skyline-dense' : 'skyline skyline-own'}>
            {me.built.map(({ card, under }) => (
              <Spot key={card} of={cardRef(card)} className="built-holder">
                <BuiltTile card={card} size="large" tucked={under !== null} />
              </Spot>
            ))}
            {me.built.length === 0 && <span className="hint">{say('pact.board.nothing-built')}</span>}
          </div>
        </Peek>
        <div
          className={isFolded ? 'own-hand own-hand-folded' : 'own-hand'}
          data-place={`hand.${seat}`}
          tabIndex={0}
          role="group"
          aria-label={say('pact.board.hand')}
        >
          {me.hand?.map(card => (
            <div key={card} className="card-place">
              <HandCard card={card} />
              <BookMark card={card} />
            </div>
          ))}
          {(isPlanning ? [] : me.events)?.map(event => (
            <div key={event} className="card-place event-place">
              <EventCard event={event} />
              <BookMark card={event} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
