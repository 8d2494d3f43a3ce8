import type { About } from '@cloak/protocol'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { type Eyes, hasEnded, readEyes } from './eyes.ts'
import { type Playback, SPEEDS } from './use-playback.ts'

interface TransportProps {
  about: About
  names: readonly string[]
  /** The reader's own seat, which may be looked through while the game runs. */
  own: number | null
  eyes: Eyes
  onEyes(eyes: Eyes): void
  length: number
  playback: Playback
  /** What the table waits for at this moment. */
  caption: string
}

/** Forward and back, as fast as one likes, with whose eyes one likes. */
export function Transport({ about, names, own, eyes, onEyes, length, playback, caption }: TransportProps) {
  const { say, language } = useLanguage()
  const { now, isPlaying, speed, go, setPlaying, setSpeed } = playback
  const last = length - 1
  const seats = about.seats.map((_, seat) => seat).filter(seat => hasEnded(about) || seat === own)
  const step = (to: number, sign: string, label: string, isOff: boolean) => (
    <button
      type="button"
      className="button step"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => go(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <section className="transport" aria-label={say('client.replay.controls')}>
      <p className="transport-says" role="status">
        {caption}
      </p>
      <div className="transport-line">
        <div className="transport-steps">
          {step(0, '«', say('client.replay.first'), now === 0)}
          {step(now - 1, '‹', say('client.replay.back'), now === 0)}
          <button
            type="button"
            className="button primary play"
            aria-pressed={isPlaying}
            onClick={() => {
              if (now >= last) go(0)
              setPlaying(!isPlaying)
            }}
          >
            {say(isPlaying ? 'client.replay.pause' : 'client.replay.play')}
          </button>
          {step(now + 1, '›', say('client.replay.forward'), now >= last)}
          {step(last, '»', say('client.replay.last'), now >= last)}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label={say('client.replay.moment', { n: now, of: last })}
          aria-valuetext={say('client.replay.moment', { n: now, of: last })}
          onChange={({ target }) => go(target.valueAsNumber)}
        />
        <span className="transport-count">
          {now.toLocaleString(language)} / {last.toLocaleString(language)}
        </span>
      </div>
      <div className="transport-line">
        <label>
          {say('client.replay.eyes')}{' '}
          <select value={String(eyes)} onChange={({ target }) => onEyes(readEyes(target.value) ?? 'public')}>
            {hasEnded(about) && <option value="all">{say('client.replay.eyes.all')}</option>}
            <option value="public">{say('client.replay.eyes.public')}</option>
            {seats.map(seat => (
              <option key={seat} value={seat}>
                {names[seat]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('client.replay.speed')}{' '}
          <select
            value={speed}
            onChange={({ target }) => setSpeed(SPEEDS.find(each => each === Number(target.value)) ?? 1)}
          >
            {SPEEDS.map(each => (
              <option key={each} value={each}>
                {each.toLocaleString(language)}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
