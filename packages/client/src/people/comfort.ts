const PLAIN = 'cloak.plain'
const SOUND = 'cloak.sound'
const MOTION = 'cloak.motion'

/** Tables in words instead of pictures. */
export const isPlain = (): boolean => localStorage.getItem(PLAIN) === 'yes'
export const keepPlain = (on: boolean): void => localStorage.setItem(PLAIN, on ? 'yes' : 'no')

/** Soft sounds at the table. */
export const hasSound = (): boolean => localStorage.getItem(SOUND) !== 'no'
export const keepSound = (on: boolean): void => localStorage.setItem(SOUND, on ? 'yes' : 'no')

/** Whether things travel over the table: as the system likes it, or never. */
export const isStill = (): boolean => localStorage.getItem(MOTION) === 'still'
export function keepStill(on: boolean): void {
  localStorage.setItem(MOTION, on ? 'still' : 'auto')
  applyMotion()
}
export function applyMotion(): void {
  document.documentElement.dataset['motion'] = isStill() ? 'still' : 'auto'
}
