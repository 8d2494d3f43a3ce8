import type { About } from '@cloak/protocol'
import { useState } from 'react'
import { useSay } from '../words/say.ts'
import { command } from './store.ts'

const DEEDS = {
  leave: { name: 'client.company.leave', sure: 'client.company.leave-sure' },
  abandon: { name: 'client.company.abandon', sure: 'client.company.abandon-sure' },
  end: { name: 'client.company.end', sure: 'client.company.end-sure' },
} as const
type Deed = keyof typeof DEEDS

/** Ways out of a game: a stand-in plays on, or everybody agrees to stop. Each is asked twice. */
export function Departure({ about, seat, names }: { about: About; seat: number; names: readonly string[] }) {
  const say = useSay()
  const [asked, setAsked] = useState<Deed | null>(null)
  const table = about.id
  const { away, agrees } = about.seats[seat]!
  const isHere = ({ person, away }: About['seats'][number]): boolean => person !== null && !away
  const missing = about.seats.flatMap((each, i) => (isHere(each) && !each.agrees ? [names[i] ?? ''] : []))
  const anyAgrees = agrees || about.seats.some(each => isHere(each) && each.agrees)
  // The last who would play on may have left since: then the game ends when it is said once more.
  const isToEnd = anyAgrees && missing.length === 0
  const giveUp = isToEnd ? 'end' : agrees ? null : 'abandon'
  return (
    <div className="departure">
      {anyAgrees && (
        <p role="status">
          {isToEnd ? say('client.company.all-agree') : say('client.company.missing', { names: missing.join(', ') })}
        </p>
      )}
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
          {agrees && (
            <button
              type="button"
              className="button"
              onClick={() => void command({ kind: 'abandon', table, agree: false })}
            >
              {say('client.company.play-on')}
            </button>
          )}
          {giveUp && (
            <button type="button" className="button" onClick={() => setAsked(giveUp)}>
              {say(DEEDS[giveUp].name)}
            </button>
          )}
        </p>
      ) : (
        <>
          <p>{say(DEEDS[asked].sure)}</p>
          <p className="departure-deeds">
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setAsked(null)
                void command(asked === 'leave' ? { kind: 'leave', table } : { kind: 'abandon', table, agree: true })
              }}
            >
              {say(DEEDS[asked].name)}
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
