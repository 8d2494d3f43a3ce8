import type { Speaker } from '@cloak/words'
import { memo, useState } from 'react'
import { useSay } from '../words/say.ts'
import { Claims } from './Claims.tsx'
import { useTable } from '@cloak/parts/table/state.ts'
import { TROUBLES } from './Trouble.tsx'
import { useSaying } from './use-saying.ts'

/** Says something to the table: in one's own words, or in a ready-made line everybody reads in their language. */
export const Talk = memo(function Talk({ table, game, speaker }: { table: string; game: string; speaker: Speaker }) {
  const say = useSay()
  const [text, setText] = useState('')
  const saying = useSaying()
  const { isSaying, refused, speak } = saying
  const isSilenced = useTable(({ about, seat }) => seat !== null && (about?.seats[seat]?.silenced ?? false))
  if (isSilenced) return <p className="hint">{say('client.talk.silenced')}</p>
  async function send(): Promise<void> {
    const line = text.trim()
    if (line === '' || isSaying) return
    setText('')
    // Before what was written meanwhile.
    if (!(await speak({ kind: 'say', table, text: line }))) setText(since => `${line} ${since}`.trim())
  }
  return (
    <section className="talk" aria-label={say('client.talk.title')}>
      <form
        className="row-form"
        onSubmit={event => {
          event.preventDefault()
          void send()
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
      <Claims table={table} game={game} speaker={speaker} saying={saying} />
      {refused && (
        <p className="trouble" role="alert">
          {say(refused.code === 'too-many' ? 'client.talk.given-back' : TROUBLES[refused.code])}
        </p>
      )}
    </section>
  )
})
