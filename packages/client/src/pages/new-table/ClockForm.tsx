import type { Clock } from '@cloak/protocol'
import { Choice } from '@cloak/parts/ask/Choice.tsx'
import { useSay } from '../../words/say.ts'
import {
  asMinutes,
  asTime,
  BANKS,
  CLOCK_KINDS,
  CLOCK_WORDS,
  clockText,
  DAYS,
  FIRST_CLOCKS,
  INCREMENTS,
  NIGHT,
  ownZone,
} from './clocks.ts'

/** How long everybody may think. */
export function ClockForm({ clock, onClock }: { clock: Clock; onClock(clock: Clock): void }) {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('client.new.clock')}</legend>
      <div className="choices">
        {CLOCK_KINDS.map(kind => (
          <Choice
            key={kind}
            chosen={kind === clock.kind}
            why={null}
            onChoose={() => kind !== clock.kind && onClock(FIRST_CLOCKS[kind])}
            onWhy={() => {}}
          >
            {say(CLOCK_WORDS[kind])}
          </Choice>
        ))}
      </div>
      {clock.kind === 'live' && (
        <div className="clock-parts">
          <Figures
            label={say('client.new.bank')}
            of={BANKS}
            value={clock.bank / 60}
            text={n => say('client.new.minutes', { n })}
            onValue={n => onClock({ ...clock, bank: n * 60 })}
          />
          <Figures
            label={say('client.new.increment')}
            of={INCREMENTS}
            value={clock.increment}
            text={n => say('client.new.seconds', { n })}
            onValue={increment => onClock({ ...clock, increment })}
          />
        </div>
      )}
      {clock.kind === 'days' && (
        <div className="clock-parts">
          <Figures
            label={say('client.new.days')}
            of={DAYS}
            value={clock.days}
            text={n => say('client.new.so-many-days', { n })}
            onValue={days => onClock({ ...clock, days })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={clock.quiet !== undefined}
              onChange={({ target }) =>
                onClock(
                  target.checked
                    ? { ...clock, quiet: { ...NIGHT, zone: ownZone() } }
                    : { kind: 'days', days: clock.days },
                )
              }
            />
            {say('client.new.quiet')}
          </label>
          {clock.quiet && (
            <>
              <Hour
                label={say('client.new.quiet-from')}
                value={clock.quiet.from}
                onValue={from => onClock({ ...clock, quiet: { ...clock.quiet!, from } })}
              />
              <Hour
                label={say('client.new.quiet-to')}
                value={clock.quiet.to}
                onValue={to => onClock({ ...clock, quiet: { ...clock.quiet!, to } })}
              />
            </>
          )}
        </div>
      )}
      <p className="hint">{clockText(say, clock)}</p>
    </fieldset>
  )
}

interface FiguresProps {
  label: string
  of: readonly number[]
  value: number
  text(n: number): string
  onValue(n: number): void
}
function Figures({ label, of, value, text, onValue }: FiguresProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {of.map(n => (
          <option key={n} value={n}>
            {text(n)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Hour({ label, value, onValue }: { label: string; value: number; onValue(minutes: number): void }) {
  return (
    <label>
      {label}{' '}
      <input
        type="time"
        value={asTime(value)}
        required
        onChange={({ target }) => {
          const minutes = asMinutes(target.value)
          if (minutes !== null) onValue(minutes)
        }}
      />
    </label>
  )
}
