import type { About, Notice } from '@cloak/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Link, Reply, Wish } from '../src/connection/link.ts'
import { takePart } from '../src/table/own-part.ts'
import { openHere } from '../src/table/store.ts'
import { useTable } from '@cloak/parts/table/state.ts'
import { ownSalt, witnessOf } from '../src/table/witness.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const about = {
  id: 't',
  game: 'citadels-2016',
  status: 'gathering',
  commitment: 'promised',
  seats: [],
} as object as About
/** A page's connection: what was sent, what was known of the table then, and a way to answer. */
function page() {
  const sent: Wish[] = []
  const replies: ((reply: Reply) => void)[] = []
  const link: Link = {
    send(wish) {
      expect(witnessOf('t').commitment).toBe('promised')
      sent.push(wish)
      return new Promise(settle => replies.push(settle))
    },
    close: () => undefined,
  }
  async function answer(reply: Reply): Promise<void> {
    replies.at(-1)!(reply)
    await Promise.resolve()
  }
  return { link, sent, answer }
}

test('whoever sits at a table that gathers adds a salt once, having kept the commitment', async () => {
  const { link, sent, answer } = page()
  expect(ownSalt('t')).toBeUndefined()
  takePart(about, null, link)
  expect([witnessOf('t'), sent]).toEqual([{ commitment: 'promised' }, []])
  takePart(about, 2, link)
  takePart(about, 2, link)
  const salt = ownSalt('t')
  expect(salt).toMatch(/^[0-9a-f]{32}$/)
  expect(sent).toEqual([{ kind: 'salt', table: 't', salt }])
  await answer({ kind: 'done' })
  expect(witnessOf('t')).toEqual({ commitment: 'promised', offered: salt, taken: true })
  const later = page()
  takePart({ ...about, commitment: 'another' }, 2, later.link)
  expect([later.sent, witnessOf('t').commitment]).toEqual([[], 'promised'])
})

test('whoever comes back before it was acknowledged offers the same; what is refused is not claimed', async () => {
  takePart(about, 0, page().link)
  const { link, sent, answer } = page()
  takePart(about, 0, link)
  expect(sent).toEqual([{ kind: 'salt', table: 't', salt: ownSalt('t') }])
  await answer({ kind: 'error', error: { code: 'conflict', message: '' } })
  takePart(about, 0, link)
  expect(sent).toHaveLength(1)
  expect(witnessOf('t').taken).toBeUndefined()
})

test('once the game has begun nothing is promised, and nothing added', () => {
  const { link, sent } = page()
  for (const status of ['playing', 'over', 'closed'] as const) takePart({ ...about, status }, 0, link)
  expect([sent, witnessOf('t')]).toEqual([[], {}])
})

test('the salt leaves before the table is shown, so that nothing can begin the game ahead of it', () => {
  const { link, sent } = page()
  let tell: (notice: Notice) => void = () => undefined
  const close = openHere({ ...about, status: 'closed' }, notice => {
    tell = notice
    return link
  })
  const shown: number[] = []
  const stop = useTable.subscribe(() => shown.push(sent.length))
  tell({ kind: 'now', table: 't', n: 1, seat: 0, told: [{ n: 1 }], about, change: [null], clocks: null })
  expect(shown).toEqual([1])
  stop()
  close()
})
