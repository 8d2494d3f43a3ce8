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
