import type { Me } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { enterAs, logOut, Refusal, whoAmI } from '../connection/api.ts'
import { useSay } from '../words/language.ts'

/** What to say of a log-in that did not succeed. */
const WHY = { conflict: 'client.account.taken', unauthorised: 'client.account.wrong' } as const
const isKnown = (code: string): code is keyof typeof WHY => Object.hasOwn(WHY, code)

/** A guest becomes somebody who can come back from another device. */
export function Account() {
  const say = useSay()
  /** Undefined until it is known, so that no form moves under the reader's hands. */
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [note, setNote] = useState('')
  useEffect(() => {
    whoAmI().then(setMe, () => setMe(null))
  }, [])
  async function enter(path: '/api/login' | '/api/me/claim', login: string, password: string): Promise<void> {
    try {
      setMe(await enterAs(path, login, password))
      setNote(say(path === '/api/login' ? 'client.account.welcome' : 'client.account.claimed'))
    } catch (error) {
      const code = error instanceof Refusal ? error.failure.code : ''
      setNote(say(isKnown(code) ? WHY[code] : code === 'bad-request' ? 'client.account.odd' : 'client.trouble.server'))
    }
  }
  return (
    <section className="panel">
      <h2>{say('client.account.title')}</h2>
      {me === undefined ? null : me?.login ? (
        <>
          <p>{say('client.account.is', { login: me.login })}</p>
          <button
            type="button"
            className="button"
            onClick={() =>
              void logOut().then(
                () => {
                  setMe(null)
                  setNote(say('client.account.gone'))
                },
                () => setNote(say('client.trouble.server')),
              )
            }
          >
            {say('client.account.out')}
          </button>
        </>
      ) : (
        <div className="account-forms">
          {me && (
            <Credentials
              title={say('client.account.claim')}
              hint={say('client.account.claim-hint')}
              deed={say('client.account.claim-go')}
              isNew
              onEnter={(login, password) => void enter('/api/me/claim', login, password)}
            />
          )}
          <Credentials
            title={say('client.account.login')}
            hint={say(me ? 'client.account.login-guest' : 'client.account.login-hint')}
            deed={say('client.account.login-go')}
            isNew={false}
            onEnter={(login, password) => void enter('/api/login', login, password)}
          />
        </div>
      )}
      <p role="status" className="hint account-note">
        {note}
      </p>
    </section>
  )
}

interface CredentialsProps {
  title: string
  hint: string
  deed: string
  isNew: boolean
  onEnter(login: string, password: string): void
}
function Credentials({ title, hint, deed, isNew, onEnter }: CredentialsProps) {
  const say = useSay()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      className="credentials"
      onSubmit={event => {
        event.preventDefault()
        onEnter(login, password)
        setPassword('')
      }}
    >
      <h3>{title}</h3>
      <p className="hint">{hint}</p>
      <label>
        {say('client.account.name')}
        <input
          value={login}
          required
          minLength={3}
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setLogin(target.value)}
        />
      </label>
      <label>
        {say('client.account.password')}
        <input
          type="password"
          value={password}
          required
          minLength={8}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {deed}
      </button>
    </form>
  )
}
