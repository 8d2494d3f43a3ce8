import { expect } from 'vitest'
import { type Finished, mayHear } from './allowed.ts'
import { searchReplay, searchWire, thingsOf, toldIn } from './wire.ts'
import { type Eye, SALT } from './wire-game.ts'

/**
 * Searches all that one pair of eyes received, by every way it came. Whoever was there all the time heard just what these
 * eyes may hear; what any other device was told is the same, to the byte, under the same number, and nothing was kept from
 * them all together.
 */
export function searchEye({ at, client, visits, asked }: Eye, file: Finished): void {
  expect(searchWire(client.frames, file, at)).toEqual(mayHear(file, at))
  const texts = [...client.frames, ...visits.flatMap(({ frames }) => frames), ...asked.map(({ text }) => text)]
  expect(texts.filter(text => text.includes(SALT))).toEqual([])
  const all = toldIn(client.frames)
  const brought = new Map<number, string>()
  for (const { frames, after } of visits) {
    searchWire(frames, file, at, after)
    for (const [n, told] of toldIn(frames)) {
      if (told !== all.get(n)) throw new Error(`seat ${at}: ${n} is ${told} and was ${all.get(n)}`)
      brought.set(n, told)
    }
  }
  if (visits.length > 0) expect(brought.size).toBe(all.size)
  for (const { eyes, status, text } of asked) {
    const mayLook = eyes === 'own' || eyes === 'public' || eyes === String(at)
    expect([eyes, status]).toEqual([eyes, mayLook ? 200 : 403])
    if (!mayLook) expect(thingsOf(file.setup.game).filter(({ id }) => text.includes(`"${id}"`))).toEqual([])
    else {
      const looks = eyes === 'public' ? null : at
      const heard = searchReplay(text, file, looks)
      expect(heard).toEqual(mayHear(file, looks).slice(0, heard.length))
      expect(heard.length).toBeGreaterThan(0)
    }
  }
}
