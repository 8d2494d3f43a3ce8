import type { Me, Passkey } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import { enterAs, logOut, whoAmI } from '../../connection/api.ts'
import { signInByPasskey, whyNot } from '../../people/passkeys.ts'
import { useSay } from '../../words/say.ts'
import { Credentials } from './Credentials.tsx'
import { Passkeys } from './Passkeys.tsx'
import { whyNoLogin } from './refused.ts'
import { usePasskeys, useQuietOffer } from './use-passkeys.ts'

/** A guest becomes somebody who can come back from another device: by a password, by a passkey, or by both. */
export function Account({ onMe }: { onMe(me: Me | null): void }) {
  const say = useSay()
  /** Undefined until it is known, so that no form moves under the reader's hands. */
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [note, setNote] = useState('')
  const [tries, setTries] = useState(0)
  const { place, passkeys, setPasskeys } = usePasskeys(me)
  const isComing = me === undefined || place === undefined
  const isOut = me !== undefined && !me?.login && passkeys.length === 0
  useEffect(() => {
    whoAmI().then(setMe, () => setMe(null))
  }, [])
  function arrive(who: Me | null, words: string): void {
    setMe(who)
    onMe(who)
    setNote(words)
  }
  useQuietOffer(place === 'here' && isOut, tries, who => arrive(who, say('client.account.welcome')))

  async function enter(path: '/api/login' | '/api/me/claim', login: string, password: string): Promise<void> {
    try {
      const who = await enterAs(path, login, password)
      arrive(who, say(path === '/api/login' ? 'client.account.welcome' : 'client.account.claimed'))
    } catch (error) {
      setNote(say(whyNoLogin(error)))
    }
  }
  async function signIn(): Promise<void> {
    try {
      arrive(await signInByPasskey(), say('client.account.welcome'))
    } catch (error) {
      setNote(say(whyNot(error)))
      setTries(tries + 1)
    }
  }
  async function leave(): Promise<void> {
    try {
      await logOut()
      arrive(null, say('client.account.gone'))
    } catch {
      setNote(say('parts.trouble.server'))
    }
  }
  /** Whoever makes a passkey is somebody from then on. */
  function keep(all: readonly Passkey[]): void {
    setPasskeys(all)
    if (!me) whoAmI().then(setMe, () => {})
  }
  const out = (
    <button type="button" className="button" onClick={() => void leave()}>
      {say('client.account.out')}
    </button>
  )
  return (
    <>
      <section className="panel">
        <h2>{say('client.account.title')}</h2>
        {isComing ? (
          <div className="coming" />
        ) : me?.login ? (
          <>
            <p>{say('client.account.is', { login: me.login })}</p>
            {out}
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
            {isOut ? (
              <Credentials
                title={say('client.account.login')}
                hint={say(me ? 'client.account.login-guest' : 'client.account.login-hint')}
                deed={say('client.account.login-go')}
                isNew={false}
                onEnter={(login, password) => void enter('/api/login', login, password)}
              >
                {place === 'here' && (
                  <button type="button" className="button" onClick={() => void signIn()}>
                    {say('client.passkeys.sign-in')}
                  </button>
                )}
              </Credentials>
            ) : (
              <div className="credentials">
                <h3>{say('client.account.out-title')}</h3>
                <p className="hint">{say('client.account.out-hint')}</p>
                {out}
              </div>
            )}
          </div>
        )}
        <p role="status" className="hint account-note">
          {note}
        </p>
      </section>
      {place && !isComing && <Passkeys place={place} passkeys={passkeys} onPasskeys={keep} />}
    </>
  )
}
