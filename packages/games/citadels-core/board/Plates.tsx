import type { Plate, PlateProps } from '@cloak/parts/board/entry.ts'
import { DistrictFace } from './pieces/DistrictFace.tsx'
import { costOf, typeOf } from './pieces/districts.ts'
import { PortraitFace } from './pieces/PortraitFace.tsx'
import { useLetters } from './pieces/Suit.tsx'
import { useSay } from './words.ts'
import './css/cards.css'
import { rankOf } from './ranks.ts'

/** The plates of an edition: its character and district cards. */
export const plateOf = (isOlder: boolean): Plate =>
  function CitadelsPlate({ shown: { kind, id }, name, speaker }: PlateProps) {
    if (kind === 'character') return <CharacterPlate character={id} name={name} isOlder={isOlder} />
    const type = speaker.say({ key: 'ref.type', args: { id: typeOf(id) } })
    return <DistrictPlate card={id} name={name} type={type} isOlder={isOlder} />
  }

/** A character's card as it lies on the table; its power stands beside it. */
function CharacterPlate({ character, name, isOlder }: { character: string; name: string; isOlder: boolean }) {
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
function DistrictPlate({ card, name, type, isOlder }: DistrictProps) {
  const say = useSay()
  const letters = useLetters(isOlder)
  const own = typeOf(card)
  const cost = costOf(card, isOlder)
  const label = say('citadels.board.card', { card: name, type, cost: cost ?? 0 })
  return (
    <div className={`picture district suit-${own}`}>
      <DistrictFace card={card} type={own} cost={cost} name={name} letters={letters(own)} label={label} />
    </div>
  )
}
