import { DistrictFace } from '../games/citadels/DistrictFace.tsx'
import { costOf, typeOf } from '../games/citadels/districts.ts'
import { PortraitFace } from '../games/citadels/PortraitFace.tsx'
import { useLetters } from '../games/citadels/Suit.tsx'
import { useSay } from '../words/say.ts'
import '../games/citadels/cards.css'
import { rankOf } from './ranks.ts'

/** A character's card as it lies on the table; its power stands beside it. */
export function CharacterPlate({ character, name, isOlder }: { character: string; name: string; isOlder: boolean }) {
  const rank = rankOf(character, isOlder)
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
  isOlder: boolean
}
/** A district's card as it lies on the table. */
export function DistrictPlate({ card, name, type, isOlder }: DistrictProps) {
  const say = useSay()
  const letters = useLetters(isOlder)
  const own = typeOf(card)
  const cost = costOf(card, isOlder)
  const label = say('client.citadels.card', { card: name, type, cost: cost ?? 0 })
  return (
    <div className={`picture district suit-${own}`}>
      <DistrictFace card={card} type={own} cost={cost} name={name} letters={letters(own)} label={label} />
    </div>
  )
}
