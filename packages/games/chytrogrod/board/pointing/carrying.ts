import type { Colour } from '../../src/data/pieces.ts'
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Carried } from '../table.ts'

/** How far a finger may tremble before it carries. */
const TREMBLE = 8

interface Carrying {
  carried: Carried | null
  over: Colour | null
  lift(event: PointerEvent, what: Carried): void
  /** What follows the pointer. */
  follower: RefObject<HTMLDivElement | null>
}

const districtAt = (x: number, y: number): Colour | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-district]')?.dataset['district'] as Colour) ?? null

/** Lets a card be carried to a district with mouse or finger, and laid down there. */
export function useCarrying(onLaid: (what: Carried, district: Colour) => void): Carrying {
  const [carried, setCarried] = useState<Carried | null>(null)
  const [over, setOver] = useState<Colour | null>(null)
  const follower = useRef<HTMLDivElement>(null)
  const laid = useRef(onLaid)
  const drop = useRef<(() => void) | null>(null)
  useEffect(() => void (laid.current = onLaid))
  useEffect(() => () => drop.current?.(), [])

  const lift = useCallback((event: PointerEvent, what: Carried): void => {
    if (event.button !== 0) return
    drop.current?.()
    const from = { x: event.clientX, y: event.clientY }
    const hands = new AbortController()
    let isCarrying = false
    const put = (): void => {
      hands.abort()
      drop.current = null
      setCarried(null)
      setOver(null)
    }
    drop.current = put
    const on = { signal: hands.signal }
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (!isCarrying && Math.hypot(x - from.x, y - from.y) < TREMBLE) return
        if (!isCarrying) setCarried(what)
        isCarrying = true
        follower.current?.style.setProperty('translate', `${x}px ${y}px`)
        setOver(districtAt(x, y))
      },
      on,
    )
    window.addEventListener('pointercancel', put, on)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && put(), on)
    window.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => {
        put()
        if (!isCarrying) return
        swallowClick()
        const district = districtAt(x, y)
        if (district) laid.current(what, district)
      },
      on,
    )
  }, [])
  return { carried, over, lift, follower }
}

/** Letting go is no click. */
function swallowClick(): void {
  const once = new AbortController()
  window.addEventListener('click', event => event.stopPropagation(), { capture: true, signal: once.signal })
  setTimeout(() => once.abort())
}
