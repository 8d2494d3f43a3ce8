import type { Page } from 'playwright-core'
import { isOver } from './support.ts'

/** Answers by the plain list of buttons until the game is over; how many questions there were. */
export async function playPlainly(page: Page): Promise<number> {
  let answered = 0
  while (!(await isOver(page))) {
    const did = await page.evaluate(answerPlainly)
    if (did === 'given') answered++
    if (did === 'nothing') await page.waitForTimeout(10)
  }
  return answered
}

/** Runs in the page: what is unanswered first, then heaps; the market is visited now and then only. */
function answerPlainly(): 'given' | 'chosen' | 'nothing' {
  const bar = document.querySelector('.bar-mine')
  const confirm = bar?.querySelector<HTMLButtonElement>('.confirm')
  if (!bar || !confirm) return 'nothing'
  if (!confirm.disabled) {
    confirm.click()
    return 'given'
  }
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)]
  const groups = [...bar.querySelectorAll('.bar-ask .choices:has(.choice)')]
  const unanswered = groups.findLast(group => !group.querySelector('[aria-pressed=true]'))
  const open = [...(unanswered?.querySelectorAll<HTMLButtonElement>('.choice') ?? [])].filter(
    each => each.ariaDisabled !== 'true',
  )
  const last = open.at(-1)
  const more = [...bar.querySelectorAll<HTMLButtonElement>('.bar-ask .stepper button:last-child:not(:disabled)')]
  const rest = [...bar.querySelectorAll<HTMLButtonElement>('.bar-ask .choice[aria-pressed=false]')].filter(
    each => each.ariaDisabled !== 'true',
  )
  const pick = Math.random() < 0.1 ? last : (any(open.length > 1 ? open.slice(0, -1) : open) ?? any(more) ?? any(rest))
  if (!pick) bar.querySelector<HTMLButtonElement>('.bar-foot .quiet')?.click()
  else pick.click()
  return 'chosen'
}

interface Drawn {
  /** So many answers at most. */
  most?: number
  /** Stop before the first question of this scene. */
  until?: string
  /** Told of each scene when it is asked for the first time. */
  onScene?(scene: string): Promise<void>
}
const sceneOf = (page: Page): Promise<string> =>
  page.evaluate(() => /\bscene-(\w+)/.exec(document.querySelector('.stage-mine .scene')?.className ?? '')?.[1] ?? '')

/** Plays on the drawn table: points at what glows, and gives the answer when it can be given. */
export async function playDrawn(page: Page, { most = Infinity, until, onScene }: Drawn): Promise<number> {
  let answered = 0
  const seen = new Set<string>()
  while (answered < most && !(await isOver(page))) {
    const scene = await sceneOf(page)
    if (scene !== '' && scene === until) break
    if (scene !== '' && !seen.has(scene)) {
      seen.add(scene)
      await onScene?.(scene)
    }
    const did = await page.evaluate(answerDrawn, scene)
    if (did === 'given') answered++
    if (did === 'nothing') await page.waitForTimeout(10)
  }
  return answered
}

/** Runs in the page: now and then a click on something that glows, else one of the open answers. */
function answerDrawn(scene: string): 'given' | 'chosen' | 'nothing' {
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)]
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  // Another question may have come since: it is looked at first.
  if (scene === '' || !document.querySelector(`.stage-mine .scene.scene-${scene}`)) return 'nothing'
  const glowing = all('.pact .thing-open, .scene .pact-stepper button:last-child:not(:disabled)')
  const answers = all('.scene .pact-send:not([aria-disabled=true]):not(:disabled)')
  if (glowing.length > 0 && (answers.length === 0 || Math.random() < 0.4)) {
    any(glowing)!.click()
    return 'chosen'
  }
  const answer = Math.random() < 0.8 ? answers[0] : any(answers)
  answer?.click()
  return answer ? 'given' : 'nothing'
}

/** Answers so many questions of the drawn table with Tab and Enter alone. */
export async function playByKeys(page: Page, most: number): Promise<number> {
  let answered = 0
  while (answered < most) {
    await page.locator('.stage-mine .scene').waitFor()
    const at = await page.locator('.stage').getAttribute('data-at')
    for (let i = 0; i < 120; i++) {
      const on = await page.evaluate(() => {
        const element = document.activeElement
        if (element?.matches('.scene .pact-send:not([aria-disabled=true])')) return 'answer'
        const open = document.querySelector('.scene .pact-send:not([aria-disabled=true])')
        return !open && element?.matches('.pact .thing-open') ? 'thing' : 'other'
      })
      if (on !== 'other') await page.keyboard.press('Enter')
      if (on === 'answer') break
      await page.keyboard.press('Tab')
    }
    // A question of the others may have come between: then nothing was given, and the keys are pressed again.
    const moved = page.waitForFunction(at => document.querySelector('.stage')?.getAttribute('data-at') !== at, at, {
      polling: 20,
      timeout: 3000,
    })
    answered += await moved.then(
      () => 1,
      () => 0,
    )
  }
  return answered
}
