const EDGE = 6
const GAP = 8
/** With less room than that nothing could be read. */
const LEAST = 90
interface Size {
  width: number
  height: number
}
interface Spot {
  left: number
  top: number
  /** It is no higher than that. */
  most: number
}

/**
 * Above a thing, or else under it: where it fits on neither side, it takes the roomier and scrolls. Over the thing it lies
 * only if that fills the screen.
 */
export function spotBeside(at: Omit<DOMRectReadOnly, 'toJSON'>, { width, height }: Size, screen: Size): Spot {
  const above = at.top - GAP - EDGE
  const under = screen.height - at.bottom - GAP - EDGE
  const isAbove = height <= above || (height > under && above >= under)
  const most = isAbove ? above : under
  const left = Math.max(EDGE, Math.min(screen.width - width - EDGE, at.left + at.width / 2 - width / 2))
  if (most < Math.min(height, LEAST)) return { left, top: EDGE, most: screen.height - 2 * EDGE }
  return { left, top: isAbove ? at.top - GAP - Math.min(height, most) : at.bottom + GAP, most }
}

/** Lays a bubble there. */
export function layBeside(bubble: HTMLElement, at: DOMRectReadOnly): void {
  bubble.style.maxHeight = ''
  // As large as it will be: its rectangle is smaller while it opens.
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight }
  const { left, top, most } = spotBeside(at, size, { width: innerWidth, height: innerHeight })
  bubble.style.translate = `${left}px ${top}px`
  bubble.style.maxHeight = `${most}px`
}
