import type { ServerVersion } from '@cloak/protocol'
import { useEffect, useState } from 'react'
import iconAuthors from '../../icon-authors.json'
import { ask } from '../connection/api.ts'
import { VERSION } from '../version.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import { Page } from './Page.tsx'

/** Packages that run in the reader's browser, each with its licence. */
const PACKAGES = [
  ['React', 'https://react.dev', 'MIT'],
  ['wouter', 'https://github.com/molefrog/wouter', 'Unlicense'],
  ['Zustand', 'https://zustand.docs.pmnd.rs', 'MIT'],
  ['FormatJS', 'https://formatjs.github.io', 'BSD-3-Clause'],
  ['qr', 'https://github.com/paulmillr/qr', 'MIT'],
] as const

/** The server's version; null until it answers. */
function useServerVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    ask<ServerVersion>('GET', '/api/version').then(
      said => setVersion(said.version),
      // Without a connection there is nothing to compare, and the page says its own version alone.
      () => {},
    )
  }, [])
  return version
}

/** What this is, and whose work it rests on. */
export function About() {
  const { language, say } = useLanguage()
  const server = useServerVersion()
  const isOutdated = server !== null && server !== VERSION
  const authors = new Intl.ListFormat(language).format(Object.keys(iconAuthors))
  return (
    <Page wide={false} title={say('client.nav.about')}>
      <h1>{say('client.about.title')}</h1>
      <p>
        {isOutdated
          ? say('client.about.server-version', { version: VERSION, server })
          : say('client.about.version', { version: VERSION })}
      </p>
      <p>{say('client.about.what')}</p>
      <p>{say('client.about.fair')}</p>
      <p>{say('client.about.data')}</p>
      <h2>{say('client.about.credits')}</h2>
      <ul>
        <li>
          {say('client.about.icons', { authors })} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </li>
        <li>
          {say('client.about.fonts')} Alegreya (Juan Pablo del Peral, Huerta Tipográfica), Almendra (Ana Sanfelippo),{' '}
          <a href="https://openfontlicense.org">SIL OFL 1.1</a>
        </li>
        <li>
          {say('client.about.packages')}{' '}
          {PACKAGES.map(([name, address, licence], i) => (
            <span key={name}>
              {i > 0 && ', '}
              <a href={address}>{name}</a> ({licence})
            </span>
          ))}
        </li>
        <li>{say('client.about.games')}</li>
      </ul>
      <h2>{say('client.about.licence')}</h2>
      <p>
        {say('client.about.licence-text')} <a href="/notice.txt">{say('client.about.notice')}</a>
      </p>
    </Page>
  )
}
