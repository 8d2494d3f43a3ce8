import { truncateSync } from 'node:fs'
import type { Entry } from '@cloak/kernel'
import type { GameFile } from '@cloak/record'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cloak, savedGame, scratch } from './cloak.ts'

const folder = scratch()
const { path, text, game } = savedGame(folder.path, '--seats', '3', '--seed', 'v')
const LAST = game.log.length - 1

/** What is said of a file. */
function verdict(file: unknown): { code: number; err: string } {
  const at = folder.write('tampered.json', typeof file === 'string' ? file : JSON.stringify(file))
  const { code, err } = cloak('verify', at)
  return { code, err: err.replace(`${at}: `, '') }
}
const changed = (part: Partial<GameFile>): GameFile => ({ ...game, ...part })
const withEntry = (i: number, entry: unknown): GameFile => changed({ log: game.log.with(i, entry as Entry) })

test('a game that holds', () => {
  const { code, out, err } = cloak('verify', path)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toBe(
    `${path}: holds; citadels-2016, 3 seats, ${game.log.length} entries, digest ${game.digest}\n` +
      '  seed unproven: the file does not say where it came from\n',
  )
})

test('the text of a file does not matter, only what it says', () => {
  expect(verdict(JSON.stringify(JSON.parse(text), null, 4)).code).toBe(0)
  expect(verdict(Object.fromEntries(Object.entries(game).reverse())).code).toBe(0)
})

test('every file is judged, also after one that does not hold', () => {
  const bad = folder.write('bad.json', '{}')
  const { code, out, err } = cloak('verify', bad, path)
  expect(code).toBe(1)
  expect(out).toContain(path)
  expect(err).toContain(bad)
})

test('as JSON, with every verdict in one list', () => {
  const bad = folder.write('bad.json', '{}')
  const late = folder.write('late.json', JSON.stringify(changed({ digest: 'x' })))
  const { code, out, err } = cloak('verify', bad, path, late, '--json')
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(JSON.parse(out)).toEqual([
    { file: bad, holds: false, at: null, why: 'is not a saved game' },
    {
      file: path,
      holds: true,
      game: 'citadels-2016',
      seats: 3,
      entries: game.log.length,
      over: true,
      digest: game.digest,
      seed: { kind: 'unproven' },
    },
    { file: late, holds: false, at: 'end', why: expect.stringContaining(`the end, after entry ${LAST}, `) as string },
  ])
  expect(cloak('verify', path, '--json').code).toBe(0)
})

