import { lay, leaveAfter } from './layer.ts'
import { onceMeasured } from './once-measured.ts'
import { rectOf } from './places.ts'
import { EASE, isStill, TEMPO } from './tempo.ts'

/** Tokens on their way from one place to another. */
export interface Flight {
  /** How a token looks: the class `token-<token>` draws it. */
  token: string
  from: string
  to: string
  /** How many; never more than a handful is drawn. */
  count?: number
}

const MOST = 8

/** Lets tokens fly, one after the other. A flight whose places are not drawn is passed over. */
export function fly(flights: readonly Flight[]): void {
  if (document.hidden) return
  const tokens = flights.reduce((sum, { count = 1 }) => sum + Math.min(MOST, count), 0)
  // Much at once is shown closer together, so that the eye is never left behind.
  const apart = Math.min(TEMPO.stagger, TEMPO.travel / tokens)
  const measured = flights.map(flight => ({ ...flight, start: rectOf(flight.from), end: rectOf(flight.to) }))
  onceMeasured(() => {
    let n = 0
    for (const { token, to, start, end, count = 1 } of measured) {
      if (!end) continue
      if (!start || isStill()) glint(to)
      else for (let i = 0; i < Math.min(MOST, count); i++) launch(token, start, end, apart * n++)
    }
  })
}

const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2]

function launch(token: string, start: DOMRect, end: DOMRect, delay: number): void {
  const element = document.createElement('div')
  element.className = `token token-${token}`
  lay(element, new DOMRect(0, 0, 0, 0))
  element.style.width = element.style.height = ''
  const [x, y] = middle(start)
  const [toX, toY] = middle(end)
  const wobble = ((delay * 37) % 17) - 8
  const lift = Math.min(70, Math.hypot(toX - x, toY - y) / 5)
  const at = (left: number, top: number, scale: number): string =>
    `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`
  const animation = element.animate(
    [
      { transform: at(x + wobble, y, 0.6), opacity: 0 },
      { transform: at(x + wobble, y, 1), opacity: 1, offset: 0.12 },
      { transform: at((x + toX) / 2, (y + toY) / 2 - lift, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(toX, toY, 0.8), opacity: 1, offset: 0.95 },
      { transform: at(toX, toY, 0.6), opacity: 0 },
    ],
    { duration: TEMPO.travel, delay, easing: EASE, fill: 'both' },
  )
  leaveAfter(element, animation)
}

/** A place lights up for a moment: something has changed there. */
export function glint(id: string): void {
  const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`)
  found?.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: TEMPO.fade * 2 })
}
