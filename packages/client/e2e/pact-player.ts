import type { Page } from 'playwright-core'
import { isOver } from './support.ts'

/** Answers by the plain list of buttons until the game is over, or so many questions were answered. */
export async function playPlainly(page: Page, most = Infinity): Promise<number> {
  let answered = 0
  while (answered < most && !(await isOver(page))) {
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

/** Plays on the drawn table by the mouse: points at what glows, and gives the answer when it can be given. */
export async function playDrawn(
  page: Page,
  most = Infinity,
  onScene?: (step: string) => Promise<void>,
): Promise<number> {
  let answered = 0
  const seen = new Set<string>()
  while (answered < most && !(await isOver(page))) {
    const scene = await page.evaluate(() => document.querySelector('.stage-mine .scene')?.className ?? '')
    if (scene && !seen.has(scene)) {
      seen.add(scene)
      await onScene?.(scene.replace(/^scene scene-/, '').split(' ')[0]!)
    }
    const did = await page.evaluate(answerDrawn)
    if (did === 'given') answered++
    if (did === 'nothing') await page.waitForTimeout(10)
  }
  return answered
}

/** Runs in the page: now and then a click on something that glows, else one of the open answers. */
function answerDrawn(): 'given' | 'chosen' | 'nothing' {
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)]
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  if (!document.querySelector('.stage-mine .scene')) return 'nothing'
  const glowing = all('.pact .thing-open, .scene .pact-stepper button:last-child:not(:disabled)')
  const answers = all('.scene .pact-send:not([aria-disabled=true]):not(:disabled)')
  if (glowing.length > 0 && (answers.length === 0 || Math.random() < 0.5)) {
    any(glowing)!.click()
    return 'chosen'
  }
  const answer = Math.random() < 0.7 ? answers[0] : any(answers)
  answer?.click()
  return answer ? 'given' : 'nothing'
}
