import type { Effect } from '../../src/data/effects.ts'
import { useSay } from '../words.ts'
import { DRAWN_NAME, drawnName, effectText } from './effects.ts'
import { Glyph, isGood } from './Piece.tsx'
import { useCards } from '../table.ts'

/** An effect in words, with goods drawn rather than named. */
export function EffectWords({ of }: { of: readonly Effect[] }) {
  const say = useSay()
  const { house, name } = useCards()
  const naming = (kind: string, id: string): string => drawnName(kind, id) || name(kind, id)
  const parts = effectText(of, say, naming, house.flags).split(DRAWN_NAME)
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 0 || !isGood(part) ? (
          part
        ) : (
          <span key={i} className={`good-inline good-${part}`} title={name('good', part)}>
            <Glyph of={part} />
            <span className="unseen">{name('good', part)}</span>
          </span>
        ),
      )}
    </>
  )
}
