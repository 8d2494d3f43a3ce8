import type { About } from '@cloak/protocol'
import { lazy, Suspense, useEffect } from 'react'
import type { Speaker } from '@cloak/words'
import type { GameId } from '../games/registry.ts'
import { keptLevel } from '../pages/bot-level.ts'
import { blurbOf, titleOf } from '../pages/game-names.ts'
import { GameEmblem } from '../pages/GameEmblem.tsx'
import { clockText } from '../pages/new-table/clocks.ts'
import { Page } from '../pages/Page.tsx'
import { isToBegin } from '../pages/play-now.ts'
import { useSay } from '../words/say.ts'
import { Invitation } from './Invitation.tsx'
import { LinkNews } from './LinkNews.tsx'
import './lobby.css'
import { LobbySeats } from './LobbySeats.tsx'
import { LobbyTalk } from './LobbyTalk.tsx'
import { command } from './store.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { Trouble } from './Trouble.tsx'

const ChosenOptions = lazy(async () => ({ default: (await import('./ChosenOptions.tsx')).ChosenOptions }))

interface LobbyProps {
  about: About
  game: GameId
  names: readonly string[]
  speaker: Speaker | null
}

/** A table that gathers its players. */
export function Lobby({ about, game, names, speaker }: LobbyProps) {
  const say = useSay()
  const { person, seat, watching } = useTable()
  const table = about.id
  const isHost = about.host === person
  const free = about.seats.flatMap(({ person, bot }, i) => (person === null && bot === null ? [i] : []))
  const host = about.seats.findIndex(({ person }) => person === about.host)

  useEffect(() => {
    if (isHost && isToBegin(table)) void fillAndStart(table, free)
    // The wish is spent by asking for it, so that once is enough.
  }, [isHost, table])

  return (
    <Page wide title={titleOf(say, game)}>
      <header className="lobby-head">
        <GameEmblem game={game} />
        <div>
          <h1>{titleOf(say, game)}</h1>
          <p className="hint">{blurbOf(game)}</p>
        </div>
      </header>
      <div className="lobby">
        <section className="panel lobby-main">
          <p className="lobby-state" role="status">
            <LinkNews
              otherwise={
                free.length > 0 ? say('client.lobby.gathering', { free: free.length }) : say('client.lobby.full')
              }
            />
          </p>
          <LobbySeats about={about} names={names} isHost={isHost} />
          {seat !== null && watching > 0 && (
            <p className="hint" role="status">
              {say('client.table.watching', { count: watching })}
            </p>
          )}
          <Trouble />
          {isHost ? (
            <p className="lobby-deeds">
              <button
                type="button"
                className="button primary"
                disabled={free.length > 0}
                onClick={() => void command({ kind: 'start', table })}
              >
                {say('client.lobby.start')}
              </button>
              {free.length > 0 && (
                <button type="button" className="button" onClick={() => void fillAndStart(table, free)}>
                  {say('client.lobby.fill')}
                </button>
              )}
              <button type="button" className="button quiet" onClick={() => void command({ kind: 'close', table })}>
                {say('client.lobby.close')}
              </button>
            </p>
          ) : (
            <p className="hint">
              {seat === null && free.length > 0
                ? say('client.lobby.may-sit')
                : host < 0
                  ? say('client.lobby.wait-host')
                  : say('client.lobby.wait-for', { host: names[host] ?? '' })}
            </p>
          )}
        </section>
        <div className="stack">
          <Invitation />
          {speaker && <LobbyTalk about={about} names={names} speaker={speaker} />}
          <section className="panel">
            <h2>{say('client.lobby.terms')}</h2>
            <dl className="pairs">
              <dt>{say('client.new.clock')}</dt>
              <dd>{clockText(say, about.clock)}</dd>
              <dt>{say('client.new.stake')}</dt>
              <dd>
                {say(about.rated ? 'client.new.rated' : 'client.new.casual')}.{' '}
                {say(about.rated ? 'client.new.rated-hint' : 'client.new.casual-hint')}
              </dd>
              <dt>{say('client.new.who')}</dt>
              <dd>{say(about.listed ? 'client.new.listed' : 'client.new.private')}</dd>
            </dl>
            <details>
              <summary>{say('client.lobby.fair')}</summary>
              <p>{say('client.lobby.fair-text')}</p>
              <p className="commitment">{about.commitment}</p>
            </details>
          </section>
        </div>
      </div>
      {speaker && (
        <Suspense>
          <ChosenOptions game={game} seats={about.seats.length} options={about.options} speaker={speaker} />
        </Suspense>
      )}
    </Page>
  )
}

async function fillAndStart(table: string, free: readonly number[]): Promise<void> {
  const level = keptLevel()
  await Promise.all(free.map(seat => command({ kind: 'seat-bot', table, seat, level })))
  await command({ kind: 'start', table })
}
