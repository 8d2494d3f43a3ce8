import { bodies } from 'virtual:emblems/charges'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Emblem } from '../emblem/Emblem.tsx'
import { useSay } from '../words/language.ts'
import { Preferences } from './Preferences.tsx'

/** The frame of every page but the table. */
export function Page({ children, wide }: { children: ReactNode; wide: boolean }) {
  const say = useSay()
  return (
    <div className="page">
      <header className="page-head">
        <Link href="/" className="brand">
          <Emblem body={bodies['crown']} />
          <span>Cloak &amp; Crown</span>
        </Link>
        <Preferences />
      </header>
      <main className={wide ? 'page-main wide' : 'page-main'}>{children}</main>
      <footer className="page-foot">
        <Link href="/">{say('client.nav.home')}</Link>
        <Link href="/rules/citadels-2016">{say('client.nav.rules')}</Link>
        <Link href="/chest-keeper">{say('client.nav.chest-keeper')}</Link>
        <Link href="/about">{say('client.nav.about')}</Link>
      </footer>
    </div>
  )
}
