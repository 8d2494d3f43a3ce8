import { useState } from 'react'
import { Arms } from '@cloak/parts/emblem/Arms.tsx'
import { NO_WISH, type Wishes } from './chest-keeper.ts'
import { useSay } from '../words/say.ts'

const ROLES = ['mortal', 'cultist', 'devil'] as const
const LIKINGS = ['like', 'neutral', 'avoid'] as const

interface WishingProps {
  names: readonly string[]
  onDone(wishes: readonly Wishes[]): void
  onBack(): void
}
/** The phone goes round; each writes wishes that nobody else sees and that are forgotten after the deal (DWD-2.11). */
export function Wishing({ names, onDone, onBack }: WishingProps) {
  const say = useSay()
  const [given, setGiven] = useState<readonly Wishes[]>([])
  const [own, setOwn] = useState<Wishes | null>(null)
  const seat = given.length
  function next(): void {
    const all = [...given, own ?? NO_WISH]
    setOwn(null)
    if (all.length === names.length) onDone(all)
    else setGiven(all)
  }
  return (
    <section className={`keeper-turn keeper-${seat}`}>
      <h2>
        <Arms seat={seat} /> {names[seat]}
      </h2>
      {own === null ? (
        <>
          <p>{say('client.keeper.take-phone', { name: names[seat] ?? '' })}</p>
          <button type="button" className="button primary" onClick={() => setOwn(NO_WISH)}>
            {say('client.keeper.it-is-me')}
          </button>
        </>
      ) : (
        <>
          {ROLES.map(role => (
            <div key={role} className="keeper-wish" role="group" aria-label={say(`client.keeper.role.${role}`)}>
              <b>{say(`client.keeper.role.${role}`)}</b>
              <span className="choices">
                {LIKINGS.map(liking => (
                  <button
                    key={liking}
                    type="button"
                    className="choice"
                    aria-pressed={own[role] === liking}
                    onClick={() => setOwn({ ...own, [role]: liking })}
                  >
                    {say(`client.keeper.wish.${liking}`)}
                  </button>
                ))}
              </span>
            </div>
          ))}
          <button type="button" className="button primary" onClick={next}>
            {say('client.keeper.pass-on')}
          </button>
        </>
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          setOwn(null)
          if (given.length === 0) onBack()
          else setGiven(given.slice(0, -1))
        }}
      >
        {say('client.keeper.back')}
      </button>
    </section>
  )
}
