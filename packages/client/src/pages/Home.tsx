import { bodies } from 'virtual:emblems/charges'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Emblem } from '../emblem/Emblem.tsx'
import { GAMES } from '../games/registry.ts'
import { useSay } from '../words/language.ts'
import { blurbOf, titleOf } from './game-names.ts'
import './home.css'
import { NameForm } from './NameForm.tsx'
import { Page } from './Page.tsx'
import { playNow } from './play-now.ts'
import { MyTables, PublicTables } from './Tables.tsx'

/** Where everybody comes in. */
export function Home() {
  const say = useSay()
  const [, go] = useLocation()
  const [state, setState] = useState<'still' | 'going' | 'failed'>('still')
  async function play(): Promise<void> {
    setState('going')
    try {
      go(`/table/${await playNow()}`)
    } catch {
      setState('failed')
    }
  }
  return (
    <Page wide>
      <section className="welcome">
        <div>
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
            {state === 'failed' ? say('client.trouble.server') : say('client.home.play-hint')}
          </p>
        </div>
        <Emblem body={bodies['crown']} className="emblem welcome-emblem" />
      </section>
      <div className="home-columns">
        <MyTables />
        <PublicTables />
        <section>
          <h2>{say('client.home.join')}</h2>
          <JoinForm />
          <h2>{say('client.home.name')}</h2>
          <NameForm />
        </section>
        <section className="home-games">
          <h2>{say('client.home.games')}</h2>
          <ul className="games">
            {GAMES.map(game => (
              <li key={game}>
                <h3>{titleOf(say, game)}</h3>
                <p>{blurbOf(say, game)}</p>
                <p className="links">
                  <Link href={`/new/${game}`}>{say('client.home.new')}</Link>
                  <Link href={`/rules/${game}`}>{say('client.nav.rules')}</Link>
                  <Link href={`/learn/${game}`}>{say('client.nav.learn')}</Link>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}

function JoinForm() {
  const say = useSay()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  return (
    <form
      className="row-form"
      onSubmit={event => {
        event.preventDefault()
        const id = text.trim().split('/').at(-1)
        if (id) go(`/table/${id}`)
      }}
    >
      <input
        aria-label={say('client.home.join-label')}
        placeholder={say('client.home.join-label')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {say('client.home.join-go')}
      </button>
    </form>
  )
}
