import { Link } from 'wouter'
import { useSay } from '../words/say.ts'
import { Page } from './Page.tsx'

/** An address that leads nowhere. */
export function Missing() {
  const say = useSay()
  return (
    <Page wide={false} title={say('client.missing.title')}>
      <h1>{say('client.missing.title')}</h1>
      <p>{say('client.missing.text')}</p>
      <p>
        <Link href="/" className="button">
          {say('client.nav.home')}
        </Link>
      </p>
    </Page>
  )
}
