import { type Achievement, REQUIREMENTS, SYMBOLS } from '../../src/data/pieces.ts'
import { SymbolGlyph } from './Piece.tsx'
import { usePact } from '../table.ts'

/** What an achievement asks for, as symbols. */
export function Requirement({ of }: { of: Achievement }) {
  const { name } = usePact()
  const wants = SYMBOLS.filter(symbol => REQUIREMENTS[of][symbol] > 0)
  const n = REQUIREMENTS[of][wants[0]!]
  return (
    <span className="requirement" title={name('card', of)}>
      {n > 1 && n}
      {wants.map(symbol => (
        <SymbolGlyph key={symbol} of={symbol} />
      ))}
      <span className="unseen">{name('card', of)}</span>
    </span>
  )
}