describe('a tampered entry is named', () => {
  const deed = game.log.findIndex(e => 'answer' in e && typeof e.answer === 'object')
  test('one that is illegal, with the reason', () => {
    const entry = game.log[deed]!
    const { code, err } = verdict(withEntry(deed, { ...entry, answer: { do: 'win' } }))
    expect(code).toBe(1)
    expect(err).toBe(
      `entry ${deed} (question ${entry.at}, seat ${entry.seat}) does not hold: do: No such choice is offered. (kernel.no-such-option)\n`,
    )
  })
  test('one that the rules bar, with the rule', () => {
    const first = game.log.findIndex(e => 'answer' in e && JSON.stringify(e.answer).startsWith('{"do":"gather"'))
    const { err } = verdict(withEntry(first, { ...game.log[first]!, answer: { do: 'end' } }))
    expect(err).toMatch(new RegExp(`^entry ${first} .*\\(CIT-4\\.8\\)\\n$`))
  })
  test('one that is legal but was not given', () => {
    const gold = game.log.findIndex(e => 'answer' in e && JSON.stringify(e.answer) === '{"do":"gather","with":"gold"}')
    const entry = game.log[gold]!
    const { code, err } = verdict(withEntry(gold, { ...entry, answer: { do: 'gather', with: 'cards' } }))
    expect(code).toBe(1)
    expect(err).toContain(
      `entry ${gold} (question ${entry.at}, seat ${entry.seat}) does not hold: the recorded digest is "`,
    )
  })
  test('another seat', () => {
    const entry = game.log[7]!
    expect(verdict(withEntry(7, { ...entry, seat: (entry.seat + 1) % 3 })).err).toMatch(/^entry 7 .*kernel\.not-asked/)
    expect(verdict(withEntry(7, { ...entry, seat: 99 })).err).toMatch(/^entry 7 .*kernel\.not-asked/)
  })
  test('another question', () => {
    expect(verdict(withEntry(7, { ...game.log[7]!, at: 3 })).err).toMatch(/^entry 7 .*kernel\.stale/)
  })
  test('an answer taken back that cannot be', () => {
    const { at, seat } = game.log[6]!
    expect(verdict(changed({ log: game.log.toSpliced(7, 0, { at, seat, undo: true }) })).err).toMatch(/^entry 7 /)
  })
  test('something that is no entry', () => {
    for (const junk of [null, 7, 'x', [], {}, { at: 0 }, { at: 0, seat: 0, undo: true, answer: 1 }])
      expect(verdict(withEntry(7, junk)).err).toMatch(/^entry 7 .*not an entry/)
  })
  test('something that does not belong in one', () => {
    expect(verdict(withEntry(7, { ...game.log[7]!, by: 'clock' })).err).toMatch(/^entry 7 .*"by" does not belong there/)
  })
  test('one cut out', () => {
    expect(verdict(changed({ log: game.log.toSpliced(7, 1) })).err).toMatch(/^entry 7 /)
  })
  test('one put in', () => {
    expect(verdict(changed({ log: game.log.toSpliced(7, 0, game.log[7]!) })).err).toMatch(/^entry 8 /)
  })
  test('the end cut off', () => {
    const { err } = verdict(changed({ log: game.log.slice(0, -1) }))
    expect(err).toBe(`entry ${LAST} does not hold: there is a digest of it, but no entry\n`)
  })
  test('the end cut off, and its digest too', () => {
    const { err } = verdict(changed({ log: game.log.slice(0, -1), digests: game.digests.slice(0, -1) }))
    expect(err).toMatch(new RegExp(`^the end, after entry ${LAST - 1}, does not hold: `))
  })
  test('an entry after the end', () => {
    const { err } = verdict(changed({ log: [...game.log, game.log[0]!] }))
    expect(err).toMatch(new RegExp(`^entry ${LAST + 1} .*kernel\\.stale`))
  })
})

describe('what else was recorded must hold', () => {
  test('a link of the chain', () => {
    expect(verdict(changed({ digests: game.digests.with(8, game.digests[9]!) })).err).toMatch(/^entry 7 /)
    expect(verdict(changed({ digests: game.digests.slice(0, 8) })).err).toMatch(/^entry 7 .*digest is missing/)
    expect(verdict(changed({ digests: game.digests.with(0, '') })).err).toMatch(/^the setup /)
  })
  test('the digest', () => {
    expect(verdict(changed({ digest: game.digest.replace(/.$/, c => (c === '0' ? '1' : '0')) })).err).toMatch(
      /^the end, after/,
    )
  })
  test('the standing', () => {
    const [first, ...rest] = game.standing!
    const winner = { ...first!, place: 1, score: 99 }
    expect(verdict(changed({ standing: [winner, ...rest] })).err).toMatch(/^the end, .*recorded standing/)
    expect(verdict(changed({ standing: null })).err).toMatch(/^the end, .*recorded standing/)
  })
  test('the setup', () => {
    const { setup } = game
    expect(verdict(changed({ setup: { ...setup, seed: 'w' } })).err).toMatch(
      /^the setup does not hold: the recorded digest/,
    )
    expect(verdict(changed({ setup: { ...setup, seats: 9 } })).err).toMatch(/^the setup .*seats: .*\(kernel\.seats\)/)
    expect(verdict(changed({ setup: { ...setup, rules: 99 } })).err).toMatch(
      /^the setup .*rules: .*\(kernel\.other-rules\)/,
    )
    expect(verdict(changed({ setup: { ...setup, game: 'chess' } })).err).toContain('there is no game "chess"')
    expect(verdict(changed({ setup: { ...setup, options: {} } })).err).toMatch(/^the setup .*options\.cards: /)
    expect(verdict(changed({ setup: { ...setup, cheat: 1 } as typeof setup })).err).toContain(
      '"cheat" does not belong there',
    )
  })
})

