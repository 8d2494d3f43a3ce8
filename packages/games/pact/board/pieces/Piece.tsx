import { bodies } from '../../art/emblems.ts?drawings'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { KIND_EMBLEMS, PIECE_EMBLEMS, type Piece as PieceName, SYMBOL_EMBLEMS } from '../../art/emblems.ts'
import { useCards } from '../table.ts'

/** The drawing of a piece, without a word. */
export const Glyph = ({ of, className = 'emblem' }: { of: PieceName; className?: string }) => (
  <Emblem body={bodies[PIECE_EMBLEMS[of]]} className={className} />
)
export const KindGlyph = ({ kind }: { kind: keyof typeof KIND_EMBLEMS }) => <Emblem body={bodies[KIND_EMBLEMS[kind]]} />
export const SymbolGlyph = ({ of }: { of: keyof typeof SYMBOL_EMBLEMS }) => <Emblem body={bodies[SYMBOL_EMBLEMS[of]]} />

export const GOODS = ['wood', 'stone', 'grain', 'glass', 'marble', 'coin'] as const
export type Good = (typeof GOODS)[number]
export const isGood = (id: string): id is Good => (GOODS as readonly string[]).includes(id)

/** A good as a round token in its own colour, and how many of it. */
export function GoodToken({ good, n }: { good: Good; n?: number }) {
  const { name } = useCards()
  return (
    <span className={`good good-${good}`}>
      <span className="good-disc">
        <Glyph of={good} />
      </span>
      {n !== undefined && <span className="good-n">{n}</span>}
      <span className="unseen">{name('good', good)}</span>
    </span>
  )
}

/** A heap of goods, one after another, only what is there. */
export function Goods({ of }: { of: { readonly [G in Good]?: number } }) {
  const there = GOODS.filter(good => (of[good] ?? 0) > 0)
  return (
    <span className="goods">
      {there.map(good => (
        <GoodToken key={good} good={good} n={of[good] ?? 0} />
      ))}
    </span>
  )
}

interface CountProps {
  of: PieceName
  n: number | string
  label: string
  className?: string
}
/** So many of something, with its name for whoever cannot see or does not know the drawing. */
export const Count = ({ of, n, label, className = '' }: CountProps) => (
  <span className={`count ${className}`} title={label}>
    <Glyph of={of} />
    <span className="unseen">{label}</span> {n}
  </span>
)
