import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import type { Citadels, View } from '@cloak/citadels-core'
import { type Action, afterwards, awaited, type Decision, type Seen, see } from '@cloak/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { besideTheTable } from './beside.ts'
import { playByKeys, playByMouse } from './by-hand.ts'
import { ARTEFACTS } from './places.ts'
import { faultsOfShape } from './shape.ts'
import { openStage, type StagedGame, stagedGame } from './staged.ts'
import { DESK, newcomer, PHONE, playNow, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const GAMES = { 'citadels-2016': citadels2016, 'citadels-classic': citadelsClassic } as const
const EDITIONS = ['citadels-2016', 'citadels-classic'] as const
type Staged = StagedGame<Citadels>
const staged = (edition: (typeof EDITIONS)[number], seats: number, how: 'usual' | 'any' = 'usual'): Staged =>
  stagedGame(GAMES[edition], seats, 'a', how)
const seenBy = ({ game, moments }: Staged, seat: number): Seen<object>[] =>
  moments.map(({ state }) => see(game, state, { at: seat }))
const stepOf = ({ script }: Seen<object>): string => script.at(-1)?.step ?? ''

/** The moments worth a look: choosing, waiting, drawing, acting early and late, watching. */
function scenesOf(game: Staged): number[] {
  const seen = seenBy(game, 0)
  const found = [
    seen.findIndex(each => each.mine && stepOf(each).startsWith('draft')),
    seen.findIndex(each => !each.mine && stepOf(each).startsWith('draft')),
    seen.findIndex(each => each.mine && stepOf(each) === 'gather.keep'),
    seen.findIndex(each => each.mine && stepOf(each) === 'turn.act'),
    seen.findLastIndex(each => each.mine && stepOf(each) === 'turn.act'),
    seen.findLastIndex(each => !each.mine && stepOf(each) === 'turn.act'),
  ]
  return found.filter(n => n >= 0).sort((a, b) => a - b)
}

const SHAPES = EDITIONS.flatMap((edition, e) =>
  [DESK, PHONE].flatMap((size, s) =>
    [2, 3, 5, 8].map((seats, i) => ({
      edition,
      size,
      width: size.width,
      seats,
      locale: (['hu', 'pl', 'en'] as const)[(i + s + e) % 3]!,
      theme: (['light', 'dark'] as const)[(i + e) % 2]!,
    })),
  ),
)

test.each(SHAPES)(
  'a table of $seats of $edition at $width in $locale, $theme: all on one screen, no word cut',
  async ({ edition, size, seats, locale, theme }) => {
    const page = await newcomer(world.browser, world.server.address, { size, locale, theme })
    const game = staged(edition, seats, 'any')
    const stage = await openStage(page, game, 0)
    const faults: string[] = []
    for (const n of scenesOf(game)) {
      stage.show(n)
      if (page.url() === 'about:blank') await page.goto('/table/staged')
      await page.locator('.track').waitFor()
      await page.waitForTimeout(60)
      faults.push(...(await faultsOfShape(page)).map(fault => `moment ${n}: ${fault}`))
    }
    await page.screenshot({ path: `${ARTEFACTS}/${edition}-${seats}-${size.width}-${locale}.png` })
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test('a whole game is played with the mouse, on the things of the table', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playNow(page)
  const clicked = await playByMouse(page)
  expect(errors).toEqual([])
  // Most of what a game asks is answered on the table; the bar is for what is no thing.
  expect(clicked.thing).toBeGreaterThan(clicked.bar)
  expect(clicked.bubble).toBeGreaterThan(5)
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  await page.screenshot({ path: `${ARTEFACTS}/citadels-end.png` })
  await page.context().close()
})

test('a whole game is played with the keyboard alone, and the focus is never lost', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/')
  while (!(await page.evaluate(() => document.activeElement?.matches('.welcome-deeds .primary'))))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const { keys, lost } = await playByKeys(page)
  expect(keys).toBeGreaterThan(50)
  expect(lost).toBe(0)
  await page.context().close()
})

/** A short game of the older edition against bots, with a bonus character for each that has one. */
async function playOlder(page: Page): Promise<void> {
  await page.goto('/new/citadels-classic')
  await page.locator('.option-form .choice').first().waitFor()
  const bonus = page.locator('.option-form .choices .choice:nth-child(2):not([aria-disabled=true])')
  for (const each of await bonus.all()) await each.click()
  await page.locator('.new-foot .primary:enabled').click()
  await page.locator('.lobby-deeds .button').nth(1).click()
  await tableDrawn(page)
}

test('the older edition, with bonus cards, is played to its end on the things of a phone', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await playOlder(page)
  const clicked = await playByMouse(page)
  expect(errors).toEqual([])
  expect(clicked.thing).toBeGreaterThan(clicked.bar)
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  await page.context().close()
})

