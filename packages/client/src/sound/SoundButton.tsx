import { bodies } from 'virtual:emblems/charges'
import { ORNAMENTS } from '../emblem/charges.ts'
import { Emblem } from '../emblem/Emblem.tsx'
import { useSay } from '../words/language.ts'
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
      aria-label={say('client.table.sound')}
      title={say('client.table.sound')}
      onClick={toggle}
    >
      <Emblem body={bodies[on ? ORNAMENTS.heard : ORNAMENTS.silent]} />
    </button>
  )
}
