import { Link } from 'wouter'
import { useSay } from '../words/say.ts'
import { cardAnchor, type Leaf } from './book.ts'
import type { GameId } from '../games/registry.ts'
import { condense } from './condense.ts'
import { Inline } from './Inline.tsx'
import { Table } from './Letter.tsx'
import { Caption, Picture } from './Picture.tsx'

interface LeafProps {
  leaf: Exclude<Leaf, { kind: 'catalogue' }>
  game: GameId
  sought: string
  /** Where the table of contents leads. */
  slug: string | null
  /** The id the address asks for, when this leaf is where it is told. */
  landed: string | null
}

/** The places an address can lead to: one for each rule told here. */
function Anchors({ ids, landed }: { ids: readonly string[]; landed: string | null }) {
  const all = landed !== null && !ids.includes(landed) ? [...ids, landed] : ids
  return all.map(id => <span key={id} id={id} tabIndex={-1} className="anchor" />)
}

/** The numbers of the rules told here, each leading to its letter. */
function Numbers({ ids, game }: { ids: readonly string[]; game: GameId }) {
  const say = useSay()
  if (ids.length === 0) return null
  return (
    <span className="numbers">
      {condense(ids).map(({ id, label }) => (
        <Link key={id} href={`/rules/${game}?letter#${id}`} title={say('client.rules.letter-of', { rule: label })}>
          {label}
        </Link>
      ))}
    </span>
  )
}

/** One piece of the book. */
export function LeafView({ leaf, game, sought, slug, landed }: LeafProps) {
  const here = leaf.kind === 'card' ? [...leaf.ids, cardAnchor(leaf.shown)] : leaf.ids
  const own = slug === null ? here : [...here, slug]
  const extra = leaf.kind === 'list' && leaf.items.some(({ ids }) => landed !== null && ids.includes(landed))
  const anchors = <Anchors ids={own} landed={extra ? null : landed} />
  switch (leaf.kind) {
    case 'heading': {
      const Level = leaf.level === 2 ? 'h2' : 'h3'
      return (
        <Level className="leaf">
          {anchors}
          <Inline text={leaf.text} sought={sought} />
        </Level>
      )
    }
    case 'text':
      return (
        <p className="leaf">
          {anchors}
          <Inline text={leaf.text} sought={sought} /> <Numbers ids={leaf.ids} game={game} />
        </p>
      )
    case 'card':
      return (
        <div className="leaf leaf-card">
          {anchors}
          <Picture shown={leaf.shown} />
          <div>
            <Caption shown={leaf.shown} sought={sought} />
            <p>
              <Inline text={leaf.text} sought={sought} /> <Numbers ids={leaf.ids} game={game} />
            </p>
          </div>
        </div>
      )
    case 'pictures':
      return (
        <div className="leaf leaf-pictures">
          {anchors}
          {leaf.shown.map(shown => (
            <Picture key={cardAnchor(shown)} shown={shown} />
          ))}
        </div>
      )
    case 'list': {
      const Kind = leaf.ordered ? 'ol' : 'ul'
      return (
        <Kind>
          {leaf.items.map(({ ids, text }, i) => (
            <li key={i} className="leaf">
              <Anchors ids={ids} landed={i === 0 && !extra ? landed : null} />
              <Inline text={text} sought={sought} /> <Numbers ids={ids} game={game} />
            </li>
          ))}
        </Kind>
      )
    }
    case 'table':
      return (
        <div className="leaf">
          {anchors}
          <Table head={leaf.head} rows={leaf.rows} />
        </div>
      )
  }
}
