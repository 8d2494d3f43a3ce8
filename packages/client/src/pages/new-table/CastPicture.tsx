import type { Speaker } from '@cloak/words'
import { useMemo } from 'react'
import { CharacterCard } from '../../games/citadels/CharacterCard.tsx'
import '../../games/citadels/citadels.css'
import { CitadelsContext, type CitadelsTable } from '../../games/citadels/table.ts'
import { useSay } from '../../words/language.ts'

interface CastPictureProps {
  cast: readonly string[]
  isOlder: boolean
  speaker: Speaker
}

/** Everybody who will be called, as they look in the game. */
export function CastPicture({ cast, isOlder, speaker }: CastPictureProps) {
  const say = useSay()
  const table = useMemo(
    (): CitadelsTable => ({
      speaker,
      names: [],
      isOlder,
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
    }),
    [speaker, isOlder],
  )
  if (cast.length === 0) return null
  return (
    <CitadelsContext value={table}>
      <div className="cast-picture" role="group" aria-label={say('client.citadels.cast')}>
        {cast.map((character, i) => (
          <CharacterCard key={character} character={character} rank={i + 1} />
        ))}
      </div>
    </CitadelsContext>
  )
}
