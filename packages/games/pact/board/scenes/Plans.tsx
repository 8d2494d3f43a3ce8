import { bodies } from '../../art/emblems.ts?drawings'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { CARD_EMBLEMS } from '../../art/emblems.ts'
import { useSay } from '../words.ts'
import { BuiltTile } from '../pieces/BuildingCard.tsx'
import { Glyph, SymbolGlyph } from '../pieces/Piece.tsx'
import { usePact } from '../table.ts'

/** All plans, turned over together: what everybody set out to do this round (DWD-9.6). */
export function Plans() {
  const say = useSay()
  const { view, names, name } = usePact()
  return (
    <ul className="plans" aria-label={say('pact.board.plans')}>
      {view.players.map(({ plan, played }, seat) => {
        if (!plan) return null
        const event = plan.event ? played.at(-1)?.event : undefined
        return (
          <li key={seat} data-place={`plan.${seat}`}>
            <Arms seat={seat} />
            <span className="unseen">{names[seat]}</span>
            {event && plan.event && (
              <span className={`plans-event half-${plan.event}`} title={name('card', event)}>
                <Emblem body={bodies[CARD_EMBLEMS[event] ?? '']} />
                <span className="half-side">{say(`pact.board.side.${plan.event}`)}</span>
                <span className="unseen">{name('card', event)}</span>
              </span>
            )}
            {plan.old.map(card => (
              <span key={card} className="plans-use">
                <Glyph of="token" />
                <BuiltTile card={card} size="small" />
              </span>
            ))}
            {plan.builds.map(({ card, use }) => (
              <span key={card} className="plans-use">
                <BuiltTile card={card} size="small" />
                {use && <Glyph of="token" />}
              </span>
            ))}
            {plan.recruit && (
              <span className={`courtier-pin type-${plan.recruit}`} title={name('courtier', plan.recruit)}>
                <SymbolGlyph of={plan.recruit} />
                <span className="unseen">{name('courtier', plan.recruit)}</span>
              </span>
            )}
            {!event && plan.old.length + plan.builds.length === 0 && !plan.recruit && (
              <span className="hint">{say('parts.text.nothing')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
