import type { About } from '@cloak/protocol'
import type { ServedGameFile } from '@cloak/record'
import { canHash } from '@cloak/record/browser'
import { useState } from 'react'
import { ask, whoAmI } from '../connection/api.ts'
import { verifyHere } from '../solo/solo.ts'
import { witnessOf } from '../table/witness.ts'
import { useSay } from '../words/say.ts'
import { type Check, checkFairness } from './fairness.ts'

const WORDS = {
  commitment: {
    holds: 'client.fair.commitment.holds',
    broken: 'client.fair.commitment.broken',
    unknown: 'client.fair.commitment.broken',
  },
  promise: {
    holds: 'client.fair.promise.holds',
    broken: 'client.fair.promise.broken',
    unknown: 'client.fair.promise.unknown',
  },
  seed: { holds: 'client.fair.seed.holds', broken: 'client.fair.seed.broken', unknown: 'client.fair.seed.broken' },
  game: { holds: 'client.fair.game.holds', broken: 'client.fair.game.broken', unknown: 'client.fair.game.unknown' },
  salt: { holds: 'client.fair.salt.holds', broken: 'client.fair.salt.broken', unknown: 'client.fair.salt.unknown' },
} as const
const SIGNS = { holds: '✓', broken: '✗', unknown: '–' } as const

type State = 'still' | 'going' | 'failed' | 'unsafe' | { checks: readonly Check[]; file: ServedGameFile }

/** One click: is this the deal the server had promised before the first card? */
export function Fairness({ about }: { about: About }) {
  const say = useSay()
  const [state, setState] = useState<State>('still')
  async function check(): Promise<void> {
    if (!canHash()) return setState('unsafe')
    setState('going')
    const [file, me] = await Promise.all([ask<ServedGameFile>('GET', `/api/tables/${about.id}/file`), whoAmI()])
    const seat = about.seats.findIndex(({ person }) => person !== null && person === me?.id)
    setState({ checks: await checkFairness(file, witnessOf(about.id), seat < 0 ? null : seat, verifyHere), file })
  }
  const done = typeof state === 'object' ? state : null
  const isBroken = done?.checks.some(({ verdict }) => verdict === 'broken') ?? false
  return (
    <section className="fairness" aria-label={say('client.fair.title')}>
      <button
        type="button"
        className="button"
        disabled={state === 'going'}
        onClick={() => void check().catch(() => setState('failed'))}
      >
        {say('client.fair.check')}
      </button>
      <div role="status">
        {state === 'failed' && <p>{say('parts.trouble.server')}</p>}
        {state === 'unsafe' && <p>{say('client.fair.unsafe')}</p>}
        {done && (
          <>
            <p className={isBroken ? 'verdict broken' : 'verdict'}>
              {say(isBroken ? 'client.fair.broken' : 'client.fair.holds')}
            </p>
            <ul className="checks">
              {done.checks.map(({ name, verdict }) => (
                <li key={name} className={`check-${verdict}`}>
                  <span aria-hidden="true">{SIGNS[verdict]}</span> {say(WORDS[name][verdict])}
                </li>
              ))}
            </ul>
            <details>
              <summary>{say('client.fair.figures')}</summary>
              <dl className="figures">
                <dt>{say('client.fair.figure.commitment')}</dt>
                <dd>{done.file.fairness.commitment}</dd>
                <dt>{say('client.fair.figure.secret')}</dt>
                <dd>{done.file.fairness.secret}</dd>
                <dt>{say('client.fair.figure.salts')}</dt>
                <dd>{done.file.fairness.salts.map(salt => salt || '–').join(' · ')}</dd>
                <dt>{say('client.fair.figure.seed')}</dt>
                <dd>{done.file.setup.seed}</dd>
              </dl>
            </details>
            <p className="hint">{say('client.fair.further')}</p>
          </>
        )}
      </div>
    </section>
  )
}
