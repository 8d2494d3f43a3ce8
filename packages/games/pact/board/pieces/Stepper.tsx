import { useSay } from '../words.ts'
import { Glyph } from './Piece.tsx'
import type { Piece } from '../../art/emblems.ts'

interface StepperProps {
  label: string
  of: Piece
  value: number
  min: number
  max: number
  onChange(value: number): void
}
/** So many of something, one more or one less at a time. */
export function Stepper({ label, of, value, min, max, onChange }: StepperProps) {
  const say = useSay()
  return (
    <span className="pact-stepper" role="group" aria-label={label}>
      <span className="pact-stepper-label">{label}</span>
      <span className="pact-stepper-hands">
        <button
          type="button"
          aria-label={say('parts.ask.less')}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output>
          {value} <Glyph of={of} />
        </output>
        <button
          type="button"
          aria-label={say('parts.ask.more')}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </span>
  )
}
