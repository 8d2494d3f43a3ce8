import type { CSSProperties } from 'react'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { place } from '@cloak/parts/motion/places.ts'
import { useSay } from './words.ts'
import { looseAt, PURSE } from './pointing/asked-at.ts'
import { City } from './pieces/City.tsx'
import { DistrictCard } from './pieces/DistrictCard.tsx'
import { Marks } from './pieces/Marks.tsx'
import { at } from './pointing/places.ts'
import { Portrait } from './pieces/Portrait.tsx'
import { Honours, Purse } from './pieces/Purse.tsx'
import { marksOn } from './telling/rank-shown.ts'
import type { SeatShown } from './telling/seat-shown.ts'
import { isHandOffered, type StageOf } from './telling/stage-of.ts'
import { characterRef, useAsked, useCitadels, useMoment } from './table.ts'

/** The reader's own side of the table: who one is, the city, the hand. */
export function OwnSide({ shown, stage }: { shown: SeatShown; stage: StageOf }) {
  const say = useSay()
  const { names } = useCitadels()
  const { view } = useMoment()
  const pays = looseAt(useAsked(), PURSE)
  const { seat, isActing, refs } = shown
  const { characters, hand } = view.players[seat]!
  const cards = hand ?? []
  const kept = (characters ?? []).filter(each => stage.kind !== 'called' || stage.character !== each)
  return (
    <div className={isActing ? 'own own-acting' : 'own'}>
      <section className="own-self" aria-label={names[seat] ?? ''}>
        <div className="own-top">
          <Thing of={refs} className="own-head" {...place(at.seat(seat))}>
            <Arms seat={seat} />
            <span className="unseen">{names[seat]}</span>
            <span className="rival-name" aria-hidden="true">
              {names[seat]}
            </span>
          </Thing>
          <Honours shown={shown} />
        </div>
        <Purse shown={shown} pays={pays} />
        <div className="own-characters">
          {kept.map(character => (
            <div key={character} className="own-character">
              <Portrait character={character} of={[characterRef(character)]} size="small" />
              <Marks marks={marksOn(view, seat, character)} />
            </div>
          ))}
        </div>
      </section>
      <section className="own-city" aria-label={say('citadels.board.city')}>
        <City seat={seat} city={shown.city} citySize={shown.citySize} under={shown.under} size="large" />
      </section>
      <section className="own-hand" aria-label={say('citadels.board.hand')}>
        <div className="hand" tabIndex={0} style={{ '--n': cards.length } as CSSProperties} {...place(at.hand(seat))}>
          {cards.map((card, i) => {
            const copy = cards.slice(0, i).filter(each => each === card).length
            const isDouble = cards.indexOf(card) !== cards.lastIndexOf(card)
            return (
              <span key={`${card}.${copy}`} className="hand-slot" style={{ '--i': i } as CSSProperties}>
                <DistrictCard
                  card={card}
                  id={`hand.${card}.${copy}`}
                  offered={isHandOffered(stage)}
                  {...(isDouble && { copy: copy + 1 })}
                />
              </span>
            )
          })}
          {cards.length === 0 && <p className="hint">{say('citadels.board.no-hand')}</p>}
        </div>
      </section>
    </div>
  )
}
