import type { About } from '@cloak/protocol'
import { useState } from 'react'
import { isSolo } from '../solo/record.ts'
import { useSay } from '../words/say.ts'
import { type Eyes, hasEnded } from './eyes.ts'

/** What can be taken along: a link to this moment, and the whole game. */
export function Keep({ about, eyes, now }: { about: About; eyes: Eyes; now: number }) {
  const say = useSay()
  const [copied, setCopied] = useState<number | null>(null)
  return (
    <p className="keep">
      <button
        type="button"
        className="button"
        onClick={() => {
          const link = `${location.origin}/replay/${about.id}?eyes=${eyes}#${now}`
          const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard here'))
          copying.then(
            () => setCopied(now),
            () => setCopied(null),
          )
        }}
      >
        {say('client.replay.link')}
      </button>
      {hasEnded(about) && !isSolo(about.id) && (
        <a className="button" href={`/api/tables/${about.id}/file`} download>
          {say('client.outcome.file')}
        </a>
      )}
      <span role="status" className="hint">
        {copied === now ? say('client.lobby.copied') : ''}
      </span>
    </p>
  )
}
