import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type GameId, GAMES } from '../games/registry.ts'
import { useSay } from '../words/say.ts'
import { keepLevel, keptLevel, LEVEL_WORDS } from './bot-level.ts'
import { Court } from './Court.tsx'
import { blurbOf, titleOf } from './game-names.ts'
import { GameEmblem } from './GameEmblem.tsx'
import './home.css'
import { LevelSelect } from './LevelSelect.tsx'
import { JoinForm } from './JoinForm.tsx'
import { NameForm } from './NameForm.tsx'
import { Page } from './Page.tsx'
import { playHere, playNow } from './play-now.ts'
import { MyTables } from './MyTables.tsx'
import { PublicTables } from './PublicTables.tsx'

/** Where everybody comes in. */
export function Home() {
  const say = useSay()
  const [, go] = useLocation()
  const [state, setState] = useState<'still' | 'going' | 'failed'>('still')
  const [level, setLevel] = useState(keptLevel)
  async function play(game?: GameId): Promise<void> {
    setState('going')
    try {
      go(`/table/${await playNow(game).catch(() => playHere(game))}`)
    } catch {
      setState('failed')
    }
  }
  return (
    <Page wide title="">
      <section className="welcome">
        <div className="welcome-words">
          <h1>{say('client.home.title')}</h1>
          <p>{say('client.home.blurb')}</p>
          <p className="welcome-deeds">
            <button type="button" className="button primary" disabled={state === 'going'} onClick={() => void play()}>
              {say('client.home.play')}
            </button>
            <Link href="/new" className="button">
              {say('client.home.new')}
            </Link>
            <Link href="/learn/citadels-2016" className="button">
              {say('client.nav.learn')}
            </Link>
          </p>
          <p className="hint" role="status">
            {state === 'failed' ? say('parts.trouble.server') : say('client.home.play-hint')}
          </p>
          <div className="welcome-level">
            <LevelSelect
              label={say('client.home.level')}
              level={level}
              onLevel={next => {
                keepLevel(next)
                setLevel(next)
              }}
            />
            <span className="hint">{say(LEVEL_WORDS[level])}</span>
          </div>
        </div>
        <Court />
      </section>
      <div className="home-columns">
        <MyTables />
        <PublicTables />
        <section className="panel">
          <h2>{say('client.home.join')}</h2>
          <JoinForm />
          <h2>{say('client.home.name')}</h2>
          <NameForm />
        </section>
      </div>
      <section className="home-games">
        <h2>{say('client.home.games')}</h2>
        <ul className="games">
          {GAMES.map(game => (
            <li key={game} className="panel game-tile">
              <GameEmblem game={game} />
              <h3>{titleOf(say, game)}</h3>
              <p>{blurbOf(game)}</p>
              <p className="game-deeds">
                <button
                  type="button"
                  className="button"
                  disabled={state === 'going'}
                  aria-label={say('client.home.bots-at', { game: titleOf(say, game) })}
                  onClick={() => void play(game)}
                >
                  {say('client.home.bots')}
                </button>
                <Link
                  href={`/new/${game}`}
                  className="button"
                  aria-label={say('client.home.new-at', { game: titleOf(say, game) })}
                >
                  {say('client.home.new')}
                </Link>
                <Link href={`/rules/${game}`} className="game-rules">
                  {say('client.nav.rules')}
                </Link>
                <Link href={`/learn/${game}`} className="game-rules">
                  {say('client.nav.learn')}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
