import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { citationsIn } from '../rules/citations.ts'
import { judge, type Text } from '../rules/judge.ts'
import { readRules } from '../rules/read-rules.ts'

const idsIn = (text: string) => readRules(text).rules.map(rule => rule.id)

describe('reading the rules', () => {
  test('a bold id is a rule, with or without a title, in a list or not', () => {
    expect(
      idsIn('**CIT-5.3 No identical districts.** A player\n\n- **CIT-11.2** Witch\n2. **CIT-9.9 Actions:** x'),
    ).toEqual(['CIT-5.3', 'CIT-11.2', 'CIT-9.9'])
  })

  test('several rules can stand on one line', () => {
    expect(idsIn('**CLA-9.1** 4 to 6 players. **CLA-9.2** 7 players: CLA-3.4. **CLA-9.3** 8 players')).toEqual([
      'CLA-9.1',
      'CLA-9.2',
      'CLA-9.3',
    ])
  })

  test('an id that is only mentioned, or stands in code, is no rule', () => {
    expect(idsIn('**CIT-5.1 Building.** See CIT-5.2.\n```\n**CIT-5.9 not this**\n```\n**Bold** CIT-5.8')).toEqual([
      'CIT-5.1',
    ])
  })

  test('lettered items belong to the rule above, with or without bullet, nested or not', () => {
    const magistrate = '**CIT-6.1.3 Magistrate.** Once\n- a. `[ruling]` Not on his own\n- b. Only\n   - c. Window'
    expect(idsIn(magistrate)).toEqual(['CIT-6.1.3', 'CIT-6.1.3a', 'CIT-6.1.3b', 'CIT-6.1.3c'])
    const sabotage = '**CHY-4.2 Sabotage (1).**\n2. He chooses\n   a. any other card\n      more\n   b. the supporter'
    expect(idsIn(sabotage)).toEqual(['CHY-4.2', 'CHY-4.2a', 'CHY-4.2b'])
  })

  test('numbered steps inside a rule are not rules', () => {
    expect(idsIn('**CIT-4.3 On reveal.**\n1. If robbed\n2. If bewitched')).toEqual(['CIT-4.3'])
  })

  test('headings number rules, with the prefix or without', () => {
    expect(idsIn('## CIT-11 Interactions\n### CIT-11.1 Witch x every character\n- **CIT-11.2** Witch')).toEqual([
      'CIT-11.1',
      'CIT-11.2',
    ])
    expect(idsIn('**DWD-23.1 Invariants.**\n## 24. Examples\n### 24.1 Round 3\n### Deck 2')).toEqual([
      'DWD-23.1',
      'DWD-24.1',
    ])
  })

  test('a section without numbered rules is a rule itself', () => {
    expect(
      idsIn('## CIT-12 Points\n**CIT-12.1** x\n## CIT-13 Random events\nFirst player.\n### Rank 1\n## CIT-14 Sources'),
    ).toEqual(['CIT-12.1', 'CIT-13', 'CIT-14'])
  })

  test('a row is a rule where it carries the number of its section; elsewhere its number is a reference', () => {
    const tables =
      '## CIT-1 Components\n**CIT-1.4 Uniques.**\n| 7.1 | armory |\n## CIT-12 Decisions\n| 12.1 | selection |\n'
    expect(idsIn(tables)).toEqual(['CIT-1.4', 'CIT-12.1'])
  })

  test('a rule that stands twice, or a letter out of order, is a fault', () => {
    const { faults } = readRules('**CIT-1.1 A.**\n- a. x\n- c. y\n**CIT-1.1 B.**')
    expect(faults).toEqual(['line 3: item c of CIT-1.1, where b is due', 'line 4: CIT-1.1 stands already in line 1'])
  })

  test.each([
    ['citadels.md', 'CIT', 297],
    ['citadels-classic.md', 'CLA', 163],
    ['chytrogrod.md', 'CHY', 197],
    ['deal-with-the-devil.md', 'DWD', 246],
  ])('%s is read whole', (name, prefix, count) => {
    const text = readFileSync(resolve(import.meta.dirname, '../../docs/rules', name), 'utf8')
    const read = readRules(text)
    expect(read).toMatchObject({ prefix, faults: [] })
    expect(read.rules).toHaveLength(count)
    const known = new Set(read.rules.map(rule => rule.id))
    const mentioned = [...text.matchAll(new RegExp(`${prefix}-\\d+\\.\\d+(\\.\\d+)*`, 'g'))].map(([id]) => id)
    expect(mentioned.filter(id => !known.has(id))).toEqual([])
  })
})