test('the older edition, with bonus cards, is played to its end with the keyboard, and the focus is never lost', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'hu' })
  await playOlder(page)
  const { keys, lost } = await playByKeys(page)
  expect(keys).toBeGreaterThan(50)
  expect(lost).toBe(0)
  await page.context().close()
})

test('a card that cannot be built says why at the card, with its rule; Escape gives the focus back', async () => {
  const game = staged('citadels-2016', 4)
  const seen = seenBy(game, 0)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(seen.findIndex(each => each.mine && stepOf(each) === 'turn.act'))
  await page.goto('/table/staged')
  const card = page.locator('.hand .thing-barred').first()
  await card.focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.bubble .why a').getAttribute('href')).toMatch(/^\/rules\/citadels-2016#CIT-\d/)
  expect(await page.evaluate(() => document.activeElement?.closest('.bubble') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.locator('.bubble').count()).toBe(0)
  expect(await card.evaluate(element => element === document.activeElement)).toBe(true)
  await page.context().close()
})

test('a link to the rules opens beside the table; the table stays', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(seenBy(game, 0).findIndex(each => each.mine && stepOf(each) === 'turn.act'))
  await page.goto('/table/staged')
  await page.locator('.hand .thing-barred').first().dispatchEvent('click')
  const links = ['.bubble .why a', '.rule-mark', '.frame-nav a']
  expect(await besideTheTable(page, links)).toEqual(links.map(() => true))
  expect(page.url()).toMatch(/\/table\/staged$/)
  await page.context().close()
})

test('a drawn card is offered once at the card', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(seenBy(game, 0).findIndex(each => each.mine && stepOf(each) === 'gather.keep'))
  await page.goto('/table/staged')
  await page.locator('.spread .thing-open').first().click()
  expect(await page.locator('.bubble-way').count()).toBe(1)
  expect(await page.locator('.spread .thing-chosen').count()).toBe(1)
  await page.context().close()
})

interface Asked {
  game: Staged
  n: number
  seat: number
}
const askOf = ({ script }: Seen<object>): string => {
  const p = script.at(-1)?.p ?? {}
  return 'ask' in p ? String(p.ask) : ''
}
/** A game in which one of these seats is asked at this step, or by this card, and the moment of it. */
function askedAt(step: string, seats: readonly number[], edition: (typeof EDITIONS)[number] = 'citadels-2016'): Asked {
  for (let i = 0; i < 200; i++) {
    const game: Staged = stagedGame(GAMES[edition], 5, `${step} ${i}`, 'any')
    for (const seat of seats) {
      const n = seenBy(game, seat).findIndex(each => each.mine && [stepOf(each), askOf(each)].includes(step))
      if (n >= 0) return { game, n, seat }
    }
  }
  throw new Error(`nobody is asked ${step}`)
}

