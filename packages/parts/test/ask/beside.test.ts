import { expect, test } from 'vitest'
import { spotBeside } from '@cloak/parts/ask/beside.ts'

const PHONE = { width: 360, height: 740 }
const thing = (left: number, top: number, width: number, height: number) => ({
  x: left,
  y: top,
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})

test('a bubble lies above its thing, or under it where there is no room above', () => {
  expect(spotBeside(thing(100, 400, 80, 100), { width: 200, height: 150 }, PHONE)).toMatchObject({ left: 40, top: 242 })
  expect(spotBeside(thing(100, 60, 80, 40), { width: 200, height: 150 }, PHONE)).toMatchObject({ left: 40, top: 108 })
})

test('a bubble never lies over its thing nor beyond the screen, however high both are', () => {
  for (let top = 0; top < PHONE.height; top += 20)
    for (const high of [20, 100, 300])
      for (const height of [40, 150, 300, 700]) {
        const at = thing(300, top, 60, Math.min(high, PHONE.height - top))
        const { left, top: y, most } = spotBeside(at, { width: 250, height }, PHONE)
        const bottom = y + Math.min(height, most)
        expect(bottom <= at.top || y >= at.bottom).toBe(true)
        expect(left >= 0 && left + 250 <= PHONE.width).toBe(true)
        expect(y >= 0 && bottom <= PHONE.height).toBe(true)
      }
})

test('what tells of a thing as large as the screen lies over it', () => {
  const spot = spotBeside(thing(0, 40, 360, 660), { width: 300, height: 200 }, PHONE)
  expect(spot).toEqual({ left: 30, top: 6, most: 728 })
})

test('where it fits on neither side it takes the roomier one', () => {
  const { top, most } = spotBeside(thing(0, 300, 360, 200), { width: 300, height: 500 }, PHONE)
  expect({ top, most }).toEqual({ top: 6, most: 286 })
})
