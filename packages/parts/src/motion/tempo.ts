import { wantsStillness } from '../comfort.ts'

/** How long things are under way, in milliseconds: long enough to be followed, short enough not to be waited for. */
export const TEMPO = { step: 200, travel: 340, stagger: 45, fade: 160 } as const
export const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'

const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
/** Whoever wishes for less motion sees things fade instead of travel. */
export const isStill = (): boolean => wish === null || wish.matches || wantsStillness()
