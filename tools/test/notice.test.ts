import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import known from '../../packages/client/icon-authors.json' with { type: 'json' }
import { authorsOf, iconsUsed } from '../notice/icons.ts'
import { notice, wrapped } from '../notice/notice.ts'
import { creditedPackages, splitLicence } from '../notice/packages.ts'
import { licenceTexts } from '../notice/texts.ts'

const root = resolve(import.meta.dirname, '../..')
const written = readFileSync(resolve(root, 'NOTICE'), 'utf8')
const used = iconsUsed(root)

describe('NOTICE', () => {
  test('is up to date (npm run notice writes it)', () => expect(written).toBe(notice(root)))

  test('names every icon under its author', () => {
    expect(used.length).toBeGreaterThan(200)
    const sections = new Map(
      [...written.matchAll(/^Icons made by ([^,:\n]+).*:\n((?: {2}.*\n)+)/gm)].map(([, author, list]) => [
        author!,
        list!.split(/[\s,]+/).filter(Boolean),
      ]),
    )
    expect([...sections.values()].flat().sort()).toEqual(used)
    for (const [author, icons] of sections) expect(known).toMatchObject({ [author]: { icons } })
  })

  test('names typefaces with their copyright, and packages with version and licence', () => {
    expect(written).toContain('Copyright 2011 The Alegreya Project Authors')
    expect(written).toContain("Ana Sanfelippo (anasanfe@gmail.com), with Reserved Font Name 'Almendra'\n")
    expect(written).toContain('SIL OPEN FONT LICENSE Version 1.1')
    const { version } = JSON.parse(readFileSync(resolve(root, 'node_modules/react/package.json'), 'utf8')) as {
      version: string
    }
    expect(written).toContain(`react ${version} (MIT), in: client\n  Copyright (c) Meta Platforms`)
  })
})

describe('icons', () => {
  test('in use each have one author, and authors are listed for no other icon', () => {
    expect(authorsOf(used, known)).toEqual(known)
  })

  test('without an author, or with two, are refused by name', () => {
    const one = { icons: ['crown'] }
    expect(() => authorsOf(['crown', 'key'], { A: one })).toThrow("the icon 'key' has 0 authors")
    expect(() => authorsOf(['crown'], { A: one, B: one })).toThrow("the icon 'crown' has 2 authors")
  })

  test('of authors are listed only if they are in use', () => {
    expect(authorsOf(['crown'], { A: { icons: ['crown', 'key'] }, B: { icons: ['owl'] } })).toEqual({
      A: { icons: ['crown'] },
    })
  })
})

describe('packages', () => {
  const packages = creditedPackages(root, ['packages/server', 'packages/client'])
  const names = packages.map(({ name }) => name)

  test('are all that a program runs with, through our own packages too, and no tools', () => {
    expect(names).toEqual(expect.arrayContaining(['ws', 'pg-types', 'react', 'scheduler', 'intl-messageformat']))
    for (const tool of ['vite', 'vitest', 'fast-check', 'typescript', 'playwright-core', '@cloak/kernel'])
      expect(names).not.toContain(tool)
    expect(packages.find(({ name }) => name === 'zod')?.usedBy).toEqual(['server', 'client'])
  })

  test('share a licence text when only copyright and layout differ', () => {
    const file = (who: string, end: string) =>
      `MIT License\n\nCopyright (c) ${who}\n\nPermission is${end}granted “freely”.`
    const one = splitLicence(file('2020 Ann', ' '))
    expect(one).toEqual({ copyright: ['Copyright (c) 2020 Ann'], text: 'Permission is granted "freely".' })
    const as = (name: string, text: string | null) => ({
      name,
      version: '1.0.0',
      licence: 'MIT',
      usedBy: [],
      copyright: [],
      text,
    })
    const texts = licenceTexts([as('a', one.text), as('b', splitLicence(file('Bo', '\n')).text), as('c', null)])
    expect(texts).toEqual([{ licence: 'MIT', names: ['a', 'b'], text: one.text }])
  })
})

test('long lines are broken at spaces', () => {
  const lines = wrapped('word '.repeat(50).trim(), '  ').split('\n')
  expect(lines.length).toBe(3)
  expect(lines.every(line => line.startsWith('  word') && line.length <= 100)).toBe(true)
})
