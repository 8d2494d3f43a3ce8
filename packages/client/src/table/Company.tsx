import type { About } from '@cloak/protocol'
import { memo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { LEVEL_NAMES } from '../pages/bot-level.ts'
import { isMuted, keepMuted } from '../people/mutes.ts'
import { useSay } from '../words/say.ts'
import './company.css'
import { Bank } from './Clock.tsx'
import { Departure } from './Departure.tsx'
import { HostMark } from './HostMark.tsx'
import { command } from './store.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { Trouble } from './Trouble.tsx'

/** Who is at the table, and what can be done about each other and about the game. */
export const Company = memo(function Company({ about, names }: { about: About; names: readonly string[] }) {
  const say = useSay()
  const seat = useTable(({ seat }) => seat)
  const [, go] = useLocation()
  const isOver = about.status === 'over' || about.status === 'abandoned'
  async function again(): Promise<void> {
    const reply = await command({ kind: 'rematch', table: about.id })
    if (reply?.kind === 'done' && reply.table !== undefined) go(`/table/${reply.table}`)
  }
  return (
    <details className="company" open={isOver || undefined}>
      <summary>{say('client.company.title')}</summary>
      <p className="hint">{say(about.rated ? 'client.company.rated' : 'client.company.casual')}</p>
      <ul>
        {about.seats.map((_, i) => (
          <Member key={i} about={about} seat={i} name={names[i] ?? ''} />
        ))}
      </ul>
      {about.rematch !== null && (
        <p>
          <Link href={`/table/${about.rematch}`} className="button primary">
            {say('client.company.rematch')}
          </Link>
        </p>
      )}
      {isOver && (
        <p className="departure-deeds">
          {seat !== null && about.status === 'abandoned' && about.rematch === null && (
            <button type="button" className="button primary" onClick={() => void again()}>
              {say('client.outcome.again')}
            </button>
          )}
          <Link href={`/replay/${about.id}`} className="button">
            {say('client.replay.watch')}
          </Link>
        </p>
      )}
      {seat !== null && about.status === 'playing' && <Departure about={about} seat={seat} names={names} />}
      <Trouble />
    </details>
  )
})

function Member({ about, seat, name }: { about: About; seat: number; name: string }) {
  const say = useSay()
  const me = useTable(({ person }) => person)
  const own = useTable(({ seat }) => seat)
  const { person, bot, program, away, silenced, agrees } = about.seats[seat]!
  const [mute, setMute] = useState(() => person !== null && isMuted(person))
  const isOther = person !== null && seat !== own
  const isPlaying = about.status === 'playing'
  async function hear(person: string, on: boolean): Promise<void> {
    const reply = await command({ kind: 'mute', person, on })
    if (reply?.kind !== 'done') return
    keepMuted({ person, name }, on)
    setMute(on)
  }
  return (
    <li>
      <Arms seat={seat} />
      <span className="member">
        <span>
          {person === null ? (
            name
          ) : (
            <a href={`/people/${person}`} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          {program && <span className="hint"> {say('client.lobby.program')}</span>}
          {seat === own && <em> {say('client.lobby.you')}</em>}
          {person !== null && person === about.host && <HostMark />}
        </span>
        {bot && <span className="hint">{say(LEVEL_NAMES[bot])}</span>}
        {away && <span className="hint">{say('client.company.away')}</span>}
        {silenced && <span className="hint">{say('client.company.silenced')}</span>}
        {isPlaying && agrees && <span className="hint">{say('client.company.agrees')}</span>}
        <Bank seat={seat} />
      </span>
      <span className="member-deeds">
        {isOther && (
          <button
            type="button"
            className="button quiet"
            aria-pressed={mute}
            aria-label={say(mute ? 'client.settings.unmute-who' : 'client.company.mute-who', { name })}
            onClick={() => void hear(person, !mute)}
          >
            {say(mute ? 'client.settings.unmute' : 'client.company.mute')}
          </button>
        )}
        {isOther && about.host === me && (
          <button
            type="button"
            className="button quiet"
            aria-pressed={silenced}
            aria-label={say(silenced ? 'client.company.speak-who' : 'client.company.silence-who', { name })}
            onClick={() => void command({ kind: 'silence', table: about.id, seat, on: !silenced })}
          >
            {say(silenced ? 'client.company.speak' : 'client.company.silence')}
          </button>
        )}
      </span>
    </li>
  )
}
