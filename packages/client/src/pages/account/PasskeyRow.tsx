import type { Passkey } from '@cloak/protocol'
import { useState } from 'react'
import { useLanguage } from '@cloak/parts/language/language.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onName(name: string): void
  onRemove(): void
}

/** One passkey. It is removed at the second word only. */
export function PasskeyRow({ passkey, onName, onRemove }: PasskeyRowProps) {
  const { say, language } = useLanguage()
  const [doing, setDoing] = useState<'nothing' | 'naming' | 'removing'>('nothing')
  const [name, setName] = useState(passkey.name)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const rest = (): void => setDoing('nothing')
  if (doing === 'naming')
    return (
      <li>
        <form
          className="row-form"
          onSubmit={event => {
            event.preventDefault()
            onName(name)
            rest()
          }}
        >
          <input
            aria-label={say('client.passkeys.name')}
            value={name}
            maxLength={32}
            required
            autoFocus
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button">
            {say('client.home.name-save')}
          </button>
        </form>
      </li>
    )
  return (
    <li>
      <span className="passkey-about">
        <span>{passkey.name}</span>
        <span className="hint">
          {doing === 'removing'
            ? say('client.passkeys.remove-sure')
            : passkey.used === null
              ? say('client.passkeys.made', { date: date.format(passkey.made) })
              : say('client.passkeys.used', { date: date.format(passkey.used) })}
        </span>
      </span>
      <span className="passkey-deeds">
        {doing === 'removing' ? (
          <>
            <button type="button" className="button" autoFocus onClick={onRemove}>
              {say('client.passkeys.remove')}
            </button>
            <button type="button" className="button quiet" onClick={rest}>
              {say('client.company.stay')}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="button quiet"
              aria-label={say('client.passkeys.rename-which', { name: passkey.name })}
              onClick={() => setDoing('naming')}
            >
              {say('client.passkeys.rename')}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-label={say('client.passkeys.remove-which', { name: passkey.name })}
              onClick={() => setDoing('removing')}
            >
              {say('client.passkeys.remove')}
            </button>
          </>
        )}
      </span>
    </li>
  )
}
