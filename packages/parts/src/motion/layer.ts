/** The sheet above the table on which things are drawn while they are under way; it takes no clicks. */
export function layer(): HTMLElement {
  const found = document.getElementById('travel')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'travel'
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

/** Lays something on the sheet, the size and position of `rect`, inside boxes of these classes; gives the outermost. */
export function lay(element: HTMLElement, rect: DOMRect, around: readonly string[] = []): HTMLElement {
  Object.assign(element.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
  })
  let whole = element
  for (const className of around.toReversed()) {
    const box = document.createElement('div')
    box.className = className
    box.style.display = 'contents'
    box.append(whole)
    whole = box
  }
  layer().append(whole)
  return whole
}

/** Takes an element off once its animation is over, however it ends. */
export function leaveAfter(element: HTMLElement, animation: Animation): void {
  animation.addEventListener('finish', () => element.remove())
  animation.addEventListener('cancel', () => element.remove())
}
