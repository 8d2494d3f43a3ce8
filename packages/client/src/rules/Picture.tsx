import type { Speaker } from '@cloak/words'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { isCitadels, typeOf } from '../games/citadels/districts.ts'
import type { Shown } from './book.ts'
import type { GameId } from '../games/registry.ts'
import { Inline } from './Inline.tsx'
import { plateOf } from './own-plates.ts'
import { CharacterPlate, DistrictPlate } from './Plates.tsx'
import { aboutOf } from './things.ts'
import './plates.css'

const Context = createContext<{ game: GameId; speaker: Speaker } | null>(null)
function useBook(): { game: GameId; speaker: Speaker } {
  const book = use(Context)
  if (!book) throw new Error('a picture lies outside every book')
  return book
}

/** What the pictures of a book need to know. */
export function PicturesOf({ game, speaker, children }: { game: GameId; speaker: Speaker; children: ReactNode }) {
  const book = useMemo(() => ({ game, speaker }), [game, speaker])
  return <Context value={book}>{children}</Context>
}

/** A card of Citadels, or a piece of the game's own table. */
export function Picture({ shown }: { shown: Shown }) {
  const { game, speaker } = useBook()
  const { name } = aboutOf(speaker, shown)
  if (isCitadels(game)) {
    if (shown.kind === 'character') return <CharacterPlate character={shown.id} name={name} game={game} />
    const type = speaker.say({ key: 'ref.type', args: { id: typeOf(shown.id) } })
    return <DistrictPlate card={shown.id} name={name} type={type} game={game} />
  }
  const Plate = plateOf(game)
  return Plate && <Plate shown={shown} name={name} speaker={speaker} />
}

/** The name of what is shown, and what is printed on it. */
export function Caption({ shown, sought }: { shown: Shown; sought: string }) {
  const { game, speaker } = useBook()
  const { name, text } = aboutOf(speaker, shown)
  const hasText = text !== null && !(isCitadels(game) && shown.kind === 'district' && typeOf(shown.id) !== 'unique')
  return (
    <>
      <h4>
        <Inline text={name} sought={sought} />
      </h4>
      {hasText && (
        <p className="printed">
          <Inline text={text} sought={sought} />
        </p>
      )}
    </>
  )
}
