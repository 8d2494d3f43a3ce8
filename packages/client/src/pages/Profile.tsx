import type { Rating, Result } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { ask, beSomebody, Refusal } from '../connection/api.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { titleOf } from './game-names.ts'
import { GameEmblem } from './GameEmblem.tsx'
import { Page } from './Page.tsx'
import './settings.css'

interface Somebody {
  id: string
  name: string
  bot: boolean
  ratings: Rating[]
  results: Result[]
}
const SHOWN = 30
/** After fewer games a figure says nothing. */
const ENOUGH = 5

/** Somebody's results and ratings. */
export function Profile({ id }: { id: string }) {
  const { say, language } = useLanguage()
  const [who, setWho] = useState<Somebody | null>(null)
  const [trouble, setTrouble] = useState<'unknown' | 'server' | null>(null)
  useEffect(() => {
    let stale = false
    ask<Somebody>('GET', `/api/people/${id}`).then(
      found => !stale && setWho(found),
      (error: unknown) =>
        !stale && setTrouble(error instanceof Refusal && error.failure.code === 'not-found' ? 'unknown' : 'server'),
    )
    return () => {
      stale = true
    }
  }, [id])
  if (!who)
    return (
      <Page wide={false} title={say('client.nav.profile')}>
        <h1>{say('client.nav.profile')}</h1>
        <p role="status">
          {trouble === 'unknown'
            ? say('client.profile.unknown')
            : trouble === 'server'
              ? say('parts.trouble.server')
              : say('client.profile.loading')}
        </p>
      </Page>
    )
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const results = [...who.results].sort((a, b) => b.ended - a.ended).slice(0, SHOWN)
  const won = who.results.filter(({ place }) => place === 1).length
  return (
    <Page wide={false} title={who.name}>
      <div className="profile-head">
        <h1>{who.name}</h1>
        {who.bot && <p className="hint">{say('client.lobby.program')}</p>}
        <p className="hint">
          {say('client.profile.games', { games: who.results.length })} {say('client.profile.won', { won })}
        </p>
      </div>
      {who.ratings.length > 0 && (
        <>
          <h2>{say('client.profile.ratings')}</h2>
          <ul className="ratings">
            {who.ratings.map(({ game, rating, sure, games }) => (
              <li key={game} className="panel rating">
                <span className="rating-figure">{games < ENOUGH ? '–' : figure.format(rating)}</span>
                <span>{titleOf(say, game)}</span>
                <span className="hint">
                  {say('client.profile.games', { games })}{' '}
                  {games < ENOUGH
                    ? say('client.profile.too-few', { enough: ENOUGH })
                    : say('client.profile.sure', { sure: figure.format(sure) })}
                </span>
              </li>
            ))}
          </ul>
          <p className="hint">{say('client.profile.rating-hint')}</p>
        </>
      )}
      <h2>{say('client.profile.results')}</h2>
      {results.length === 0 && <p className="hint">{say('client.profile.results-none')}</p>}
      <ol className="results">
        {results.map(({ table, game, place, of, score, ended, rated }, i) => (
          <li key={table ?? i}>
            <span className="result-place">{place}</span>
            <GameEmblem game={game} />
            <span className="result-about">
              <span>
                {titleOf(say, game)}{' '}
                <span className={rated ? 'result-stake counted' : 'result-stake'}>
                  {say(rated ? 'client.tables.rated' : 'client.tables.casual')}
                </span>
              </span>
              <span className="hint">
                {say('client.profile.place', { place, of })} · {say('client.outcome.score', { score })} ·{' '}
                {date.format(ended)}
              </span>
            </span>
            {table !== null && (
              <Link
                href={`/replay/${table}`}
                className="button"
                aria-label={say('client.tables.deed-at', {
                  deed: say('client.replay.watch'),
                  game: titleOf(say, game),
                })}
              >
                {say('client.replay.watch')}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Page>
  )
}

/** One's own page, at an address of its own. */
export function OwnProfile() {
  const { say } = useLanguage()
  const [me, setMe] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    beSomebody().then(
      ({ id }) => setMe(id),
      () => setFailed(true),
    )
  }, [])
  if (me !== null) return <Redirect to={`/people/${me}`} replace />
  return (
    <Page wide={false} title={say('client.nav.profile')}>
      <h1>{say('client.nav.profile')}</h1>
      <p role="status">{say(failed ? 'parts.trouble.server' : 'client.profile.loading')}</p>
    </Page>
  )
}
