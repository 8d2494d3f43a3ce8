import type { KeyboardEvent } from 'react'

const BUTTONS = 'button:not(:disabled)'
const GROUP = '[data-group]'

/** Arrow keys: left and right among the things of one part of the table, up and down to the next part that has any. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key]
  const from = document.activeElement
  const group = from?.closest<HTMLElement>(GROUP)
  if (step === undefined || !from || !group) return
  const to =
    event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? beside(group, from, step) : beyond(event, group, step)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function beside(group: HTMLElement, from: Element, step: number): HTMLElement | undefined {
  // The table's own tools lie between its things, but answer nothing.
  const things = [...group.querySelectorAll<HTMLElement>(from.matches('.thing') ? '.thing' : BUTTONS)]
  return things[(things.findIndex(each => each === from) + step + things.length) % things.length]
}

function beyond({ currentTarget }: KeyboardEvent<HTMLElement>, group: HTMLElement, step: number): HTMLElement | null {
  const groups = [...currentTarget.querySelectorAll<HTMLElement>(GROUP)].filter(
    each => each === group || each.querySelector('.thing'),
  )
  const next = groups[groups.indexOf(group) + step]
  return next?.querySelector<HTMLElement>('.thing-chosen, .thing-open') ?? next?.querySelector('.thing') ?? null
}
