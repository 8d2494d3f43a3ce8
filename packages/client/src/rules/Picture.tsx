import type { Speaker } from '@cloak/words'
import { bodies } from 'virtual:emblems/rulebook'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { Emblem } from '../emblem/Emblem.tsx'
import { emblemOf } from '../emblem/rulebook.ts'
import { CharacterCard } from '../games/citadels/CharacterCard.tsx'
import '../games/citadels/citadels.css'
import { DistrictCard } from '../games/citadels/DistrictCard.tsx'
import { CitadelsContext, type CitadelsTable, cardRef } from '../games/citadels/table.ts'
import type { Shown } from './book.ts'
import type { BookId } from './books.ts'
import { Inline } from './Inline.tsx'
import { rankOf } from './ranks.ts'
import { aboutOf } from './things.ts'

const Context = createContext<{ game: BookId; speaker: Speaker } | null>(null)
function useBook(): { game: BookId; speaker: Speaker } {
  const book = use(Context)
  if (!book) throw new Error('a picture lies outside every book')
  return book
}

/** What the pictures of a book need to know. */
export function PicturesOf({ game, speaker, children }: { game: BookId; speaker: Speaker; children: ReactNode }) {
  const book = useMemo(() => ({ game, speaker }), [game, speaker])
  const table = useMemo(
    (): CitadelsTable => ({
      speaker,
      names: [],
      isOlder: game === 'citadels-classic',
      name: (kind, id) => speaker.say({ key: `ref.${kind}`, args: { id } }),
    }),
    [game, speaker],
  )
  return (
    <Context value={book}>
      <CitadelsContext value={table}>{children}</CitadelsContext>
    </Context>
  )
}

/** A card as it lies on the table, or a medallion with the emblem of the thing. */
export function Picture({ shown }: { shown: Shown }) {
  const { game, speaker } = useBook()
  if (game.startsWith('citadels') && shown.kind === 'character')
    return (
      <div className="picture picture-character">
        <CharacterCard character={shown.id} rank={rankOf(shown.id, game === 'citadels-classic')} />
      </div>
    )
  if (game.startsWith('citadels') && shown.kind === 'district')
    return (
      <div className="picture">
        <DistrictCard card={shown.id} of={cardRef(shown.id)} size="large" />
      </div>
    )
  return (
    <figure className={`picture medallion medallion-${shown.kind} tincture-${shown.id}`}>
      <Emblem body={bodies[emblemOf(shown) ?? '']} />
      <figcaption>{aboutOf(speaker, shown).name}</figcaption>
    </figure>
  )
}

/** The name of what is shown, and what is printed on it. */
export function Caption({ shown, sought }: { shown: Shown; sought: string }) {
  const { speaker } = useBook()
  const { name, text } = aboutOf(speaker, shown)
  return (
    <>
      <h4>
        <Inline text={name} sought={sought} />
      </h4>
      {text !== null && (
        <p className="printed">
          <Inline text={text} sought={sought} />
        </p>
      )}
    </>
  )
}
