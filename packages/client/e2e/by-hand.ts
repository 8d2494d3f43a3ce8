import type { Page } from 'playwright-core'
import { chanceAt, type Draws } from './chance.ts'
import { drawn } from './drawn.ts'
import { isOver } from './support.ts'

interface Spot {
  x: number
  y: number
  /** `thing`: on the drawn table. `bubble`: at a thing. `bar`: a button of the decision bar. */
  on: 'thing' | 'bubble' | 'bar' | 'confirm'
}

/** Runs in the page: where a player with a mouse would click next; null while there is nothing to answer. */
function nextSpot([draw]: Draws): Spot | null {
  // While an answer is on its way its question still stands there: who clicks on may hit what comes in its place.
  if (!document.querySelector('.bar-mine:not([aria-busy=true])')) return null
  const spotOn = (element: Element, on: Spot['on']): Spot | null => {
    element.scrollIntoView({ block: 'nearest', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.15, 0.5],
      [0.85, 0.5],
      [0.5, 0.15],
      [0.12, 0.9],
    ] as const) {
      const [x, y] = [left + width * dx, top + height * dy]
      if (element.contains(document.elementFromPoint(x, y))) return { x, y, on }
    }
    return null
  }
  const anyOf = (selector: string, on: Spot['on']): Spot | null => {
    const found = [...document.querySelectorAll(selector)]
    const first = Math.floor(draw * found.length)
    for (const each of [...found.slice(first), ...found.slice(0, first)]) {
      const spot = spotOn(each, on)
      if (spot) return spot
    }
    return null
  }
  return (
    anyOf('.bubble-way', 'bubble') ??
    anyOf('.confirm:enabled', 'confirm') ??
    anyOf('.frame-board .thing-open', 'thing') ??
    anyOf('.bar-ask .menu-with .choice:not([aria-disabled=true]):not([aria-pressed=true])', 'bar') ??
    anyOf('.bar-ask .choice:not([aria-disabled=true]):not([aria-pressed=true])', 'bar') ??
    anyOf('.bar-ask .stepper button:last-child:enabled', 'bar')
  )
}

/**
 * Runs in the page: what moves may slip away under the mouse, and a link to the rulebook be hit instead. A headless
 * browser draws no more frames of a page whose popup was closed, and then answers for no click.
 */
export function keepToTheTable(): void {
  document.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault()
  })
}

/** Plays to the end with the mouse, on the drawn table wherever it can; how often each part was clicked. */
export async function playByMouse(page: Page): Promise<{ [on in Spot['on']]: number }> {
  const clicked = { thing: 0, bubble: 0, bar: 0, confirm: 0 }
  const chance = chanceAt(page)
  await page.evaluate(keepToTheTable)
  while (!(await isOver(page))) {
    const spot = await page.evaluate(nextSpot, chance.draws)
    if (spot) {
      chance.chosen()
      clicked[spot.on]++
      await page.mouse.click(spot.x, spot.y)
    } else await page.waitForTimeout(8)
  }
  return clicked
}

interface Focus {
  isOver: boolean
  isAsked: boolean
  /** The answer is under way: the bar keeps the focus until the next question. */
  isGiven: boolean
  /** The focus is on nothing: the reader of the keyboard would have to begin anew. */
  isLost: boolean
  /** Enter does something useful here. */
  isUseful: boolean
}

/** Runs in the page: where the focus is. */
function focusNow(): Focus {
  const bar = document.querySelector('.bar-mine')
  const at = document.activeElement
  const confirm = bar?.querySelector('.confirm:enabled') ?? null
  const isOpen = at?.matches('.choice:not([aria-disabled=true]):not([aria-pressed=true])') ?? false
  const group = at?.closest('.choices')
  const isNeeded = !confirm && isOpen && (!group?.querySelector('[aria-pressed=true]') || at?.closest('.menu') === null)
  const isStepper = !confirm && (at?.matches('.bar-ask .stepper button:last-child') ?? false)
  return {
    isOver: document.querySelector('.outcome') !== null,
    isAsked: bar !== null,
    isGiven: bar !== null && at === bar,
    isLost: at === null || at === document.body,
    isUseful: at !== null && (at === confirm || isNeeded || isStepper),
  }
}

/** The focus comes to a new question by itself once that is drawn, which is sooner than anybody presses a key. */
async function isStillLost(page: Page): Promise<boolean> {
  await drawn(page)
  const { isAsked, isGiven, isLost } = await page.evaluate(focusNow)
  return isAsked && !isGiven && isLost
}

/** Plays to the end with Tab and Enter alone; how many keys it took, and how often the focus was lost. */
export async function playByKeys(page: Page): Promise<{ keys: number; lost: number }> {
  let [keys, lost] = [0, 0]
  for (;;) {
    const focus = await page.evaluate(focusNow)
    if (focus.isOver) return { keys, lost }
    if (!focus.isAsked || focus.isGiven) {
      await page.waitForTimeout(8)
      continue
    }
    if (focus.isLost && (await isStillLost(page))) lost++
    keys++
    await page.keyboard.press(focus.isUseful ? 'Enter' : 'Tab')
  }
}