/** A game in which this seat may do this, the moment of it, and which of the actions it is. */
function offeredTo(seat: number, deed: string): { game: Staged; n: number; nth: number } {
  for (let i = 0; i < 200; i++) {
    const game = stagedGame(citadels2016, 5, `${deed} ${i}`, 'any')
    const at = seenBy(game, seat).map(({ mine }) =>
      mine?.decision.kind === 'menu' ? mine.decision.actions.findIndex(each => each.do === deed && !each.barred) : -1,
    )
    const n = at.findIndex(nth => nth >= 0)
    if (n >= 0) return { game, n, nth: at[n]! }
  }
  throw new Error(`nobody may ${deed}`)
}

test.each([
  ['threat.bribe', 'Pay the bribe'],
  ['threat.reveal', 'Uncover the threat'],
  ['build.warrant', 'Let it be'],
])('%s is answered at the character it is about', async (step, offered) => {
  const { game, n } = askedAt(step, [0])
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  for (const thing of ['.called > .portrait', '.rank-tile']) {
    await page.locator(`${thing}.thing-open`).first().click()
    expect(await page.locator('.bubble-way').allInnerTexts()).toContain(offered)
    await page.keyboard.press('Escape')
    const again = page.locator('.bar-foot .quiet')
    if ((await again.count()) > 0) await again.click()
  }
  await page.context().close()
})

test('a finger that touches what cannot be chosen is told what it is', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address, { size: PHONE })
  const stage = await openStage(page, game, 0)
  stage.show(seenBy(game, 0).findIndex(each => !each.mine && stepOf(each).startsWith('draft')))
  await page.goto('/table/staged')
  const card = page.locator('.hand .district').first()
  const about = await card.getAttribute('title')
  await card.dispatchEvent('pointerup', { pointerType: 'touch' })
  expect(await page.locator('.bubble-about').textContent()).toBe(about)
  await page.mouse.click(5, 5)
  expect(await page.locator('.bubble').count()).toBe(0)
  await page.context().close()
})

test('what is built is previewed at the card: its price, and what is left', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  const n = seenBy(game, 0).findIndex(({ mine }) => {
    const build = mine?.decision.kind === 'menu' ? mine.decision.actions.find(each => each.do === 'build') : undefined
    return build?.with?.kind === 'oneOf' && !build.barred && build.with.of.some(({ barred }) => !barred)
  })
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.hand .thing-open').first().click()
  expect(await page.locator('.bubble-way small').textContent()).toMatch(
    /^\d+ of your \d+ gold; \d+ left\. District 1 of 7\.$/,
  )
  await page.context().close()
})

test('coins fly where motion is wished for, and nothing flies where it is not', async () => {
  const game = staged('citadels-2016', 4)
  const n = game.moments.findIndex(({ told }, i) => i > 20 && told.some(({ event }) => event === 'gatheredGold'))
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await newcomer(world.browser, world.server.address)
    await page.emulateMedia({ reducedMotion })
    const stage = await openStage(page, game, 0)
    stage.show(n - 1)
    await page.goto('/table/staged')
    await page.locator('.track').waitFor()
    await page.evaluate(() => {
      const flown = Object.assign(window, { flown: 0 })
      new MutationObserver(changes => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.matches('.token')) flown.flown++
      }).observe(document.body, { childList: true, subtree: true })
    })
    const lines = await page.locator('.chronicle-lines .line').count()
    stage.show(n)
    await page.waitForFunction(lines => document.querySelectorAll('.chronicle-lines .line').length > lines, lines)
    if (reducedMotion === 'no-preference') await page.waitForFunction('flown >= 2')
    await page.waitForFunction(() => document.querySelector('.token') === null)
    const flown = await page.evaluate<number>('flown')
    expect(flown).toBe(reducedMotion === 'reduce' ? 0 : 2)
    expect(await page.locator('.token').count()).toBe(0)
    await page.context().close()
  }
})

