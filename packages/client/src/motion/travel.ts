import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lay, leaveAfter } from './layer.ts'
import { rectOf } from './places.ts'
import { EASE, isStill, TEMPO } from './tempo.ts'

interface Stood {
  element: HTMLElement
  rect: DOMRect
}

/**
 * Whenever `moment` changes, every piece inside `root` travels from where it was drawn before to where it is drawn now.
 * A new piece comes from its `from`, one that is gone leaves a ghost that goes to its `to`; without them they fade.
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
    for (const [id, { element, rect }] of now) {
      const was = before.get(id)
      if (was) move(element, was.rect, rect)
      else enter(element, rect)
    }
    for (const [id, was] of before) if (!now.has(id)) leave(was)
  }, [root, moment])

  // What scrolling or another size has moved has not travelled.
  useLayoutEffect(() => {
    const forget = (): void => {
      stood.current = root.current && piecesIn(root.current)
    }
    window.addEventListener('resize', forget)
    root.current?.addEventListener('scroll', forget, { capture: true, passive: true })
    const watched = root.current
    return () => {
      window.removeEventListener('resize', forget)
      watched?.removeEventListener('scroll', forget, { capture: true })
    }
  }, [root])
}

function piecesIn(root: HTMLElement): Map<string, Stood> {
  const found = new Map<string, Stood>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]'))
    found.set(element.dataset['piece']!, { element, rect: element.getBoundingClientRect() })
  return found
}

const FROM = 'cloak-travel'
function play(element: HTMLElement, frames: Keyframe[], duration: number): Animation {
  // A piece that is already under way turns round where it is: the new journey takes the old one's place.
  for (const running of element.getAnimations()) if (running.id === FROM) running.cancel()
  return element.animate(frames, { duration, easing: EASE, id: FROM })
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return
  if (isStill() || from.width === 0 || to.width === 0) return
  const scale = from.width / to.width
  play(
    element,
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    TEMPO.travel,
  )
}

function enter(element: HTMLElement, to: DOMRect): void {
  const from = element.dataset['from'] === undefined ? null : rectOf(element.dataset['from'])
  if (!from || isStill()) {
    play(element, [{ opacity: 0 }, { opacity: 1 }], TEMPO.fade)
    return
  }
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ]
  play(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.2 },
      { opacity: 1, offset: 0.35 },
      { transform: 'none', opacity: 1 },
    ],
    TEMPO.travel,
  )
}

function leave({ element, rect }: Stood): void {
  const to = element.dataset['to'] === undefined ? null : rectOf(element.dataset['to'])
  if (rect.width === 0) return
  const ghost = element.cloneNode(true) as HTMLElement
  delete ghost.dataset['piece']
  delete ghost.dataset['place']
  for (const each of ghost.querySelectorAll<HTMLElement>('[data-piece], [data-place]')) {
    delete each.dataset['piece']
    delete each.dataset['place']
  }
  lay(ghost, rect)
  const [x, y] = to
    ? [to.left + to.width / 2 - rect.left - rect.width / 2, to.top + to.height / 2 - rect.top - rect.height / 2]
    : [0, 0]
  const end = to && !isStill() ? `translate(${x}px, ${y}px) scale(0.4)` : 'none'
  const duration = to && !isStill() ? TEMPO.travel : TEMPO.fade
  leaveAfter(
    ghost,
    ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      { duration, easing: EASE },
    ),
  )
}
