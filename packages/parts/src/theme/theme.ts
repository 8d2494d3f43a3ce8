import { tellServer } from '../tell-server.ts'

const KEPT = 'cloak.theme'
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const keptTheme = (): Theme => THEMES.find(theme => theme === localStorage.getItem(KEPT)) ?? 'auto'

/** Parchment by day, candlelight by night; `auto` as the system likes it. */
export function applyTheme(theme: Theme = keptTheme()): void {
  localStorage.setItem(KEPT, theme)
  tellServer(KEPT, theme === 'auto' ? null : theme)
  document.documentElement.dataset['theme'] = theme
}