test('the score is counted item by item, can be skipped, and is shown at once to whoever wishes for less motion', async () => {
  const game = staged('citadels-2016', 4)
  const last = game.moments.length - 1
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await newcomer(world.browser, world.server.address)
    await page.emulateMedia({ reducedMotion })
    const stage = await openStage(page, game, 0)
    stage.show(last - 1)
    await page.goto('/table/staged')
    await page.locator('.track').waitFor()
    stage.show(last)
    await page.locator('.outcome').waitFor()
    if (reducedMotion === 'no-preference') {
      expect(await page.locator('.outcome .uncounted').count()).toBeGreaterThan(0)
      const skip = page.locator('.outcome .primary')
      const { x, y, width, height } = (await skip.boundingBox())!
      await skip.click()
      // A second click, of a hand that was fast, opens nothing.
      const under = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('button, [role=button], a')?.textContent ?? null,
        [x + width / 2, y + height / 2] as const,
      )
      expect(under).toBeNull()
    }
    expect(await page.locator('.outcome .uncounted').count()).toBe(0)
    expect(await page.locator('.outcome .winner').count()).toBeGreaterThan(0)
    await page.context().close()
  }
})

test('places that differ at equal points are explained', async () => {
  const seeds = Array.from({ length: 400 }, (_, i) => `tie ${i}`)
  for (const [edition, rule] of [
    ['citadels-2016', 'CIT-9.5'],
    ['citadels-classic', 'CLA-8.3'],
  ] as const) {
    const tied = seeds.values().flatMap(seed => {
      const game: Staged = stagedGame(GAMES[edition], 4, seed)
      const places = game.game.standing(afterwards(game.moments.at(-1)!.state)!)
      return places.some(a => places.some(b => a.score === b.score && a.place < b.place)) ? [game] : []
    })
    const game = tied.next().value!
    const page = await newcomer(world.browser, world.server.address)
    const stage = await openStage(page, game, 0)
    stage.show(game.moments.length - 1)
    await page.goto('/table/staged')
    await page.locator(`.outcome a[href="/rules/${edition}#${rule}"]`).waitFor()
    await page.context().close()
  }
})

test.each(['warrants', 'threaten'])('on a phone the bar has room for the marks: %s', async deed => {
  const { game, n, nth } = offeredTo(0, deed)
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'hu' })
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.bar-ask > .menu > .choices > .choice').nth(nth).click()
  const faults = (): Promise<string[]> =>
    page.evaluate(() => {
      const boxOf = (part: string): DOMRect => document.querySelector(part)!.getBoundingClientRect()
      const [ask, deeds, marks] = [
        boxOf('.bar-ask'),
        boxOf('.bar-ask > .menu > .choices'),
        boxOf('.bar-ask .menu-with'),
      ]
      const cut = [...document.querySelectorAll('.bar-ask .choice, .bar-ask .ask-count')].filter(each => {
        const { top, bottom, height } = each.getBoundingClientRect()
        return height > 0 && (top < ask.top || bottom > ask.bottom)
      })
      const count = boxOf('.ask-count')
      const isRead = count.left >= ask.left && count.right <= ask.right
      return [
        ...(deeds.width > 0 && deeds.right > marks.left ? ['the marks lie under the action'] : []),
        ...(isRead ? [] : ['which mark is laid is out of sight']),
        ...cut.map(each => `cut: ${each.textContent}`),
      ]
    })
  expect(await faults()).toEqual([])
  const open = page.locator('.bar-ask .menu-with .choice:not([aria-disabled=true]):not([aria-pressed=true])')
  while ((await page.locator('.confirm:enabled').count()) === 0) {
    await open.nth(1).click()
    expect(await faults()).toEqual([])
  }
  await page.screenshot({ path: `${ARTEFACTS}/citadels-${deed}.png` })
  await page.context().close()
})

