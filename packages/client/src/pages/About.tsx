import { useSay } from '../words/language.ts'
import { Page } from './Page.tsx'

/** What this is, and whose work it rests on. */
export function About() {
  const say = useSay()
  return (
    <Page wide={false}>
      <h1>{say('client.about.title')}</h1>
      <p>{say('client.about.what')}</p>
      <p>{say('client.about.fair')}</p>
      <h2>{say('client.about.credits')}</h2>
      <ul>
        <li>
          {say('client.about.icons')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </li>
        <li>
          {say('client.about.fonts')} Alegreya (Juan Pablo del Peral, Huerta Tipográfica), Almendra (Ana Sanfelippo),{' '}
          <a href="https://openfontlicense.org">SIL OFL 1.1</a>
        </li>
        <li>{say('client.about.games')}</li>
      </ul>
      <h2>{say('client.about.licence')}</h2>
      <p>{say('client.about.licence-text')}</p>
    </Page>
  )
}
