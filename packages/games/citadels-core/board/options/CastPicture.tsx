import type { Speaker } from '@cloak/words'
import { bodies } from '../../art/emblems.ts?drawings'
import { emblemOfCharacter } from '../../art/emblems.ts'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words.ts'
import './cast.css'

/** Everybody who will be called: rank, face, name, power. */
export function CastPicture({ cast, speaker }: { cast: readonly string[]; speaker: Speaker }) {
  const say = useSay()
  if (cast.length === 0) return null
  return (
    <ol className="cast-picture" aria-label={say('citadels.board.cast')}>
      {cast.map((character, i) => (
        <li key={character} className={`cast-card cast-${i + 1}`}>
          <span className="cast-rank">{i + 1}</span>
          <span className="cast-window">
            <Emblem body={bodies[emblemOfCharacter(character)]} />
          </span>
          <span className="cast-name">{speaker.say({ key: 'ref.character', args: { id: character } })}</span>
          <span className="cast-power">{speaker.say({ key: `power.${character}` })}</span>
        </li>
      ))}
    </ol>
  )
}