describe('what is no saved game is refused as such', () => {
  const cases: [string, unknown, string][] = [
    ['nothing', '', 'is not JSON'],
    ['half of it', text.slice(0, text.length >> 1), 'is not JSON'],
    ['another file', '{"name":"x"}', 'is not a saved game'],
    ['a list', '[]', 'is not a saved game'],
    ['null', 'null', 'is not a saved game'],
    ['a later version', { ...game, version: 2 }, 'version 2; known is 1'],
    ['a strange version', { ...game, version: {} }, 'version (object); known is 1'],
    ['a part missing', { ...game, digests: undefined }, "without 'digests'"],
    ['a part too many', { ...game, notes: '' }, 'with "notes", which does not belong there'],
    ['a log that is none', { ...game, log: {} }, "'log' is not a list"],
    ['digests that are none', { ...game, digests: 'x' }, "'digests' are not a list"],
    ['a setup that is none', { ...game, setup: [] }, "'setup' is not an object"],
  ]
  test.each(cases)('%s', (_, file, says) => {
    const { code, err } = verdict(file)
    expect(code).toBe(1)
    expect(err).toContain(says)
  })
  test('a file that is not there', () => {
    expect(cloak('verify', `${folder.path}/nowhere.json`)).toMatchObject({ code: 1, out: '' })
  })
  test('a folder', () => expect(cloak('verify', folder.path).err).toContain('cannot be read'))
  test('a file larger than any game', () => {
    const huge = folder.write('huge.json', '')
    truncateSync(huge, 33 * 1024 * 1024)
    expect(cloak('verify', huge).err).toContain('is larger than 32 MB')
  })
  test('deeper than any stack', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    for (const part of ['setup', 'version', 'digest', 'standing', 'log'])
      expect(verdict(JSON.stringify({ ...game, [part]: '?' }).replace('"?"', deep)).code).toBe(1)
    for (const field of ['answer', 'at', 'cheat']) {
      const log = JSON.stringify(withEntry(7, { ...game.log[7]!, [field]: '?' }))
      expect(verdict(log.replace('"?"', deep))).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^entry 7 /) as string,
      })
    }
  })
})

describe('fuzz', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer({ min: -2, max: 400 }),
    fc.constantFrom('tavern', 'gold', 'end'),
  )
  /** Somewhere in the file: the path to a value. */
  const places: (string | number)[][] = []
  const walk = (x: unknown, way: (string | number)[]): void => {
    if (way.length > 0) places.push(way)
    if (typeof x === 'object' && x !== null)
      for (const [k, v] of Object.entries(x)) walk(v, [...way, Array.isArray(x) ? Number(k) : k])
  }
  walk(game, [])

  const at = (x: unknown, way: readonly (string | number)[]): unknown =>
    way.reduce<unknown>((inner, k) => (inner as { [k: string]: unknown })[k], x)

  test('one value changed anywhere: exit 1, and the entry is named', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.option(value, { nil: undefined }), (way, to) => {
        const copy = structuredClone(game)
        const [parent, key] = [at(copy, way.slice(0, -1)) as { [k: string]: unknown }, way.at(-1)!]
        fc.pre(JSON.stringify(parent[key]) !== JSON.stringify(to))
        if (to !== undefined) parent[key] = to
        else if (Array.isArray(parent)) parent.splice(Number(key), 1)
        else delete parent[key]
        const { code, err } = verdict(copy)
        expect(code).toBe(1)
        const [part, i] = way
        if (way.length === 1) expect(err).toMatch(/^(is (not )?a saved game|entry|the (setup|end))/)
        else if (part === 'log') expect(err).toMatch(new RegExp(`^entry ${i} `))
        else if (part === 'digests' && i !== 0)
          expect(err).toMatch(new RegExp(`^entry ${Number(i) - 1} |^entry ${LAST} `))
        else expect(err).toMatch(part === 'standing' ? /^the end, after entry \d+, / : /^the setup /)
      }),
      { numRuns: 100 },
    )
  })

  test('text cut, repeated or scrambled: never more than exit 1', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 40 }), (from, length, put) => {
        const cut = text.slice(0, from) + put + text.slice(from + length)
        const { code, err } = verdict(cut)
        if (isSame(cut)) return
        expect(code).toBe(1)
        expect(err).toMatch(/^(is |entry \d+|the (setup|end))/)
      }),
      { numRuns: 100 },
    )
  })
  function isSame(cut: string): boolean {
    try {
      return JSON.stringify(JSON.parse(cut)) === JSON.stringify(game)
    } catch {
      return false
    }
  }
})
