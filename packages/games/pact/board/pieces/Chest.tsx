import type { Kind } from '../../src/data/pieces.ts'
import type { ReactNode } from 'react'
import { useSay } from '../words.ts'
import { type Good, GOODS, GoodToken, KindGlyph } from './Piece.tsx'
import { useCards, usePact } from '../table.ts'

interface ChestProps {
  /** Known from inside only: null for a chest nobody looks into. */
  kind: Kind | null
  open: boolean
  label: string
  /** Who owns it, where everybody knows. */
  owner?: ReactNode
  /** How long the lid waits before it opens, among several. */
  after?: number
  children?: ReactNode
}
/** A chest: the lid, the mark inside it, and what lies in it. */
export function Chest({ kind, open, label, owner, after = 0, children }: ChestProps) {
  const { name } = useCards()
  return (
    <figure
      className={`chest ${open ? 'chest-open' : 'chest-shut'} ${kind ? `kind-${kind}` : ''}`}
      aria-label={label}
      data-place={kind ? `chest.${kind}` : 'chest'}
      style={{ ['--after' as string]: `${after}ms` }}
    >
      <div className="chest-lid" aria-hidden={!open}>
        {open && kind && (
          <span className="chest-mark">
            <KindGlyph kind={kind} />
            <span>{name('kind', kind)}</span>
          </span>
        )}
      </div>
      <div className="chest-body">{open ? children : <span className="chest-lock" aria-hidden="true" />}</div>
      {owner && <figcaption>{owner}</figcaption>}
    </figure>
  )
}

interface HeapsProps {
  of: { readonly [id: string]: number | undefined }
  onPick(good: Good): void
  label: string
  /** What a click does, for whoever does not see it. */
  deed: 'put' | 'take'
}
/** Goods to click on, one at a time. */
export function Heaps({ of, onPick, label, deed }: HeapsProps) {
  const say = useSay()
  const { name } = usePact()
  const there = GOODS.filter(good => (of[good] ?? 0) > 0)
  return (
    <span className="heap" role="group" aria-label={label}>
      {there.map(good => (
        <button
          key={good}
          type="button"
          className="heap-good thing thing-open"
          aria-label={say(`pact.board.heap-${deed}`, { good: name('good', good), n: of[good] ?? 0 })}
          onClick={() => onPick(good)}
        >
          <GoodToken good={good} n={of[good] ?? 0} />
        </button>
      ))}
      {there.length === 0 && <span className="hint">{say('parts.text.nothing')}</span>}
    </span>
  )
}
