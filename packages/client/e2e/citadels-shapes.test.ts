import { expect, test } from 'vitest'
import { EDITIONS, seenBy, type Staged, staged, stepOf } from './citadels-staged.ts'
import { drawn } from './drawn.ts'
import { ARTEFACTS } from './places.ts'
import { faultsOfShape } from './shape.ts'
import { openStage } from './staged.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

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
      await drawn(page)
      faults.push(...(await faultsOfShape(page)).map(fault => `moment ${n}: ${fault}`))
    }
    await page.screenshot({ path: `${ARTEFACTS}/${edition}-${seats}-${size.width}-${locale}.png` })
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test('an update moves nothing that has not moved in the game', async () => {
  const game = staged('citadels-2016', 8)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(100)
  await page.goto('/table/staged')
  await page.locator('.track').waitFor()
  await drawn(page)
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
    await drawn(page)
    if (await page.locator('.bar fieldset, .bar .heaps').count()) continue
    expect(await at()).toBe(before)
  }
  await page.context().close()
})
