import { bodies } from '../emblem/home.ts?drawings'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Emblem } from '@cloak/parts/emblem/Emblem.tsx'
import { useSay } from '../words/say.ts'
import './parts.css'
import { Preferences } from './Preferences.tsx'
import { useTitle } from './use-title.ts'

interface PageProps {
  children: ReactNode
  wide: boolean
  /** What the tab says; empty at home, null while it is not known. */
  title: string | null
}

let isFirst = true

/** The frame of every page but the table. Whoever comes here from another page begins at its top, with the keyboard too. */
export function Page({ children, wide, title }: PageProps) {
  const say = useSay()
  const main = useRef<HTMLElement>(null)
  useTitle(title)
  useEffect(() => {
    if (!isFirst && location.hash === '' && document.activeElement === document.body) {
      main.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    isFirst = false
  }, [])
  return (
    <div className="page">
      <header className="page-head">
        <Link href="/" className="brand">
          <Emblem body={bodies['crown']} />
          <span>Cloak &amp; Crown</span>
        </Link>
        <Preferences />
      </header>
      <main ref={main} tabIndex={-1} className={wide ? 'page-main wide' : 'page-main'}>
        {children}
      </main>
      <footer className="page-foot">
        <Link href="/">{say('client.nav.home')}</Link>
        <Link href="/new">{say('client.home.new')}</Link>
        <Link href="/rules/citadels-2016">{say('client.nav.rules')}</Link>
        <Link href="/people/me">{say('client.nav.profile')}</Link>
        <Link href="/settings">{say('client.nav.settings')}</Link>
        <Link href="/chest-keeper">{say('client.nav.chest-keeper')}</Link>
        <Link href="/about">{say('client.nav.about')}</Link>
      </footer>
    </div>
  )
}
