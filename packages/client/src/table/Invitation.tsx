import { lazy, Suspense, useState } from 'react'
import { useSay } from '../words/say.ts'

const Qr = lazy(async () => ({ default: (await import('./Qr.tsx')).Qr }))

/** The link to the table: to copy, to share, to photograph. */
export function Invitation() {
  const say = useSay()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const link = `${location.origin}${location.pathname}`
  return (
    <section className="panel invitation">
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
            const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard here'))
            copying.then(
              () => setCopied('yes'),
              () => setCopied('failed'),
            )
          }}
        >
          {say('client.lobby.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: 'Cloak & Crown', url: link }).catch(() => {})}
          >
            {say('client.lobby.share')}
          </button>
        )}
        <span role="status" className="hint row-note">
          {copied === 'yes' ? say('client.lobby.copied') : copied === 'failed' ? say('client.lobby.copy-failed') : ''}
        </span>
      </p>
      <details>
        <summary>{say('client.lobby.qr')}</summary>
        <Suspense>
          <Qr text={link} label={say('client.lobby.qr')} />
        </Suspense>
      </details>
    </section>
  )
}
