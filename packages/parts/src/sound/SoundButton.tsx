import { bodies } from '../emblem/charges.ts?drawings'
import { ORNAMENTS } from '../emblem/charges.ts'
import { Emblem } from '../emblem/Emblem.tsx'
import { useSay } from '../language/language.ts'
import { useSound } from './settings.ts'

/** One click silences the table, another lets it be heard again. */
export function SoundButton() {
  const say = useSay()
  const { on, toggle } = useSound()
  return (
    <button
      type="button"
      className="button quiet sound-button"
      aria-pressed={on}
      aria-label={say('parts.sound')}
      title={say('parts.sound')}
      onClick={toggle}
    >
      <Emblem body={bodies[on ? ORNAMENTS.heard : ORNAMENTS.silent]} />
    </button>
  )
}
