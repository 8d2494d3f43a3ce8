import { bodies } from 'virtual:emblems/citadels'
import { CHARACTER_EMBLEMS, DISTRICT_EMBLEMS } from '../emblem/citadels.ts'
import { Emblem } from '../emblem/Emblem.tsx'
import { costOf, typeOf } from '../games/citadels/districts.ts'
import { useLetters } from '../games/citadels/Suit.tsx'
import { rankOf } from './ranks.ts'

/** A character as the book prints it: rank, emblem, name. */
export function CharacterPlate({ character, name, isOlder }: { character: string; name: string; isOlder: boolean }) {
  return (
    <figure className="picture plate plate-character">
      <span className="plate-gem">{rankOf(character, isOlder)}</span>
      <Emblem body={bodies[CHARACTER_EMBLEMS[character] ?? '']} />
      <figcaption>{name}</figcaption>
    </figure>
  )
}

interface DistrictProps {
  card: string
  name: string
  type: string
  isOlder: boolean
}
/** A district as the book prints it: type as colour, hatching and letter, cost, emblem, name. */
export function DistrictPlate({ card, name, type, isOlder }: DistrictProps) {
  const letters = useLetters(isOlder)
  return (
    <figure className={`picture plate plate-district plate-${typeOf(card)}`}>
      <span className="plate-field">
        <span className="plate-cost">{costOf(card, isOlder) ?? '–'}</span>
        <abbr className="plate-type" title={type}>
          {letters(typeOf(card))}
        </abbr>
        <Emblem body={bodies[DISTRICT_EMBLEMS[card] ?? '']} />
      </span>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
