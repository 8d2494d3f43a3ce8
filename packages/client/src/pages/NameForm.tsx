import { useEffect, useState } from 'react'
import { rename, whoAmI } from '../connection/api.ts'
import { useSay } from '../words/say.ts'

/** What one is called at tables. */
export function NameForm() {
  const say = useSay()
  const [name, setName] = useState('')
  const [saved, setSaved] = useState<'no' | 'yes' | 'failed'>('no')
  useEffect(() => {
    whoAmI().then(
      me => setName(now => now || (me?.name ?? '')),
      () => setSaved('failed'),
    )
  }, [])
  return (
    <form
      className="row-form"
      onSubmit={event => {
        event.preventDefault()
        rename(name).then(
          () => setSaved('yes'),
          () => setSaved('failed'),
        )
      }}
    >
      <input
        aria-label={say('client.home.name')}
        placeholder={say('client.home.name-hint')}
        value={name}
        maxLength={32}
        required
        onChange={({ target }) => {
          setName(target.value)
          setSaved('no')
        }}
      />
      <button type="submit" className="button">
        {say('client.home.name-save')}
      </button>
      <span role="status" className="hint">
        {saved === 'yes' ? say('client.home.name-saved') : saved === 'failed' ? say('parts.trouble.server') : ''}
      </span>
    </form>
  )
}
