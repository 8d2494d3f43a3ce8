import type { Passkey } from '@cloak/protocol'
import { useState } from 'react'
import { addPasskey, type Place, removePasskey, renamePasskey, whyNot } from '../../people/passkeys.ts'
import { useSay } from '../../words/say.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { deviceName } from './device-name.ts'

interface PasskeysProps {
  place: Place
  passkeys: readonly Passkey[]
  onPasskeys(passkeys: readonly Passkey[]): void
}

/** One's passkeys: each has a name, and can be taken away; and one more can be made. */
export function Passkeys({ place, passkeys, onPasskeys }: PasskeysProps) {
  const say = useSay()
  const [name, setName] = useState(deviceName)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)

  /** Does it and says so, or says why not. */
  async function tryTo(deed: () => Promise<readonly Passkey[]>, done: string): Promise<void> {
    setBusy(true)
    setNote('')
    try {
      onPasskeys(await deed())
      setNote(done)
    } catch (error) {
      setNote(say(whyNot(error)))
    }
    setBusy(false)
  }
  return (
    <section className="panel">
      <h2>{say('client.passkeys.title')}</h2>
      <p>{say('client.passkeys.hint')}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map(passkey => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onName={name =>
                void tryTo(async () => {
                  await renamePasskey(passkey.id, name)
                  return passkeys.map(each => (each === passkey ? { ...each, name } : each))
                }, say('client.home.name-saved'))
              }
              onRemove={() =>
                void tryTo(async () => {
                  await removePasskey(passkey.id)
                  return passkeys.filter(each => each !== passkey)
                }, say('client.passkeys.removed'))
              }
            />
          ))}
        </ul>
      )}
      {place === 'here' ? (
        <form
          className="row-form"
          onSubmit={event => {
            event.preventDefault()
            void tryTo(async () => [...passkeys, await addPasskey(name)], say('client.passkeys.added'))
          }}
        >
          <input
            aria-label={say('client.passkeys.name')}
            placeholder={say('client.passkeys.name-hint')}
            value={name}
            maxLength={32}
            required
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button" disabled={busy}>
            {say('client.passkeys.add')}
          </button>
        </form>
      ) : (
        <Elsewhere place={place} />
      )}
      <p role="status" className="hint account-note">
        {note}
      </p>
    </section>
  )
}

/** Why passkeys cannot be used at this address. */
export function Elsewhere({ place }: { place: Exclude<Place, 'here'> }) {
  const say = useSay()
  if (typeof place === 'string') return <p className="hint">{say(`client.passkeys.${place}`)}</p>
  return (
    <p className="hint">
      {say('client.passkeys.elsewhere')} <a href={`${place.at}/settings`}>{place.at}</a>
    </p>
  )
}
