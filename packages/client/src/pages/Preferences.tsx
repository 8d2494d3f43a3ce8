import { useState } from 'react'
import { applyTheme, keptTheme, THEMES, type Theme } from '@cloak/parts/theme/theme.ts'
import { choose, useLanguage } from '@cloak/parts/language/language.ts'
import { LANGUAGES, OWN_NAMES } from '@cloak/words'

/** The reader's language and light; named where there is room for it. */
export function Preferences({ named = false }: { named?: boolean }) {
  const { language, say } = useLanguage()
  const [theme, setTheme] = useState<Theme>(keptTheme)
  const THEME_NAMES = { auto: 'client.theme.auto', light: 'client.theme.light', dark: 'client.theme.dark' } as const
  return (
    <div className="preferences">
      {named && <span aria-hidden="true">{say('client.language')}</span>}
      <select
        aria-label={say('client.language')}
        value={language}
        onChange={({ target }) => void choose(LANGUAGES.find(each => each === target.value) ?? 'en')}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
      {named && <span aria-hidden="true">{say('client.theme')}</span>}
      <select
        aria-label={say('client.theme')}
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find(each => each === target.value) ?? 'auto'
          applyTheme(chosen)
          setTheme(chosen)
        }}
      >
        {THEMES.map(each => (
          <option key={each} value={each}>
            {say(THEME_NAMES[each])}
          </option>
        ))}
      </select>
    </div>
  )
}
