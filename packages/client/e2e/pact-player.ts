import type { Page } from 'playwright-core'
import { keepToTheTable } from './by-hand.ts'
import { chanceAt, type Draws } from './chance.ts'
import { drawn } from './drawn.ts'

/** Answers by the plain list of buttons until the game is over; how many questions there were. */
export async function playPlainly(page: Page): Promise<number> {
  const chance = chanceAt(page)
  for (let answered = 0; ;) {
    const did = await page.evaluate(answerPlainly, chance.draws)
    if (did === 'over') return answered
    if (did === 'nothing') await page.waitForTimeout(5)
    else chance.chosen()
    if (did === 'given') answered++
  }
}

/** Runs in the page: what is unanswered first, then heaps; the market is visited now and then only. */
function answerPlainly([draw, rarely]: Draws): 'given' | 'chosen' | 'nothing' | 'over' {
  if (document.querySelector('.outcome')) return 'over'
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(draw * of.length)]
  const isOpen = (each: HTMLButtonElement) => each.ariaDisabled !== 'true'
  const bar = document.querySelector('.bar-mine')
  const confirm = bar?.querySelector<HTMLButtonElement>('.confirm')
  if (!bar || !confirm || bar.ariaBusy === 'true') return 'nothing'
  if (!confirm.disabled) {
    confirm.click()
    return 'given'
  }
  const groups = [...bar.querySelectorAll('.bar-ask .choices:has(.choice)')]
  const unanswered = groups.findLast(group => !group.querySelector('[aria-pressed=true]'))
  const open = [...(unanswered?.querySelectorAll<HTMLButtonElement>('.choice') ?? [])].filter(isOpen)
  const more = [...bar.querySelectorAll<HTMLButtonElement>('.bar-ask .stepper button:last-child:not(:disabled)')]
  const rest = [...bar.querySelectorAll<HTMLButtonElement>('.bar-ask .choice[aria-pressed=false]')].filter(isOpen)
  const pick = rarely < 0.1 ? open.at(-1) : (any(open.length > 1 ? open.slice(0, -1) : open) ?? any(more) ?? any(rest))
  if (!pick) bar.querySelector<HTMLButtonElement>('.bar-foot .quiet')?.click()
  else pick.click()
  return 'chosen'
}

interface Drawn {
  /** Stop once every one of these scenes was asked. */
  through?: readonly string[]
  /** Stop before the first question of this scene. */
  until?: string
  /** Told of each scene when it is asked for the first time. */
  onScene?(scene: string): Promise<void>
}
/**
 * Plays on the drawn table with the mouse: points at what glows, and gives the answer when it can be given.
 * Returns what should be clicked and lay under something else.
 */
export async function playDrawn(page: Page, { through, until, onScene }: Drawn): Promise<string[]> {
  const covered: string[] = []
  const seen = new Set<string>()
  const chance = chanceAt(page)
  const isThrough = () => through?.every(scene => seen.has(scene)) ?? false
  await page.evaluate(keepToTheTable)
  while (!isThrough()) {
    const { scene, spot } = await page.evaluate(lookAtScene, { known: [...seen], draws: chance.draws })
    if (spot) chance.chosen()
    if (scene === 'over' || (scene !== '' && scene === until)) break
    if (scene !== '' && !seen.has(scene)) {
      seen.add(scene)
      await onScene?.(scene)
    } else if (!spot) await page.waitForTimeout(10)
    else if (spot.covered !== null) covered.push(`${scene}: ${spot.covered}`)
    else await press(page, spot)
  }
  return covered
}

/** Now and then a headless browser never answers for a click; what it meant is then done without the mouse. */
async function press(page: Page, { x, y }: Spot): Promise<void> {
  const click = page.mouse.click(x, y).then(
    () => true,
    () => false,
  )
  const came = await Promise.race([click, page.waitForTimeout(PATIENCE).then(() => false)])
  if (!came)
    await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>('button, .thing')?.click(),
      {
        x,
        y,
      },
    )
}
const PATIENCE = 3000

interface Spot {
  x: number
  y: number
  covered: string | null
}
/**
 * Runs in the page: which scene is asked, and where to click in one that is known already: now and then something that
 * glows, else one of the open answers; and whether it can be reached.
 */
function lookAtScene({ known, draws }: { known: readonly string[]; draws: Draws }): {
  scene: string
  spot: Spot | null
} {
  if (document.querySelector('.outcome')) return { scene: 'over', spot: null }
  const scene = /\bscene-(\w+)/.exec(document.querySelector('.stage-mine .scene')?.className ?? '')?.[1] ?? ''
  if (!known.includes(scene)) return { scene, spot: null }
  const [answering, usual, which] = draws
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(which * of.length)]
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(each => each.getBoundingClientRect().width > 0)
  const glowing = all('.pact .thing-open, .scene .pact-stepper button:last-child:not(:disabled)')
  const answers = all('.scene .pact-send:not([aria-disabled=true]):not(:disabled)')
  const isAnswer = glowing.length === 0 || (answers.length > 0 && answering > 0.4)
  const pick = isAnswer ? (usual < 0.8 ? answers[0] : any(answers)) : any(glowing)
  if (!pick) return { scene, spot: null }
  const way = document.querySelector<HTMLElement>('.bubble-way')
  const element = way && !isAnswer ? way : pick
  element.scrollIntoView({ block: 'nearest', inline: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const spots = [0.5, 0.2, 0.8].flatMap(dy =>
    [0.5, 0.2, 0.8].map(dx => [left + width * dx, top + height * dy] as const),
  )
  const free = spots.find(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  const [x, y] = free ?? spots[0]!
  const isGone = !element.isConnected || width === 0
  if (isGone) return { scene, spot: null }
  // A small menu at another thing may lie over it: a click elsewhere shuts it.
  if (!free && way) way.click()
  const isCovered = !free && !way
  return { scene, spot: { x, y, covered: isCovered ? `${element.className} «${element.textContent}»` : null } }
}

/** What the keyboard is at: an open answer, something that glows while no answer is open, or nothing of use. */
function focusNow(): {
  at: string | null
  on: 'answer' | 'thing' | 'bubble' | 'other'
  isLost: boolean
  isOver: boolean
} {
  const element = document.activeElement
  const isAnswer = element?.matches('.scene .pact-send:not([aria-disabled=true]):not(:disabled)') ?? false
  const open = document.querySelector('.scene .pact-send:not([aria-disabled=true])')
  const isThing = !open && (element?.matches('.pact .thing-open') ?? false)
  return {
    at: document.querySelector('.stage-mine:has(.pact-send)')?.getAttribute('data-at') ?? null,
    on: element?.matches('.bubble-way') ? 'bubble' : isAnswer ? 'answer' : isThing ? 'thing' : 'other',
    isLost: element === null || element === document.body,
    isOver: document.querySelector('.outcome') !== null,
  }
}

/** Plays with Tab and Enter alone, to the end; how often a question found the focus lost. */
export async function playByKeys(page: Page): Promise<{ answered: number; lost: number }> {
  let [answered, lost, asked] = [0, 0, '']
  while (true) {
    const { at, on, isLost, isOver } = await page.evaluate(focusNow)
    if (isOver) break
    if (at === null) {
      await page.waitForTimeout(10)
      continue
    }
    if (at !== asked) {
      if (asked !== '') answered++
      // The focus comes to a new question by itself, once it is drawn.
      if (isLost) await drawn(page)
      if ((await page.evaluate(focusNow)).isLost) lost++
    }
    asked = at
    await page.keyboard.press(on === 'other' ? 'Tab' : 'Enter')
  }
  return { answered, lost }
}
