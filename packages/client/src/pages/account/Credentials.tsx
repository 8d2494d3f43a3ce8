import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSay } from '../../words/say.ts'

interface CredentialsProps {
  title: string
  hint: string
  deed: string
  isNew: boolean
  onEnter(login: string, password: string): void
  /** Another way in. */
  children?: ReactNode
}

/** A login and a password. */
export function Credentials({ title, hint, deed, isNew, onEnter, children }: CredentialsProps) {
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
          autoComplete={isNew ? 'username' : 'username webauthn'}
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
      <p className="credentials-deeds">
        <button type="submit" className="button">
          {deed}
        </button>
        {children}
      </p>
    </form>
  )
}
