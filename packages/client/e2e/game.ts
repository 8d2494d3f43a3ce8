import type { Page } from 'playwright-core'
import { chanceAt, type Draws } from './chance.ts'
import { isOver } from './support.ts'

/** Answers at these pages by the buttons until the game is over, or so many questions were answered in all. */
export async function playOn(pages: Page | readonly Page[], most = Infinity): Promise<number> {
  const all = 'url' in pages ? [pages] : pages
  let answered = 0
  while (answered < most && !(await isOver(all[0]!))) {
    const did = await Promise.all(all.map(answerAt))
    answered += did.filter(each => each === 'given').length
    if (did.every(each => each === 'nothing')) await all[0]!.waitForTimeout(10)
  }
  return answered
}

async function answerAt(page: Page): Promise<ReturnType<typeof answerOnce>> {
  const chance = chanceAt(page)
  const did = await page.evaluate(answerOnce, chance.draws)
  if (did !== 'nothing') chance.chosen()
  return did
}

/** Runs in the page: chooses by chance among what is open, the innermost question first, and confirms. */
function answerOnce([draw]: Draws): 'given' | 'chosen' | 'nothing' {
  // A tale is told in its own time, and somebody who has come to play does not wait for its end.
  document.querySelector<HTMLButtonElement>('.bar-skip')?.click()
  const bar = document.querySelector('.bar-mine')
  const confirm = bar?.querySelector<HTMLButtonElement>('.confirm')
  // While an answer is on its way the question still stands there.
  if (!bar || !confirm || bar.ariaBusy === 'true') return 'nothing'
  if (!confirm.disabled) {
    confirm.click()
    return 'given'
  }
  const groups = [...bar.querySelectorAll('.bar-ask .choices')]
  const unanswered = groups.findLast(group => !group.querySelector('[aria-pressed=true]')) ?? groups.at(-1)
  const open = [...(unanswered?.querySelectorAll<HTMLButtonElement>('.choice') ?? [])].filter(
    each => each.ariaDisabled !== 'true' && each.ariaPressed !== 'true',
  )
  const more = bar.querySelector<HTMLButtonElement>('.bar-ask .stepper button:last-child:not(:disabled)')
  const pick = open[Math.floor(draw * open.length)] ?? more
  pick?.click()
  return pick ? 'chosen' : 'nothing'
}
