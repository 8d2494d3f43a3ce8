import { bodies } from 'virtual:emblems/citadels'
import { MARK_EMBLEMS } from '../../emblem/citadels.ts'
import { Emblem } from '../../emblem/Emblem.tsx'
import { piece, place } from '../../motion/places.ts'
import { type WordKey, useSay } from '../../words/language.ts'
import { at } from './places.ts'
import { chooserOf, useCitadels } from './table.ts'

/** What a seat has: gold, cards, districts; the crown, the bishop's protection, the cards in passing. */
export function Purse({ seat }: { seat: number }) {
  const say = useSay()
  const { view } = useCitadels()
  const { gold, handSize, city } = view.players[seat]!
  return (
    <span className="purse">
      <Fact word="client.citadels.gold" emblem={MARK_EMBLEMS.coin} of={at.gold(seat)}>
        {gold}
      </Fact>
      <Fact word="client.citadels.hand" emblem={MARK_EMBLEMS.card} of={at.hand(seat)}>
        {handSize}
      </Fact>
      <Fact word="client.citadels.city" emblem={MARK_EMBLEMS.city}>
        <span className="unseen">{say('client.citadels.built', { n: city.length, of: view.citySize })}</span>
        <span aria-hidden="true">
          {city.length}/{view.citySize}
        </span>
      </Fact>
    </span>
  )
}

interface FactProps {
  word: WordKey
  emblem: string
  of?: string
  children: React.ReactNode
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

/** What a seat wears: the crown, protection, the laurels of a finished city, the pack of characters in passing. */
export function Honours({ seat }: { seat: number }) {
  const say = useSay()
  const { view } = useCitadels()
  const honours = [
    ...(view.crown === seat ? [{ id: 'crown', word: 'client.citadels.crown', emblem: 'crown' } as const] : []),
    ...(view.protected === seat
      ? [{ id: 'shield', word: 'client.citadels.protected', emblem: MARK_EMBLEMS.protected } as const]
      : []),
    ...(view.completed.includes(seat)
      ? [{ id: `laurels.${seat}`, word: 'client.citadels.completed', emblem: MARK_EMBLEMS.completed } as const]
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
      {chooserOf(view) === seat && (
        <span
          className="pack"
          title={say('client.citadels.pack', { n: view.draft.passingSize })}
          {...place(at.pack)}
          {...piece(at.pack)}
        >
          <span aria-hidden="true">{view.draft.passingSize}</span>
          <span className="unseen">{say('client.citadels.pack', { n: view.draft.passingSize })}</span>
        </span>
      )}
    </span>
  )
}
