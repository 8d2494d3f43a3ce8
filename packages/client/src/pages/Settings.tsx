import { useState } from 'react'
import { isPlain, keepPlain, keepStillness, wantsStillness } from '@cloak/parts/comfort.ts'
import { useSound } from '@cloak/parts/sound/settings.ts'
import { useSay } from '../words/say.ts'
import { Account } from './account/Account.tsx'
import { MutedPeople } from './MutedPeople.tsx'
import { NameForm } from './NameForm.tsx'
import { Page } from './Page.tsx'
import { Preferences } from './Preferences.tsx'
import './settings.css'

/** Who one is, and how one likes it. */
export function Settings() {
  const say = useSay()
  const { on: isHeard, toggle } = useSound()
  const [who, setWho] = useState('')
  return (
    <Page wide={false} title={say('client.nav.settings')}>
      <h1>{say('client.nav.settings')}</h1>
      <div className="stack">
        <section className="panel">
          <h2>{say('client.home.name')}</h2>
          <NameForm key={who} />
        </section>
        <section className="panel settings-look">
          <h2>{say('client.settings.look')}</h2>
          <Preferences named />
          <Switch label={say('client.settings.sound')} read={() => isHeard} keep={toggle} />
          <Switch label={say('client.settings.still')} read={wantsStillness} keep={keepStillness} />
          <Switch label={say('client.settings.plain')} read={isPlain} keep={keepPlain} />
        </section>
        <Account onMe={me => setWho(me?.id ?? 'nobody')} />
        <MutedPeople />
      </div>
    </Page>
  )
}

function Switch({ label, read, keep }: { label: string; read(): boolean; keep(on: boolean): void }) {
  const [on, setOn] = useState(read)
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          keep(target.checked)
          setOn(target.checked)
        }}
      />
      {label}
    </label>
  )
}
