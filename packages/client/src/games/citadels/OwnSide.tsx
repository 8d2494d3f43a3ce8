import type { View } from '@cloak/citadels-core'
import { Thing } from '../../ask/Thing.tsx'
import { Arms } from '../../emblem/Arms.tsx'
import { useSay } from '../../words/language.ts'
import { CharacterCard } from './CharacterCard.tsx'
import { DistrictCard } from './DistrictCard.tsx'
import { City, Purse } from './Rival.tsx'
import { cardRef, seatRef, useCitadels } from './table.ts'

interface CardsProps {
  title: string
  cards: readonly string[]
}
function Cards({ title, cards }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <section className="own-cards">
      <h2>{title}</h2>
      <div className="hand">
        {cards.map((card, i) => (
          <DistrictCard key={`${card}${i}`} card={card} of={cardRef(card)} size="large" />
        ))}
      </div>
    </section>
  )
}

/** The reader's own side of the table: the characters to choose from, the city, the hand. */
export function OwnSide({ view, seat }: { view: View; seat: number }) {
  const say = useSay()
  const { names, name } = useCitadels()
  const me = view.players[seat]!
  const rankOf = (character: string): number => view.cast.indexOf(character) + 1
  return (
    <div className="own">
      {view.draft.passing && view.draft.passing.length > 0 && (
        <section className="own-draft">
          <h2>{say('client.citadels.passing')}</h2>
          <div className="portraits">
            {view.draft.passing.map(character => (
              <CharacterCard key={character} character={character} rank={rankOf(character)} />
            ))}
          </div>
        </section>
      )}
      <section className="own-city">
        <h2>
          <Thing of={seatRef(seat)} className="own-head">
            <Arms seat={seat} />
            <span>{names[seat]}</span>
          </Thing>
          <Purse player={me} isCrowned={view.crown === seat} />
          <span className="rival-count">{say('client.citadels.built', { n: me.city.length, of: view.citySize })}</span>
          {me.characters && me.characters.length > 0 && (
            <span className="own-character">
              {me.characters.map(character => `${rankOf(character)} ${name('character', character)}`).join(', ')}
            </span>
          )}
        </h2>
        <City player={me} seat={seat} size="large" />
      </section>
      <Cards title={say('client.citadels.drawn')} cards={me.drawn ?? []} />
      {me.looked && (
        <Cards title={say('client.citadels.looked', { name: names[me.looked.of] ?? '' })} cards={me.looked.hand} />
      )}
      <Cards title={say('client.citadels.hand')} cards={me.hand ?? []} />
    </div>
  )
}
