import { TALK } from '@cloak/protocol'
import { memo, useState } from 'react'
import { useSay } from '../words/language.ts'
import { command, useTable } from './store.ts'

/** Says something to the table: in one's own words, or in a ready-made line everybody reads in their language. */
export const Talk = memo(function Talk({ table }: { table: string }) {
  const say = useSay()
  const [text, setText] = useState('')
  const isSilenced = useTable(({ about, seat }) => seat !== null && (about?.seats[seat]?.silenced ?? false))
  if (isSilenced) return <p className="hint">{say('client.talk.silenced')}</p>
  return (
    <section className="talk" aria-label={say('client.talk.title')}>
      <form
        className="row-form"
        onSubmit={event => {
          event.preventDefault()
          if (text.trim() === '') return
          void command({ kind: 'say', table, text: text.trim() })
          setText('')
        }}
      >
        <input
          aria-label={say('client.talk.title')}
          placeholder={say('client.talk.title')}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {say('client.talk.send')}
        </button>
      </form>
      <select
        aria-label={say('client.talk.ready')}
        value=""
        onChange={({ target }) => void command({ kind: 'claim', table, claim: { key: target.value } })}
      >
        <option value="">{say('client.talk.ready')}</option>
        {TALK.map(key => (
          <option key={key} value={key}>
            {say(key)}
          </option>
        ))}
      </select>
    </section>
  )
})
