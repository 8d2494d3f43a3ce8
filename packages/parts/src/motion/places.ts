/** Marks an element as a place that things come from and go to. */
export const place = (id: string): { 'data-place': string } => ({ 'data-place': id })

interface Ways {
  /** The place it comes from when it is new on the table. */
  from?: string | undefined
  /** The place it goes to when it leaves the table. */
  to?: string | undefined
}
interface PieceProps {
  'data-piece': string
  'data-from'?: string | undefined
  'data-to'?: string | undefined
}
/** Marks an element as a piece: whatever part of the table it is drawn in next, it travels there. */
export const piece = (id: string, { from, to }: Ways = {}): PieceProps => ({
  'data-piece': id,
  'data-from': from,
  'data-to': to,
})

/** Where a place is on the screen now; null if it is not drawn, or has no extent. */
export function rectOf(id: string): DOMRect | null {
  const found = document.querySelectorAll(`[data-place="${CSS.escape(id)}"]`)
  for (const each of found) {
    const rect = each.getBoundingClientRect()
    if (rect.width > 0 && rect.height > 0) return rect
  }
  return null
}
