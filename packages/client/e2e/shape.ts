import type { Page } from 'playwright-core'

/** What is wrong with the shape of the page: words cut off, parts on top of one another, things off the screen. */
export const faultsOfShape = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const nameOf = (element: Element): string => `${element.className} «${element.textContent?.trim().slice(0, 40)}»`
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen')
    if (document.documentElement.scrollHeight > innerHeight) faults.push('the page is higher than the screen')
    const board = document.querySelector('.frame-board')
    if (board && board.scrollHeight > board.clientHeight + 1)
      faults.push(`the table scrolls: ${board.scrollHeight} in ${board.clientHeight}`)
    const texts =
      '.rival-name, .rank-name, .rank-note, .portrait-name, .portrait-power, .portrait, .district-name, .building-name, .pile-name, .called-by, .end-seal, .purse, .bar-says, .choice, .confirm, .passing p, .order li'
    for (const text of document.querySelectorAll<HTMLElement>(texts)) {
      if (text.closest('#travel')) continue
      if (text.clientWidth <= 1) continue
      if (text.scrollWidth > text.clientWidth + 1) faults.push(`too wide: ${nameOf(text)}`)
      if (text.scrollHeight > text.clientHeight + 3 && getComputedStyle(text).display !== 'inline')
        faults.push(`too high: ${nameOf(text)} ${text.scrollHeight} in ${text.clientHeight}`)
    }
    const parts = ['.frame-head', '.rivals', '.track', '.stage', '.own', '.bar']
    const boxes = parts.flatMap(part => {
      const found = document.querySelector(part)
      return found ? [{ part, rect: found.getBoundingClientRect() }] : []
    })
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const over = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
        if (over > 2) faults.push(`${a.part} and ${b.part} overlap by ${Math.round(over)}`)
      }
    const stage = document.querySelector('.stage')?.getBoundingClientRect()
    for (const each of document.querySelectorAll('.stage-middle > *, .piles')) {
      const { top, bottom } = each.getBoundingClientRect()
      if (stage && (top < stage.top - 14 || bottom > stage.bottom + 8))
        faults.push(`${each.className} stands out of the stage: ${top}–${bottom} of ${stage.top}–${stage.bottom}`)
    }
    const hand = document.querySelector('.hand')?.getBoundingClientRect()
    if (hand && hand.bottom > innerHeight) faults.push('the hand is off the screen')
    return faults
  })
