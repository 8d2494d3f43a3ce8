import type { Plate, PlateProps } from '@cloak/parts/board/entry.ts'
import { rankOf } from '../src/reading/index.ts'
import { DistrictFace } from './pieces/DistrictFace.tsx'
import { cardsIn, type CitadelsId, costOf, typeOf } from './pieces/districts.ts'
import { PortraitFace } from './pieces/PortraitFace.tsx'
import { useLetters } from './pieces/Suit.tsx'
import { useSay } from './words.ts'
import './css/cards.css'

/** The plates of an edition: its character and district cards. */
export const plateOf = (game: CitadelsId): Plate =>
  function CitadelsPlate({ shown: { kind, id }, name, speaker }: PlateProps) {
    if (kind === 'character') return <CharacterPlate character={id} name={name} game={game} />
    const type = speaker.say({ key: 'ref.type', args: { id: typeOf(id) } })
    return <DistrictPlate card={id} name={name} type={type} game={game} />
  }

/** A character's card as it lies on the table; its power stands beside it. */
function CharacterPlate({ character, name, game }: { character: string; name: string; game: CitadelsId }) {
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
function DistrictPlate({ card, name, type, game }: DistrictProps) {
  const say = useSay()
  const letters = useLetters(game)
  const own = typeOf(card)
  const cost = costOf(cardsIn(game), card)
  const label = say('citadels.board.card', { card: name, type, cost: cost ?? 0 })
  return (
    <div className={`picture district suit-${own}`}>
      <DistrictFace card={card} type={own} cost={cost} name={name} letters={letters(own)} label={label} />
    </div>
  )
}
