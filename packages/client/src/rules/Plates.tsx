import { rankOf } from '@cloak/citadels-core/reading'
import { DistrictFace } from '../games/citadels/DistrictFace.tsx'
import { cardsIn, type CitadelsId, costOf, typeOf } from '../games/citadels/districts.ts'
import { PortraitFace } from '../games/citadels/PortraitFace.tsx'
import { useLetters } from '../games/citadels/Suit.tsx'
import { useSay } from '../words/language.ts'
import '../games/citadels/cards.css'

/** A character's card as it lies on the table; its power stands beside it. */
export function CharacterPlate({ character, name, game }: { character: string; name: string; game: CitadelsId }) {
  const rank = rankOf(cardsIn(game), character)
  return (
    <div className={`picture portrait court-${rank}`}>
      <PortraitFace character={character} rank={rank} name={name} power={null} />
    </div>
  )
}

interface DistrictProps {
  card: string
  name: string
  /** The name of its type. */
  type: string
  game: CitadelsId
}
/** A district's card as it lies on the table. */
export function DistrictPlate({ card, name, type, game }: DistrictProps) {
  const say = useSay()
  const letters = useLetters(game)
  const own = typeOf(card)
  const cost = costOf(cardsIn(game), card)
  const label = say('client.citadels.card', { card: name, type, cost: cost ?? 0 })
  return (
    <div className={`picture district suit-${own}`}>
      <DistrictFace card={card} type={own} cost={cost} name={name} letters={letters(own)} label={label} />
    </div>
  )
}
