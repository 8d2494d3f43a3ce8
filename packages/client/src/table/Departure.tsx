import type { About } from '@cloak/protocol'
import { useState } from 'react'
import { useSay } from '../words/language.ts'
import { command } from './store.ts'

/** Ways out of a game: a stand-in plays on, or everybody agrees to stop. Each is asked twice. */
export function Departure({ about, seat, names }: { about: About; seat: number; names: readonly string[] }) {
  const say = useSay()
  const [asked, setAsked] = useState<'leave' | 'abandon' | null>(null)
  const table = about.id
  const { away, agrees } = about.seats[seat]!
  const isHere = ({ person, away }: About['seats'][number]): boolean => person !== null && !away
  const missing = about.seats.flatMap((each, i) => (isHere(each) && !each.agrees ? [names[i] ?? ''] : []))
  const anyAgrees = about.seats.some(each => isHere(each) && each.agrees)
  return (
    <div className="departure">
      {anyAgrees && <p role="status">{say('client.company.missing', { names: missing.join(', ') })}</p>}
      {asked === null ? (
        <p className="departure-deeds">
          {away ? (
            <button type="button" className="button" onClick={() => void command({ kind: 'return', table })}>
              {say('client.bar.return')}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => setAsked('leave')}>
              {say('client.company.leave')}
            </button>
          )}
          {agrees ? (
            <button
              type="button"
              className="button"
              onClick={() => void command({ kind: 'abandon', table, agree: false })}
            >
              {say('client.company.play-on')}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => setAsked('abandon')}>
              {say('client.company.abandon')}
            </button>
          )}
        </p>
      ) : (
        <>
          <p>{say(asked === 'leave' ? 'client.company.leave-sure' : 'client.company.abandon-sure')}</p>
          <p className="departure-deeds">
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setAsked(null)
                void command(asked === 'leave' ? { kind: 'leave', table } : { kind: 'abandon', table, agree: true })
              }}
            >
              {say(asked === 'leave' ? 'client.company.leave' : 'client.company.abandon')}
            </button>
            <button type="button" className="button quiet" onClick={() => setAsked(null)}>
              {say('client.company.stay')}
            </button>
          </p>
        </>
      )}
    </div>
  )
}
