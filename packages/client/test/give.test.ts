import { oneOf, type Seen } from '@cloak/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import type { Reply, Wish } from '../src/connection/link.ts'
import { aboutSolo } from '../src/solo/about.ts'
import { give, useTable } from '@cloak/parts/table/state.ts'
import { openHere } from '../src/table/store.ts'

afterEach(() => vi.unstubAllGlobals())

const record = {
  id: 'solo-give',
  game: 'citadels-2016',
  rules: 1,
  seats: 2,
  options: {},
  seed: '',
  entries: [],
  over: false,
}
const about = aboutSolo({ ...record, level: 'squire' }, 'Ada', { status: 'playing', rematch: null, standing: null })
const asked = (at: number): Seen<object> => ({
  view: {},
  at,
  mine: { prompt: { key: 'citadels.prompt.draft' }, decision: oneOf([{ id: 'king' }, { id: 'bishop' }]), free: false },
  given: null,
  waiting: [0],
  script: [],
})

test('an answer on its way is not sent again, nor another in its place; refused, it can be given anew', async () => {
  vi.stubGlobal('sessionStorage', { removeItem: () => undefined })
  const sent: Wish[] = []
  const replies: ((reply: Reply) => void)[] = []
  const close = openHere(about, () => ({
    send(wish) {
      sent.push(wish)
      return new Promise(settle => replies.push(settle))
    },
    close: () => undefined,
  }))
  useTable.setState({ seen: asked(7) })
  const given = [give('king'), give('king'), give('bishop')]
  expect(sent).toEqual([{ kind: 'answer', table: 'solo-give', at: 7, answer: 'king' }])
  replies[0]!({ kind: 'refused', why: { rule: 'CIT-3.1', key: 'citadels.why.hidden' } })
  await Promise.all(given)
  void give('bishop')
  expect(sent.at(-1)).toEqual({ kind: 'answer', table: 'solo-give', at: 7, answer: 'bishop' })
  expect(sent).toHaveLength(2)
  close()
})
