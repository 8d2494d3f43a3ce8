import { bodies } from '@cloak/parts/emblem/charges.ts?drawings'
import { type ReactNode, type Ref, useState } from 'react'
import { Link } from 'wouter'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { Preferences } from '../pages/Preferences.tsx'
import { useSay } from '../words/say.ts'
import './table.css'
import { useUnheard } from './use-unheard.ts'

interface ShellProps {
  title: string
  className?: string
  ref?: Ref<HTMLDivElement>
  /** What is the matter with the table, if anything is. */
  state?: ReactNode
  tools: ReactNode
  /** What stands between the table and the drawer. */
  beside?: ReactNode
  drawer: ReactNode
  children: ReactNode
}

/** What every table stands in, whether it is played at, looked at again or learnt at. */
export function Shell({ title, className = '', ref, state, tools, beside, drawer, children }: ShellProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const isUnheard = useUnheard(isOpen)
  return (
    <div ref={ref} className={`frame ${className}${isOpen ? ' drawer-open' : ''}`}>
      <header className="frame-head">
        <Link href="/" className="brand" aria-label={say('client.nav.home')}>
          <Emblem body={bodies['crown']} />
        </Link>
        <h1>{title}</h1>
        {state}
        <nav className="frame-nav">
          {tools}
          <button
            type="button"
            className="button quiet drawer-toggle"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {say('client.table.chronicle')}
            {isOpen && <span aria-hidden="true"> ✕</span>}
            {isUnheard && <span className="unheard" role="img" aria-label={say('client.talk.unheard')} />}
          </button>
        </nav>
        <Preferences />
      </header>
      <main className="frame-main">{children}</main>
      {beside}
      <aside className="frame-drawer" aria-label={say('client.table.chronicle')}>
        {drawer}
        <div className="drawer-preferences">
          <Preferences />
        </div>
      </aside>
    </div>
  )
}