test('the deck lies open in rows, kind by kind, and takes back what the Magician exchanges', async () => {
  const open = askedAt('lighthouse.take', [0, 1, 2, 3, 4], 'citadels-classic')
  for (const size of [DESK, PHONE]) {
    const page = await newcomer(world.browser, world.server.address, { size, locale: 'hu' })
    const stage = await openStage(page, open.game, open.seat)
    stage.show(open.n)
    await page.goto('/table/staged')
    await page.locator('.spread-cards .district').first().waitFor()
    const { cards, sideways, below } = await page.evaluate(() => {
      const heap = document.querySelector('.spread-cards')!
      const next = document.querySelector('.own')!.getBoundingClientRect()
      return {
        cards: [...heap.querySelectorAll('.district .district-name')].map(each => each.textContent),
        sideways: heap.scrollWidth - heap.clientWidth,
        below: heap.getBoundingClientRect().bottom > next.top,
      }
    })
    expect(new Set(cards).size).toBe(cards.length)
    expect([sideways, below]).toEqual([0, false])
    await page.context().close()
  }
  const { game, n } = offeredTo(0, 'conjure')
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  const barTop = (): Promise<number> => page.locator('.bar').evaluate(bar => bar.getBoundingClientRect().top)
  const before = await barTop()
  await page.locator('.hand .thing-open').first().click()
  await page.locator('.pile-deck.thing-chosen').waitFor()
  expect(await barTop()).toBe(before)
  await page.context().close()
})

test('what is asked at a thing at the edge of a phone stays on its screen', async () => {
  const { game, n } = askedAt('witch.decide', [0], 'citadels-classic')
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'hu' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  for (const edge of ['first', 'last'] as const) {
    await page.locator('.rank-tile.thing-open')[edge]().click()
    await page.locator('.bubble').waitFor()
    await page.waitForFunction(() => document.querySelector('.bubble')!.getAnimations().length === 0)
    const { x, width } = (await page.locator('.bubble').boundingBox())!
    expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true])
    await page.keyboard.press('Escape')
  }
  await page.context().close()
})

test('nothing sounds before the first gesture, nor after one click has silenced the table', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  await page.addInitScript(() => {
    localStorage.setItem('cloak.sound', localStorage.getItem('cloak.sound') ?? 'yes')
    const sounded = Object.assign(window, { sounded: 0, tuned: 0 })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      sounded.sounded++
      start.call(this, when)
    }
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        sounded.tuned++
      }
    }
  })
  const heard = (): Promise<number> => page.evaluate<number>('sounded')
  const stage = await openStage(page, game, 0)
  const coins = game.moments.flatMap(({ told }, i) =>
    i > 20 && told.some(({ event }) => event === 'gatheredGold') ? [i] : [],
  )
  stage.show(coins[0]! - 1)
  await page.goto('/table/staged')
  await page.locator('.track').waitFor()
  stage.show(coins[0]!)
  await page.waitForTimeout(150)
  expect(await page.evaluate('tuned')).toBe(0)
  await page.mouse.click(5, 300)
  stage.show(coins[1]!)
  await expect.poll(heard).toBeGreaterThan(0)
  await page.locator('.sound-button').click()
  const before = await heard()
  stage.show(coins[2]!)
  await page.waitForTimeout(150)
  expect(await heard()).toBe(before)
  expect(await page.evaluate(() => localStorage.getItem('cloak.sound'))).toBe('no')
  await page.context().close()
})

test('an update moves nothing that has not moved in the game', async () => {
  const game = staged('citadels-2016', 8)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(100)
  await page.goto('/table/staged')
  await page.locator('.track').waitFor()
  await page.waitForTimeout(300)
  const at = (): Promise<string> =>
    page.evaluate(() =>
      ['.frame-head', '.rivals', '.track', '.stage', '.own', '.bar']
        .map(part => {
          const { left, top, width, height } = document.querySelector(part)!.getBoundingClientRect()
          return `${part} ${[left, top, width, height].map(Math.round).join(' ')}`
        })
        .join('; '),
    )
  const before = await at()
  for (let n = 101; n < 140; n++) {
    stage.show(n)
    await page.waitForTimeout(15)
    if (await page.locator('.bar fieldset, .bar .heaps').count()) continue
    expect(await at()).toBe(before)
  }
  await page.context().close()
})

