import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lay, leaveAfter } from './layer.ts'
import { onceMeasured } from './once-measured.ts'
import { rectOf } from './places.ts'
import { EASE, isStill, TEMPO } from './tempo.ts'

interface Stood {
  element: HTMLElement
  /** Where it lies, or will when its journey is over. */
  rect: DOMRect
  /** How far from there it is drawn. */
  drift: Drift | null
  /** The classes of what it lies in, the outermost first: a ghost is dressed by them. */
  around: readonly string[]
}

/**
 * Whenever `moment` changes, every piece inside `root` travels from where it was drawn before to where it is drawn now.
 * A new piece comes from its `from`, or fades in; one that is gone leaves a ghost that goes to its `to`, if it has one.
 */
export function useTravel(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const stood = useRef<Map<string, Stood> | null>(null)
  useLayoutEffect(() => {
    if (!root.current) return
    const before = stood.current
    const now = piecesIn(root.current)
    stood.current = now
    // The first table is not a change, and nobody watches a hidden page.
    if (!before || document.hidden) return
    const journeys = [
      ...[...now].map(([id, is]) => arrival(is, before.get(id)?.rect)),
      ...[...before].map(([id, was]) => (now.has(id) ? null : departure(was))),
    ]
    onceMeasured(() => {
      for (const journey of journeys) journey?.()
    })
  }, [root, moment])

  // What scrolling or another size has moved has not travelled.
  useLayoutEffect(() => {
    const watched = root.current
    const forget = (): void => {
      stood.current = watched && piecesIn(watched)
    }
    window.addEventListener('resize', forget)
    watched?.addEventListener('scroll', forget, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', forget)
      watched?.removeEventListener('scroll', forget, { capture: true })
    }
  }, [root])
}

function piecesIn(root: HTMLElement): Map<string, Stood> {
  const found = new Map<string, Stood>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const around = [root.className, element.parentElement?.className ?? '']
    const drift = driftOf(element)
    found.set(element.dataset['piece']!, {
      element,
      rect: restOf(element.getBoundingClientRect(), drift),
      drift,
      around,
    })
  }
  return found
}

/** What is to be done once everything is measured. */
type Journey = () => void

/** How far the middle of a piece is from where it belongs, and how much larger or smaller it is. */
interface Drift {
  x: number
  y: number
  scale: number
}
const underWay = new WeakMap<HTMLElement, { animation: Animation; start: Drift }>()

/** A piece that is already under way turns round: the new journey takes the old one's place. */
function play(element: HTMLElement, start: Drift, isNew: boolean): void {
  underWay.get(element)?.animation.cancel()
  const transform = `translate(${start.x}px, ${start.y}px) scale(${start.scale})`
  const frames: Keyframe[] = isNew
    ? [
        { transform, opacity: 0.2 },
        { opacity: 1, offset: 0.35 },
        { transform: 'none', opacity: 1 },
      ]
    : [{ transform }, { transform: 'none' }]
  underWay.set(element, { animation: element.animate(frames, { duration: TEMPO.travel, easing: EASE }), start })
}

/** What is left of a journey; null for what lies still. */
function driftOf(element: HTMLElement): Drift | null {
  const found = underWay.get(element)
  if (found?.animation.playState !== 'running') return null
  const left = 1 - (found.animation.effect?.getComputedTiming().progress ?? 1)
  const { x, y, scale } = found.start
  return { x: x * left, y: y * left, scale: 1 + (scale - 1) * left }
}
/** Where a piece that is drawn here will lie. */
function restOf(drawn: DOMRect, drift: Drift | null): DOMRect {
  if (!drift) return drawn
  const [x, y] = middleOf(drawn)
  const [width, height] = [drawn.width / drift.scale, drawn.height / drift.scale]
  return new DOMRect(x - drift.x - width / 2, y - drift.y - height / 2, width, height)
}
const middleOf = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2]
const placeIn = (id: string | undefined): DOMRect | null => (id === undefined ? null : rectOf(id))

function arrival({ element, rect, drift }: Stood, was: DOMRect | undefined): Journey | null {
  if (was) return move(element, { from: was, to: rect, drift })
  const from = placeIn(element.dataset['from'])
  if (!from || isStill())
    return () => void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TEMPO.fade, easing: EASE })
  const [x, y] = middleOf(from)
  const [toX, toY] = middleOf(rect)
  return () => play(element, { x: x - toX, y: y - toY, scale: 0.4 }, true)
}

/** A piece whose place has not changed is left alone, be it under way or not. */
function move(
  element: HTMLElement,
  { from, to, drift }: { from: DOMRect; to: DOMRect; drift: Drift | null },
): Journey | null {
  const isThere = Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2
  if (isThere || isStill() || from.width === 0 || to.width === 0) return null
  const [x, y] = middleOf(from)
  const [toX, toY] = middleOf(to)
  const { x: aside, y: down, scale } = drift ?? { x: 0, y: 0, scale: 1 }
  const start = { x: x - toX + aside, y: y - toY + down, scale: (from.width / to.width) * scale }
  return () => play(element, start, false)
}

function departure({ element, rect, around }: Stood): Journey | null {
  const to = placeIn(element.dataset['to'])
  if (!to || rect.width === 0) return null
  const [x, y] = middleOf(rect)
  const [toX, toY] = middleOf(to)
  const end = isStill() ? 'none' : `translate(${toX - x}px, ${toY - y}px) scale(0.4)`
  return () => {
    const ghost = ghostOf(element)
    const whole = lay(ghost, rect, around)
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: 0 },
    ]
    leaveAfter(whole, ghost.animate(frames, { duration: isStill() ? TEMPO.fade : TEMPO.travel, easing: EASE }))
  }
}

/** The look of a piece that is gone; no place and no piece itself. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-piece], [data-place]')]) {
    delete each.dataset['piece']
    delete each.dataset['place']
  }
  return ghost
}
