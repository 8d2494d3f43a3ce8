import type { BuildingId } from '../../src/data/buildings/index.ts'
import { PRICED, LETTERS } from '../../src/data/effects.ts'
import { bodies } from '../../art/emblems.ts?drawings'
import { Spot } from '../pointing/pointing.tsx'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { CARD_EMBLEMS } from '../../art/emblems.ts'
import { useSay } from '../words.ts'
import { EffectWords } from './EffectWords.tsx'
import { effectText } from './effects.ts'
import { GoodToken, SymbolGlyph } from './Piece.tsx'
import { cardRef, type Cards, useCards, usePact } from '../table.ts'

export const buildingOf = ({ house }: Pick<Cards, 'house'>, card: BuildingId) => house.buildings[card]

/** What a building does and when, in words; null for one that only stands there. */
export function useBuildingText(): (card: BuildingId) => string | null {
  const say = useSay()
  const table = usePact()
  return card => {
    const { timing, effects } = buildingOf(table, card)
    if (timing === 'none') return null
    const text = effectText(effects, say, table.name, table.house.flags)
    return say('pact.board.timed', { when: say(`pact.board.timing.${timing}`), effect: text })
  }
}

/** The price of a building as tokens. */
export function Price({ card }: { card: BuildingId }) {
  const table = useCards()
  const { cost, types } = buildingOf(table, card)
  const say = useSay()
  return (
    <span className="card-cost">
      {LETTERS.flatMap(letter => {
        const n = cost[letter]
        return n ? [<GoodToken key={letter} good={PRICED[letter]} n={n} />] : []
      })}
      {types.includes('S') && <span className="card-sin">{say('pact.board.sin')}</span>}
    </span>
  )
}

/** A building in the hand: what it costs, what it does, what it is worth. A button while it can be pointed at. */
export function HandCard({ card }: { card: BuildingId }) {
  return (
    <Spot of={cardRef(card)} className="card-holder">
      <CardFace card={card} />
    </Spot>
  )
}

export function CardFace({ card }: { card: BuildingId }) {
  const say = useSay()
  const table = useCards()
  const { types, vp, timing, effects } = buildingOf(table, card)
  return (
    <span className={`card type-${types[0]}`} data-place={`card.${card}`}>
      <span className="card-head">
        <Emblem body={bodies[CARD_EMBLEMS[card] ?? '']} />
        <span className="card-symbols">
          {types.map(type => (
            <span key={type} title={say(`pact.board.type.${type}`)}>
              <SymbolGlyph of={type} />
              <span className="unseen">{say(`pact.board.type.${type}`)}</span>
            </span>
          ))}
        </span>
        <span className="card-vp" title={say('pact.board.worth', { n: vp })}>
          {vp}
          <span className="unseen">{say('pact.board.worth', { n: vp })}</span>
        </span>
      </span>
      <span className="card-name">{table.name('card', card)}</span>
      <Price card={card} />
      {timing !== 'none' && (
        <span className="card-text">
          <i>{say(`pact.board.timing.${timing}`)}</i> <EffectWords of={effects} />
        </span>
      )}
    </span>
  )
}

interface BuiltProps {
  card: BuildingId
  size: 'small' | 'large'
  tucked?: boolean
}
/** A building that stands: emblem, type, worth; the rest is told on asking. */
export function BuiltTile({ card, size, tucked = false }: BuiltProps) {
  const table = usePact()
  const { types, vp } = buildingOf(table, card)
  const text = useBuildingText()(card)
  const label = [table.name('card', card), ...(text ? [text] : [])].join(' · ')
  return (
    <span
      className={`built built-${size} type-${types[0]}${tucked ? ' built-tucked' : ''}`}
      title={label}
      data-place={`built.${card}`}
    >
      <Emblem body={bodies[CARD_EMBLEMS[card] ?? '']} />
      <span className="built-vp" aria-hidden="true">
        {vp}
      </span>
      {types[1] && (
        <span className="built-second">
          <SymbolGlyph of={types[1]} />
        </span>
      )}
      {size === 'large' && (
        <span className="built-name" aria-hidden="true">
          {table.name('card', card)}
        </span>
      )}
      <span className="unseen">{label}</span>
    </span>
  )
}