/** The first moment of any game of 2016 at which somebody is asked such a thing. */
function momentWhere(isIt: (seen: Seen<View>, decision: Decision, seat: number) => boolean): Asked {
  for (let i = 0; i < 400; i++) {
    const game = stagedGame(citadels2016, 6, `where ${i}`, 'any')
    for (const [n, { state }] of game.moments.entries())
      for (const seat of awaited(citadels2016, state)) {
        const seen = see(citadels2016, state, { at: seat })
        if (seen.mine && isIt(seen, seen.mine.decision, seat)) return { game, n, seat }
      }
  }
  throw new Error('nobody was ever asked')
}
const actionOf = (decision: Decision, what: string): Action | undefined =>
  decision.kind === 'menu' ? decision.actions.find(action => action.do === what && !action.barred) : undefined
async function shown({ game, n, seat }: Asked, size: typeof DESK | typeof PHONE): Promise<Page> {
  const page = await newcomer(world.browser, world.server.address, { size, locale: 'hu' })
  const stage = await openStage(page, game, seat)
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.bar-mine').waitFor()
  await tableDrawn(page)
  return page
}
const SIZES = [DESK, PHONE]

test.each(SIZES)('at $width the Abbot chooses his mix of gold and cards at the portrait', async size => {
  const asked = momentWhere((_, decision) => {
    const inner = actionOf(decision, 'collect')?.with
    return inner?.kind === 'amount' && inner.max === 1
  })
  const page = await shown(asked, size)
  await page.locator('.called > .portrait').click()
  const said = await page.locator('.bubble-way small').allTextContents()
  expect(said).toEqual(expect.arrayContaining(['1 arany, egy lap sem.', 'Egy arany sem, 1 lap.']))
  await page.locator('.bubble').evaluate(bubble => Promise.all(bubble.getAnimations().map(({ finished }) => finished)))
  const { x, width } = (await page.locator('.bubble').boundingBox())!
  expect(x >= 0 && x + width <= size.width).toBe(true)
  await page.context().close()
})

test.each(SIZES)('at $width the two questions of the Spy leave the table its room', async size => {
  const page = await shown(
    momentWhere((_, decision) => actionOf(decision, 'spy') !== undefined),
    size,
  )
  await page.locator('.called > .portrait').click()
  await page.locator('.bar fieldset').first().waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-spy-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test.each(SIZES)('at $width the turn is ended beside a hand that was looked into', async size => {
  const page = await shown(
    momentWhere(
      ({ view }, decision, seat) =>
        actionOf(decision, 'end') !== undefined && (view.players[seat]!.looked?.hand.length ?? 0) > 3,
    ),
    size,
  )
  await page.locator('.spread-head .end-seal.thing').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-looked-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test.each(SIZES)('at $width a district under a warrant is shown beside its builder', async size => {
  const page = await shown(
    momentWhere(({ view }) => view.site !== null),
    size,
  )
  await page.locator('.site-card').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-warrant-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test.each(SIZES)('at $width whoever is bewitched reads why the turn is so short', async size => {
  const page = await shown(
    momentWhere(
      ({ view: { bewitched, cast, called } }, _, seat) =>
        bewitched !== null && bewitched.character === cast[called - 1] && seat !== bewitched.by,
    ),
    size,
  )
  await page.locator('.called-spell').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-spell-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test('of two like cards the Seer gives away the one that was pointed at', async () => {
  const page = await shown(
    momentWhere(
      (_, decision) => decision.kind === 'inOrder' && decision.of.some(({ id }) => String(id).endsWith('#2')),
    ),
    PHONE,
  )
  const like = page.locator('.hand .thing[data-piece$=".1"]').first()
  await like.click({ position: { x: 12, y: 60 } })
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.hand .thing-chosen').count()).toBe(1)
  expect(await page.locator('.bubble').count()).toBe(0)
  await page.context().close()
})