describe('reading the tests', () => {
  const cited = (source: string) => citationsIn(source).citations.map(({ id }) => id)

  test('ids in brackets in the name of a test or a group are citations, one or many', () => {
    expect(cited(`test('[CIT-5.3] no twins', f)`)).toEqual(['CIT-5.3'])
    expect(cited('describe("the Magistrate [CIT-6.1.3c, CIT-5.6]", f)')).toEqual(['CIT-6.1.3c', 'CIT-5.6'])
    expect(cited('it.concurrent(`[CIT-13] the seed decides`, f)')).toEqual(['CIT-13'])
  })

  test('tables of tests cite', () => {
    expect(cited(`test.each([['[CIT-9.6] example', 31]])('%s', f)`)).toEqual(['CIT-9.6'])
    expect(cited(`test.for<[string]>(cases)('[CIT-9.3] %s', f)`)).toEqual(['CIT-9.3'])
    expect(cited(`const cases = { '[CIT-9.5] ties': 1 }\nfor (const name in cases) test(name, f)`)).toEqual(['CIT-9.5'])
  })

  test('comments, other strings and skipped tests do not', () => {
    expect(cited(`// test('[CIT-5.3] no twins', f)\nconst why = 'see [CIT-5.4]'`)).toEqual([])
    expect(
      cited(`test.skip('[CIT-5.3] x', f); test.todo('[CIT-5.4] y'); describe.skip('z', () => test('[CIT-5.5] w', f))`),
    ).toEqual([])
  })

  test('a half-written or computed id is a fault', () => {
    expect(citationsIn(`test('[CIT-5.3, 5.4] x', f)`).faults).toEqual([
      "line 1: '[CIT-5.3, 5.4]' must list whole rule ids, written out",
    ])
    expect(citationsIn('test(`[CIT-6.${rank}.1] x`, f)').faults).toHaveLength(1)
  })
})

describe('judging', () => {
  const text = (claimedBy: string[]): Text => ({
    name: 'citadels.md',
    path: 'docs/rules/citadels.md',
    claimedBy,
    ...readRules('**CIT-0.1 Ids.**\n**CIT-4.4 Gathering.**\n- a. gold\n- b. cards'),
  })
  const cite = (...ids: string[]) => new Map(ids.map(id => [id, 'x.test.ts:1']))
  const reasons = { 'CIT-0.1': 'numbering' }

  test('every testable rule of a claimed text needs a citation of its own', () => {
    expect(judge([text(['@cloak/citadels-2016'])], cite('CIT-4.4', 'CIT-4.4b'), reasons).faults).toEqual([
      'citadels.md: no test cites 1 of its rules: CIT-4.4a',
    ])
    expect(judge([text(['@cloak/citadels-2016'])], cite('CIT-4.4', 'CIT-4.4a', 'CIT-4.4b'), reasons).faults).toEqual([])
  })

  test('a text that no game claims is counted, not enforced', () => {
    const { counts, faults } = judge([text([])], cite(), reasons)
    expect(faults).toEqual([])
    expect(counts).toMatchObject([{ toCite: 3, uncited: ['CIT-4.4', 'CIT-4.4a', 'CIT-4.4b'] }])
  })

  test('an unknown id is a fault, in a test and in the list of what cannot be tested', () => {
    expect(judge([text([])], cite('CIT-4.5'), reasons).faults).toEqual([
      'x.test.ts:1 cites CIT-4.5, which no rules text contains',
    ])
    expect(judge([text([])], cite(), { 'CIT-0.9': 'gone' }).faults).toHaveLength(1)
    expect(judge([text([])], cite('CIT-0.1'), reasons).faults).toHaveLength(1)
    expect(judge([text([])], cite(), { 'CIT-0.1': ' ' }).faults).toEqual([
      'docs/rules/not-testable.json: CIT-0.1 has no reason',
    ])
  })
})
