import { bodies } from '../../art/emblems.ts?drawings'
import type { Ref } from '@cloak/kernel'
import { memo, type ReactNode } from 'react'
import { Thing } from '@cloak/parts/ask/Thing.tsx'
import { MARK_EMBLEMS } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { piece, place } from '@cloak/parts/motion/places.ts'
import { type WordKey, useSay } from '../words.ts'
import { at } from '../pointing/places.ts'
import type { SeatShown } from '../telling/seat-shown.ts'

interface PurseProps {
  shown: SeatShown
  /** What is answered by reaching for the gold. */
  pays?: readonly Ref[]
}
/** What a seat has: gold, cards, districts. */
export const Purse = memo(function Purse({ shown: { seat, gold, handSize, city, citySize }, pays }: PurseProps) {
  const say = useSay()
  const coins = (
    <Fact word="citadels.board.gold" emblem={MARK_EMBLEMS.coin} of={at.gold(seat)}>
      {gold}
    </Fact>
  )
  return (
    <div className="purse">
      {pays?.length ? (
        <Thing of={pays} className="purse-coins">
          {coins}
        </Thing>
      ) : (
        coins
      )}
      <Fact word="citadels.board.hand" emblem={MARK_EMBLEMS.card} of={at.hand(seat)}>
        {handSize}
      </Fact>
      <Fact word="citadels.board.city" emblem={MARK_EMBLEMS.city}>
        <span className="unseen">{say('citadels.board.built', { n: city.length, of: citySize })}</span>
        <span aria-hidden="true">
          {city.length}/{citySize}
        </span>
      </Fact>
    </div>
  )
})

interface FactProps {
  word: WordKey
  emblem: string
  of?: string
  children: ReactNode
}
function Fact({ word, emblem, of, children }: FactProps) {
  const say = useSay()
  return (
    <span className="fact" title={say(word)} {...(of === undefined ? {} : place(of))}>
      <Emblem body={bodies[emblem]} />
      <span className="unseen">{say(word)}</span> {children}
    </span>
  )
}

export const hasHonours = ({ isCrowned, isProtected, isCompleted }: SeatShown): boolean =>
  isCrowned || isProtected || isCompleted

/** What a seat wears: the crown, protection, the laurels of a finished city, the pack of characters in passing. */
export function Honours({ shown: { seat, isCrowned, isProtected, isCompleted, pack } }: { shown: SeatShown }) {
  const say = useSay()
  const honours = [
    ...(isCrowned ? [{ id: 'crown', word: 'citadels.board.crown', emblem: 'crown' } as const] : []),
    ...(isProtected
      ? [{ id: 'shield', word: 'citadels.board.protected', emblem: MARK_EMBLEMS.protected } as const]
      : []),
    ...(isCompleted
      ? [{ id: `laurels.${seat}`, word: 'citadels.board.completed', emblem: MARK_EMBLEMS.completed } as const]
      : []),
  ]
  return (
    <span className="honours">
      {honours.map(({ id, word, emblem }) => (
        <span
          key={id}
          className={`honour honour-${id}`}
          role="img"
          aria-label={say(word)}
          title={say(word)}
          {...piece(id)}
        >
          <Emblem body={bodies[emblem]} />
        </span>
      ))}
      {pack !== null && (
        <span className="pack" title={say('citadels.board.pack', { n: pack })} {...place(at.pack)} {...piece(at.pack)}>
          <span aria-hidden="true">{pack}</span>
          <span className="unseen">{say('citadels.board.pack', { n: pack })}</span>
        </span>
      )}
    </span>
  )
}
