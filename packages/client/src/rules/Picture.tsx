import type { BoardEntry, Plate } from '@cloak/parts/board/entry.ts'
import type { Shown } from '@cloak/parts/book/shown.ts'
import type { Speaker } from '@cloak/words'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { Inline } from './Inline.tsx'
import './plates.css'

/** What draws the pictures of a book. */
export interface BookPictures {
  Plate: Plate | null
  board: BoardEntry
}
interface Book extends BookPictures {
  speaker: Speaker
}
const Context = createContext<Book | null>(null)
function useBook(): Book {
  const book = use(Context)
  if (!book) throw new Error('a picture lies outside every book')
  return book
}

/** What the pictures of a book need to know. */
export function PicturesOf({
  pictures,
  speaker,
  children,
}: {
  pictures: BookPictures
  speaker: Speaker
  children: ReactNode
}) {
  const book = useMemo(() => ({ ...pictures, speaker }), [pictures, speaker])
  return <Context value={book}>{children}</Context>
}

/** A thing's name, and its text where it has one. */
export function aboutOf(
  { board }: BookPictures,
  speaker: Speaker,
  thing: Shown,
): { name: string; text: string | null } {
  const { kind, id } = thing
  const { name, text } = board.printedOn?.(thing) ?? { name: { key: `ref.${kind}`, args: { id } }, text: null }
  const said = speaker.say(name)
  return {
    name: said.charAt(0).toLocaleUpperCase(speaker.language) + said.slice(1),
    text: text && speaker.say(text),
  }
}

/** A piece of the game, drawn as it lies on the table. */
export function Picture({ shown }: { shown: Shown }) {
  const book = useBook()
  const { Plate, speaker } = book
  return Plate && <Plate shown={shown} name={aboutOf(book, speaker, shown).name} speaker={speaker} />
}

/** The name of what is shown, and what is printed on it. */
export function Caption({ shown, sought }: { shown: Shown; sought: string }) {
  const book = useBook()
  const { name, text } = aboutOf(book, book.speaker, shown)
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
