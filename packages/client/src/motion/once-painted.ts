/**
 * What is shown of a change beside the change itself, tokens that fly and words over the table, begins once the new table is
 * painted: so its own frame has the time for it, and nobody sees that the rest came one later. A hidden page is never painted.
 */
export function oncePainted(show: () => void): void {
  if (document.hidden) show()
  else requestAnimationFrame(() => setTimeout(show))
}
