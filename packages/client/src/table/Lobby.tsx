import type { About } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { Arms } from '../emblem/Arms.tsx'
import { titleOf } from '../pages/game-names.ts'
import { Page } from '../pages/Page.tsx'
import { isToBegin, LEVEL } from '../pages/play-now.ts'
import { useSay } from '../words/language.ts'
import { command, useTable } from './store.ts'

/** A table that gathers its players. */
export function Lobby({ about, names }: { about: About; names: readonly string[] }) {
  const say = useSay()
  const { person, seat, link } = useTable()
  const table = about.id
  const isHost = about.host === person
  const free = about.seats.flatMap(({ person, bot }, i) => (person === null && bot === null ? [i] : []))

  useEffect(() => {
    if (isHost && isToBegin(table)) void fillAndStart(table, free)
    // The wish is spent by asking for it, so that once is enough.
  }, [isHost, table])

  return (
    <Page wide={false}>
      <h1>{titleOf(say, about.game)}</h1>
      <p role="status">
        {link === 'lost'
          ? say('client.link.lost')
          : free.length > 0
            ? say('client.lobby.gathering', { free: free.length })
            : say('client.lobby.full')}
      </p>
      <ol className="seats">
        {about.seats.map((each, i) => {
          const isFree = each.person === null && each.bot === null
          return (
            <li key={i} className={isFree ? 'seat-free' : undefined}>
              <Arms seat={i} />
              <span className="seat-name">
                {names[i]}
                {i === seat && <em> {say('client.lobby.you')}</em>}
              </span>
              <span className="seat-deeds">
                {isFree && seat === null && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => void command({ kind: 'sit', table, seat: i })}
                  >
                    {say('client.lobby.sit')}
                  </button>
                )}
                {isFree && isHost && (
                  <button
                    type="button"
                    className="button"
                    onClick={() => void command({ kind: 'seat-bot', table, seat: i, level: LEVEL })}
                  >
                    {say('client.lobby.bot')}
                  </button>
                )}
                {i === seat && (
                  <button type="button" className="button quiet" onClick={() => void command({ kind: 'rise', table })}>
                    {say('client.lobby.rise')}
                  </button>
                )}
                {!isFree && isHost && i !== seat && (
                  <button
                    type="button"
                    className="button quiet"
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
        <p className="hint">{say('client.lobby.wait-host')}</p>
      )}
      <Invitation />
    </Page>
  )
}

async function fillAndStart(table: string, free: readonly number[]): Promise<void> {
  await Promise.all(free.map(seat => command({ kind: 'seat-bot', table, seat, level: LEVEL })))
  await command({ kind: 'start', table })
}

function Invitation() {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  const link = location.href
  return (
    <section>
      <h2>{say('client.lobby.invite')}</h2>
      <p className="hint">{say('client.lobby.invite-hint')}</p>
      <p className="row-form">
        <input
          readOnly
          value={link}
          aria-label={say('client.lobby.invite')}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }}
        >
          {say('client.lobby.copy')}
        </button>
        <span role="status" className="hint">
          {copied ? say('client.lobby.copied') : ''}
        </span>
      </p>
    </section>
  )
}
