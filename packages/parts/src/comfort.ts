const PLAIN = 'cloak.plain'
const MOTION = 'cloak.motion'

/** Tables in words instead of pictures. */
export const isPlain = (): boolean => localStorage.getItem(PLAIN) === 'yes'
export const keepPlain = (on: boolean): void => localStorage.setItem(PLAIN, on ? 'yes' : 'no')

/** Nothing travels over the table, whatever the system likes. */
export const wantsStillness = (): boolean => localStorage.getItem(MOTION) === 'still'
export function keepStillness(on: boolean): void {
  localStorage.setItem(MOTION, on ? 'still' : 'auto')
  applyMotion()
}
export function applyMotion(): void {
  document.documentElement.dataset['motion'] = wantsStillness() ? 'still' : 'auto'
}
