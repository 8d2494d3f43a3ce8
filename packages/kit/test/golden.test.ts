import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  faultInGolden,
  faultInRefused,
  goldenFile,
  goldenFolder,
  refusedFiles,
  writeGoldens,
} from '../src/golden/files.ts'
import { readGolden, writeGolden } from '../src/golden/text.ts'
import { golden } from '../src/index.ts'
import { liars } from './toys/liars.ts'
import { market } from './toys/market.ts'
import { altered, only } from './toys/plant.ts'

const home = new URL('toys/liars', import.meta.url)
golden(liars, home)
golden(market, new URL('toys/market', import.meta.url))

const scratch = mkdtempSync(join(tmpdir(), 'golden-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const folder = join(scratch, 'golden')
cpSync(goldenFolder(home), folder, { recursive: true })
const two = goldenFile(folder, 2)
/** What is said of the golden game of two seats with this done to its text. */
const changed = (how: (text: string) => string): string | null => {
  const file = join(scratch, 'changed.txt')
  writeFileSync(file, how(readFileSync(two, 'utf8')))
  return faultInGolden(liars, file, 2)
}

describe('a golden game', () => {
  test('holds as it is', () => expect(changed(text => text)).toBeNull())

  test('must be there, with as many seats as it says', () => {
    expect(faultInGolden(liars, join(scratch, 'none.txt'), 2)).toMatch(/none\.txt is missing: npm run golden/)
    expect(faultInGolden(liars, two, 3)).toMatch(/is a game of 2 seats/)
  })

  test('fails on a changed digest, a changed ear, a changed score, naming the line', () => {
    expect(changed(text => text.replace(/#\w/, '#x'))).toMatch(/line 7:\n {2}golden: start {2}#x/)
    expect(changed(text => text.replace('1-: drew', '1: drew'))).toMatch(
      /line \d+:\n {2}golden: {3}1: drew .*\n {2}now: {6}1-: drew/,
    )
    expect(changed(text => text.replace(/score \d/, 'score 9'))).toMatch(/seat 0: place 2, score 9/)
    expect(changed(text => `${text}more\n`)).toMatch(/golden: more/)
  })

  test('fails when the rules have changed', () => {
    const claim = only(liars.steps.claim, 'asks')
    const louder: typeof liars = {
      ...liars,
      steps: {
        ...liars.steps,
        claim: altered(claim, {
          does: (x, p, said, seat) => (claim.does(x, p, said, seat), x.tell('passed', { seat })),
        }),
      },
    }
    expect(faultInGolden(louder, two, 2)).toMatch(/golden: .*\n {2}now: .*passed/)
  })

  test('keeps an answer taken back', () => {
    const { setup, log } = readGolden(readFileSync(two, 'utf8'))
    const [first] = log
    const again = [first!, { at: first!.at, seat: first!.seat, undo: true as const }, first!]
    const text = writeGolden(liars, setup, again)
    expect(text).toMatch(/\n0 0 undo {2}#\w{16}\n/)
    expect(readGolden(text)).toEqual({ setup, log: again, refused: null })
    expect(text).toContain('\nunfinished\n')
  })

  test('is told anew by writing: the log stays while it holds', () => {
    const before = readdirSync(folder, { recursive: true }).map(String)
    writeFileSync(two, readFileSync(two, 'utf8').replace(/ {2}#\w+/g, ''))
    const done = writeGoldens(liars, folder)
    expect(done).toHaveLength(3)
    expect(done[0]).not.toContain('a new game')
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(goldenFile(goldenFolder(home), 2), 'utf8'))
    expect(readdirSync(folder, { recursive: true }).map(String)).toEqual(before)
  })

  test('is played anew where the log holds no longer, and where none is', () => {
    const there = join(scratch, 'anew', 'golden')
    expect(writeGoldens(liars, there).filter(line => line.includes('a new game'))).toHaveLength(3)
    expect(refusedFiles(there)).toHaveLength(3)
    const file = goldenFile(there, 2)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^0 (\d) .*$/m, '0 $1 "nonsense"'))
    expect(() => faultInGolden(liars, file, 2)).toThrow(/entry 0 is refused: kernel\.malformed/)
    expect(writeGoldens(liars, there)[0]).toContain('a new game')
    expect(faultInGolden(liars, file, 2)).toBeNull()
  })
})

describe('a log that must be refused', () => {
  const [file] = refusedFiles(folder)
  const altered = (how: (text: string) => string): string | null => {
    const other = join(scratch, 'refused.txt')
    writeFileSync(other, how(readFileSync(file!, 'utf8')))
    return faultInRefused(liars, other)
  }

  test('is, at that entry and by that rule', () => {
    expect(altered(text => text)).toBeNull()
    expect(altered(text => text.replace('refused 4', 'refused 3'))).toMatch(
      /should be refused at 3 by kernel\.stale; it is at 4 kernel\.stale/,
    )
    expect(altered(text => text.replace('kernel.stale', 'LIE-1'))).toMatch(/should be refused at 4 by LIE-1/)
    expect(altered(text => text.replace(/refused.*\n/, ''))).toMatch(/does not say what must be refused/)
    expect(altered(text => text.replace(/\n5 0.*/, ''))).toMatch(/is not refused/)
  })

  test('a file that is none is said to be none', () => {
    expect(() => readGolden('')).toThrow('the header has no "game"')
    expect(() => readGolden(readFileSync(file!, 'utf8').replace('"doubt"', '"doubt'))).toThrow('entry 3 cannot be read')
  })
})
