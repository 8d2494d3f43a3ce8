import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '../words/say.ts'
import { tableIn } from './table-in.ts'

/** To a table whose link one was given. */
export function JoinForm() {
  const say = useSay()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [odd, setOdd] = useState(false)
  return (
    <form
      className="row-form"
      onSubmit={event => {
        event.preventDefault()
        const id = tableIn(text)
        if (id === null) setOdd(true)
        else go(`/table/${id}`)
      }}
    >
      <input
        aria-label={say('client.home.join-label')}
        placeholder={say('client.home.join-label')}
        value={text}
        required
        onChange={({ target }) => {
          setText(target.value)
          setOdd(false)
        }}
      />
      <button type="submit" className="button">
        {say('client.home.join-go')}
      </button>
      <span role="status" className="hint row-note">
        {odd ? say('client.home.join-odd') : ''}
      </span>
    </form>
  )
}
