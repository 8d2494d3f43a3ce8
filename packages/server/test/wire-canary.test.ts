import { gameNamed } from '@cloak/games'
import { Rng, sample, type Seen } from '@cloak/kernel'
import { difference, type Notice, type NoticeOf, seenAfter } from '@cloak/protocol'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mayHear } from './support/allowed.ts'
import { served, type Served } from './support/server.ts'
import { searchWire, thingsOf } from './support/wire.ts'
import { playedWhole } from './support/wire-game.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.end())

const played = (id: string, clock = false) => {
  const { options, seats } = gameNamed(id)!.game
  const set = sample(options(seats[0]!), Rng.from('canary')) as object
  const sitting = { game: id, seats: seats[0]!, options: set, seed: 'canary' }
  return playedWhole(
    [server.address],
    clock ? { ...sitting, clock: { kind: 'live', bank: 3600, increment: 5 } } : sitting,
  )
}
const { game } = gameNamed('citadels-2016')!

test('a server that shows one seat what another sees is found out', async () => {
  const { view } = game
  const leak = vi.spyOn(game, 'view').mockImplementation((t, { at }) => view(t, { at: at === 1 ? 0 : at }))
  const { eyes, file } = await played(game.id)
  leak.mockRestore()
  const [one, other, onlooker] = eyes
  expect(searchWire(one!.client.frames, file, 0)).toEqual(mayHear(file, 0))
  expect(searchWire(onlooker!.client.frames, file, null)).toEqual(mayHear(file, null))
  expect(() => searchWire(other!.client.frames, file, 1)).toThrow(/may not be seen/)
  for (const { frames, after } of other!.visits)
    expect(() => searchWire(frames, file, 1, after)).toThrow(/may not be seen/)
})

test('rules that show everybody a hand are found out', async () => {
  const { view } = game
  vi.spyOn(game, 'view').mockImplementation((t, eye) => ({ ...view(t, eye), peeped: view(t, { at: 0 }) }))
  const { eyes, file } = await played(game.id)
  expect(searchWire(eyes[0]!.client.frames, file, 0)).toEqual(mayHear(file, 0))
  for (const { at, client } of eyes.slice(1))
    expect(() => searchWire(client.frames, file, at)).toThrow(/depends on more than this eye knows/)
})

/** What was known before a notice, and what is known after the next one. */
interface Around {
  before: Seen<object> | null
  sees: Seen<object> | null
  next: Seen<object> | null
}
type Doctor = (notice: NoticeOf<'now'>, around: Around) => object | null
const isSecret = ({ sees }: Around): boolean => sees?.waiting === 'covert' && !sees.mine

/** Each puts something that must not be there into the first notice it can. */
const doctors: { found: RegExp; does: Doctor }[] = [
  { found: /protocol does not know/, does: notice => ({ ...notice, deck: [] }) },
  { found: /outside of it/, does: notice => ({ ...notice, table: thingsOf('pact')[0]!.id }) },
  { found: /another’s number or seat/, does: notice => ({ ...notice, seat: 1 }) },
  { found: /number/, does: notice => (notice.told.length > 1 ? { ...notice, told: notice.told.slice(1) } : null) },
  {
    found: /nobody has said/,
    does: notice => {
      const told = notice.told.map(each => each.said && { ...each, said: { ...each.said, text: 'not in the talk' } })
      return told[0] ? { ...notice, told } : null
    },
  },
  { found: /more than what has changed/, does: (notice, { before, sees }) => before && { ...notice, change: [sees] } },
  {
    found: /may not be seen, or not now/,
    does: (notice, { before, sees, next }) =>
      before && before.at < sees!.at && sees!.at < next!.at ? { ...notice, change: difference(before, next) } : null,
  },
  {
    found: /whose clock runs/,
    does: (notice, around) =>
      isSecret(around) ? { ...notice, clocks: { ...notice.clocks!, due: notice.clocks!.now + 1000 } } : null,
  },
  {
    found: /clock of one not asked/,
    does: (notice, { before }) =>
      before?.waiting === 'covert'
        ? { ...notice, clocks: { ...notice.clocks!, bank: notice.clocks!.bank.map(ms => ms - 1) } }
        : null,
  },
]

function doctored(frames: readonly string[], does: Doctor): string[] {
  const notices = frames.map(frame => JSON.parse(frame) as Notice)
  let before: Around['before'] = null
  const seen = notices.map(notice => (before = notice.kind === 'now' ? seenAfter(before, notice) : before))
  for (const [i, notice] of notices.entries()) {
    if (notice.kind !== 'now') continue
    const put = does(notice, { before: seen[i - 1] ?? null, sees: seen[i]!, next: seen[i + 1] ?? seen[i]! })
    if (put) return frames.with(i, JSON.stringify(put))
  }
  throw new Error('there is nothing to doctor')
}

test('a notice with anything in it that does not belong there is found out', async () => {
  const { eyes, file } = await played('pact', true)
  const { frames } = eyes[0]!.client
  for (const { found, does } of doctors) expect(() => searchWire(doctored(frames, does), file, 0)).toThrow(found)
  const spaced = [...frames.slice(0, -1), frames.at(-1)!.replace(',', ', ')]
  expect(() => searchWire(spaced, file, 0)).toThrow(/a byte too many/)
  // What is heard is given back, and compared as a whole.
  const more = doctored(frames, notice => {
    const told = notice.told.map(each => each.heard && { ...each, heard: [{ ...each.heard[0]!, some: {} }] })
    return told.length === 1 && told[0] ? { ...notice, told } : null
  })
  expect(searchWire(more, file, 0)).not.toEqual(mayHear(file, 0))
})
