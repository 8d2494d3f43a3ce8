import type { About } from '@cloak/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { type BotLevel, keepLevel, keptLevel, LEVEL_NAMES, LEVEL_WORDS, readLevel } from '../pages/bot-level.ts'
import { LevelSelect } from '../pages/LevelSelect.tsx'
import { useSay } from '../words/say.ts'
import { HostMark } from './HostMark.tsx'
import { command } from './store.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { ownSalt } from './witness.ts'

/** Sits down, and adds to the seed something nobody else knows. */
function sit(table: string, seat: number): void {
  const salt = ownSalt(table)
  void command({ kind: 'sit', table, seat, ...(salt !== undefined && { salt }) })
}

/** Another bot in a bot's place. */
async function reseat(table: string, seat: number, level: BotLevel): Promise<void> {
  await command({ kind: 'remove', table, seat })
  await command({ kind: 'seat-bot', table, seat, level })
}

/** Who sits where, and what the reader can do about it. */
export function LobbySeats({ about, names, isHost }: { about: About; names: readonly string[]; isHost: boolean }) {
  const say = useSay()
  const own = useTable(({ seat }) => seat)
  const [level, setLevel] = useState(keptLevel)
  const table = about.id
  return (
    <ol className="seats">
      {about.seats.map(({ person, bot, program }, i) => {
        const isFree = person === null && bot === null
        const name = names[i] ?? ''
        return (
          <li key={i} className={isFree ? 'seat-free' : undefined}>
            <Arms seat={i} />
            <span className="seat-who">
              <span className="seat-name">
                {person === null ? name : <Link href={`/people/${person}`}>{name}</Link>}
                {program && <span className="hint"> {say('client.lobby.program')}</span>}
                {i === own && <em> {say('client.lobby.you')}</em>}
                {person !== null && person === about.host && <HostMark />}
              </span>
              {bot && (
                <span className="hint">{bot === 'random' ? say(LEVEL_NAMES.random) : say(LEVEL_WORDS[bot])}</span>
              )}
            </span>
            <span className="seat-deeds">
              {isFree && own === null && (
                <button type="button" className="button primary" onClick={() => sit(table, i)}>
                  {say('client.lobby.sit')}
                </button>
              )}
              {isFree && isHost && (
                <>
                  <LevelSelect
                    label={say('client.lobby.level-at', { seat: i + 1 })}
                    level={level}
                    onLevel={next => {
                      keepLevel(next)
                      setLevel(next)
                    }}
                  />
                  <button
                    type="button"
                    className="button"
                    onClick={() => void command({ kind: 'seat-bot', table, seat: i, level })}
                  >
                    {say('client.lobby.bot')}
                  </button>
                </>
              )}
              {bot && isHost && (
                <LevelSelect
                  label={say('client.lobby.level-of', { name })}
                  level={readLevel(bot)}
                  onLevel={next => void reseat(table, i, next)}
                />
              )}
              {i === own && (
                <button type="button" className="button quiet" onClick={() => void command({ kind: 'rise', table })}>
                  {say('client.lobby.rise')}
                </button>
              )}
              {!isFree && isHost && i !== own && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={say('client.lobby.remove-who', { name })}
                  onClick={() => void command({ kind: 'remove', table, seat: i })}
                >
                  {say('client.lobby.remove')}
                </button>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
