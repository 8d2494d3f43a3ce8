import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lay, leaveAfter } from './layer.ts'
import { onceMeasured } from './once-measured.ts'
import { rectOf } from './places.ts'
import { EASE, isStill, TEMPO } from './tempo.ts'

interface Stood {
  element: HTMLElement
  rect: DOMRect
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
    found.set(element.dataset['piece']!, { element, rect: element.getBoundingClientRect(), around })
  }
  return found
}

/** What is to be done once everything is measured. */
type Journey = () => void

const underWay = new WeakMap<HTMLElement, Animation>()
/** A piece that is already under way turns round: the new journey takes the old one's place. */
function play(element: HTMLElement, frames: Keyframe[], duration: number): void {
  underWay.get(element)?.cancel()
  underWay.set(element, element.animate(frames, { duration, easing: EASE }))
}
const middleOf = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2]
const placeIn = (id: string | undefined): DOMRect | null => (id === undefined ? null : rectOf(id))

function arrival({ element, rect }: Stood, was: DOMRect | undefined): Journey | null {
  if (was) return move(element, was, rect)
  const from = placeIn(element.dataset['from'])
  if (!from || isStill()) return () => play(element, [{ opacity: 0 }, { opacity: 1 }], TEMPO.fade)
  const [x, y] = middleOf(from)
  const [toX, toY] = middleOf(rect)
  return () =>
    play(
      element,
      [
        { transform: `translate(${x - toX}px, ${y - toY}px) scale(0.4)`, opacity: 0.2 },
        { opacity: 1, offset: 0.35 },
        { transform: 'none', opacity: 1 },
      ],
      TEMPO.travel,
    )
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): Journey | null {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if ((Math.abs(x) < 2 && Math.abs(y) < 2) || isStill() || from.width === 0 || to.width === 0) return null
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  return () =>
    play(
      element,
      [
        { transformOrigin: '0 0', transform: start },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      TEMPO.travel,
    )
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
