import { useState } from 'react'
import { hearAgain, muted } from '../people/mutes.ts'
import { useSay } from '../words/say.ts'

/** Whose talk one does not hear, and how to hear it again. */
export function MutedPeople() {
  const say = useSay()
  const [people, setPeople] = useState(muted)
  return (
    <section className="panel">
      <h2>{say('client.settings.muted')}</h2>
      {people.length === 0 ? (
        <p className="hint">{say('client.settings.muted-none')}</p>
      ) : (
        <ul className="muted">
          {people.map(who => (
            <li key={who.person}>
              <span>{who.name}</span>
              <button
                type="button"
                className="button"
                aria-label={say('client.settings.unmute-who', { name: who.name })}
                onClick={() => void hearAgain(who).then(() => setPeople(muted()))}
              >
                {say('client.settings.unmute')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
