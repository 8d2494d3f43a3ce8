import type { Speaker } from '@cloak/words'
import { lazy, Suspense, useMemo } from 'react'
import { useSay } from '../words/say.ts'
import type { Shown } from '@cloak/parts/book/shown.ts'
import type { Leaf } from './book.ts'
import type { GameId } from '../games/registry.ts'
import { LeafView } from './LeafView.tsx'
import { aboutOf, type BookPictures, PicturesOf } from './Picture.tsx'

interface BookProps {
  game: GameId
  leaves: readonly Leaf[]
  speaker: Speaker
  pictures: BookPictures
  sought: string
  /** The rule or card that the address names, and the leaf that tells it. */
  landed: { id: string; leaf: Leaf } | null
  /** What the address names, whether or not a leaf tells it. */
  place: string
}

/** What can be searched for on a leaf, names and texts of its cards included. */
function wordsOn(leaf: Leaf, book: BookPictures, speaker: Speaker): string {
  const named = (shown: Shown): string => {
    const { name, text } = aboutOf(book, speaker, shown)
    return `${name} ${text ?? ''}`
  }
  switch (leaf.kind) {
    case 'list':
      return leaf.items.map(({ ids, text }) => `${ids.join(' ')} ${text}`).join(' ')
    case 'table':
      return [...leaf.ids, ...leaf.head, ...leaf.rows.flat()].join(' ')
    case 'pictures':
      return leaf.shown.map(named).join(' ')
    case 'card':
      return `${leaf.ids.join(' ')} ${named(leaf.shown)} ${leaf.text}`
    case 'catalogue':
      return ''
    case 'heading':
    case 'text':
      return `${leaf.ids.join(' ')} ${leaf.text}`
  }
}

/** The leaves that say what is sought, each chapter's found ones under its heading. */
function found(leaves: readonly Leaf[], sought: string, book: BookPictures, speaker: Speaker): Leaf[] {
  if (sought === '') return [...leaves]
  const kept: Leaf[] = []
  let above: Leaf[] = []
  for (const leaf of leaves) {
    const isFound = wordsOn(leaf, book, speaker).toLocaleLowerCase(speaker.language).includes(sought)
    if (leaf.kind === 'heading') above = [...above.filter(h => h.kind === 'heading' && h.level < leaf.level), leaf]
    // The catalogue looks through its own cards.
    if (leaf.kind === 'catalogue') kept.push(leaf)
    if (!isFound || leaf.kind === 'catalogue') continue
    kept.push(...above.filter(h => h !== leaf), leaf)
    above = []
  }
  return kept
}

const slug = (leaf: Leaf, i: number): string => `chapter-${leaf.ids[0] ?? i}`

/** A player's rulebook, or what of it is sought. */
export function BookText({ game, leaves, speaker, pictures, sought, landed, place }: BookProps) {
  const say = useSay()
  const shown = useMemo(() => found(leaves, sought, pictures, speaker), [leaves, sought, pictures, speaker])
  const Catalogue = useMemo(() => {
    const load = pictures.board.Catalogue
    return load ? lazy(async () => ({ default: await load() })) : null
  }, [pictures])
  const chapters = leaves.flatMap((leaf, i) => (leaf.kind === 'heading' && leaf.level === 2 ? [{ leaf, i }] : []))
  return (
    <PicturesOf pictures={pictures} speaker={speaker}>
      <div className="book">
        <nav className="book-contents" aria-label={say('client.rules.contents')}>
          <h2>{say('client.rules.contents')}</h2>
          <ol>
            {chapters.map(({ leaf, i }) => (
              <li key={i}>
                <a href={`#${slug(leaf, i)}`}>{leaf.text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="rulebook">
          {shown.length === 0 && <p role="status">{say('parts.book.not-found')}</p>}
          {shown.map(leaf => {
            const i = leaves.indexOf(leaf)
            if (leaf.kind === 'catalogue')
              return (
                Catalogue && (
                  <Suspense key={i} fallback={null}>
                    <Catalogue speaker={speaker} sought={sought} place={place} isAlone={shown.length === 1} />
                  </Suspense>
                )
              )
            return (
              <LeafView
                key={i}
                leaf={leaf}
                game={game}
                sought={sought}
                slug={leaf.kind === 'heading' && leaf.level === 2 ? slug(leaf, i) : null}
                landed={landed?.leaf === leaf ? landed.id : null}
              />
            )
          })}
        </article>
      </div>
    </PicturesOf>
  )
}
